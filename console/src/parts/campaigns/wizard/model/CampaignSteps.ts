import { type Client, type Company, isUntitled, type WizardFacts } from '@heed/contracts'
import { actionBound, computed, makeObservable, observableRef } from 'mobx'
import { type GatedStep, gatedSteps } from '../../../../lib/gatedSteps.ts'
import { Resource } from '../../../../lib/requests/Resource.ts'
import type { CampaignLibrary } from './CampaignLibrary.ts'
import type { CampaignRules } from './CampaignRules.ts'
import type { Campaign, CampaignDraft, CampaignOrigin, CampaignValues } from './campaign.ts'
import { companyFacts } from './campaignFacts.ts'

export interface CampaignItem {
  id: number
}

export interface CampaignOptions<Values, Step, Origin extends CampaignOrigin = CampaignOrigin> {
  client: Client
  company: () => Company
  now: () => Date
  zone: string
  channel?: number | undefined
  isPackaged?: boolean
  origin?: Origin
  kept?: CampaignDraft<Values, Step> | undefined
}

export abstract class CampaignSteps<
  Saved extends Campaign,
  Values extends CampaignValues,
  Step extends string,
  Origin extends CampaignOrigin,
  Facts extends WizardFacts,
  Item extends CampaignItem,
> {
  values: Values
  reached: Step
  readonly people = new Resource<number>()
  readonly isPackaged: boolean
  readonly zone: string
  readonly given: CampaignOptions<Values, Step, Origin>
  readonly rules: CampaignRules<Saved, Values, Step, Facts>
  abstract readonly library: CampaignLibrary<Item>

  constructor(
    rules: CampaignRules<Saved, Values, Step, Facts>,
    given: CampaignOptions<Values, Step, Origin>,
    values: Values,
  ) {
    this.rules = rules
    this.given = given
    this.zone = given.zone
    this.isPackaged = given.isPackaged ?? false
    this.reached = rules.begins.first
    this.values = values
    makeObservable(this, {
      values: observableRef,
      reached: observableRef,
      isOngoing: computed,
      facts: computed,
      steps: computed,
      startRefusal: computed,
      known: computed,
      chosen: computed,
      unavailable: computed,
      set: actionBound,
      reach: actionBound,
    })
  }

  abstract get isOngoing(): boolean
  abstract get facts(): Facts
  protected abstract get hasTemplate(): boolean
  protected abstract isOffered(item: Item): boolean

  get now(): string {
    return this.given.now().toISOString()
  }

  get companyId(): number {
    return this.given.company().company_id
  }

  protected get asked() {
    const { given, companyId } = this
    return { client: given.client, companyId }
  }

  private get content(): readonly number[] {
    return this.rules.readContent(this.values)
  }

  get known(): ReadonlyMap<number, Item> {
    return new Map(this.library.items.value?.map((item) => [item.id, item]))
  }

  /** Excludes items deleted from the library; see `unavailable`. */
  get chosen(): Item[] {
    return this.content.flatMap((id) => this.known.get(id) ?? [])
  }

  /** Items that aren't in the company's plan or were deleted from the library. */
  get unavailable(): number[] {
    const { known } = this
    if (!this.library.items.value) return []
    return this.content.filter((id) => {
      const item = known.get(id)
      return !item || !this.isOffered(item)
    })
  }

  protected get commonFacts() {
    const { values, isPackaged, people, content, unavailable, hasTemplate } = this
    return {
      ...companyFacts(this.given.company()),
      name: values.name,
      hasTemplate: hasTemplate || values.beginsWithContent,
      items: { selected: content.length, unavailable: unavailable.length },
      // Until employees are counted, assumes one employee per list.
      employees: people.value ?? values.userLists.length,
      isPackaged,
    }
  }

  protected get judged(): Facts {
    return this.facts
  }

  get steps(): GatedStep<Step>[] {
    const { rules, facts, judged, reached } = this
    const gates = rules.listSteps(facts).map((step) => ({
      step,
      refusal: (state: Facts) => rules.explainClosed(step, state) ?? undefined,
    }))
    return gatedSteps(gates, judged, reached)
  }

  /** A missing name doesn't block starting: a dialog then asks for the name. */
  get startRefusal(): string | undefined {
    const { rules, facts } = this
    const name = isUntitled(facts.name) ? 'named' : facts.name
    return rules.explainClosed(rules.begins.start, { ...facts, name }) ?? undefined
  }

  set(change: Partial<Values>): void {
    this.values = { ...this.values, ...change }
  }

  reach(step: Step): void {
    if (!this.hasSeen(step)) this.reached = step
  }

  hasSeen(step: Step): boolean {
    const order = this.steps.map((gated) => gated.step)
    return order.indexOf(step) <= order.indexOf(this.reached)
  }
}
