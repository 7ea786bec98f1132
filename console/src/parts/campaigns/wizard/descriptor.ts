import type { Channel, Company } from '@heed/contracts'
import type { ParseKeys } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import type { DraftsStore } from '../../../app/stores/DraftsStore.ts'
import type { LazyComponent } from '../../../ui/lazyPart.tsx'
import type { OutcomeKind } from './address/places.ts'
import type { CampaignRequests } from './model/CampaignRequests.ts'
import type { CampaignRules } from './model/CampaignRules.ts'
import type { CampaignOptions } from './model/CampaignSteps.ts'
import type { CampaignWizard } from './model/CampaignWizard.ts'
import type { Campaign, CampaignDraft, CampaignOrigin, CampaignValues } from './model/campaign.ts'

export type BaseCampaignWizard = CampaignWizard<Campaign, CampaignValues, string>

type StepTexts = Readonly<Record<string, string | undefined>>

interface SafeParser<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false }
}

interface OpenContext {
  company: Company
  drafts: DraftsStore
}

export interface CampaignDescriptor<
  Saved extends Campaign = Campaign,
  Values extends CampaignValues = CampaignValues,
  Step extends string = string,
  Origin extends CampaignOrigin = CampaignOrigin,
  Wizard = BaseCampaignWizard,
> {
  rules: Pick<CampaignRules<Saved, Values, Step, never>, 'kind' | 'places' | 'get'>
  requests: CampaignRequests<Saved, Wizard>
  draftShape: SafeParser<CampaignDraft<Values, Step>>
  idName: string
  readOrigin(query: URLSearchParams): Origin
  open(options: CampaignOptions<Values, Step, Origin>, context: OpenContext): Wizard
  bodies: Readonly<Record<string, ComponentType & Partial<Pick<LazyComponent<object>, 'fetch'>>>>
  useLabels(): StepTexts
  useHints(): StepTexts
  listProblems(wizard: Wizard): StepTexts
  /** Channels of the messages sent immediately when the campaign starts; undefined if there are none. */
  listChannelsNow(wizard: Wizard): readonly Channel[] | undefined
  packaged?: { title: ParseKeys; text: ParseKeys; download: ParseKeys }
  Side?: ComponentType
  Notice?: ComponentType
  WayOn?: ComponentType
  summarize(campaign: Saved, outcome: OutcomeKind): ReactNode
}
