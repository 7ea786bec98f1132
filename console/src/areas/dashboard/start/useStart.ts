import { paths } from '../../../app/paths.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { AttentionStore } from '../attention/AttentionStore.ts'
import { DashboardStore } from '../DashboardStore.ts'
import { useCreateActions } from '../useCreate.tsx'

export type Start = {
  hasEmployees: boolean
  draftPath: string | undefined
}

/** Undefined once a campaign has been started or scheduled, and for viewers. */
export function useStart(): Start | undefined {
  const company = useCompany()
  const { isAdmin } = useRoot().session
  const { anyCampaign } = useCreateActions()
  const { status, trainings, assessments } = useCompanyStore(DashboardStore)
  const { drafts, isLoading } = useCompanyStore(AttentionStore)
  if (!isAdmin || anyCampaign.hidden || isLoading || !status.value || !drafts) return undefined
  const counts = [status.value.trainings, status.value.assessments].flatMap(({ active, completed }) => [
    active.value,
    completed.value,
  ])
  const rows = [trainings, assessments].map(({ value, failure }) => (failure ? 1 : (value?.rows.length ?? 0)))
  if ([...counts, ...rows].some((count) => count > 0)) return undefined
  const { training, assessment } = drafts
  return {
    hasEmployees: company.users_total > 0,
    draftPath: training
      ? paths.editTraining({ trainingId: training.newest.id })
      : assessment
        ? paths.editAssessment({ assessmentId: assessment.newest.id })
        : undefined,
  }
}
