import type { Channel } from '@heed/contracts'
import type { Letter } from '@heed/contracts/mail/letter'

import type { Payer } from '@heed/fixtures'

/** `id` is the access token. */
export interface SessionRow {
  id: string
  personId: string
  created: string
  expires: string
  /** The impersonator's session; when it ends, this session ends too. */
  ownerId?: string
}

export interface EmailTokenRow {
  id: string
  personId: string
  created: string
  expires: string
  used: boolean
}

export interface BillingSessionRow {
  id: string
  payer: Payer
  opens: 'portal' | 'card'
  expires: string
}

/** `id` is the company's ID. */
export interface SeatUseRow {
  id: number
  /** UTC, as in '2026-02'. */
  month: string
  /** Highest number of billed seats in the month, including bought seats. */
  seats: number
}

export type LinkKind = 'signin' | 'verify' | 'welcome'
export type CampaignEmailKind = 'lesson' | 'invitation' | 'reminder' | 'preview'
type EmailKind = LinkKind | CampaignEmailKind | 'report' | 'invoice'

/** Sent by email if no channel is given; links that start with / are relative to the world's address. */
export interface EmailRow {
  id: number
  to: string
  kind: EmailKind
  channel?: Channel
  subject: string
  letter: Letter
  links: readonly string[]
  sent: string
}

/** The part that all emails of a send share; `letter` contains neither a greeting nor a link. */
export interface LetterRow {
  id: number
  kind: CampaignEmailKind
  channel: Channel
  subject: string
  letter: Letter
  link: NumberedLink | null
}

export interface NumberedLink {
  path: string
  uniqueId: string
  prefix: string
}

/** Consecutive emails: `id` is the first one's, and the lists are equally long. */
export interface EmailBatchRow {
  id: number
  letterIds: readonly number[]
  to: readonly string[]
  /** Empty for a greeting without a name; null for no greeting. */
  names: readonly (string | null)[]
  links: readonly (number | string | null)[]
  sent: string
}

/** Emails with a letter of their own contain it, as do all emails in older data files. */
export type StoredEmailRow = EmailRow | EmailBatchRow

export interface AnalyticsRow {
  id: number
  name: string
  value: number | null
  data: Readonly<Record<string, unknown>>
  at: string
}

export interface MetaRow {
  id: string
  value: number
}
