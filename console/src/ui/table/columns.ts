import {
  type ColumnHelper,
  createColumnHelper,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table'

type ColumnMeta = {
  /** Sort field on the server; undefined if the column isn't sortable. */
  order?: string
  /** Order in which columns get a slot in narrow rows; 3 appears only in the expanded row. */
  priority?: 1 | 2 | 3
  selfEvident?: boolean
  /** Has room for its label on phones: the end of the second line, or a third one. */
  isLast?: boolean
  tip?: string
  align?: 'left' | 'right' | 'center'
  width?: number | string
}

/** Position in a narrow row; `end` and `secondEnd` are at the right end of the two lines. */
export type CellSlot = 'name' | 'second' | 'end' | 'secondEnd' | 'below'

/** Maximum width in px of a column that fits beside the name. */
const NARROW_WIDTH_PX = 160

const isNarrow = ({ width }: ColumnMeta): boolean => typeof width === 'number' && width <= NARROW_WIDTH_PX

export const isCompact = (meta: ColumnMeta): boolean => isNarrow(meta) && meta.selfEvident === true

function listPreferredSlots(meta: ColumnMeta): CellSlot[] {
  if (meta.isLast) return ['secondEnd']
  if (meta.align === 'right') return ['end', 'secondEnd', 'second']
  return isNarrow(meta) ? ['second', 'end', 'secondEnd'] : ['second', 'secondEnd']
}

/** The first column is the name. Others fill two lines by priority, numbers on the right; the rest is below. */
export function assignSlots(columns: readonly ColumnMeta[]): CellSlot[] {
  const slots = columns.map((_, index): CellSlot => (index === 0 ? 'name' : 'below'))
  const freeSlots = new Set<CellSlot>(['second', 'end', 'secondEnd'])
  const columnsByPriority = columns
    .map((column, index) => ({ at: index, column, priority: column.priority ?? 1 }))
    .filter(({ at: index, priority }) => index > 0 && priority < 3)
    .sort((a, b) => a.priority - b.priority)
  for (const { at, column } of columnsByPriority) {
    const slot = listPreferredSlots(column).find((candidate) => freeSlots.has(candidate))
    if (slot === undefined) continue
    slots[at] = slot
    freeSlots.delete(slot)
  }
  return slots
}

export const tableFeatureSet = tableFeatures({ columnMeta: {} as ColumnMeta })

export type RowData = Record<string, unknown>

export type Columns<Row extends RowData> = TableOptions<typeof tableFeatureSet, Row>['columns']

export function createColumns<Row extends RowData>(): ColumnHelper<typeof tableFeatureSet, Row> {
  return createColumnHelper<typeof tableFeatureSet, Row>()
}

type SortDirection = 'asc' | 'desc'

export function parseSortDirection(order: string | undefined, field: string): SortDirection | undefined {
  const [name, direction] = (order ?? '').split(' ')
  if (name !== field) return undefined
  return direction === 'desc' ? 'desc' : 'asc'
}

export const toggleSortOrder = (order: string | undefined, field: string): string =>
  `${field} ${parseSortDirection(order, field) === 'asc' ? 'desc' : 'asc'}`
