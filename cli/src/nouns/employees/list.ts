import { type Client, type Employee, getCompanyName, isAnonymous } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import { findList } from '../../command/list.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type PageRows, readPages } from '../../command/pages.ts'
import { type Cell, type Column, formatCell } from '../../io/print/table.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount, formatThousands } from '../../io/words.ts'
import type { employeesListOptions } from './commands.ts'

const columns: readonly Column[] = [
  { key: 'email', title: 'email' },
  { key: 'name', title: 'name' },
  { key: 'lists', title: 'lists' },
  { key: 'tags', title: 'tags', dataOnly: true },
  { key: 'lastActive', title: 'last active', show: (value: Cell) => formatCell(value).slice(0, 10) || '–' },
]

const defaultLimit = 100

interface EmployeeQuery {
  companyId: number
  listId?: number[]
  filter?: string
  order: string
}

const loadEmployees = (client: Client, query: EmployeeQuery, maxRows: number): Promise<PageRows<Employee>> =>
  readPages(maxRows, async (page) => {
    const { users, count } = await client.employees.list({ ...query, ...page })
    return { rows: users, count }
  })

export async function listEmployees(
  context: Context,
  { list, filter, order = 'name', desc, limit, all }: OptionValues<typeof employeesListOptions>,
): Promise<TableOutcome> {
  const company = await context.company()
  const client = await context.client()
  const targetList = list === undefined ? undefined : await findList(client, company, list)
  const { rows: users, count } = await loadEmployees(
    client,
    {
      companyId: company.company_id,
      order: `${order} ${desc ? 'desc' : 'asc'}`,
      ...(targetList ? { listId: [targetList.id] } : {}),
      ...(filter ? { filter } : {}),
    },
    all ? Number.MAX_SAFE_INTEGER : (limit ?? defaultLimit),
  )
  const listLabel = sanitizeText(
    [getCompanyName(company), ...(targetList ? [targetList.name] : [])].join(' · '),
  )
  const isCut = count > users.length
  const rest = isCut
    ? `${formatThousands(users.length)} of ${formatCount(count, 'employee')}`
    : formatCount(count, 'employee')
  const isTruncated = isCut && limit === undefined && !context.quiet
  return {
    kind: 'table',
    columns: isAnonymous(company) ? columns.slice(0, 1) : columns,
    rows: users.map(({ email, name, lists, combinedTags, lastActive }) => ({
      email,
      name,
      lists: lists.map((item) => item.name),
      tags: combinedTags ?? [],
      lastActive: lastActive ?? '',
    })),
    empty: filter
      ? `${listLabel} has no employees matching "${filter}".`
      : `${listLabel} has no employees yet.`,
    ...(users.length > 0 && !context.quiet ? { note: `${listLabel} · ${rest}` } : {}),
    ...(isTruncated ? { cut: `Showing only ${rest}. To show all, add --all` } : {}),
  }
}
