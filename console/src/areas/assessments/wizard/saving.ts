import {
  type Assessment,
  type AssessmentResult,
  assessmentScheduleType,
  campaignStatus,
} from '@heed/contracts'
import type {
  CampaignRequests,
  SaveResponse,
} from '../../../parts/campaigns/wizard/model/CampaignRequests.ts'
import type { SaveCall } from '../../../parts/campaigns/wizard/model/campaign.ts'
import type { AssessmentWizardStore } from './AssessmentWizardStore.ts'
import { toAssessmentSave } from './values.ts'

const { draft, scheduled, active, completed } = campaignStatus

function toBody({ values, zone, now, keys, selectedItems, saved }: AssessmentWizardStore) {
  const threatAreas = [...new Set(selectedItems.map(({ area }) => area))]
  return toAssessmentSave(values, {
    id: saved.value?.id,
    now,
    zone,
    isPersonal: keys.length > 0,
    threatAreas,
  })
}

function createStartBody(wizard: AssessmentWizardStore) {
  const body = toBody(wizard)
  const { due, scheduleType } = body
  if (due === null) return undefined
  const isPlanned = scheduleType === assessmentScheduleType.scheduled && !wizard.isOngoing
  return { ...body, due, status: isPlanned ? scheduled : active }
}

function toPackageBody(wizard: AssessmentWizardStore) {
  const { name, questions, templateIds, personalizeData } = toBody(wizard)
  return {
    kind: 'assessment' as const,
    name,
    questions,
    templateIds: templateIds ?? [],
    personalizeEnabled: wizard.keys.length > 0,
    ...(personalizeData && { personalizeData }),
  }
}

export function createAssessmentStartCall(wizard: AssessmentWizardStore): SaveCall | undefined {
  const { companyId, saved, isPackaged } = wizard
  if (isPackaged) return { operation: 'packages.create', ids: { companyId }, body: toPackageBody(wizard) }
  const body = createStartBody(wizard)
  if (!body) return undefined
  const { id: _, ...fields } = body
  return saved.value
    ? { operation: 'assessments.update', ids: { companyId, assessmentId: saved.value.id }, body: fields }
    : { operation: 'assessments.create', ids: { companyId }, body: fields }
}

const toSaveResponse = ({ assessment, ...answer }: AssessmentResult): SaveResponse => ({
  ...answer,
  saved: assessment,
})

export const assessmentRequests: CampaignRequests<Assessment, AssessmentWizardStore> = {
  explainChange({ status }, previous) {
    if (status === completed) return 'completed'
    if (previous === undefined || previous.status === status) return 'saved'
    if (status === active) return 'started'
    return status === draft ? 'stopped' : 'saved'
  },
  startsBySaving: ({ status }) => status !== draft,
  draftCall(wizard) {
    const { companyId, saved } = wizard
    const { id: _, ...fields } = toBody(wizard)
    const body = { ...fields, status: draft }
    return saved.value
      ? { operation: 'assessments.updateDraft', ids: { companyId, assessmentId: saved.value.id }, body }
      : { operation: 'assessments.saveDraft', ids: { companyId }, body }
  },
  startCall: createAssessmentStartCall,
  async saveDraft(wizard, id) {
    const { client } = wizard.given
    const save = { ...toBody(wizard), companyId: wizard.companyId, status: draft }
    return toSaveResponse(
      await (id === undefined
        ? client.assessments.saveDraft(save)
        : client.assessments.updateDraft({ ...save, assessmentId: String(id) })),
    )
  },
  async start(wizard, id) {
    const { client } = wizard.given
    const body = createStartBody(wizard)
    if (body === undefined) return { success: false, reason: wizard.startRefusal }
    const save = { ...body, companyId: wizard.companyId }
    return toSaveResponse(
      await (id === undefined
        ? client.assessments.create(save)
        : client.assessments.update({ ...save, assessmentId: String(id) })),
    )
  },
  async createPackage(wizard) {
    const { companyId, given: options } = wizard
    return toSaveResponse(await options.client.packages.create({ companyId, ...toPackageBody(wizard) }))
  },
  onSaved: ({ intros, values }, id) => intros?.save(id, values.intro),
}
