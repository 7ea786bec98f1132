import {
  type Assessment,
  type AssessmentResult,
  type AssessmentStep,
  assessmentScheduleType,
  campaignStatus,
} from '@heed/contracts'
import { accepted } from '../../../lib/tables/accepted.ts'
import {
  CampaignSaving,
  type Key,
  type Meanwhile,
  type SaveCall,
} from '../../../parts/campaigns/wizard/CampaignSaving.ts'
import type { AssessmentWizardStore } from './AssessmentWizardStore.ts'
import { type AssessmentValues, toSave } from './values.ts'

const { draft, scheduled, active, completed } = campaignStatus

function bodyOf({ values, zone, now, keys, chosen, saved }: AssessmentWizardStore) {
  const threatAreas = [...new Set(chosen.map(({ area }) => area))]
  return toSave(values, { id: saved.value?.id, now, zone, isPersonal: keys.length > 0, threatAreas })
}

function startBody(wizard: AssessmentWizardStore) {
  const body = bodyOf(wizard)
  const { due, scheduleType } = body
  if (due === null) return undefined
  const isPlanned = scheduleType === assessmentScheduleType.scheduled && !wizard.isOngoing
  return { ...body, due, status: isPlanned ? scheduled : active }
}

function packageBody(wizard: AssessmentWizardStore) {
  const { name, questions, templateIds, personalizeData } = bodyOf(wizard)
  return {
    kind: 'assessment' as const,
    name,
    questions,
    templateIds: templateIds ?? [],
    personalizeEnabled: wizard.keys.length > 0,
    ...(personalizeData && { personalizeData }),
  }
}

export function startCall(wizard: AssessmentWizardStore): SaveCall | undefined {
  const { companyId, saved, isPackaged } = wizard
  if (isPackaged) return { operation: 'packages.create', ids: { companyId }, body: packageBody(wizard) }
  const body = startBody(wizard)
  if (!body) return undefined
  const { id: _, ...fields } = body
  return saved.value
    ? { operation: 'assessments.update', ids: { companyId, assessmentId: saved.value.id }, body: fields }
    : { operation: 'assessments.create', ids: { companyId }, body: fields }
}

export class AssessmentSaving extends CampaignSaving<
  Assessment,
  AssessmentValues,
  AssessmentStep,
  AssessmentWizardStore
> {
  protected becameOf({ status }: Assessment, before: Assessment | undefined): Exclude<Meanwhile, 'deleted'> {
    if (status === completed) return 'completed'
    if (before === undefined || before.status === status) return 'saved'
    if (status === active) return 'started'
    return status === draft ? 'stopped' : 'saved'
  }

  get startsBySaving(): boolean {
    const { value } = this.wizard.saved
    return value !== undefined && value.status !== draft
  }

  get saveCall(): SaveCall | undefined {
    const { wizard, id, startsBySaving } = this
    const { companyId } = wizard
    if (startsBySaving) return startCall(wizard)
    const { id: _, ...fields } = bodyOf(wizard)
    const body = { ...fields, status: draft }
    return id === undefined
      ? { operation: 'assessments.saveDraft', ids: { companyId }, body }
      : { operation: 'assessments.updateDraft', ids: { companyId, assessmentId: id }, body }
  }

  get startCall(): SaveCall | undefined {
    return startCall(this.wizard)
  }

  protected async sendDraft(): Promise<Key> {
    const { wizard, id } = this
    const { given, companyId } = wizard
    const save = { ...bodyOf(wizard), companyId, status: draft }
    const answer =
      id === undefined
        ? await given.client.assessments.saveDraft(save)
        : await given.client.assessments.updateDraft({ ...save, assessmentId: String(id) })
    return this.accept(answer)
  }

  protected async sendStart(): Promise<Key> {
    const { wizard, id } = this
    const { given, companyId } = wizard
    const body = startBody(wizard)
    if (body === undefined) throw new Error(wizard.startRefusal ?? this.otherwise)
    const save = { ...body, companyId }
    const answer =
      id === undefined
        ? await given.client.assessments.create(save)
        : await given.client.assessments.update({ ...save, assessmentId: String(id) })
    return this.accept(answer)
  }

  protected async sendPackage(): Promise<Key> {
    const { given, companyId } = this.wizard
    return this.accept(await given.client.packages.create({ companyId, ...packageBody(this.wizard) }))
  }

  private accept(answer: AssessmentResult): Key {
    return this.done(accepted(answer, this.otherwise).assessment)
  }

  protected override done(saved: { id: Key } | undefined): Key {
    const { intros, values } = this.wizard
    const id = super.done(saved)
    intros?.keep(id, values.intro)
    return id
  }
}
