import { campaignStatus } from '@heed/contracts'

export const standingStatuses = {
  draft: campaignStatus.draft,
  scheduled: campaignStatus.scheduled,
  active: campaignStatus.active,
  completed: campaignStatus.completed,
} as const
