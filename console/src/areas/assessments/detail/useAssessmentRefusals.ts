import {
  type Assessment,
  type AssessmentAction,
  areRecommendationsEnabled,
  getAssessmentRefusals,
} from '@heed/contracts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { useCampaignCaller } from '../../../parts/campaigns/useCampaignCaller.ts'

const DAY_MS = 86_400_000

export function useAssessmentRefusals(): (
  assessment: Assessment,
) => Readonly<Record<AssessmentAction, string | null>> {
  const caller = useCampaignCaller()
  const company = useCompany()
  const { clock } = useRoot()
  return (assessment) => {
    const now = clock.now()
    const context = { ...caller, now: now.toISOString(), recommendations: areRecommendationsEnabled(company) }
    const isDueInFuture = assessment.due !== null && Date.parse(assessment.due) > now.getTime()
    const due = isDueInFuture ? undefined : new Date(now.getTime() + DAY_MS).toISOString()
    return getAssessmentRefusals(assessment, { ...context, due })
  }
}
