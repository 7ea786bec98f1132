import { type AssessmentRow, campaignStatus, type DayRange, type ThreatArea } from '@heed/contracts'
import type { CompanyStores } from '../../../app/CompanyStores.ts'
import { days } from '../../../lib/dayFilter.ts'
import { type FiltersCodec, ids, names } from '../../../lib/filters.ts'
import { PagedList, type Query } from '../../../lib/PagedList.ts'
import { toPaging } from '../../../lib/paging.ts'
import { Resource } from '../../../lib/Resource.ts'
import { CampaignCounts } from '../../../parts/campaigns/list/CampaignCounts.ts'
import { between } from '../../../parts/campaigns/list/looking.ts'
import { countIn, type Tab } from '../../../parts/campaigns/list/tabs.ts'

/** What assessments are filtered by beside their names (S1 section 2). */
export type AssessmentFilters = {
  /** Names of threat areas; an assessment that asks about any of them is found. */
  areas: readonly string[]
  delivery: DayRange
  due: DayRange
  /** Ids of employee lists; an assessment that goes to any of them is found. */
  lists: readonly number[]
}

export type AssessmentList = PagedList<AssessmentRow, AssessmentFilters>

/** Both tables of a tab; what the first is searched, filtered and sorted by holds for the other. */
export type Tables = { regular: AssessmentList; packaged: PagedList<AssessmentRow> }
export type Kind = keyof Tables

export const codec: FiltersCodec<AssessmentFilters> = { areas: names, delivery: days, due: days, lists: ids }

/** What a call is asked by the filters. */
export const askedBy = async ({ areas, lists, delivery, due }: AssessmentFilters, zone: string) => ({
  ...(areas.length > 0 && { threatArea: [...areas] }),
  ...(lists.length > 0 && { listId: [...lists] }),
  ...(await between('deliveryDate', delivery, zone)),
  ...(await between('due', due, zone)),
})

/** The assessments of a company, ten a page (S1 section 9), two tables for each tab. */
export class AssessmentsStore {
  readonly counts = { regular: new CampaignCounts(), packaged: new CampaignCounts() }
  readonly areas = new Resource<ThreatArea[]>()
  private readonly company: CompanyStores
  private readonly tables = new Map<string, Tables>()

  constructor(company: CompanyStores) {
    this.company = company
  }

  /** Days are those of a zone. */
  of(tab: Tab, zone: string): Tables {
    const key = `${tab} ${zone}`
    const tables = this.tables.get(key) ?? this.make(tab, zone)
    this.tables.set(key, tables)
    return tables
  }

  /** How many the search finds in a tab, of both kinds. */
  found(tab: Tab): number | undefined {
    const { regular, packaged } = this.counts
    return regular.found && packaged.found && countIn(regular.found, tab) + countIn(packaged.found, tab)
  }

  /** How many of a kind there are in a tab, whatever is looked for. */
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
    /** Whatever is looked for now, the packaged ones show it from their first page on. */
    const lead = ({ search, filters, order }: Query<AssessmentFilters>) => {
      const looked = JSON.stringify({ search, filters, order })
      const isOther = followed !== undefined && followed !== looked
      followed = looked
      if (!isOther) return
      // Once the first has written itself into the address, where each reads what it does not know of the other.
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
        // What the specification sorts by, of all that the platform can.
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
