import { type Client, type Company, isUntitled, type WizardFacts } from '@heed/contracts'
import { actionBound, computed, makeObservable, observableRef } from 'mobx'
import { type GatedStep, resolveGatedSteps } from '../../../../lib/gatedSteps.ts'
import { Resource } from '../../../../lib/requests/Resource.ts'
import type { CampaignLibrary } from './CampaignLibrary.ts'
import type { CampaignRules } from './CampaignRules.ts'
import type { Campaign, CampaignDraft, CampaignOrigin, CampaignValues } from './campaign.ts'
import { getCompanyFacts } from './campaignFacts.ts'

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
    options: CampaignOptions<Values, Step, Origin>,
    values: Values,
  ) {
    this.rules = rules
    this.given = options
    this.zone = options.zone
    this.isPackaged = options.isPackaged ?? false
    this.reached = rules.initialSteps.first
    this.values = values
    makeObservable(this, {
      values: observableRef,
      reached: observableRef,
      isOngoing: computed,
      facts: computed,
      steps: computed,
      startRefusal: computed,
      itemsById: computed,
      selectedItems: computed,
      unavailableIds: computed,
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

  protected get requestContext() {
    const { given: options, companyId } = this
    return { client: options.client, companyId }
  }

  private get content(): readonly number[] {
    return this.rules.readContent(this.values)
  }

  get itemsById(): ReadonlyMap<number, Item> {
    return new Map(this.library.items.value?.map((item) => [item.id, item]))
  }

  /** Excludes items deleted from the library; see `unavailableIds`. */
  get selectedItems(): Item[] {
    return this.content.flatMap((id) => this.itemsById.get(id) ?? [])
  }

  /** Items that aren't in the company's plan or were deleted from the library. */
  get unavailableIds(): number[] {
    const { itemsById } = this
    if (!this.library.items.value) return []
    return this.content.filter((id) => {
      const item = itemsById.get(id)
      return !item || !this.isOffered(item)
    })
  }

  protected get commonFacts() {
    const { values, isPackaged, people, content, unavailableIds, hasTemplate } = this
    return {
      ...getCompanyFacts(this.given.company()),
      name: values.name,
      hasTemplate: hasTemplate || values.beginsWithContent,
      items: { selected: content.length, unavailable: unavailableIds.length },
      // Until employees are counted, assumes one employee per list.
      employees: people.value ?? values.userLists.length,
      isPackaged,
    }
  }

  protected get checkedFacts(): Facts {
    return this.facts
  }

  get steps(): GatedStep<Step>[] {
    const { rules, facts, checkedFacts, reached } = this
    const gates = rules.listSteps(facts).map((step) => ({
      step,
      refusal: (state: Facts) => rules.explainClosed(step, state) ?? undefined,
    }))
    return resolveGatedSteps(gates, checkedFacts, reached)
  }

  /** A missing name doesn't block starting: a dialog then asks for the name. */
  get startRefusal(): string | undefined {
    const { rules, facts } = this
    const name = isUntitled(facts.name) ? 'named' : facts.name
    return rules.explainClosed(rules.initialSteps.start, { ...facts, name }) ?? undefined
  }

  set(change: Partial<Values>): void {
    this.values = { ...this.values, ...change }
  }

  reach(step: Step): void {
    if (!this.hasReached(step)) this.reached = step
  }

  hasReached(step: Step): boolean {
    const order = this.steps.map((item) => item.step)
    return order.indexOf(step) <= order.indexOf(this.reached)
  }
}
