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
  /** 1 is always shown, 2 hides in a narrow table, 3 already in a middling one. */
  priority?: 1 | 2 | 3
  align?: 'left' | 'right' | 'center'
  /** Pixels or a share; columns without a width divide what is left. */
  width?: number | string
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
