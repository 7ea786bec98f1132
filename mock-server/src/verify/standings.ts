import { campaignStatus } from '@heed/contracts'

export const standings = {
  draft: campaignStatus.draft,
  scheduled: campaignStatus.scheduled,
  active: campaignStatus.active,
  completed: campaignStatus.completed,
} as const
