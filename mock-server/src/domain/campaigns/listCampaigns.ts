import { campaignStatus, createTextFilter, getStatusKey, type StatusCounts } from '@heed/contracts'
import { slicePage, sortRows } from '../../calls/paging.ts'
import type { CampaignContext, CampaignRow, CampaignRowMethods } from './CampaignKind.ts'
import { getCampaignCaller } from './findCampaign.ts'

interface ListInput {
  p?: number | undefined
  n?: number | undefined
  order?: string | undefined
  filter?: string | undefined
  status?: number | undefined
  listId?: readonly number[] | undefined
  /** 1 includes drafts, but only for admins. */
  d?: number | undefined
}

export function listCampaigns<Row extends CampaignRow>(
  kind: CampaignRowMethods<Row>,
  context: CampaignContext & { input: ListInput },
  isFound: (row: Row) => boolean,
): { pageRows: Row[]; count: number; counts: StatusCounts } {
  const { input } = context
  const matches = createTextFilter(input.filter)
  const isOnLists = createOverlapFilter(input.listId)
  const matchingCampaigns = selectVisibleCampaigns(kind, context, input.d === 1).filter(
    (row) => matches(row.name) && isOnLists(kind.listIds(row)) && isFound(row),
  )
  const rows = matchingCampaigns.filter(({ status }) => input.status === undefined || status === input.status)
  const shownRows = slicePage(sortRows(rows, input.order ?? getDefaultOrder(kind), kind.sortKeys), input)
  return { pageRows: shownRows, count: rows.length, counts: countByStatus(matchingCampaigns) }
}

export const listLatestCampaigns = <Row extends CampaignRow>(
  kind: CampaignRowMethods<Row>,
  context: CampaignContext,
): Row[] => sortRows(selectVisibleCampaigns(kind, context, false), getDefaultOrder(kind), kind.sortKeys)

const getDefaultOrder = ({ sortKeys }: { sortKeys: object }): string => `${Object.keys(sortKeys)[0]} desc`

function selectVisibleCampaigns<Row extends CampaignRow>(
  kind: CampaignRowMethods<Row>,
  context: CampaignContext,
  includesDrafts: boolean,
): readonly Row[] {
  const campaigns = kind.companyRows(context.world, context.company.id)
  if (includesDrafts && getCampaignCaller(context).isAdmin) return campaigns
  return campaigns.filter(({ status }) => status !== campaignStatus.draft)
}

export const isInPeriod = (
  instant: string | null,
  from: string | undefined,
  to: string | undefined,
): boolean =>
  (from === undefined && to === undefined) ||
  (instant !== null &&
    (from === undefined || Date.parse(from) <= Date.parse(instant)) &&
    (to === undefined || Date.parse(instant) <= Date.parse(to)))

export function createOverlapFilter<T>(
  wantedValues: readonly T[] | undefined,
): (values: readonly T[]) => boolean {
  const wantedSet = wantedValues && new Set(wantedValues)
  return (values) => wantedSet === undefined || values.some((value) => wantedSet.has(value))
}

function countByStatus(rows: readonly Pick<CampaignRow, 'status'>[]): StatusCounts {
  const counts = { draft: 0, scheduled: 0, active: 0, completed: 0 }
  for (const { status } of rows) counts[getStatusKey(status)] += 1
  return counts
}
