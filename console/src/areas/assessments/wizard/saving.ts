import {
  type Assessment,
  type AssessmentResult,
  type AssessmentStep,
  assessmentScheduleType,
  campaignStatus,
} from '@heed/contracts'
import { accepted } from '../../../lib/accepted.ts'
import { CampaignSaving, type Key, type Meanwhile } from '../../../parts/campaigns/wizard/CampaignSaving.ts'
import type { AssessmentWizardStore } from './AssessmentWizardStore.ts'
import { type AssessmentValues, toSave } from './values.ts'

const { draft, scheduled, active, completed } = campaignStatus

/** Saves the assessment that a wizard holds. */
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

  async draft(): Promise<Key> {
    const { client, companyId, body } = await this.form()
    const { id } = this
    const save = { ...body, companyId, status: draft }
    const answer =
      id === undefined
        ? await client.assessments.saveDraft(save)
        : await client.assessments.updateDraft({ ...save, assessmentId: String(id) })
    return this.accept(answer)
  }

  async start(): Promise<Key> {
    const { client, companyId, body } = await this.form()
    const { id } = this
    const { due } = body
    // Without one the last button is closed.
    if (due === null) throw new Error(this.wizard.startRefusal ?? this.otherwise)
    const isPlanned = body.scheduleType === assessmentScheduleType.scheduled && !this.wizard.isOngoing
    const save = { ...body, due, companyId, status: isPlanned ? scheduled : active }
    const answer =
      id === undefined
        ? await client.assessments.create(save)
        : await client.assessments.update({ ...save, assessmentId: String(id) })
    return this.accept(answer)
  }

  async pack(): Promise<Key> {
    const { body } = await this.form()
    const { wizard } = this
    const { name, questions, templateIds, personalizeData } = body
    const answer = await wizard.given.client.packages.create({
      companyId: wizard.companyId,
      kind: 'assessment',
      name,
      questions,
      templateIds: templateIds ?? [],
      personalizeEnabled: wizard.keys.length > 0,
      ...(personalizeData && { personalizeData }),
    })
    return this.accept(answer)
  }

  private async form() {
    await this.ready()
    const { wizard, id } = this
    const { given, companyId, values, zone, now, keys, chosen } = wizard
    const threatAreas = [...new Set(chosen.map(({ area }) => area))]
    const body = toSave(values, { id, now, zone, isPersonal: keys.length > 0, threatAreas })
    return { client: given.client, companyId, body }
  }

  private accept(answer: AssessmentResult): Key {
    return this.done(accepted(answer, this.otherwise).assessment)
  }
}
