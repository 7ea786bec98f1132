import { type CampaignStatus, campaignStatus } from '@heed/contracts'
import type { Sent } from './Unanswered.ts'

export interface Campaign {
  id: string | number
  name: string
  status: CampaignStatus
  isScorm: boolean
  created: string
}

export const isDraft = ({ status }: Campaign): boolean => status === campaignStatus.draft

export interface CampaignValues {
  name: string
  userLists: number[]
  /** Copies and recommendations start with content and need no template. */
  beginsWithContent: boolean
}

export interface KeptCampaign<Values, Step> {
  values: Values
  reached: Step
  base: string | null
  unanswered?: Sent<Values>[] | undefined
}

export type SavedOrigin = { kind: 'new' } | { kind: 'edit'; id: string } | { kind: 'copy'; id: string }

export type CampaignOrigin = SavedOrigin | { kind: 'recommended' }
