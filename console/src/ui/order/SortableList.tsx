import { styled } from '@mui/material/styles'
import { lazy, Suspense } from 'react'
import { announce } from '../../lib/announcer/announce.ts'
import { moveItem } from '../../lib/moveItem.ts'
import { useInputTranslation } from '../useInputTranslation.ts'
import { OrderedList, SortableRow } from './SortableRow.tsx'
import type { SortableListProps } from './types.ts'

const HandlePlaceholder = styled('span')({ flex: 'none', width: 28 })

const DraggableList = lazy(async () => ({
  default: (await import('./DraggableList.tsx')).DraggableList,
})) as unknown as typeof import('./DraggableList.tsx')['DraggableList']

export function SortableList<Item>(props: SortableListProps<Item>) {
  const {
    label,
    items,
    idOf: getId,
    nameOf: getName,
    render,
    onMove,
    disabledReason,
    fixedReason,
    seen,
  } = props
  const { t } = useInputTranslation()
  const getReason = (index: number) => {
    const item = items[index]
    return disabledReason ?? (item === undefined ? undefined : fixedReason?.(item))
  }
  const getReasons = (index: number) => ({
    own: getReason(index),
    above: getReason(index - 1),
    below: getReason(index + 1),
  })
  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || getReason(from) !== undefined) return
    announce(t('inputs.order.dropped', { name: getName(item), place: to + 1, total: items.length }))
    onMove(moveItem(items, from, to), { from, to })
  }
  return (
    <Suspense
      fallback={
        <OrderedList aria-label={label}>
          {(seen ?? items.map((_, index) => index)).map((index) => {
            const item = items[index]
            if (item === undefined) return null
            return (
              <SortableRow
                key={getId(item)}
                name={getName(item)}
                index={index}
                total={items.length}
                reasons={getReasons(index)}
                onMove={(to) => move(index, to)}
                handle={<HandlePlaceholder />}
              >
                {render(item, index)}
              </SortableRow>
            )
          })}
        </OrderedList>
      }
    >
      <DraggableList
        {...{ label, items, idOf: getId, nameOf: getName, render, getReasons: getReasons, seen }}
        onMove={move}
      />
    </Suspense>
  )
}
