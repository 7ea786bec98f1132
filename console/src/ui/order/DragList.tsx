import {
  type Active,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Over,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useRef } from 'react'
import { useInputTexts } from '../useInputTexts.ts'
import { DragLine } from './DragLine.tsx'
import { type LineReasons, OrderedList } from './OrderLine.tsx'
import type { OrderListProps } from './types.ts'

type Props<Item> = Omit<OrderListProps<Item>, 'onMove' | 'disabledReason' | 'fixedReason'> & {
  reasonsAt: (place: number) => LineReasons
  onMove: (from: number, to: number) => void
}

export function DragList<Item>({ label, items, idOf, nameOf, render, onMove, reasonsAt, seen }: Props<Item>) {
  const { t } = useInputTexts()
  const sensors = useSensors(
    // A click on the handle must not start a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map(idOf)
  const last = useRef(-1)
  const findIndex = (id: Over['id'] | undefined) => ids.indexOf(String(id))
  const said = (active: Active, over: Over | null) => {
    const item = items[findIndex(active.id)]
    const place = findIndex((over ?? active).id) + 1
    return { name: item === undefined ? '' : nameOf(item), place, total: ids.length }
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        const [from, to] = [findIndex(active.id), findIndex(over?.id)]
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
      }}
      accessibility={{
        screenReaderInstructions: { draggable: t('inputs.order.how') },
        announcements: {
          onDragStart: ({ active }) => {
            last.current = findIndex(active.id)
            return t('inputs.order.taken', said(active, null))
          },
          onDragOver: ({ active, over }) => {
            const place = findIndex(over?.id)
            if (place === last.current) return undefined
            last.current = place
            return t('inputs.order.over', said(active, over))
          },
          onDragEnd: ({ active, over }) => t('inputs.order.dropped', said(active, over)),
          onDragCancel: ({ active }) => t('inputs.order.cancelled', said(active, null)),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <OrderedList aria-label={label}>
          {(seen ?? items.map((_, at) => at)).map((place) => {
            const item = items[place]
            if (item === undefined) return null
            return (
              <DragLine
                key={idOf(item)}
                id={idOf(item)}
                name={nameOf(item)}
                place={place}
                total={items.length}
                reasons={reasonsAt(place)}
                onMove={(to) => onMove(place, to)}
              >
                {render(item, place)}
              </DragLine>
            )
          })}
        </OrderedList>
      </SortableContext>
    </DndContext>
  )
}
