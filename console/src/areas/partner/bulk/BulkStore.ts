import {
  type Client,
  campaignStatus,
  formatAssessmentEnds,
  formatAssessmentsHint,
  formatRefusalSentence,
  getChangeRefusal,
  getCustomerStatus,
  type PartnerCompanyRow,
  type Plan,
  type SubscriptionChange,
} from '@heed/contracts'
import { action, computed, makeObservable, observable, runInAction } from 'mobx'
import type { AccountStores } from '../../../app/stores/AccountStores.ts'
import { toFailure } from '../../../lib/requests/failure.ts'
import { forEachConcurrent } from '../../../lib/requests/forEachConcurrent.ts'
import type { BulkChange } from './bulkChange.ts'
import { planSale, type Sale, type SaleChange } from './bulkSale.ts'

/** null: the change succeeded; text: the reason why it failed. */
export type BulkResult = string | null

type ChangeRefusal = NonNullable<ReturnType<typeof getChangeRefusal>> & {
  hint: string | null
}

const MAX_LISTED = 3

/** Prices in cents per month; `newPrice` is null when the change is impossible. */
export interface CustomerCost {
  name: string
  currentPrice: number
  newPrice: number | null
  refusal?: string
  begins?: SubscriptionChange
}

export interface BulkCost {
  currency: string
  customers: CustomerCost[]
}

export function sumCosts(customers: readonly CustomerCost[]): {
  before: number
  after: number
  refusedCount: number
} {
  const changedCosts = customers.flatMap(({ currentPrice, newPrice }) =>
    newPrice === null ? [] : [{ before: currentPrice, after: newPrice }],
  )
  return {
    before: changedCosts.reduce((sum, { before }) => sum + before, 0),
    after: changedCosts.reduce((sum, { after }) => sum + after, 0),
    refusedCount: customers.length - changedCosts.length,
  }
}

export interface SaleContext {
  plans: readonly Plan[]
  now: Date
  show: (instant: string) => string
}

const haveSameIds = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index])

export class BulkStore {
  readonly results = observable.map<number, BulkResult>()
  checkedCount: number = 0
  private readonly client: Client
  private readonly partnerId: number

  constructor({ client, partnerId }: AccountStores) {
    this.client = client
    this.partnerId = partnerId
    makeObservable(this, {
      results: observable,
      checkedCount: observable,
      changedCount: computed,
      failedIds: computed({ equals: haveSameIds }),
      restore: action,
    })
  }

  get changedCount(): number {
    return [...this.results.values()].filter((result) => result === null).length
  }

  get failedIds(): readonly number[] {
    return [...this.results].flatMap(([id, result]) => (result === null ? [] : [id]))
  }

  restore(results: readonly (readonly [number, BulkResult])[]): void {
    for (const [id, result] of results) this.results.set(id, result)
  }

  /** Returns undefined if the change has no cost or was aborted. */
  async estimate(
    companies: readonly PartnerCompanyRow[],
    change: BulkChange,
    context: SaleContext,
    signal: AbortSignal,
  ): Promise<BulkCost | undefined> {
    if (change.kind !== 'sale') return undefined
    const { client, partnerId } = this
    const estimateCache = new Map<string, Promise<{ newCompanyTotal: number; currencyCode: string }>>()
    const cost: BulkCost = { currency: 'USD', customers: [] }
    runInAction(() => {
      this.checkedCount = 0
    })
    await forEachConcurrent(companies, async (company, index) => {
      if (signal.aborted) return
      const { name, price } = company
      const sale = planSale(company, change.requested, context)
      const currentPrice = getCustomerStatus(company, context.now).state === 'inactive' ? 0 : price
      const refusal = 'refusal' in sale ? sale.refusal : await this.getRefusal(company, sale)
      runInAction(() => {
        this.checkedCount += 1
      })
      if ('refusal' in sale || refusal !== null) {
        cost.customers[index] = {
          name,
          currentPrice: currentPrice,
          newPrice: null,
          ...(refusal !== null && { refusal }),
        }
        return
      }
      const { subscriptionCode, seats } = sale.change
      const key = `${String(seats)} ${subscriptionCode}`
      const estimateRequest =
        estimateCache.get(key) ?? client.partners.estimate({ partnerId, subscriptionCode, seats })
      estimateCache.set(key, estimateRequest)
      const { newCompanyTotal, currencyCode } = await estimateRequest
      cost.customers[index] = {
        name,
        currentPrice: currentPrice,
        newPrice: newCompanyTotal,
        ...(sale.startsNow && { begins: sale.change }),
      }
      cost.currency = currencyCode
    })
    return signal.aborted ? undefined : cost
  }

