import type { TrainingRow } from '@heed/contracts'
import { campaignFinder } from '../../parts/campaigns/list/campaignFinder.tsx'
import { training } from './campaign/training.tsx'

export const finders = [
  campaignFinder<TrainingRow>(
    training,
    async ({ client, companyId }, query, signal) =>
      (await client.trainings.list({ companyId, ...query }, { signal })).automations,
  ),
]
