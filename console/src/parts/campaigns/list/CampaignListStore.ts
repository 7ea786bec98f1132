import { campaignStatus, type DayRange } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import type { FilterField } from '../../../lib/tables/filters.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import { toPaging } from '../../../lib/tables/paging.ts'
import type { TableQuery } from '../../../lib/tables/tableAddress.ts'
import { CampaignCounts } from './CampaignCounts.ts'
import type {
  BaseListFilters,
  BaseListKind,
  CampaignRow,
  ListQuery,
  ListSection,
} from './CampaignListKind.ts'
import { type CampaignTab, getTabCount } from './tabs.ts'

/** `packaged` uses the search, filters and order from `regular`. */
export type SectionTables = {
  regular: PagedList<CampaignRow, BaseListFilters>
  packaged?: PagedList<CampaignRow>
}

export const getDayRange = (filters: BaseListFilters, key: string): DayRange => filters[key] as DayRange

export function getFilterField({ codec }: BaseListKind, key: string): FilterField<unknown> {
  const field = codec[key]
  if (!field) throw new Error(`There is no filter ${key}`)
  return field
}

/** Imported on demand, because only date filters need the time zone rules. */
async function toRangeQuery(name: string, range: DayRange, zone: string): Promise<Record<string, string>> {
  if (range.from === null && range.to === null) return {}
  const { toInstantRange: toInstants } = await import('@heed/contracts/rules/campaigns/filters')
  const { from, to } = toInstants(range, zone)
  return { ...(from && { [`${name}From`]: from }), ...(to && { [`${name}To`]: to }) }
}

export async function toFilterQuery(
  { ownFilter, ranges }: BaseListKind,
  filters: BaseListFilters,
  zone: string,
): Promise<Pick<ListQuery, 'listId'>> {
  const rangeQueries = ranges.map(({ key, query }) => toRangeQuery(query, getDayRange(filters, key), zone))
  return {
    ...ownFilter.toQuery(filters),
    ...(filters.lists.length > 0 && { listId: [...filters.lists] }),
    ...Object.assign({}, ...(await Promise.all(rangeQueries))),
  }
}

export function toStatusQuery(
  { ownFilter }: BaseListKind,
  tab: CampaignTab,
  filters: BaseListFilters,
): Pick<ListQuery, 'status'> {
  const status = tab === 'all' ? (ownFilter.status?.(filters) ?? null) : tab
  return status === null ? {} : { status: campaignStatus[status] }
}

export class CampaignListStore {
  readonly counts = { regular: new CampaignCounts(), packaged: new CampaignCounts() }
  readonly choices = new Resource<readonly { name: string }[]>()
  private readonly company: CompanyStores
  private readonly kind: BaseListKind
  private readonly parts: readonly ListSection[]
  private readonly tablesByKey = new Map<string, SectionTables>()

  constructor(company: CompanyStores, kind: BaseListKind) {
    this.company = company
    this.kind = kind
    this.parts = kind.packaged ? ['regular', 'packaged'] : ['regular']
  }

  /** The time zone determines when days start. */
  getTables(tab: CampaignTab, zone: string): SectionTables {
    const key = `${tab} ${zone}`
    const tables = this.tablesByKey.get(key) ?? this.make(tab, zone)
    this.tablesByKey.set(key, tables)
    return tables
  }

  load(tab: CampaignTab, zone: string): void {
    const { regular, packaged } = this.getTables(tab, zone)
    void regular.load()
    void packaged?.load()
  }

  /** Number of campaigns that match the current search; undefined until all counts are known. */
  countMatches(tab: CampaignTab): number | undefined {
    const counts = this.parts.map((section) => this.counts[section].matchCounts)
    return counts.reduce<number | undefined>(
      (sum, counts) =>
        sum === undefined || counts === undefined ? undefined : sum + getTabCount(counts, tab),
      0,
    )
  }

  all(tab: CampaignTab, parts: readonly ListSection[] = this.parts): number | undefined {
    const counts = parts
      .map((section) => this.counts[section].all)
      .filter((statusCounts) => statusCounts !== undefined)
    return counts.length === 0
      ? undefined
      : counts.reduce((sum, statusCounts) => sum + getTabCount(statusCounts, tab), 0)
  }

  async loadChoices(): Promise<void> {
    const { choices } = this.kind.ownFilter
    if (choices.isMultiple) await this.choices.load((signal) => choices.load(this.company, signal), 'choices')
  }

  private make(tab: CampaignTab, zone: string): SectionTables {
    const { orders, codec } = this.kind
    const fields = orders.map(({ field }) => field)
    const fetch = (section: ListSection, query: TableQuery<BaseListFilters>, signal: AbortSignal) =>
      this.page(section, tab, zone, query, signal)
    let packaged: PagedList<CampaignRow> | undefined
    const follow = this.createReloader(() => packaged)
    const regular = new PagedList<CampaignRow, BaseListFilters>(
      (query, signal) => {
        follow(query)
        return fetch('regular', query, signal)
      },
      { name: this.kind.campaign.name, size: 10, order: `${fields[0] ?? ''} desc`, fields, filters: codec },
    )
    if (!this.kind.packaged) return { regular }
    packaged = new PagedList<CampaignRow>(
      ({ page, size }, signal) => fetch('packaged', { ...regular.query, page, size }, signal),
      { prefix: 'scorm', size: 10 },
    )
    return { regular, packaged }
  }

  /** Reloads packaged campaigns from page 1 after a new search, filter or order. */
  private createReloader(
    getTable: () => PagedList<CampaignRow> | undefined,
  ): (query: TableQuery<BaseListFilters>) => void {
    let lastQueryKey: string | undefined
    return ({ search, filters, order }) => {
      const queryKey = JSON.stringify({ search, filters, order })
      const hasChanged = lastQueryKey !== undefined && lastQueryKey !== queryKey
      lastQueryKey = queryKey
      if (!hasChanged) return
      // Runs after `regular` has updated the URL, which `packaged` reads.
      queueMicrotask(() => {
        getTable()?.restore({ page: 0 })
        void getTable()?.reload()
      })
    }
  }

  private async page(
    section: ListSection,
    tab: CampaignTab,
    zone: string,
    { filters, ...query }: TableQuery<BaseListFilters>,
    signal: AbortSignal,
  ) {
    const { kind, company } = this
    const { filter, ...paging } = toPaging(query)
    const listQuery = { ...(filter && { filter }), ...(await toFilterQuery(kind, filters, zone)) }
    const isUnfiltered = Object.keys(listQuery).length === 0
    const sectionQuery = kind.packaged && { packaged: section === 'packaged' ? 1 : 0 }
    const { rows, count } = await this.counts[section].recordCounts(
      kind.list(
        company,
        { ...sectionQuery, ...paging, ...listQuery, ...toStatusQuery(kind, tab, filters) },
        signal,
      ),
      isUnfiltered ? undefined : () => kind.list(company, { ...sectionQuery, p: 0, n: 1 }, signal),
      signal,
    )
    return { rows, total: count }
  }
}

export class CampaignListStores {
  private readonly company: CompanyStores
  private readonly stores = new Map<BaseListKind, CampaignListStore>()

  constructor(company: CompanyStores) {
    this.company = company
  }

  get(kind: BaseListKind): CampaignListStore {
    const store = this.stores.get(kind) ?? new CampaignListStore(this.company, kind)
    this.stores.set(kind, store)
    return store
  }
}
