import {
  type Client,
  changeRefusal,
  customerStanding,
  type PartnerCompanyRow,
  type Plan,
} from '@heed/contracts'
import { makeObservable, observable, runInAction } from 'mobx'
import type { AccountStores } from '../../../app/AccountStores.ts'
import { failureOf } from '../../../lib/failure.ts'
import type { BulkChange } from './bulkChange.ts'
import { type Sale, saleOf } from './bulkSale.ts'

/** What became of a customer: null stands for done, a text for why it was not. */
export type Result = string | null

/** What one customer costs by the month, in cents, now and then; null then where it cannot be changed so. */
interface CustomerCost {
  name: string
  before: number
  after: number | null
}

export interface BulkCost {
  currency: string
  each: CustomerCost[]
}

/** What those that are changed cost together, and how many stay as they are. */
export function totalOf(each: readonly CustomerCost[]): { before: number; after: number; refused: number } {
  const changed = each.flatMap(({ before, after }) => (after === null ? [] : [{ before, after }]))
  return {
    before: changed.reduce((sum, { before }) => sum + before, 0),
    after: changed.reduce((sum, { after }) => sum + after, 0),
    refused: each.length - changed.length,
  }
}

/** What a change is judged by: what the account sells, and the server's time. */
export interface Ground {
  plans: readonly Plan[]
  now: Date
}

/** Companies that are changed side by side. */
const AT_ONCE = 4

/** Changes several customers, each by itself: what fails with one does not stop the others. */
export class BulkStore {
  readonly results = observable.map<number, Result>()
  private readonly client: Client
  private readonly partnerId: number

  constructor({ client, partnerId }: AccountStores) {
    this.client = client
    this.partnerId = partnerId
    makeObservable(this, { results: observable })
  }

  /** What was known before a reload. */
  restore(results: readonly (readonly [number, Result])[]): void {
    for (const [id, result] of results) this.results.set(id, result)
  }

  /** What those customers cost now and then; undefined where the change costs nothing. */
  async estimate(
    companies: readonly PartnerCompanyRow[],
    change: BulkChange,
    ground: Ground,
  ): Promise<BulkCost | undefined> {
    if (change.kind !== 'sale') return undefined
    const { client, partnerId } = this
    const alike = new Map<string, Promise<{ newCompanyTotal: number; currencyCode: string }>>()
    const cost: BulkCost = { currency: 'USD', each: [] }
    for (const company of companies) {
      const { name, price } = company
      const sale = saleOf(company, change.wanted, ground)
      const before = customerStanding(company, ground.now).state === 'inactive' ? 0 : price
      if ('refusal' in sale) {
        cost.each.push({ name, before, after: null })
        continue
      }
      const { subscriptionCode, seats } = sale.change
      const key = `${String(seats)} ${subscriptionCode}`
      const asked = alike.get(key) ?? client.partners.estimate({ partnerId, subscriptionCode, seats })
      alike.set(key, asked)
      const { newCompanyTotal, currencyCode } = await asked
      cost.each.push({ name, before, after: newCompanyTotal })
      cost.currency = currencyCode
    }
    return cost
  }

  /** Resolves when it is known of every one what became of it; those that are done already are left out. */
  async run(companies: readonly PartnerCompanyRow[], change: BulkChange, ground: Ground): Promise<void> {
    const left = companies.filter(({ id }) => this.results.get(id) !== null)
    const one = async (): Promise<void> => {
      for (let company = left.shift(); company; company = left.shift()) {
        const { id } = company
        const result = await this.settle(company, change, ground)
        runInAction(() => this.results.set(id, result))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
  }

  private async settle(company: PartnerCompanyRow, change: BulkChange, ground: Ground): Promise<Result> {
    const { companies } = this.client
    const companyId = company.id
    try {
      switch (change.kind) {
        case 'sale':
          return await this.sell(companyId, saleOf(company, change.wanted, ground))
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
      return failureOf(error).text
    }
  }

  private async sell(companyId: number, sale: Sale): Promise<Result> {
    if ('refusal' in sale) return sale.refusal
    const { client, partnerId } = this
    const { change, changesPlan } = sale
    const { subscriptionCode, seats: newSeats } = change
    const answer = await client.subscriptions.canEdit({ companyId, partnerId, subscriptionCode, newSeats })
    const refusal = changeRefusal(answer, changesPlan)
    if (refusal) return `${refusal.title}: ${refusal.text}`
    await client.subscriptions.update({ companyId, partnerId, ...change })
    return null
  }
}
