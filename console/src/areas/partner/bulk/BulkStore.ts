import {
  assessmentEnds,
  assessmentsHint,
  type Client,
  campaignStatus,
  changeRefusal,
  customerStanding,
  type PartnerCompanyRow,
  type Plan,
  refusalSentence,
  type SubscriptionChange,
} from '@heed/contracts'
import { action, computed, makeObservable, observable, runInAction } from 'mobx'
import type { AccountStores } from '../../../app/stores/AccountStores.ts'
import { toFailure } from '../../../lib/requests/failure.ts'
import { forEachConcurrent } from '../../../lib/requests/forEachConcurrent.ts'
import type { BulkChange } from './bulkChange.ts'
import { planSale, type Sale, type SaleChange } from './bulkSale.ts'

/** null: the change succeeded; text: the reason why it failed. */
export type Result = string | null

type ChangeRefusal = NonNullable<ReturnType<typeof changeRefusal>> & {
  hint: string | null
}

const NAMED = 3

/** Cents per month; `after` is null when the change is impossible. */
export interface CustomerCost {
  name: string
  before: number
  after: number | null
  refusal?: string
  begins?: SubscriptionChange
}

export interface BulkCost {
  currency: string
  each: CustomerCost[]
}

export function sumCosts(each: readonly CustomerCost[]): { before: number; after: number; refused: number } {
  const changed = each.flatMap(({ before, after }) => (after === null ? [] : [{ before, after }]))
  return {
    before: changed.reduce((sum, { before }) => sum + before, 0),
    after: changed.reduce((sum, { after }) => sum + after, 0),
    refused: each.length - changed.length,
  }
}

export interface SaleContext {
  plans: readonly Plan[]
  now: Date
  show: (instant: string) => string
}

const sameIds = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])

export class BulkStore {
  readonly results = observable.map<number, Result>()
  judged: number = 0
  private readonly client: Client
  private readonly partnerId: number

  constructor({ client, partnerId }: AccountStores) {
    this.client = client
    this.partnerId = partnerId
    makeObservable(this, {
      results: observable,
      judged: observable,
      changed: computed,
      failed: computed({ equals: sameIds }),
      restore: action,
    })
  }

  get changed(): number {
    return [...this.results.values()].filter((result) => result === null).length
  }

  get failed(): readonly number[] {
    return [...this.results].flatMap(([id, result]) => (result === null ? [] : [id]))
  }

  restore(results: readonly (readonly [number, Result])[]): void {
    for (const [id, result] of results) this.results.set(id, result)
  }

  /** Returns undefined if the change has no cost or was aborted. */
  async estimate(
    companies: readonly PartnerCompanyRow[],
    change: BulkChange,
    ground: SaleContext,
    signal: AbortSignal,
  ): Promise<BulkCost | undefined> {
    if (change.kind !== 'sale') return undefined
    const { client, partnerId } = this
    const alike = new Map<string, Promise<{ newCompanyTotal: number; currencyCode: string }>>()
    const cost: BulkCost = { currency: 'USD', each: [] }
    runInAction(() => {
      this.judged = 0
    })
    await forEachConcurrent(companies, async (company, at) => {
      if (signal.aborted) return
      const { name, price } = company
      const sale = planSale(company, change.wanted, ground)
      const before = customerStanding(company, ground.now).state === 'inactive' ? 0 : price
      const refusal = 'refusal' in sale ? sale.refusal : await this.refusalOf(company, sale)
      runInAction(() => {
        this.judged += 1
      })
      if ('refusal' in sale || refusal !== null) {
        cost.each[at] = { name, before, after: null, ...(refusal !== null && { refusal }) }
        return
      }
      const { subscriptionCode, seats } = sale.change
      const key = `${String(seats)} ${subscriptionCode}`
      const asked = alike.get(key) ?? client.partners.estimate({ partnerId, subscriptionCode, seats })
      alike.set(key, asked)
      const { newCompanyTotal, currencyCode } = await asked
      cost.each[at] = {
        name,
        before,
        after: newCompanyTotal,
        ...(sale.beginsAgain && { begins: sale.change }),
      }
      cost.currency = currencyCode
    })
    return signal.aborted ? undefined : cost
  }

