import {
  campaignStatus,
  isNotStarted,
  type Training,
  type TrainingResult,
  type TrainingSave,
  trainingScheduleType,
} from '@heed/contracts'
import type {
  CampaignRequests,
  SaveResponse,
} from '../../../parts/campaigns/wizard/model/CampaignRequests.ts'
import type { SaveCall } from '../../../parts/campaigns/wizard/model/campaign.ts'
import type { TrainingWizardStore } from './TrainingWizardStore.ts'
import { toTrainingSave } from './toTrainingSave.ts'

function toSaveBody({ values, saved, sentIds, now, zone }: TrainingWizardStore) {
  return toTrainingSave(values, { id: saved.value?.id, sentIds, now, zone })
}

const toDraftBody = (wizard: TrainingWizardStore) => ({ ...toSaveBody(wizard), status: campaignStatus.draft })

export function toStartBody(wizard: TrainingWizardStore): TrainingSave {
  const form = toSaveBody(wizard)
  const isPlanned = form.scheduleType === trainingScheduleType.future
  return { ...form, status: isPlanned ? campaignStatus.scheduled : campaignStatus.active }
}

function toPackageBody({ values }: TrainingWizardStore) {
  const { name, subjects, templateId } = values
  return { kind: 'training' as const, name, subjects, ...(templateId !== null && { templateId }) }
}

export function createTrainingStartCall(wizard: TrainingWizardStore): SaveCall {
  const { companyId, saved, isPackaged } = wizard
  if (isPackaged) return { operation: 'packages.create', ids: { companyId }, body: toPackageBody(wizard) }
  const body = toStartBody(wizard)
  return saved.value
    ? { operation: 'trainings.update', ids: { companyId, trainingId: saved.value.id }, body }
    : { operation: 'trainings.create', ids: { companyId }, body }
}

const toSaveResponse = ({ automation, ...answer }: TrainingResult): SaveResponse => ({
  ...answer,
  saved: automation,
})

export const trainingRequests: CampaignRequests<Training, TrainingWizardStore> = {
  explainChange({ status }, previous) {
    if (!isNotStarted(status)) return 'started'
    const isStopped = previous !== undefined && previous.status !== status && status === campaignStatus.draft
    return isStopped ? 'stopped' : 'saved'
  },
  startsBySaving: ({ status }) => status === campaignStatus.scheduled,
  draftCall(wizard) {
    const { companyId, saved } = wizard
    const body = toDraftBody(wizard)
    return saved.value
      ? { operation: 'trainings.updateDraft', ids: { companyId, trainingId: saved.value.id }, body }
      : { operation: 'trainings.saveDraft', ids: { companyId }, body }
  },
  startCall: createTrainingStartCall,
  async saveDraft(wizard, id) {
    const { client } = wizard.given
    const draft = { ...toDraftBody(wizard), companyId: wizard.companyId }
    return toSaveResponse(
      await (id === undefined
        ? client.trainings.saveDraft(draft)
        : client.trainings.updateDraft({ ...draft, trainingId: String(id) })),
    )
  },
  async start(wizard, id) {
    const { client } = wizard.given
    const save = { ...toStartBody(wizard), companyId: wizard.companyId }
    return toSaveResponse(
      await (id === undefined
        ? client.trainings.create(save)
        : client.trainings.update({ ...save, trainingId: String(id) })),
    )
  },
  async createPackage(wizard) {
    const { companyId, given: options } = wizard
    return toSaveResponse(await options.client.packages.create({ companyId, ...toPackageBody(wizard) }))
  },
}
