import { type CampaignStatus, campaignStatus } from '@heed/contracts'
import type { Sent } from './Unanswered.ts'

/** A campaign as the server has it. */
export interface Campaign {
  id: string | number
  name: string
  status: CampaignStatus
  isScorm: boolean
  created: string
}

export const isDraft = ({ status }: Campaign): boolean => status === campaignStatus.draft

/** What the wizards of all campaigns choose. */
export interface CampaignValues {
  name: string
  userLists: number[]
  /** A copy and a recommendation begin with their content and need no template. */
  beginsWithContent: boolean
}

/** What is kept in the tab until it is saved. */
export interface KeptCampaign<Values, Step> {
  values: Values
  reached: Step
  /** When the saved campaign had last changed that this began with; null without one. */
  base: string | null
  /** What was sent without an answer, oldest first. */
  unanswered?: Sent<Values>[] | undefined
}

/** What a wizard begins with: nothing, a saved campaign, or another one's content. */
export type SavedOrigin = { kind: 'new' } | { kind: 'edit'; id: string } | { kind: 'copy'; id: string }

/** Or what somebody else has chosen. */
export type CampaignOrigin = SavedOrigin | { kind: 'recommended' }
