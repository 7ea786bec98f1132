import type { ReactNode } from 'react'

export type OrderListProps<Item> = {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  render: (item: Item, place: number) => ReactNode
  onMove: (items: Item[], moved: { from: number; to: number }) => void
  disabledReason?: string | undefined
  /** Why one stays at its place, whatever moves around it; it is passed by nothing. */
  fixedReason?: ((item: Item) => string | undefined) | undefined
  /** Places that are drawn, where a list of thousands draws what is seen; without it, all. */
  seen?: readonly number[] | undefined
}
