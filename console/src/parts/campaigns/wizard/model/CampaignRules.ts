import type { Client } from '@heed/contracts'
import type { Campaign, CampaignId, CampaignValues, WizardKind } from './campaign.ts'

export interface CampaignPlaces {
  list: string
  create: string
  packaged: string
  edit(id: CampaignId): string
  view(id: CampaignId): string
}

interface InitialSteps<Step> {
  first: Step
  /** First step of a copy or a recommendation, which has content already. */
  content: Step
  last: Step
  /** The last button, which isn't shown as a step. */
  start: Step
}

type RequestContext = { client: Client; companyId: number }

export interface CampaignRules<
  Saved extends Campaign,
  Values extends CampaignValues,
  Step extends string,
  Facts,
> {
  kind: WizardKind
  places: CampaignPlaces
  initialSteps: InitialSteps<Step>
  listSteps(facts: Facts): readonly Step[]
  explainClosed(step: Step, facts: Facts): string | null
  readContent(values: Values): readonly number[]
  readChangedAt(campaign: Saved): string
  explainEditRefusal(campaign: Saved): string | null
  get(context: RequestContext, id: string, signal?: AbortSignal): Promise<Saved>
  listNamed(context: RequestContext, name: string): Promise<readonly Pick<Saved, 'id' | 'name'>[]>
}
