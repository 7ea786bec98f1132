import { type CampaignKey, type CampaignStatus, campaignStatus } from '@heed/contracts'
import type { TypeOptions } from 'i18next'
import type * as z from 'zod/mini'
import type { CommandArguments } from '../../../../lib/commands/apiCommand.ts'

export type CampaignKind = 'training' | 'assessment'

type KindFromSection<Section> = Section extends `${infer Kind}Wizard` ? Kind : never
/** Each `…Wizard.json` text file belongs to one kind. */
export type WizardKind = KindFromSection<keyof TypeOptions['resources']['translation']>

export type CampaignId = z.infer<typeof CampaignKey>
export type SaveCall = { operation: string; ids: CommandArguments; body: object }

export interface Campaign {
  id: string | number
  name: string
  status: CampaignStatus
  isScorm: boolean
  uniqueId: string
  created: string
}

export const isDraft = ({ status }: Campaign): boolean => status === campaignStatus.draft

export interface CampaignValues {
  name: string
  userLists: number[]
  /** Copies and recommendations start with content and need no template. */
  beginsWithContent: boolean
}

export interface PendingSave<Values> {
  /** Earliest server time at which the request could have been processed. */
  since: string
  values: Values
  isDraft: boolean
  isNew: boolean
}

export interface CampaignDraft<Values, Step> {
  values: Values
  reached: Step
  base: string | null
  unanswered?: PendingSave<Values>[] | undefined
}

export type SavedOrigin = { kind: 'new' } | { kind: 'edit'; id: string } | { kind: 'copy'; id: string }

export type CampaignOrigin = SavedOrigin | { kind: 'recommended' }
