import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Column, formatCell } from '../../io/print/table.ts'
import { formatCount } from '../../io/words.ts'
import { getRoleName, readManagers } from './find.ts'

const columns: readonly Column[] = [
  { key: 'email', title: 'email' },
  { key: 'name', title: 'name' },
  { key: 'role', title: 'role' },
  { key: 'billing', title: 'gets the bills', show: (value) => (value === true ? 'yes' : '') },
  { key: 'created', title: 'since', show: (value) => formatCell(value).slice(0, 10) },
]

export async function listManagers(context: Context): Promise<TableOutcome> {
  const { managers, companyLabel } = await readManagers(context)
  return {
    kind: 'table',
    columns,
    rows: managers.map((manager) => ({
      email: manager.email,
      name: manager.name ?? '',
      role: getRoleName(manager),
      billing: manager.billing ?? false,
      created: manager.created ?? '',
    })),
    empty: `${companyLabel} has no managers.`,
    ...(context.quiet ? {} : { note: `${companyLabel} · ${formatCount(managers.length, 'manager')}` }),
  }
}
