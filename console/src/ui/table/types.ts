import type { ReactNode } from 'react'
import type { Expansion } from '../buttons/useExpanded.ts'

export type TableSelection = {
  selected: ReadonlySet<string>
  count: number
  total: number
  isEverything: boolean
  onToggle: (id: string) => void
  onTogglePage: (ids: readonly string[]) => void
  onEverything: () => void
  onClear: () => void
}

export type RowDetail<Row> = Expansion & { show: (row: Row) => ReactNode }

/** `page` is zero-based. */
export type Paging = {
  page: number
  size: number
  total: number
  onPage: (page: number) => void
  onSize?: ((size: number) => void) | undefined
}

export type SpanningCell = { columns: readonly string[]; content: ReactNode }
