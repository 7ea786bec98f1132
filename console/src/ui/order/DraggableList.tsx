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
import { announce } from '../../lib/announcer/announce.ts'
import { useInputTranslation } from '../useInputTranslation.ts'
import { DraggableRow } from './DraggableRow.tsx'
import { type MoveBlockReasons, OrderedList } from './SortableRow.tsx'
import type { SortableListProps } from './types.ts'

type Props<Item> = Omit<SortableListProps<Item>, 'onMove' | 'disabledReason' | 'fixedReason'> & {
  getReasons: (index: number) => MoveBlockReasons
  onMove: (from: number, to: number) => void
}

export function DraggableList<Item>({
  label,
  items,
  idOf: getId,
  nameOf: getName,
  render,
  onMove,
  getReasons,
  seen,
}: Props<Item>) {
  const { t } = useInputTranslation()
  const sensors = useSensors(
    // A click on the handle must not start a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const itemIds = items.map(getId)
  const lastIndex = useRef(-1)
  const findIndex = (id: Over['id'] | undefined) => itemIds.indexOf(String(id))
  const describeMove = (active: Active, over: Over | null) => {
    const item = items[findIndex(active.id)]
    const position = findIndex((over ?? active).id) + 1
    return { name: item === undefined ? '' : getName(item), place: position, total: itemIds.length }
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        const [from, to] = [findIndex(active.id), findIndex(over?.id)]
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
        else announce(t('inputs.order.dropped', describeMove(active, over)))
      }}
      accessibility={{
        screenReaderInstructions: { draggable: t('inputs.order.how') },
        // Returned texts would be announced by the library's own region.
        announcements: {
          onDragStart: ({ active }) => {
            lastIndex.current = findIndex(active.id)
            announce(t('inputs.order.taken', describeMove(active, null)))
            return undefined
          },
          onDragOver: ({ active, over }) => {
            const overIndex = findIndex(over?.id)
            if (overIndex === lastIndex.current) return undefined
            lastIndex.current = overIndex
            announce(t('inputs.order.over', describeMove(active, over)))
            return undefined
          },
          onDragEnd: () => undefined,
          onDragCancel: ({ active }) => {
            announce(t('inputs.order.cancelled', describeMove(active, null)))
            return undefined
          },
        },
      }}
    >
      <SortableContext items={itemIds} strategy={verticalListSortingStrategy}>
        <OrderedList aria-label={label}>
          {(seen ?? items.map((_, index) => index)).map((index) => {
            const item = items[index]
            if (item === undefined) return null
            return (
              <DraggableRow
                key={getId(item)}
                id={getId(item)}
                name={getName(item)}
                index={index}
                total={items.length}
                reasons={getReasons(index)}
                onMove={(to) => onMove(index, to)}
              >
                {render(item, index)}
              </DraggableRow>
            )
          })}
        </OrderedList>
      </SortableContext>
    </DndContext>
  )
}
