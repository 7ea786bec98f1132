import { type Client, moneyText, type PartnerCompanyRow, type Plan } from '@heed/contracts'
import { type Checked, checkRows, type NewCompany } from '@heed/contracts/rules/newCompanies/check'
import { readSheet } from '@heed/contracts/rules/newCompanies/sheet'
import { makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { AccountStores } from '../../../app/AccountStores.ts'
import { everyPage } from '../../../lib/everyPage.ts'
import { failureOf } from '../../../lib/failure.ts'

/** What became of a line: made, there already, or why not. */
export type Made = { state: 'created' | 'existed' } | { state: 'failed'; reason: string }

/** What the account pays by the month before and after, in cents. */
export interface Cost {
  before: number
  after: number
  currency: string
}

/** Companies that are made side by side. */
const AT_ONCE = 6

/** New companies of a file: checked whole before anything is made, as heed does. */
export class FileStore {
  fileName: string = ''
  refusal: string | undefined = undefined
  checked: Checked | undefined = undefined
  cost: Cost | undefined = undefined
  readonly made = observable.map<number, Made>()
  private readonly client: Client
  private readonly partnerId: number

  constructor({ client, partnerId }: AccountStores) {
    this.client = client
    this.partnerId = partnerId
    makeObservable(this, {
      fileName: observable,
      refusal: observable,
      checked: observableRef,
      cost: observableRef,
      made: observable,
    })
  }

  /** Reads the file and checks every line against what the account has and sells. */
  async check(file: Pick<File, 'name' | 'text'>, now: () => Date): Promise<void> {
    const { client, partnerId } = this
    const sheet = readSheet(await file.text())
    runInAction(() => {
      this.fileName = file.name
      this.refusal = 'refusal' in sheet ? sheet.refusal : undefined
      this.checked = undefined
    })
    if ('refusal' in sheet) return
    const [{ plans }, existing, overview] = await Promise.all([
      client.partners.loadPlans({ partnerId }),
      this.existing(),
      client.partners.subscriptionOverview({ partnerId }),
    ])
    const found = checkRows(sheet.rows, { accountId: partnerId, plans, existing, now: now().toISOString() })
    const refused = [...sheet.problems, ...found.refused].sort((one, other) => one.line - other.line)
    const added = await this.priceOf(found.companies.filter((one) => !one.existing))
    const { sumMonthlyCost: before, currencyCode: currency } = overview
    runInAction(() => {
      this.checked = { companies: found.companies, refused }
      this.cost = { before, after: before + added, currency }
    })
  }

  /** Makes those that are not there yet; what fails with one does not stop the others. */
  async make(): Promise<void> {
    const left = (this.checked?.companies ?? []).filter(({ line }) => {
      const made = this.made.get(line)
      return made === undefined || made.state === 'failed'
    })
    const one = async (): Promise<void> => {
      for (let company = left.shift(); company; company = left.shift()) {
        const { line } = company
        const made = await this.settle(company)
        runInAction(() => this.made.set(line, made))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
  }

  costText({ before, after, currency }: Cost): string {
    return `${moneyText(before, currency)} → ${moneyText(after, currency)}`
  }

  private async settle({ form, managers, existing }: NewCompany): Promise<Made> {
    if (existing) return { state: 'existed' }
    try {
      const { company_id: companyId } = await this.client.companies.create(form)
      for (const manager of managers) {
        await this.client.managers.create({ companyId, ...manager, sendWelcome: false })
      }
      return { state: 'created' }
    } catch (error) {
      return { state: 'failed', reason: failureOf(error).text }
    }
  }

  private existing(): Promise<PartnerCompanyRow[]> {
    const { client, partnerId } = this
    return everyPage(async (p, n) => {
      const { companies, count } = await client.partners.listCompanies({ partnerId, p, n, order: 'name asc' })
      return { rows: companies, total: count }
    })
  }

  /** Each company is priced by itself, and companies alike are asked for once: a tier holds for one company. */
  private async priceOf(companies: readonly NewCompany[]): Promise<number> {
    const { client, partnerId } = this
    const alike = new Map<string, { plan: Plan; seats: number; count: number }>()
    for (const { plan, form } of companies) {
      const key = `${String(form.seats)} ${plan.code}`
      const { count = 0 } = alike.get(key) ?? {}
      alike.set(key, { plan, seats: form.seats, count: count + 1 })
    }
    const costs = [...alike.values()].map(async ({ plan, seats, count }) => {
      const asked = { partnerId, subscriptionCode: plan.code, seats }
      return count * (await client.partners.estimate(asked)).newCompanyTotal
    })
    return (await Promise.all(costs)).reduce((sum, cost) => sum + cost, 0)
  }
}
