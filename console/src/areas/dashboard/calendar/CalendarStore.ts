import type { CalendarEvent } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import type { Failure } from '../../../lib/requests/failure.ts'
import { Resource } from '../../../lib/requests/Resource.ts'

export class Months {
  private readonly parts: readonly Resource<CalendarEvent[]>[]

  constructor(parts: readonly Resource<CalendarEvent[]>[]) {
    this.parts = parts
  }

  get value(): CalendarEvent[] | undefined {
    const values = this.parts.map(({ value }) => value)
    return values.every((value) => value !== undefined) ? values.flat() : undefined
  }

  get failure(): Failure | undefined {
    return this.parts.find(({ failure }) => failure)?.failure
  }

  get error(): string | undefined {
    return this.failure?.text
  }

  get loading(): boolean {
    return this.parts.some(({ loading }) => loading)
  }

  async reload(): Promise<void> {
    await Promise.all(this.parts.map((part) => part.reload()))
  }
}

export class CalendarStore {
  private readonly months = new Map<string, Resource<CalendarEvent[]>>()
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  getMonths(months: readonly string[]): Months {
    return new Months(months.map((month) => this.month(month)))
  }

  async load(months: readonly string[]): Promise<void> {
    const { client, companyId } = this.company
    await Promise.all(
      months.map(async (m) => {
        const resource = this.month(m)
        if (resource.value !== undefined) return
        await resource.load(
          async (signal) => (await client.dashboard.getEvents({ companyId, m }, { signal })).events,
          m,
        )
      }),
    )
  }

  refresh(months: readonly string[]): void {
    for (const month of months) void this.month(month).refresh()
  }

  private month(month: string): Resource<CalendarEvent[]> {
    const resource = this.months.get(month) ?? new Resource<CalendarEvent[]>()
    this.months.set(month, resource)
    return resource
  }
}
