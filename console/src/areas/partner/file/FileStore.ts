import { type Client, moneyText, type Plan } from '@heed/contracts'
import { type CheckedCompanies, checkRows, type NewCompany } from '@heed/contracts/rules/newCompanies/check'
import { newCompanyColumns } from '@heed/contracts/rules/newCompanies/columns'
import type { RowsRead } from '@heed/contracts/rules/rows/columns'
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

export interface Sheet extends Omit<RowsRead, 'headings'> {
  fileName: string
}

export class FileStore {
  sheet: Sheet | undefined = undefined
  refusal: string | undefined = undefined
  checked: CheckedCompanies | undefined = undefined
  cost: Cost | undefined = undefined
  readonly made = observable.map<number, CreatedCompany>()
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
      made: observable,
      left: computed,
      restore: action,
    })
  }

  get left(): readonly NewCompany[] {
    const { checked, made } = this
    return (checked?.companies ?? []).filter(({ line }) => {
      const state = made.get(line)?.state
      return state === undefined || state === 'failed'
    })
  }

  async read(file: Pick<File, 'name' | 'arrayBuffer'>): Promise<void> {
    const { sheet, refusal } = await readFile(file)
    runInAction(() => {
      this.sheet = sheet
      this.refusal = refusal
      this.checked = undefined
    })
  }

  restore(sheet: Sheet, made: readonly CreatedCompany[]): void {
    this.sheet = sheet
    for (const one of made) this.made.set(one.line, one)
  }

  async check(now: () => Date): Promise<void> {
    const { client, partnerId, sheet } = this
    if (!sheet) return
    const [{ plans }, existing, overview] = await Promise.all([
      client.partners.loadPlans({ partnerId }),
      fetchCustomers(client, partnerId),
      client.partners.subscriptionOverview({ partnerId }),
    ])
    const done = [...this.made.values()].filter(({ state }) => state !== 'failed')
    const { companies, refused } = checkRows(sheet.rows, {
      accountId: partnerId,
      plans,
      existing,
      now: now().toISOString(),
      settled: new Set(done.map(({ line }) => line)),
    })
    const added = await this.priceOf(companies.filter((one) => !one.existing))
    const { sumMonthlyCost: before, currencyCode: currency } = overview
    runInAction(() => {
      const all = [...sheet.problems, ...refused].sort((one, other) => one.line - other.line)
      this.checked = { companies, refused: all }
      this.cost = { before, after: before + added, currency }
    })
  }

  async make(): Promise<void> {
    await forEachConcurrent([...this.left], async (company) => {
      const made = await createCompany(this.client, company, this.made.get(company.line))
      runInAction(() => this.made.set(made.line, made))
    })
  }

  costText({ before, after, currency }: Cost): string {
    return `${moneyText(before, currency)} → ${moneyText(after, currency)}`
  }

  /** Price tiers apply per company, so each company is priced alone; companies with equal terms share a request. */
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

async function readFile(
  file: Pick<File, 'name' | 'arrayBuffer'>,
): Promise<{ sheet?: Sheet; refusal?: string }> {
  const { name } = file
  try {
    const read = await readRows(new Uint8Array(await file.arrayBuffer()), newCompanyColumns, name)
    if (read.rows.length + read.problems.length === 0)
      return { refusal: `${name} doesn't contain any companies.` }
    return { sheet: { ...read, fileName: name } }
  } catch (error) {
    if (!(error instanceof RowsError)) throw error
    return { refusal: [error.message, ...error.next].join(' ') }
  }
}
