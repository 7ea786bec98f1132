import { type CampaignStatus, campaignStatus, type DayRange, type TrainingRow } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { days } from '../../../lib/tables/dayFilter.ts'
import { type FiltersCodec, ids, oneOf } from '../../../lib/tables/filters.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import { toPaging } from '../../../lib/tables/paging.ts'
import type { Query } from '../../../lib/tables/tableAddress.ts'
import { CampaignCounts } from '../../../parts/campaigns/list/CampaignCounts.ts'
import { between } from '../../../parts/campaigns/list/looking.ts'
import type { Tab } from '../../../parts/campaigns/list/tabs.ts'

export const statuses = ['draft', 'scheduled', 'active', 'completed'] as const
type StatusWord = (typeof statuses)[number]

/** `status` is used only on the tab 'all'. */
export type TrainingFilters = {
  status: StatusWord | null
  start: DayRange
  end: DayRange
  lists: readonly number[]
}

export type TrainingList = PagedList<TrainingRow, TrainingFilters>

export const codec: FiltersCodec<TrainingFilters> = {
  status: oneOf(statuses),
  start: days,
  end: days,
  lists: ids,
}

export const askedBy = async ({ start, end, lists }: TrainingFilters, zone: string) => ({
  ...(await between('firstBatch', start, zone)),
  ...(await between('lastBatch', end, zone)),
  ...(lists.length > 0 && { listId: [...lists] }),
})

export const statusOf = (tab: Tab, { status }: TrainingFilters): CampaignStatus | undefined => {
  const asked = tab === 'all' ? status : tab
  return asked === null ? undefined : campaignStatus[asked]
}

export class TrainingsStore {
  readonly counts = new CampaignCounts()
  private readonly company: CompanyStores
  private readonly lists = new Map<string, TrainingList>()

  constructor(company: CompanyStores) {
    this.company = company
  }

  /** The time zone determines when days start. */
  list(tab: Tab, zone: string): TrainingList {
    const key = `${tab} ${zone}`
    const list = this.lists.get(key) ?? this.make(tab, zone)
    this.lists.set(key, list)
    return list
  }

  private make(tab: Tab, zone: string): TrainingList {
    return new PagedList<TrainingRow, TrainingFilters>(
      (query, signal) => this.page(tab, zone, query, signal),
      {
        size: 10,
        order: 'updated desc',
        fields: ['updated', 'firstBatch', 'lastBatch'],
        filters: codec,
      },
    )
  }

  private async page(
    tab: Tab,
    zone: string,
    { filters, ...query }: Query<TrainingFilters>,
    signal: AbortSignal,
  ) {
    const { client, companyId } = this.company
    const status = statusOf(tab, filters)
    const { filter, ...paging } = toPaging(query)
    const looked = { ...(filter && { filter }), ...(await askedBy(filters, zone)) }
    const isEverything = Object.keys(looked).length === 0
    const { automations, count } = await this.counts.kept(
      client.trainings.list(
        { companyId, d: 1, ...paging, ...looked, ...(status !== undefined && { status }) },
        { signal },
      ),
      isEverything ? undefined : () => client.trainings.list({ companyId, d: 1, p: 0, n: 1 }, { signal }),
      signal,
    )
    return { rows: automations, total: count }
  }
}
