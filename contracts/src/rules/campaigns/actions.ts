import { campaignStatus } from '../../entities/campaign.ts'

/** Who asks: an admin of the company, and at the super level who sees mail logs (S1 section 6). */
export interface CampaignCaller {
  isAdmin: boolean
  isSuper?: boolean
}

/** What has begun, and what is packaged, is no draft any more; null for a draft. */
export const draftRefusal = ({ status, isScorm }: { status: number; isScorm?: boolean }): string | null =>
  status === campaignStatus.draft && !isScorm ? null : 'Only a draft can be saved as a draft'

const { draft, scheduled, active, completed } = campaignStatus
export const isPlanned = (status: number): boolean => status === draft || status === scheduled
export const hasRun = (status: number): boolean => status === active || status === completed
