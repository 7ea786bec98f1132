import {
  campaignStatus,
  isPlanned,
  type Training,
  type TrainingResult,
  type TrainingSave,
  type TrainingStep,
  trainingScheduleType,
} from '@heed/contracts'
import { accepted } from '../../../lib/tables/accepted.ts'
import {
  CampaignSaving,
  type Key,
  type Meanwhile,
  type SaveCall,
} from '../../../parts/campaigns/wizard/CampaignSaving.ts'
import type { TrainingWizardStore } from './TrainingWizardStore.ts'
import { type TrainingValues, toSave } from './values.ts'

function formOf({ values, saved, sentIds, now, zone }: TrainingWizardStore) {
  return toSave(values, { id: saved.value?.id, sentIds, now, zone })
}

const draftOf = (wizard: TrainingWizardStore) => ({ ...formOf(wizard), status: campaignStatus.draft })

export function startOf(wizard: TrainingWizardStore): TrainingSave {
  const form = formOf(wizard)
  const isPlanned = form.scheduleType === trainingScheduleType.future
  return { ...form, status: isPlanned ? campaignStatus.scheduled : campaignStatus.active }
}

function packageOf({ values }: TrainingWizardStore) {
  const { name, subjects, templateId } = values
  return { kind: 'training' as const, name, subjects, ...(templateId !== null && { templateId }) }
}

export function startCall(wizard: TrainingWizardStore): SaveCall {
  const { companyId, saved, isPackaged } = wizard
  if (isPackaged) return { operation: 'packages.create', ids: { companyId }, body: packageOf(wizard) }
  const body = startOf(wizard)
  return saved.value
    ? { operation: 'trainings.update', ids: { companyId, trainingId: saved.value.id }, body }
    : { operation: 'trainings.create', ids: { companyId }, body }
}

export class TrainingSaving extends CampaignSaving<
  Training,
  TrainingValues,
  TrainingStep,
  TrainingWizardStore
> {
  protected becameOf({ status }: Training, before: Training | undefined): Exclude<Meanwhile, 'deleted'> {
    if (!isPlanned(status)) return 'started'
    const isStopped = before !== undefined && before.status !== status && status === campaignStatus.draft
    return isStopped ? 'stopped' : 'saved'
  }

  get startsBySaving(): boolean {
    return this.wizard.saved.value?.status === campaignStatus.scheduled
  }

  get saveCall(): SaveCall {
    const { wizard, id, startsBySaving } = this
    const { companyId } = wizard
    if (startsBySaving) return startCall(wizard)
    const body = draftOf(wizard)
    return id === undefined
      ? { operation: 'trainings.saveDraft', ids: { companyId }, body }
      : { operation: 'trainings.updateDraft', ids: { companyId, trainingId: id }, body }
  }

  get startCall(): SaveCall {
    return startCall(this.wizard)
  }

  protected async sendDraft(): Promise<Key> {
    const { wizard, id } = this
    const { client } = wizard.given
    const draft = { ...draftOf(wizard), companyId: wizard.companyId }
    const answer =
      id === undefined
        ? await client.trainings.saveDraft(draft)
        : await client.trainings.updateDraft({ ...draft, trainingId: String(id) })
    return this.accept(answer)
  }

  protected async sendStart(): Promise<Key> {
    const { wizard, id } = this
    const { client } = wizard.given
    const save = { ...startOf(wizard), companyId: wizard.companyId }
    const answer =
      id === undefined
        ? await client.trainings.create(save)
        : await client.trainings.update({ ...save, trainingId: String(id) })
    return this.accept(answer)
  }

  protected async sendPackage(): Promise<Key> {
    const { wizard } = this
    const { companyId, given } = wizard
    const answer = await given.client.packages.create({ companyId, ...packageOf(wizard) })
    return this.accept(answer)
  }

  private accept(answer: TrainingResult): Key {
    return this.done(accepted(answer, this.otherwise).automation)
  }
}
