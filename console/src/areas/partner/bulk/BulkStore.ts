import {
  type Client,
  changeRefusal,
  customerStanding,
  type PartnerCompanyRow,
  type Validity,
} from '@heed/contracts'
import { makeObservable, observable, runInAction } from 'mobx'
import type { AccountStores } from '../../../app/AccountStores.ts'
import { failureOf } from '../../../lib/failure.ts'

/** One change of several customers. */
export type BulkChange =
  | { kind: 'plan'; code: string; seats: number | null }
  | { kind: 'timespan'; validity: Validity; validTill?: string }
  | { kind: 'language'; language: string }
  | { kind: 'color'; color: string | null }
  | { kind: 'logo'; logo: File | null }

/** What became of a customer: null stands for done, a text for why it was not. */
type Result = string | null

/** What the change costs by the month, in cents. */
export interface BulkCost {
  before: number
  after: number
  currency: string
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

  /** What those customers cost now and then; undefined where the change costs nothing. */
  async estimate(
    companies: readonly PartnerCompanyRow[],
    change: BulkChange,
    now: Date,
  ): Promise<BulkCost | undefined> {
    if (change.kind !== 'plan' && change.kind !== 'timespan') return undefined
    const { client, partnerId } = this
    const alike = new Map<string, Promise<{ newCompanyTotal: number; currencyCode: string }>>()
    let [before, after, currency] = [0, 0, 'USD']
    for (const company of companies) {
      const { code: subscriptionCode, seats } = soldTo(company, change)
      const key = `${String(seats)} ${subscriptionCode}`
      const asked = alike.get(key) ?? client.partners.estimate({ partnerId, subscriptionCode, seats })
      alike.set(key, asked)
      const { newCompanyTotal, currencyCode } = await asked
      before += customerStanding(company, now).state === 'inactive' ? 0 : company.price
      after += newCompanyTotal
      currency = currencyCode
    }
    return { before, after, currency }
  }

  /** Resolves when it is known of every one what became of it; those that are done already are left out. */
  async run(companies: readonly PartnerCompanyRow[], change: BulkChange): Promise<void> {
    const left = companies.filter(({ id }) => this.results.get(id) !== null)
    const one = async (): Promise<void> => {
      for (let company = left.shift(); company; company = left.shift()) {
        const { id } = company
        const result = await this.settle(company, change)
        runInAction(() => this.results.set(id, result))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
  }

  private async settle(company: PartnerCompanyRow, change: BulkChange): Promise<Result> {
    try {
      return await this.change(company, change)
    } catch (error) {
      return failureOf(error).text
    }
  }

  private async change(company: PartnerCompanyRow, change: BulkChange): Promise<Result> {
    const { companies } = this.client
    const companyId = company.id
    switch (change.kind) {
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
      default:
        return this.sell(company, change)
    }
  }

  private async sell(company: PartnerCompanyRow, change: Sale): Promise<Result> {
    const { client, partnerId } = this
    const ids = { companyId: company.id, partnerId }
    const { code: subscriptionCode, seats } = soldTo(company, change)
    const answer = await client.subscriptions.canEdit({ ...ids, subscriptionCode, newSeats: seats })
    const refusal = changeRefusal(answer, subscriptionCode !== company.subscriptionCode)
    if (refusal) return `${refusal.title}: ${refusal.text}`
    const { validity, validTill } = change.kind === 'timespan' ? change : {}
    await client.subscriptions.update({
      ...ids,
      subscriptionCode,
      seats,
      ...(validity !== undefined && { validity }),
      ...(validTill !== undefined && { validTill }),
    })
    return null
  }
}

type Sale = Extract<BulkChange, { kind: 'plan' | 'timespan' }>

/** Plan and seats of a customer after the change; what is not changed stays. */
const soldTo = (company: PartnerCompanyRow, change: Sale) =>
  change.kind === 'plan'
    ? { code: change.code, seats: change.seats ?? Math.max(1, company.allowedUsers) }
    : { code: company.subscriptionCode, seats: company.allowedUsers }
