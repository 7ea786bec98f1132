import { campaignStatus } from '../../entities/campaigns/campaign.ts'

export interface CampaignCaller {
  isAdmin: boolean
  isSuper?: boolean
}

export const getDraftRefusal = ({ status, isScorm }: { status: number; isScorm?: boolean }): string | null =>
  status === campaignStatus.draft && !isScorm ? null : 'Only a draft can be saved as a draft'

const { draft, scheduled, active, completed } = campaignStatus
export const isNotStarted = (status: number): boolean => status === draft || status === scheduled
export const hasStarted = (status: number): boolean => status === active || status === completed
