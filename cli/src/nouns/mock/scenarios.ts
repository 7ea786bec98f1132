import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Column, countText } from '../../io/table.ts'
import { type Where, withControls } from './controls.ts'

const columns: readonly Column[] = [
  { key: 'name', title: 'scenario' },
  { key: 'shows', title: 'description' },
  { key: 'employees', title: 'employees', align: 'right', show: countText },
]

export async function listScenarios(context: Context, where: Where): Promise<TableOutcome> {
  const { scenarios } = await withControls(context, where, (controls) => controls.scenarios.list())
  const rows = scenarios.map(({ name, shows, employees }) => ({ name, shows, employees: employees ?? null }))
  return { kind: 'table', columns, rows, empty: 'No scenarios.' }
}
