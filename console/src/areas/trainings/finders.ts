import type { TrainingRow } from '@heed/contracts'
import { createCampaignFinder } from '../../parts/campaigns/list/campaignFinder.tsx'
import { training } from './campaign/training.tsx'

export const finders = [
  createCampaignFinder<TrainingRow>(
    training,
    async ({ client, companyId }, query, signal) =>
      (await client.trainings.list({ companyId, ...query }, { signal })).automations,
  ),
]
