import { getCompanyName } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Cell, type Column, formatCell, formatNumberCell } from '../../io/print/table.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'
import type { listsListOptions } from './commands.ts'

const columns: readonly Column[] = [
  { key: 'id', title: 'id', align: 'right' },
  { key: 'name', title: 'list' },
  { key: 'employees', title: 'employees', align: 'right', show: formatNumberCell },
  { key: 'created', title: 'created', show: (value: Cell) => formatCell(value).slice(0, 10) },
  { key: 'source', title: 'source' },
]

export async function listLists(
  context: Context,
  { filter }: OptionValues<typeof listsListOptions>,
): Promise<TableOutcome> {
  const company = await context.company()
  const client = await context.client()
  const { lists } = await client.lists.list({
    companyId: company.company_id,
    ...(filter ? { filter } : {}),
  })
  const name = sanitizeText(getCompanyName(company))
  return {
    kind: 'table',
    columns,
    rows: lists.map(({ id, name: list, usersCount, created, source }) => ({
      id,
      name: list,
      employees: usersCount,
      created,
      source: source ?? '',
    })),
    empty: filter ? `${name} has no lists matching "${filter}".` : `${name} has no employee lists yet.`,
    ...(lists.length > 0 && !context.quiet ? { note: `${name} · ${formatCount(lists.length, 'list')}` } : {}),
  }
}
