import DragIndicator from 'virtual:icon/DragIndicator'
import { useSortable } from '@dnd-kit/sortable'
import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { radiiPx, sizes, TOUCH_QUERY } from '../theme/tokens.ts'
import { useInputTranslation } from '../useInputTranslation.ts'
import { SortableRow } from './SortableRow.tsx'

const Handle = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: sizes.controlSmall,
  padding: 0,
  border: 0,
  borderRadius: radiiPx.tag,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  cursor: 'grab',
  // A finger on the handle drags the line; a finger anywhere else scrolls the page.
  touchAction: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
  '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.4 },
  [TOUCH_QUERY]: { width: sizes.touch, height: sizes.touch },
}))

type Props = Omit<ComponentProps<typeof SortableRow>, 'handle' | 'lineRef' | 'style' | 'isDragged'> & {
  id: string
}

export function DraggableRow({ id, ...line }: Props) {
  const { t } = useInputTranslation()
  const isDisabled = line.reasons.own !== undefined
  const sortable = useSortable({ id, disabled: isDisabled, data: { name: line.name } })
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    sortable
  return (
    <SortableRow
      {...line}
      lineRef={setNodeRef}
      isDragged={isDragging}
      style={{
        transform: transform ? `translate3d(0, ${String(Math.round(transform.y))}px, 0)` : undefined,
        transition,
      }}
      handle={
        <Handle
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t('inputs.order.drag', { name: line.name })}
          aria-roledescription={undefined}
          aria-disabled={isDisabled || undefined}
        >
          <DragIndicator aria-hidden fontSize="small" />
        </Handle>
      }
    />
  )
}
