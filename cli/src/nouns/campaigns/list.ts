import { type CampaignStatus, campaignStatus, companyName, statusWord } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Cell, type Column, cellText, countText } from '../../io/print/table.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { thousands } from '../../io/words.ts'
import { type CampaignRef, type Campaigns, readCampaigns } from './find.ts'

export const percent = (value: Cell): string => (value === null ? '–' : `${value}%`)
const whether = (value: Cell): string => (value === true ? 'yes' : '–')
export const day = (value: Cell): string => cellText(value).slice(0, 10) || '–'

const firstColumns: readonly Column[] = [
  { key: 'id', title: 'id', align: 'right' },
  { key: 'name', title: 'name' },
  { key: 'status', title: 'status' },
  { key: 'packaged', title: 'packaged', show: whether },
  { key: 'people', title: 'employees', align: 'right', show: countText },
]

function byStatus(rows: readonly { status: string }[]): string {
  const counts = new Map<string, number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${thousands(count)} ${status}`).join(', ')
}

interface Listed extends CampaignRef {
  status: CampaignStatus
  isScorm: boolean
}

interface Options {
  status: keyof typeof campaignStatus | undefined
  filter: string | undefined
  order: string | undefined
  desc: boolean
}

interface Shown<Row> {
  columns: readonly Column[]
  cells: (row: Row) => { people: number } & Readonly<Record<string, Cell>>
}

export async function listCampaigns<Row extends Listed>(
  context: Context,
  campaigns: Campaigns<Row, CampaignRef>,
  { status, filter, order, desc }: Options,
  { columns, cells }: Shown<Row>,
): Promise<TableOutcome> {
  const { noun, changed } = campaigns
  const company = await context.company()
  const field = order === undefined || order === 'updated' ? changed : order
  const found = await readCampaigns(campaigns, await context.client(), company, {
    status: status && campaignStatus[status],
    filter,
    order: `${field} ${(order === undefined) !== desc ? 'desc' : 'asc'}`,
  })
  const place = sanitizeText(companyName(company))
  const rows = found.map((row) => ({
    id: row.id,
    name: row.name,
    status: statusWord(row.status),
    packaged: row.isScorm,
    ...cells(row),
  }))
  return {
    kind: 'table',
    columns: [...firstColumns, ...columns],
    rows,
    empty: `${place} has no matching ${noun}s.`,
    ...(rows.length > 0 && !context.quiet ? { note: `${place} · ${byStatus(rows)}` } : {}),
  }
}
