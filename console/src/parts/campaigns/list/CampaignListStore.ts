import { campaignStatus, type DayRange } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import type { FilterField } from '../../../lib/tables/filters.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import { toPaging } from '../../../lib/tables/paging.ts'
import type { Query } from '../../../lib/tables/tableAddress.ts'
import { CampaignCounts } from './CampaignCounts.ts'
import type { AnyFilters, AnyListKind, CampaignRow, ListQuery, Part } from './CampaignListKind.ts'
import { getTabCount, type Tab } from './tabs.ts'

/** `packaged` uses the search, filters and order from `regular`. */
export type Tables = { regular: PagedList<CampaignRow, AnyFilters>; packaged?: PagedList<CampaignRow> }

export const rangeIn = (filters: AnyFilters, key: string): DayRange => filters[key] as DayRange

export function fieldIn({ codec }: AnyListKind, key: string): FilterField<unknown> {
  const field = codec[key]
  if (!field) throw new Error(`There is no filter ${key}`)
  return field
}

/** Computed on demand, because only filters by day need the time zone rules. */
async function askedBetween(name: string, range: DayRange, zone: string): Promise<Record<string, string>> {
  if (range.from === null && range.to === null) return {}
  const { toInstants } = await import('@heed/contracts/rules/campaigns/filters')
  const { from, to } = toInstants(range, zone)
  return { ...(from && { [`${name}From`]: from }), ...(to && { [`${name}To`]: to }) }
}

export async function toFilterQuery(
  { ownFilter, ranges }: AnyListKind,
  filters: AnyFilters,
  zone: string,
): Promise<Pick<ListQuery, 'listId'>> {
  const between = ranges.map(({ key, query }) => askedBetween(query, rangeIn(filters, key), zone))
  return {
    ...ownFilter.asked(filters),
    ...(filters.lists.length > 0 && { listId: [...filters.lists] }),
    ...Object.assign({}, ...(await Promise.all(between))),
  }
}

export function statusIn(
  { ownFilter }: AnyListKind,
  tab: Tab,
  filters: AnyFilters,
): Pick<ListQuery, 'status'> {
  const asked = tab === 'all' ? (ownFilter.status?.(filters) ?? null) : tab
  return asked === null ? {} : { status: campaignStatus[asked] }
}

export class CampaignListStore {
  readonly counts = { regular: new CampaignCounts(), packaged: new CampaignCounts() }
  readonly choices = new Resource<readonly { name: string }[]>()
  private readonly company: CompanyStores
  private readonly kind: AnyListKind
  private readonly parts: readonly Part[]
  private readonly known = new Map<string, Tables>()

  constructor(company: CompanyStores, kind: AnyListKind) {
    this.company = company
    this.kind = kind
    this.parts = kind.packaged ? ['regular', 'packaged'] : ['regular']
  }

  /** The time zone determines when days start. */
  tables(tab: Tab, zone: string): Tables {
    const key = `${tab} ${zone}`
    const tables = this.known.get(key) ?? this.make(tab, zone)
    this.known.set(key, tables)
    return tables
  }

  load(tab: Tab, zone: string): void {
    const { regular, packaged } = this.tables(tab, zone)
    void regular.load()
    void packaged?.load()
  }

  /** Number of campaigns that match the current search; undefined until all counts are known. */
  found(tab: Tab): number | undefined {
    const counts = this.parts.map((part) => this.counts[part].found)
    return counts.reduce<number | undefined>(
      (sum, one) => (sum === undefined || one === undefined ? undefined : sum + getTabCount(one, tab)),
      0,
    )
  }

  all(tab: Tab, parts: readonly Part[] = this.parts): number | undefined {
    const counts = parts.map((part) => this.counts[part].all).filter((all) => all !== undefined)
    return counts.length === 0 ? undefined : counts.reduce((sum, all) => sum + getTabCount(all, tab), 0)
  }

  async loadChoices(): Promise<void> {
    const { choices } = this.kind.ownFilter
    if (choices.several) await this.choices.load((signal) => choices.load(this.company, signal), 'choices')
  }

  private make(tab: Tab, zone: string): Tables {
    const { orders, codec } = this.kind
    const fields = orders.map(({ field }) => field)
    const fetch = (part: Part, query: Query<AnyFilters>, signal: AbortSignal) =>
      this.page(part, tab, zone, query, signal)
    let packaged: PagedList<CampaignRow> | undefined
    const follow = this.follower(() => packaged)
    const regular = new PagedList<CampaignRow, AnyFilters>(
      (query, signal) => {
        follow(query)
        return fetch('regular', query, signal)
      },
      { size: 10, order: `${fields[0] ?? ''} desc`, fields, filters: codec },
    )
    if (!this.kind.packaged) return { regular }
    packaged = new PagedList<CampaignRow>(
      ({ page, size }, signal) => fetch('packaged', { ...regular.query, page, size }, signal),
      { prefix: 'scorm', size: 10 },
    )
    return { regular, packaged }
  }

  /** Reloads packaged campaigns from page 1 after a new search, filter or order. */
  private follower(following: () => PagedList<CampaignRow> | undefined): (query: Query<AnyFilters>) => void {
    let followed: string | undefined
    return ({ search, filters, order }) => {
      const looked = JSON.stringify({ search, filters, order })
      const isOther = followed !== undefined && followed !== looked
      followed = looked
      if (!isOther) return
      // Runs after `regular` has updated the address, which `packaged` reads.
      queueMicrotask(() => {
        following()?.restore({ page: 0 })
        void following()?.reload()
      })
    }
  }

  private async page(
    part: Part,
    tab: Tab,
    zone: string,
    { filters, ...query }: Query<AnyFilters>,
    signal: AbortSignal,
  ) {
    const { kind, company } = this
    const { filter, ...paging } = toPaging(query)
    const looked = { ...(filter && { filter }), ...(await toFilterQuery(kind, filters, zone)) }
    const isEverything = Object.keys(looked).length === 0
    const inPart = kind.packaged && { packaged: part === 'packaged' ? 1 : 0 }
    const { rows, count } = await this.counts[part].kept(
      kind.list(company, { ...inPart, ...paging, ...looked, ...statusIn(kind, tab, filters) }, signal),
      isEverything ? undefined : () => kind.list(company, { ...inPart, p: 0, n: 1 }, signal),
      signal,
    )
    return { rows, total: count }
  }
}

export class CampaignLists {
  private readonly company: CompanyStores
  private readonly stores = new Map<AnyListKind, CampaignListStore>()

  constructor(company: CompanyStores) {
    this.company = company
  }

  of(kind: AnyListKind): CampaignListStore {
    const store = this.stores.get(kind) ?? new CampaignListStore(this.company, kind)
    this.stores.set(kind, store)
    return store
  }
}
