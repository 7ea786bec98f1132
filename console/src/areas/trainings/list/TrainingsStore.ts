import { campaignStatus, type DayRange, type StatusCounts, type TrainingRow } from '@heed/contracts'
import { makeObservable, observableRef, runInAction } from 'mobx'
import type { CompanyStores } from '../../../app/CompanyStores.ts'
import { days } from '../../../lib/dayFilter.ts'
import { type FiltersCodec, ids, oneOf } from '../../../lib/filters.ts'
import { PagedList, type Query } from '../../../lib/PagedList.ts'
import { toPaging } from '../../../lib/paging.ts'
import type { Tab } from './tabs.ts'

export const statuses = ['draft', 'scheduled', 'active', 'completed'] as const
type StatusWord = (typeof statuses)[number]

/** What trainings are filtered by beside their names. `status` where the tab leaves it open. */
export type TrainingFilters = {
  status: StatusWord | null
  start: DayRange
  end: DayRange
  /** Ids of employee lists; a training that goes to any of them is found. */
  lists: readonly number[]
}

export type TrainingList = PagedList<TrainingRow, TrainingFilters>

export const codec: FiltersCodec<TrainingFilters> = {
  status: oneOf(statuses),
  start: days,
  end: days,
  lists: ids,
}

/** The trainings of a company, ten a page (S1 section 9), a list for each tab. */
export class TrainingsStore {
  /** How many of each status the last search finds, whatever tab is open. */
  found: StatusCounts | undefined = undefined
  /** How many of each there are at all. */
  all: StatusCounts | undefined = undefined
  private readonly company: CompanyStores
  private readonly lists = new Map<string, TrainingList>()

  constructor(company: CompanyStores) {
    this.company = company
    makeObservable(this, { found: observableRef, all: observableRef })
  }

  /** Days are those of a zone. */
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
        // What the specification sorts by, of all that the platform can.
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
    const status = tab === 'all' ? filters.status : tab
    const { filter, ...paging } = toPaging(query)
    const looked = { ...(filter && { filter }), ...(await between(filters, zone)), ...onLists(filters) }
    const isEverything = Object.keys(looked).length === 0
    const [{ automations, count, counts }, everything] = await Promise.all([
      client.trainings.list(
        { companyId, d: 1, ...paging, ...looked, ...(status && { status: campaignStatus[status] }) },
        { signal },
      ),
      isEverything ? undefined : this.countAll(signal),
    ])
    if (!signal.aborted) {
      runInAction(() => {
        this.found = counts
        this.all = (isEverything ? counts : everything) ?? this.all
      })
    }
    return { rows: automations, total: count }
  }

  /** It stands beside what is shown, and its failure with it. */
  private async countAll(signal: AbortSignal): Promise<StatusCounts | undefined> {
    const { client, companyId } = this.company
    try {
      return (await client.trainings.list({ companyId, d: 1, p: 0, n: 1 }, { signal })).counts
    } catch {
      return undefined
    }
  }
}

const onLists = ({ lists }: TrainingFilters) => (lists.length === 0 ? {} : { listId: [...lists] })

/** The instants of the days that are looked between; which they are in a zone is no small thing to find out. */
async function between({ start, end }: TrainingFilters, zone: string) {
  if ([start.from, start.to, end.from, end.to].every((day) => day === null)) return {}
  const { instantsOf } = await import('@heed/contracts/rules/campaigns/filters')
  const [first, last] = [instantsOf(start, zone), instantsOf(end, zone)]
  return {
    ...(first.from && { firstBatchFrom: first.from }),
    ...(first.to && { firstBatchTo: first.to }),
    ...(last.from && { lastBatchFrom: last.from }),
    ...(last.to && { lastBatchTo: last.to }),
  }
}
