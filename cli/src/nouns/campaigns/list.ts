import { type CampaignStatus, campaignStatus, getCompanyName, getStatusKey } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Cell, type Column, formatCell, formatNumberCell } from '../../io/print/table.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatThousands } from '../../io/words.ts'
import { type CampaignRef, type CampaignSource, readCampaigns } from './find.ts'

export const formatPercent = (value: Cell): string => (value === null ? '–' : `${value}%`)
const formatYesNo = (value: Cell): string => (value === true ? 'yes' : '–')
export const formatDay = (value: Cell): string => formatCell(value).slice(0, 10) || '–'

const firstColumns: readonly Column[] = [
  { key: 'id', title: 'id', align: 'right' },
  { key: 'name', title: 'name' },
  { key: 'status', title: 'status' },
  { key: 'packaged', title: 'packaged', show: formatYesNo },
  { key: 'people', title: 'employees', align: 'right', show: formatNumberCell },
]

function formatStatusCounts(rows: readonly { status: string }[]): string {
  const counts = new Map<string, number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${formatThousands(count)} ${status}`).join(', ')
}

interface ListedCampaign extends CampaignRef {
  status: CampaignStatus
  isScorm: boolean
}

interface Options {
  status: keyof typeof campaignStatus | undefined
  filter: string | undefined
  order: string | undefined
  desc: boolean
}

interface ListLayout<Row> {
  columns: readonly Column[]
  cells: (row: Row) => { people: number } & Readonly<Record<string, Cell>>
}

export async function listCampaigns<Row extends ListedCampaign>(
  context: Context,
  campaigns: CampaignSource<Row, CampaignRef>,
  { status, filter, order, desc }: Options,
  { columns, cells }: ListLayout<Row>,
): Promise<TableOutcome> {
  const { noun, changed } = campaigns
  const company = await context.company()
  const field = order === undefined || order === 'updated' ? changed : order
  const campaignPage = await readCampaigns(campaigns, await context.client(), company, {
    status: status && campaignStatus[status],
    filter,
    order: `${field} ${(order === undefined) !== desc ? 'desc' : 'asc'}`,
  })
  const companyLabel = sanitizeText(getCompanyName(company))
  const rows = campaignPage.map((row) => ({
    id: row.id,
    name: row.name,
    status: getStatusKey(row.status),
    packaged: row.isScorm,
    ...cells(row),
  }))
  return {
    kind: 'table',
    columns: [...firstColumns, ...columns],
    rows,
    empty: `${companyLabel} has no matching ${noun}s.`,
    ...(rows.length > 0 && !context.quiet ? { note: `${companyLabel} · ${formatStatusCounts(rows)}` } : {}),
  }
}
