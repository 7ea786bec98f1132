import {
  type ColumnHelper,
  createColumnHelper,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table'

/** How a column behaves beside what it shows. */
type ColumnMeta = {
  /** The field the server sorts by; without it the head is plain text. */
  order?: string
  /** What comes first into the two lines of a row in a narrow table; 3 is seen there once the row is opened. */
  priority?: 1 | 2 | 3
  /** Reads without its head, such as an address or a status: a narrow table puts no label before it. */
  selfEvident?: boolean
  /** What it counts, where the head alone is too short to say; on pointing and on focus. */
  tip?: string
  align?: 'left' | 'right' | 'center'
  /** Pixels or a share; columns without a width divide what is left. */
  width?: number | string
}

/** Where a column stands in a row of a narrow table: `end` and `secondEnd` at the right of its two lines. */
export type Place = 'name' | 'second' | 'end' | 'secondEnd' | 'below'

/** Pixels up to which a column is short enough to stand beside the name. */
const SHORT = 160

const isShort = ({ width }: ColumnMeta): boolean => typeof width === 'number' && width <= SHORT

/** Short and without a label: beside it another cell finds room in a line of a phone. */
export const isBrief = (meta: ColumnMeta): boolean => isShort(meta) && meta.selfEvident === true

/** Where a column would like to stand, best first. */
function preferredBy(meta: ColumnMeta): Place[] {
  if (meta.align === 'right') return ['end', 'secondEnd', 'second']
  return isShort(meta) ? ['second', 'end', 'secondEnd'] : ['second', 'secondEnd']
}

/**
 * A place for each column, in their order. The first is what the row is about; the others take the places of the
 * two lines by priority, numbers those at the right first. What finds none stands below, so that nothing is lost.
 */
export function placesOf(columns: readonly ColumnMeta[]): Place[] {
  const places = columns.map((_, at): Place => (at === 0 ? 'name' : 'below'))
  const free = new Set<Place>(['second', 'end', 'secondEnd'])
  const byPriority = columns
    .map((column, at) => ({ at, column, priority: column.priority ?? 1 }))
    .filter(({ at, priority }) => at > 0 && priority < 3)
    .sort((one, other) => one.priority - other.priority)
  for (const { at, column } of byPriority) {
    const place = preferredBy(column).find((candidate) => free.has(candidate))
    if (place === undefined) continue
    places[at] = place
    free.delete(place)
  }
  return places
}

/** The server sorts, filters and pages, so the table needs no feature of its own. */
export const features = tableFeatures({ columnMeta: {} as ColumnMeta })

export type RowData = Record<string, unknown>

export type Columns<Row extends RowData> = TableOptions<typeof features, Row>['columns']

/** `const col = columnsOf<Employee>()`, then `col.columns([col.accessor('name', { header, cell, meta })])`. */
export function columnsOf<Row extends RowData>(): ColumnHelper<typeof features, Row> {
  return createColumnHelper<typeof features, Row>()
}

type Direction = 'asc' | 'desc'

/** Reads `"name asc"`; the direction of a field that does not order the table is undefined. */
export function directionOf(order: string | undefined, field: string): Direction | undefined {
  const [name, direction] = (order ?? '').split(' ')
  if (name !== field) return undefined
  return direction === 'desc' ? 'desc' : 'asc'
}

/** What a click on the head asks for: ascending first, then the other way round. */
export const nextOrder = (order: string | undefined, field: string): string =>
  `${field} ${directionOf(order, field) === 'asc' ? 'desc' : 'asc'}`
