import { campaignStatus, containing, type StatusCounts, statusWord } from '@heed/contracts'
import { ordered, paged } from '../../calls/paging.ts'
import type { Asking, CampaignRow, CampaignRows } from './CampaignKind.ts'
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
  asking: Asking & { input: Asked },
  isFound: (row: Row) => boolean,
): { shown: Row[]; count: number; counts: StatusCounts } {
  const { input } = asking
  const matches = containing(input.filter)
  const isOnLists = hasAnyOf(input.listId)
  const found = visibleCampaigns(kind, asking, input.d === 1).filter(
    (row) => matches(row.name) && isOnLists(kind.listIds(row)) && isFound(row),
  )
  const rows = found.filter(({ status }) => input.status === undefined || status === input.status)
  const shown = paged(ordered(rows, input.order ?? latestFirst(kind), kind.orders), input)
  return { shown, count: rows.length, counts: countsOf(found) }
}

export const latestCampaigns = <Row extends CampaignRow>(kind: CampaignRows<Row>, asking: Asking): Row[] =>
  ordered(visibleCampaigns(kind, asking, false), latestFirst(kind), kind.orders)

const latestFirst = ({ orders }: { orders: object }): string => `${Object.keys(orders)[0]} desc`

function visibleCampaigns<Row extends CampaignRow>(
  kind: CampaignRows<Row>,
  asking: Asking,
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

export function hasAnyOf<T>(asked: readonly T[] | undefined): (all: readonly T[]) => boolean {
  const wanted = asked && new Set(asked)
  return (all) => wanted === undefined || all.some((one) => wanted.has(one))
}

function countsOf(rows: readonly Pick<CampaignRow, 'status'>[]): StatusCounts {
  const counts = { draft: 0, scheduled: 0, active: 0, completed: 0 }
  for (const { status } of rows) counts[statusWord(status)] += 1
  return counts
}
