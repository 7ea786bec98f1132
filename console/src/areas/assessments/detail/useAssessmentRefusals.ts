import {
  type Assessment,
  type AssessmentAction,
  assessmentRefusals,
  recommendationsEnabled,
} from '@heed/contracts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { useCampaignCaller } from '../../../parts/campaigns/useCampaignCaller.ts'

const DAY = 86_400_000

export function useAssessmentRefusals(): (
  assessment: Assessment,
) => Readonly<Record<AssessmentAction, string | null>> {
  const caller = useCampaignCaller()
  const company = useCompany()
  const { clock } = useRoot()
  return (assessment) => {
    const now = clock.now()
    const context = { ...caller, now: now.toISOString(), recommendations: recommendationsEnabled(company) }
    const isAhead = assessment.due !== null && Date.parse(assessment.due) > now.getTime()
    const due = isAhead ? undefined : new Date(now.getTime() + DAY).toISOString()
    return assessmentRefusals(assessment, { ...context, due })
  }
}
