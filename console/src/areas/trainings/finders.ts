import type { TrainingRow } from '@heed/contracts'
import { createCampaignFinder } from '../../parts/campaigns/list/campaignFinder.tsx'
import { trainingKind } from './campaign/training.tsx'

export const finders = [
  createCampaignFinder<TrainingRow>(
    trainingKind,
    async ({ client, companyId }, query, signal) =>
      (await client.trainings.list({ companyId, ...query }, { signal })).automations,
  ),
]
