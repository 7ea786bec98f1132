/** The chosen rows of this page, how many are chosen in all, and what a person may do about it. */
export type TableSelection = {
  selected: ReadonlySet<string>
  count: number
  total: number
  onToggle: (id: string) => void
  onTogglePage: (ids: readonly string[]) => void
  onEverything: () => void
  onClear: () => void
}

/** `page` counts from 0. */
export type Paging = {
  page: number
  size: number
  total: number
  onPage: (page: number) => void
  onSize?: ((size: number) => void) | undefined
}
