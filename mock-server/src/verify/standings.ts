import { campaignStatus } from '@heed/contracts'

/** The status of a campaign by the word of a provider state. */
export const standings = {
  draft: campaignStatus.draft,
  scheduled: campaignStatus.scheduled,
  active: campaignStatus.active,
  completed: campaignStatus.completed,
} as const
