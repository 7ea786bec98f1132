import type { AssessmentRow } from '@heed/contracts'
import { campaignFinder } from '../../parts/campaigns/list/campaignFinder.tsx'
import { assessment } from './campaign/assessment.tsx'

export const finders = [
  campaignFinder<AssessmentRow>(
    assessment,
    async ({ client, companyId }, query, signal) =>
      (await client.assessments.list({ companyId, ...query }, { signal })).assessments,
  ),
]
