import { campaignStatus, createTextFilter, type StatusCounts, statusWord } from '@heed/contracts'
import { slicePage, sortRows } from '../../calls/paging.ts'
import type { CampaignContext, CampaignRow, CampaignRows } from './CampaignKind.ts'
import { campaignCaller } from './findCampaign.ts'

interface Asked {
  p?: number | undefined
  n?: number | undefined
  order?: string | undefined
  filter?: string | undefined
  status?: number | undefined
  listId?: readonly number[] | undefined
  /** 1 includes drafts, for admins. */
  d?: number | undefined
}

export function listCampaigns<Row extends CampaignRow>(
  kind: CampaignRows<Row>,
  asking: CampaignContext & { input: Asked },
  isFound: (row: Row) => boolean,
): { shown: Row[]; count: number; counts: StatusCounts } {
  const { input } = asking
  const matches = createTextFilter(input.filter)
  const isOnLists = createAnyFilter(input.listId)
  const found = visibleCampaigns(kind, asking, input.d === 1).filter(
    (row) => matches(row.name) && isOnLists(kind.listIds(row)) && isFound(row),
  )
  const rows = found.filter(({ status }) => input.status === undefined || status === input.status)
  const shown = slicePage(sortRows(rows, input.order ?? latestFirst(kind), kind.orders), input)
  return { shown, count: rows.length, counts: countStatuses(found) }
}

export const latestCampaigns = <Row extends CampaignRow>(
  kind: CampaignRows<Row>,
  asking: CampaignContext,
): Row[] => sortRows(visibleCampaigns(kind, asking, false), latestFirst(kind), kind.orders)

const latestFirst = ({ orders }: { orders: object }): string => `${Object.keys(orders)[0]} desc`

function visibleCampaigns<Row extends CampaignRow>(
  kind: CampaignRows<Row>,
  asking: CampaignContext,
  withDrafts: boolean,
): readonly Row[] {
  const all = kind.companyRows(asking.world, asking.company.id)
  if (withDrafts && campaignCaller(asking).isAdmin) return all
  return all.filter(({ status }) => status !== campaignStatus.draft)
}

export const isBetween = (
  instant: string | null,
  from: string | undefined,
  to: string | undefined,
): boolean =>
  (from === undefined && to === undefined) ||
  (instant !== null &&
    (from === undefined || Date.parse(from) <= Date.parse(instant)) &&
    (to === undefined || Date.parse(instant) <= Date.parse(to)))

export function createAnyFilter<T>(asked: readonly T[] | undefined): (all: readonly T[]) => boolean {
  const wanted = asked && new Set(asked)
  return (all) => wanted === undefined || all.some((one) => wanted.has(one))
}

function countStatuses(rows: readonly Pick<CampaignRow, 'status'>[]): StatusCounts {
  const counts = { draft: 0, scheduled: 0, active: 0, completed: 0 }
  for (const { status } of rows) counts[statusWord(status)] += 1
  return counts
}
