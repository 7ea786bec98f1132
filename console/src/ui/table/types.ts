import type { ReactNode } from 'react'
import type { Expanded } from '../useExpanded.ts'

/** The chosen rows of this page, how many are chosen in all, and what a person may do about it. */
export type TableSelection = {
  selected: ReadonlySet<string>
  count: number
  total: number
  /** Whether all there are, on whatever page, are chosen. */
  isEverything: boolean
  onToggle: (id: string) => void
  onTogglePage: (ids: readonly string[]) => void
  onEverything: () => void
  onClear: () => void
}

/** What opens below a row, by the row's id; any number of rows are open. */
export type RowDetail<Row> = Expanded & { show: (row: Row) => ReactNode }

/** `page` counts from 0. */
export type Paging = {
  page: number
  size: number
  total: number
  onPage: (page: number) => void
  onSize?: ((size: number) => void) | undefined
}

/** What a row says in place of several of its cells that stand side by side, by the ids of their columns. */
export type Across = { columns: readonly string[]; content: ReactNode }
