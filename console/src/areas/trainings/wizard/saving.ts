import {
  campaignStatus,
  isPlanned,
  type Training,
  type TrainingResult,
  type TrainingSave,
  type TrainingStep,
  trainingScheduleType,
} from '@heed/contracts'
import { accepted } from '../../../lib/accepted.ts'
import { CampaignSaving, type Key, type Meanwhile } from '../../../parts/campaigns/wizard/CampaignSaving.ts'
import type { TrainingWizardStore } from './TrainingWizardStore.ts'
import { type TrainingValues, toSave } from './values.ts'

/** Saves the training that a wizard holds. */
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

  protected async sendDraft(): Promise<Key> {
    const { client, companyId, body } = this.form()
    const { id } = this
    const draft = { ...body, companyId, status: campaignStatus.draft }
    const answer =
      id === undefined
        ? await client.trainings.saveDraft(draft)
        : await client.trainings.updateDraft({ ...draft, trainingId: String(id) })
    return this.accept(answer)
  }

  protected async sendStart(): Promise<Key> {
    const { client, companyId, body } = this.form()
    const { id } = this
    const status =
      body.scheduleType === trainingScheduleType.future ? campaignStatus.scheduled : campaignStatus.active
    const save: TrainingSave & { companyId: number } = { ...body, companyId, status }
    const answer =
      id === undefined
        ? await client.trainings.create(save)
        : await client.trainings.update({ ...save, trainingId: String(id) })
    return this.accept(answer)
  }

  protected async sendPackage(): Promise<Key> {
    const { wizard } = this
    const { name, subjects, templateId } = wizard.values
    const answer = await wizard.given.client.packages.create({
      companyId: wizard.companyId,
      kind: 'training',
      name,
      subjects,
      ...(templateId !== null && { templateId }),
    })
    return this.accept(answer)
  }

  private form() {
    const { wizard, id } = this
    const { given, companyId, values, zone, now, sentIds } = wizard
    const body = toSave(values, { id, sentIds, now, zone })
    return { client: given.client, companyId, body }
  }

  private accept(answer: TrainingResult): Key {
    return this.done(accepted(answer, this.otherwise).automation)
  }
}
