import type { Client } from '@heed/contracts'
import type { Campaign, CampaignValues, Key, WizardKind } from './campaign.ts'

export interface CampaignPlaces {
  list: string
  create: string
  packaged: string
  edit(id: Key): string
  view(id: Key): string
}

interface Begins<Step> {
  first: Step
  /** First step of a copy or a recommendation, which has content already. */
  content: Step
  last: Step
  /** The last button, which isn't shown as a step. */
  start: Step
}

type Asked = { client: Client; companyId: number }

export interface CampaignRules<
  Saved extends Campaign,
  Values extends CampaignValues,
  Step extends string,
  Facts,
> {
  kind: WizardKind
  places: CampaignPlaces
  begins: Begins<Step>
  listSteps(facts: Facts): readonly Step[]
  explainClosed(step: Step, facts: Facts): string | null
  readContent(values: Values): readonly number[]
  readChangedAt(saved: Saved): string
  explainEditRefusal(saved: Saved): string | null
  get(asked: Asked, id: string, signal?: AbortSignal): Promise<Saved>
  listNamed(asked: Asked, name: string): Promise<readonly Pick<Saved, 'id' | 'name'>[]>
}