  private async getRefusal(company: PartnerCompanyRow, sale: SaleChange): Promise<string | null> {
    const refusal = await this.getRefusalReason(company.id, sale)
    return refusal && [formatRefusalSentence(refusal), refusal.hint].filter(Boolean).join(' ')
  }

  /** Resolves once all changes (after a stop, only those in progress) have ended. Skips finished companies. */
  async run(
    companies: readonly PartnerCompanyRow[],
    change: BulkChange,
    context: SaleContext,
    signal: AbortSignal,
  ): Promise<void> {
    const remaining = companies.filter(({ id }) => this.results.get(id) !== null)
    await forEachConcurrent(remaining, async (company) => {
      if (signal.aborted) return
      const result = await this.applyChange(company, change, context, this.results.has(company.id))
      runInAction(() => this.results.set(company.id, result))
    })
  }

  private async applyChange(
    company: PartnerCompanyRow,
    change: BulkChange,
    context: SaleContext,
    isRetry: boolean,
  ): Promise<BulkResult> {
    const { companies } = this.client
    const companyId = company.id
    try {
      switch (change.kind) {
        case 'sale':
          return await this.sell(
            companyId,
            planSale(isRetry ? await this.fetchCurrentRow(company) : company, change.requested, context),
            context,
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

  /** Reads the company again, because resolving a blocker may have changed the subscription. */
  private async fetchCurrentRow(company: PartnerCompanyRow): Promise<PartnerCompanyRow> {
    const { client, partnerId } = this
    const currentCompany = await client.partners.getCompany({ partnerId, companyId: company.id })
    return {
      ...company,
      valid_to: currentCompany.valid_to === undefined ? company.valid_to : currentCompany.valid_to,
      subscriptionCode: currentCompany.subscription?.subscription_code ?? '',
      allowedUsers: currentCompany.users_available,
    }
  }

  private async sell(companyId: number, sale: Sale, { show }: SaleContext): Promise<BulkResult> {
    if ('refusal' in sale) return sale.refusal
    const refusal = await this.getRefusalReason(companyId, sale)
    if (refusal) {
      const { title, text, hint } = refusal
      const endHints = hint === null ? [] : [hint, await this.describeBlockingEnds(companyId, show)]
      return [`${title}: ${text}`, ...endHints].filter(Boolean).join('\n')
    }
    await this.client.subscriptions.update({ companyId, partnerId: this.partnerId, ...sale.change })
    return null
  }

  private async getRefusalReason(
    companyId: number,
    { change, changesPlan }: SaleChange,
  ): Promise<ChangeRefusal | null> {
    const { client, partnerId } = this
    const { subscriptionCode, seats: newSeats } = change
    const answer = await client.subscriptions.canEdit({ companyId, partnerId, subscriptionCode, newSeats })
    const refusal = getChangeRefusal(answer, changesPlan)
    return refusal && { ...refusal, hint: changesPlan ? formatAssessmentsHint(answer) : null }
  }

  /** If this request fails, the original refusal is reported. */
  private async describeBlockingEnds(companyId: number, show: SaleContext['show']): Promise<string> {
    const query = { companyId, status: campaignStatus.active, order: 'due asc' as const, p: 0, n: MAX_LISTED }
    try {
      const { assessments, count } = await this.client.assessments.list(query)
      return formatAssessmentEnds(assessments, count, show)
    } catch {
      return ''
    }
  }
}
