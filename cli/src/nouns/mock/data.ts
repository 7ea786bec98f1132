import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Column, countText } from '../../io/table.ts'
import { harmless } from '../../io/width.ts'
import { type Where, withControls } from './controls.ts'
import type { rowsOptions } from './inspectCommands.ts'

const collectionColumns: readonly Column[] = [
  { key: 'collection', title: 'collection' },
  { key: 'rows', title: 'rows', align: 'right', show: countText },
]

const rowColumns: readonly Column[] = [
  { key: 'id', title: 'id' },
  { key: 'row', title: 'row' },
]

export async function listCollections(context: Context, where: Where): Promise<TableOutcome> {
  const { collections } = await withControls(context, where, (controls) => controls.data.list())
  const rows = Object.entries(collections).map(([collection, count]) => ({ collection, rows: count }))
  return { kind: 'table', columns: collectionColumns, rows, empty: 'No collections.' }
}

export async function listRows(
  context: Context,
  { q, ...where }: Values<typeof rowsOptions>,
  name: string,
): Promise<TableOutcome> {
  const found = await withControls(context, where, (controls) =>
    controls.data.rows({ name, ...(q === undefined ? {} : { q }) }),
  )
  const rows = found.map((row) => ({ id: String(row.id), row: harmless(JSON.stringify(row)) }))
  return { kind: 'table', columns: rowColumns, rows, empty: 'No matching rows.' }
}
