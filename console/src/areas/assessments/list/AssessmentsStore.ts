import { type AssessmentRow, campaignStatus, type DayRange, type ThreatArea } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import { days } from '../../../lib/tables/dayFilter.ts'
import { type FiltersCodec, ids, names } from '../../../lib/tables/filters.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import { toPaging } from '../../../lib/tables/paging.ts'
import type { Query } from '../../../lib/tables/tableAddress.ts'
import { CampaignCounts } from '../../../parts/campaigns/list/CampaignCounts.ts'
import { between } from '../../../parts/campaigns/list/looking.ts'
import { countIn, type Tab } from '../../../parts/campaigns/list/tabs.ts'

export type AssessmentFilters = {
  areas: readonly string[]
  delivery: DayRange
  due: DayRange
  lists: readonly number[]
}

export type AssessmentList = PagedList<AssessmentRow, AssessmentFilters>

/** `packaged` uses the search, filters and order from `regular`. */
export type Tables = { regular: AssessmentList; packaged: PagedList<AssessmentRow> }
export type Kind = keyof Tables

export const codec: FiltersCodec<AssessmentFilters> = { areas: names, delivery: days, due: days, lists: ids }

export const askedBy = async ({ areas, lists, delivery, due }: AssessmentFilters, zone: string) => ({
  ...(areas.length > 0 && { threatArea: [...areas] }),
  ...(lists.length > 0 && { listId: [...lists] }),
  ...(await between('deliveryDate', delivery, zone)),
  ...(await between('due', due, zone)),
})

export class AssessmentsStore {
  readonly counts = { regular: new CampaignCounts(), packaged: new CampaignCounts() }
  readonly areas = new Resource<ThreatArea[]>()
  private readonly company: CompanyStores
  private readonly tables = new Map<string, Tables>()

  constructor(company: CompanyStores) {
    this.company = company
  }

  /** The time zone determines when days start. */
  of(tab: Tab, zone: string): Tables {
    const key = `${tab} ${zone}`
    const tables = this.tables.get(key) ?? this.make(tab, zone)
    this.tables.set(key, tables)
    return tables
  }

  /** Number of assessments of both kinds that match the current search. */
  found(tab: Tab): number | undefined {
    const { regular, packaged } = this.counts
    return regular.found && packaged.found && countIn(regular.found, tab) + countIn(packaged.found, tab)
  }

  /** Number of assessments regardless of the search. */
  all(kind: Kind, tab: Tab = 'all'): number | undefined {
    const { all } = this.counts[kind]
    return all && countIn(all, tab)
  }

  loadAreas(): Promise<void> {
    return this.areas.load(
      async (signal) => (await this.company.client.threatAreas.list({}, { signal })).threatAreas,
      'areas',
    )
  }

  private make(tab: Tab, zone: string): Tables {
    const fetch = (kind: Kind, query: Query<AssessmentFilters>, signal: AbortSignal) =>
      this.page(kind, tab, zone, query, signal)
    let followed: string | undefined
    /** Reloads packaged assessments from page 1 after a new search, filter or order. */
    const lead = ({ search, filters, order }: Query<AssessmentFilters>) => {
      const looked = JSON.stringify({ search, filters, order })
      const isOther = followed !== undefined && followed !== looked
      followed = looked
      if (!isOther) return
      // Runs after `regular` has updated the address, which `packaged` reads.
      queueMicrotask(() => {
        packaged.restore({ page: 0 })
        void packaged.reload()
      })
    }
    const regular: AssessmentList = new PagedList<AssessmentRow, AssessmentFilters>(
      (query, signal) => {
        lead(query)
        return fetch('regular', query, signal)
      },
      {
        size: 10,
        order: 'last_updated desc',
        fields: ['last_updated', 'deliveryDate', 'due'],
        filters: codec,
      },
    )
    const packaged = new PagedList<AssessmentRow>(
      ({ page, size }, signal) => fetch('packaged', { ...regular.query, page, size }, signal),
      { prefix: 'scorm', size: 10 },
    )
    return { regular, packaged }
  }

  private async page(
    kind: Kind,
    tab: Tab,
    zone: string,
    { filters, ...query }: Query<AssessmentFilters>,
    signal: AbortSignal,
  ) {
    const { client, companyId } = this.company
    const { filter, ...paging } = toPaging(query)
    const looked = { ...(filter && { filter }), ...(await askedBy(filters, zone)) }
    const isEverything = Object.keys(looked).length === 0
    const ofKind = { companyId, d: 1, packaged: kind === 'packaged' ? 1 : 0 }
    const status = tab === 'all' ? {} : { status: campaignStatus[tab] }
    const { assessments, count } = await this.counts[kind].kept(
      client.assessments.list({ ...ofKind, ...paging, ...looked, ...status }, { signal }),
      isEverything ? undefined : () => client.assessments.list({ ...ofKind, p: 0, n: 1 }, { signal }),
      signal,
    )
    return { rows: assessments, total: count }
  }
}
