import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Aliases, getAliasesPath, readAliases } from '../../io/files/aliases.ts'
import type { Column, Row } from '../../io/print/table.ts'
import { formatCount } from '../../io/words.ts'

const columns: readonly Column[] = [
  { key: 'name', title: 'alias' },
  { key: 'expansion', title: 'runs' },
]

const toRows = (aliases: Aliases): Row[] =>
  Object.entries(aliases)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, expansion]) => ({ name, expansion }))

export const createAliasTable = (aliases: Aliases, note?: string): TableOutcome => ({
  kind: 'table',
  columns,
  rows: toRows(aliases),
  empty: "No aliases yet. Create one: heed alias set staff 'employees list --all'",
  ...(note === undefined ? {} : { note }),
})

export async function listAliases({ env, quiet }: Context): Promise<TableOutcome> {
  const aliases = await readAliases(env)
  const count = Object.keys(aliases).length
  const note = `${formatCount(count, 'alias', 'aliases')} · saved in ${getAliasesPath(env)}`
  return createAliasTable(aliases, count > 0 && !quiet ? note : undefined)
}
