import { styled } from '@mui/material/styles'
import { lazy, Suspense, useState } from 'react'
import { moveItem } from '../../lib/moveItem.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { useInputTexts } from '../useInputTexts.ts'
import { OrderedList, OrderLine } from './OrderLine.tsx'
import type { OrderListProps } from './types.ts'

const Place = styled('span')({ flex: 'none', width: 28 })

const DragList = lazy(async () => ({
  default: (await import('./DragList.tsx')).DragList,
})) as unknown as typeof import('./DragList.tsx')['DragList']

export function OrderList<Item>(props: OrderListProps<Item>) {
  const { label, items, idOf, nameOf, render, onMove, disabledReason, fixedReason, seen } = props
  const { t } = useInputTexts()
  const [said, setSaid] = useState('')
  const reasonAt = (place: number) => {
    const item = items[place]
    return disabledReason ?? (item === undefined ? undefined : fixedReason?.(item))
  }
  const reasonsAt = (place: number) => ({
    own: reasonAt(place),
    above: reasonAt(place - 1),
    below: reasonAt(place + 1),
  })
  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || reasonAt(from) !== undefined) return
    setSaid(t('inputs.order.dropped', { name: nameOf(item), place: to + 1, total: items.length }))
    onMove(moveItem(items, from, to), { from, to })
  }
  return (
    <>
      <Suspense
        fallback={
          <OrderedList aria-label={label}>
            {(seen ?? items.map((_, at) => at)).map((place) => {
              const item = items[place]
              if (item === undefined) return null
              return (
                <OrderLine
                  key={idOf(item)}
                  name={nameOf(item)}
                  place={place}
                  total={items.length}
                  reasons={reasonsAt(place)}
                  onMove={(to) => move(place, to)}
                  handle={<Place />}
                >
                  {render(item, place)}
                </OrderLine>
              )
            })}
          </OrderedList>
        }
      >
        <DragList {...{ label, items, idOf, nameOf, render, reasonsAt, seen }} onMove={move} />
      </Suspense>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
