import { getOwnValue } from '@heed/contracts/rules/ownValue'
import type { Collection, RowId } from '../../store/Collection.ts'
import type { World } from '../../world/World.ts'
import { DeskError } from '../controls/control.ts'

type RawRow = Record<string, unknown>
type RowWithId = RawRow & { id: RowId }

export function addRow(world: World, name: string, fields: RawRow): RowWithId {
  const rows = getCollection(world, name)
  const row = { ...fields, id: toRowId(fields.id) ?? getNextId(world, rows) }
  if (rows.get(row.id)) throw new DeskError(409, `${name} already has a row ${row.id}`, 'id')
  rejectMismatchedTypes(rows, row)
  rows.put(row)
  return row
}

export function updateRow(world: World, name: string, id: string, fields: RawRow, merge: boolean): RowWithId {
  const rows = getCollection(world, name)
  const currentRow = getRow(rows, name, id)
  const row = { ...(merge ? currentRow : {}), ...fields, id: currentRow.id }
  rejectMismatchedTypes(rows, row)
  rows.put(row)
  return row
}

export function deleteRow(world: World, name: string, id: string): void {
  const rows = getCollection(world, name)
  rows.remove(getRow(rows, name, id).id)
}

function getCollection(world: World, name: string): Collection<object> {
  const collections = world.getCollections()
  const rows = getOwnValue(collections, name)
  if (!rows)
    throw new DeskError(404, `There's no collection "${name}"; known: ${Object.keys(collections).join(', ')}`)
  return rows
}

function getRow(rows: Collection<object>, name: string, id: string): RowWithId {
  const row = rows.get(id) ?? rows.get(Number(id))
  if (!row) throw new DeskError(404, `${name} has no row ${id}`)
  return row as RowWithId
}

const toRowId = (value: unknown): RowId | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined

function getNextId(world: World, rows: Collection<object>): RowId {
  const ids = [...rows.values()].map((row) => (row as RowWithId).id)
  return ids.every((id) => typeof id === 'number')
    ? ids.reduce((maxId, id) => Math.max(maxId, id), 0) + 1
    : world.random.key(12)
}

/** Indices depend on the structure of rows. */
function rejectMismatchedTypes(rows: Collection<object>, row: RawRow): void {
  const [model] = rows.values()
  for (const [field, value] of Object.entries(model ?? {})) {
    const [expectedType, actualType] = [getJsonType(value), getJsonType(row[field])]
    const isNullable = expectedType === 'null' || actualType === 'null'
    if (row[field] === undefined || (!isNullable && actualType !== expectedType)) {
      throw new DeskError(400, `Must be a ${expectedType}, as in the other rows`, field)
    }
  }
}

const getJsonType = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value
