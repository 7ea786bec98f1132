import type { AssessmentRow } from '@heed/contracts'
import { createCampaignFinder } from '../../parts/campaigns/list/campaignFinder.tsx'
import { assessment } from './campaign/assessment.tsx'

export const finders = [
  createCampaignFinder<AssessmentRow>(
    assessment,
    async ({ client, companyId }, query, signal) =>
      (await client.assessments.list({ companyId, ...query }, { signal })).assessments,
  ),
]
