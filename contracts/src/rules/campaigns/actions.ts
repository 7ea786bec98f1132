import { campaignStatus } from '../../entities/campaign.ts'

/** Who asks: an admin of the company, and at the super level who sees mail logs (S1 section 6). */
export interface CampaignCaller {
  isAdmin: boolean
  isSuper?: boolean
}

/** For each action why it is refused, as a sentence; null where it is allowed. */
export type Refusals<A extends string> = Readonly<Record<A, string | null>>

export const adminsOnly = 'Only admins may do this'
export const superOnly = 'Only the super level may do this'

/** The first reason that holds; null where none does. */
export const firstOf = (...reasons: readonly (string | false | null)[]): string | null =>
  reasons.find((reason): reason is string => typeof reason === 'string') ?? null

const { draft, scheduled, active, completed } = campaignStatus
export const isPlanned = (status: number): boolean => status === draft || status === scheduled
export const hasRun = (status: number): boolean => status === active || status === completed
