import { type Client, formatMoneyText, type Plan } from '@heed/contracts'
import { type CheckedCompanies, checkRows, type NewCompany } from '@heed/contracts/rules/newCompanies/check'
import { newCompanyColumns } from '@heed/contracts/rules/newCompanies/columns'
import type { ParsedRows } from '@heed/contracts/rules/rows/columns'
import { RowsError } from '@heed/contracts/rules/rows/fault'
import { readRows } from '@heed/contracts/rules/rows/read'
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { AccountStores } from '../../../app/stores/AccountStores.ts'
import { forEachConcurrent } from '../../../lib/requests/forEachConcurrent.ts'
import { type CreatedCompany, createCompany, fetchCustomers } from './createCompany.ts'

export interface Cost {
  before: number
  after: number
  currency: string
}

export interface Sheet extends Omit<ParsedRows, 'headings'> {
  fileName: string
}

export class CompanyFileStore {
  sheet: Sheet | undefined = undefined
  refusal: string | undefined = undefined
  checked: CheckedCompanies | undefined = undefined
  cost: Cost | undefined = undefined
  readonly results = observable.map<number, CreatedCompany>()
  private readonly client: Client
  private readonly partnerId: number

  constructor({ client, partnerId }: AccountStores) {
    this.client = client
    this.partnerId = partnerId
    makeObservable(this, {
      sheet: observableRef,
      refusal: observable,
      checked: observableRef,
      cost: observableRef,
      results: observable,
      remaining: computed,
      restore: action,
    })
  }

  get remaining(): readonly NewCompany[] {
    const { checked, results } = this
    return (checked?.companies ?? []).filter(({ line }) => {
      const state = results.get(line)?.state
      return state === undefined || state === 'failed'
    })
  }

  async readFile(file: Pick<File, 'name' | 'arrayBuffer'>): Promise<void> {
    const { sheet, refusal } = await readFile(file)
    runInAction(() => {
      this.sheet = sheet
      this.refusal = refusal
      this.checked = undefined
    })
  }

  restore(sheet: Sheet, results: readonly CreatedCompany[]): void {
    this.sheet = sheet
    for (const result of results) this.results.set(result.line, result)
  }

  async check(now: () => Date): Promise<void> {
    const { client, partnerId, sheet } = this
    if (!sheet) return
    const [{ plans }, existingCompanies, overview] = await Promise.all([
      client.partners.loadPlans({ partnerId }),
      fetchCustomers(client, partnerId),
      client.partners.subscriptionOverview({ partnerId }),
    ])
    const finishedResults = [...this.results.values()].filter(({ state }) => state !== 'failed')
    const { companies, refused } = checkRows(sheet.rows, {
      accountId: partnerId,
      plans,
      existing: existingCompanies,
      now: now().toISOString(),
      settled: new Set(finishedResults.map(({ line }) => line)),
    })
    const addedCost = await this.sumPrices(companies.filter((company) => !company.existing))
    const { sumMonthlyCost, currencyCode: currency } = overview
    runInAction(() => {
      const allRefused = [...sheet.problems, ...refused].sort((a, b) => a.line - b.line)
      this.checked = { companies, refused: allRefused }
      this.cost = { before: sumMonthlyCost, after: sumMonthlyCost + addedCost, currency }
    })
  }

  async make(): Promise<void> {
    await forEachConcurrent([...this.remaining], async (company) => {
      const result = await createCompany(this.client, company, this.results.get(company.line))
      runInAction(() => this.results.set(result.line, result))
    })
  }

  formatCost({ before, after, currency }: Cost): string {
    return `${formatMoneyText(before, currency)} → ${formatMoneyText(after, currency)}`
  }

  /** Price tiers apply per company, so only companies with equal terms share a request. */
  private async sumPrices(companies: readonly NewCompany[]): Promise<number> {
    const { client, partnerId } = this
    const groupsByPrice = new Map<string, { plan: Plan; seats: number; count: number }>()
    for (const { plan, form } of companies) {
      const key = `${String(form.seats)} ${plan.code}`
      const { count = 0 } = groupsByPrice.get(key) ?? {}
      groupsByPrice.set(key, { plan, seats: form.seats, count: count + 1 })
    }
    const costRequests = [...groupsByPrice.values()].map(async ({ plan, seats, count }) => {
      const request = { partnerId, subscriptionCode: plan.code, seats }
      return count * (await client.partners.estimate(request)).newCompanyTotal
    })
    return (await Promise.all(costRequests)).reduce((sum, cost) => sum + cost, 0)
  }
}

async function readFile(
  file: Pick<File, 'name' | 'arrayBuffer'>,
): Promise<{ sheet?: Sheet; refusal?: string }> {
  const { name } = file
  try {
    const readResult = await readRows(new Uint8Array(await file.arrayBuffer()), newCompanyColumns, name)
    if (readResult.rows.length + readResult.problems.length === 0)
      return { refusal: `${name} doesn't contain any companies.` }
    return { sheet: { ...readResult, fileName: name } }
  } catch (error) {
    if (!(error instanceof RowsError)) throw error
    return { refusal: [error.message, ...error.next].join(' ') }
  }
}