  private async refusalOf(company: PartnerCompanyRow, sale: SaleChange): Promise<string | null> {
    const refusal = await this.refused(company.id, sale)
    return refusal && [refusalSentence(refusal), refusal.hint].filter(Boolean).join(' ')
  }

  /** Resolves when all changes have ended or, after a stop, the running changes. Skips finished companies. */
  async run(
    companies: readonly PartnerCompanyRow[],
    change: BulkChange,
    ground: SaleContext,
    signal: AbortSignal,
  ): Promise<void> {
    const left = companies.filter(({ id }) => this.results.get(id) !== null)
    await forEachConcurrent(left, async (company) => {
      if (signal.aborted) return
      const result = await this.settle(company, change, ground, this.results.has(company.id))
      runInAction(() => this.results.set(company.id, result))
    })
  }

  private async settle(
    company: PartnerCompanyRow,
    change: BulkChange,
    ground: SaleContext,
    isAgain: boolean,
  ): Promise<Result> {
    const { companies } = this.client
    const companyId = company.id
    try {
      switch (change.kind) {
        case 'sale':
          return await this.sell(
            companyId,
            planSale(isAgain ? await this.asItIs(company) : company, change.wanted, ground),
            ground,
          )
        case 'language':
          await companies.update({ companyId, defaultLanguage: change.language })
          return null
        case 'color':
          await companies.update({ companyId, primaryColor: change.color })
          return null
        case 'logo':
          if (change.logo) await companies.uploadLogo({ companyId, image: change.logo })
          else await companies.removeLogo({ companyId })
          return null
      }
    } catch (error) {
      return toFailure(error).text
    }
  }

  /** Reads the company again, because solving a blocker may have changed the subscription. */
  private async asItIs(company: PartnerCompanyRow): Promise<PartnerCompanyRow> {
    const { client, partnerId } = this
    const held = await client.partners.getCompany({ partnerId, companyId: company.id })
    return {
      ...company,
      valid_to: held.valid_to === undefined ? company.valid_to : held.valid_to,
      subscriptionCode: held.subscription?.subscription_code ?? '',
      allowedUsers: held.users_available,
    }
  }

  private async sell(companyId: number, sale: Sale, { show }: SaleContext): Promise<Result> {
    if ('refusal' in sale) return sale.refusal
    const refusal = await this.refused(companyId, sale)
    if (refusal) {
      const { title, text, hint } = refusal
      const ends = hint === null ? [] : [hint, await this.endsIn(companyId, show)]
      return [`${title}: ${text}`, ...ends].filter(Boolean).join('\n')
    }
    await this.client.subscriptions.update({ companyId, partnerId: this.partnerId, ...sale.change })
    return null
  }

  private async refused(
    companyId: number,
    { change, changesPlan }: SaleChange,
  ): Promise<ChangeRefusal | null> {
    const { client, partnerId } = this
    const { subscriptionCode, seats: newSeats } = change
    const answer = await client.subscriptions.canEdit({ companyId, partnerId, subscriptionCode, newSeats })
    const refusal = changeRefusal(answer, changesPlan)
    return refusal && { ...refusal, hint: changesPlan ? assessmentsHint(answer) : null }
  }

  /** If this request fails, the original refusal is reported. */
  private async endsIn(companyId: number, show: SaleContext['show']): Promise<string> {
    const asked = { companyId, status: campaignStatus.active, order: 'due asc' as const, p: 0, n: NAMED }
    try {
      const { assessments, count } = await this.client.assessments.list(asked)
      return assessmentEnds(assessments, count, show)
    } catch {
      return ''
    }
  }
}
