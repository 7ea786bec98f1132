import type { Channel } from '@heed/contracts'
import type { Letter } from '@heed/contracts/mail/letter'

/** Rows that only come to be while a world runs. */

import type { Payer } from '@heed/fixtures'

/** A signed-in person; the id is the access token. */
export interface SessionRow {
  id: string
  personId: string
  created: string
  expires: string
  /** The session in which the super level acts as this person; it ends with that. */
  ownerId?: string
}

/** An emailed sign-in link, good once; the id is what stands in the link. */
export interface EmailTokenRow {
  id: string
  personId: string
  created: string
  expires: string
  used: boolean
}

/** A payer's pages of the billing service, open until they expire; the id is what stands in their address. */
export interface BillingSessionRow {
  id: string
  payer: Payer
  /** All that the payer has there, or only the form of the card. */
  opens: 'portal' | 'card'
  expires: string
}

/** Seats that a company, whose id the row bears, pays for beyond those it bought, until the month is over. */
export interface SeatUseRow {
  id: number
  /** As in '2026-02', in UTC. */
  month: string
  /** Those it bought included. */
  seats: number
}

/** Mails that sign a manager in. */
export type LinkKind = 'signin' | 'verify' | 'welcome'
/** Messages of trainings and assessments. */
export type CampaignMailKind = 'lesson' | 'invitation' | 'reminder' | 'preview'
type MailKind = LinkKind | CampaignMailKind | 'report' | 'invoice'

/** A message in the outbox, by email unless it says otherwise; ids grow. A link that begins with / lies below the world. */
export interface MailRow {
  id: number
  to: string
  kind: MailKind
  channel?: Channel
  subject: string
  /** What it says; html, text and the messages of Slack and Teams are made of it by whoever reads it. */
  letter: Letter
  links: readonly string[]
  sent: string
}

/** Something a client reported of its use; events have no value. */
export interface AnalyticsRow {
  id: number
  name: string
  value: number | null
  data: Readonly<Record<string, unknown>>
  at: string
}

/** What of the world is not a row elsewhere: 'now', 'random', 'keys' and the highest id given out per collection. */
export interface MetaRow {
  id: string
  value: number
}
