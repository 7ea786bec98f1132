import {
  type ColumnHelper,
  createColumnHelper,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table'

type ColumnMeta = {
  /** Sort field on the server; undefined if the column isn't sortable. */
  order?: string
  /** Order in which columns get a place in narrow rows; 3 appears only in the expanded row. */
  priority?: 1 | 2 | 3
  selfEvident?: boolean
  tip?: string
  align?: 'left' | 'right' | 'center'
  width?: number | string
}

/** Position in a narrow row; `end` and `secondEnd` are at the right end of the two lines. */
export type Place = 'name' | 'second' | 'end' | 'secondEnd' | 'below'

/** Maximum width in px of a column that fits beside the name. */
const SHORT = 160

const isShort = ({ width }: ColumnMeta): boolean => typeof width === 'number' && width <= SHORT

export const isBrief = (meta: ColumnMeta): boolean => isShort(meta) && meta.selfEvident === true

function preferredBy(meta: ColumnMeta): Place[] {
  if (meta.align === 'right') return ['end', 'secondEnd', 'second']
  return isShort(meta) ? ['second', 'end', 'secondEnd'] : ['second', 'secondEnd']
}

/** The first column is the name. Others fill two lines by priority, numbers on the right; the rest is below. */
export function assignPlaces(columns: readonly ColumnMeta[]): Place[] {
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

export const features = tableFeatures({ columnMeta: {} as ColumnMeta })

export type RowData = Record<string, unknown>

export type Columns<Row extends RowData> = TableOptions<typeof features, Row>['columns']

export function createColumns<Row extends RowData>(): ColumnHelper<typeof features, Row> {
  return createColumnHelper<typeof features, Row>()
}

type Direction = 'asc' | 'desc'

export function parseDirection(order: string | undefined, field: string): Direction | undefined {
  const [name, direction] = (order ?? '').split(' ')
  if (name !== field) return undefined
  return direction === 'desc' ? 'desc' : 'asc'
}

export const toggleOrder = (order: string | undefined, field: string): string =>
  `${field} ${parseDirection(order, field) === 'asc' ? 'desc' : 'asc'}`
