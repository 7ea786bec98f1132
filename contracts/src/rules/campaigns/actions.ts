import { campaignStatus } from '../../entities/campaign.ts'

/** Who asks: an admin of the company, and at the super level who sees mail logs (S1 section 6). */
export interface CampaignCaller {
  isAdmin: boolean
  isSuper?: boolean
}

const { draft, scheduled, active, completed } = campaignStatus
export const isPlanned = (status: number): boolean => status === draft || status === scheduled
export const hasRun = (status: number): boolean => status === active || status === completed
