import type { ReactNode } from 'react'

export type SortableListProps<Item> = {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  render: (item: Item, index: number) => ReactNode
  onMove: (items: Item[], move: { from: number; to: number }) => void
  disabledReason?: string | undefined
  fixedReason?: ((item: Item) => string | undefined) | undefined
  seen?: readonly number[] | undefined
}
