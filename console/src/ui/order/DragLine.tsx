import DragIndicator from 'virtual:icon/DragIndicator'
import { useSortable } from '@dnd-kit/sortable'
import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { radius, size, TOUCH_QUERY } from '../theme/tokens.ts'
import { useInputTexts } from '../useInputTexts.ts'
import { OrderLine } from './OrderLine.tsx'

const Handle = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: size.controlSmall,
  padding: 0,
  border: 0,
  borderRadius: radius.tag,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  cursor: 'grab',
  // A finger on the handle drags the line; a finger anywhere else scrolls the page.
  touchAction: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
  '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.4 },
  [TOUCH_QUERY]: { width: size.touch, height: size.touch },
}))

type Props = Omit<ComponentProps<typeof OrderLine>, 'handle' | 'lineRef' | 'style' | 'isDragged'> & {
  id: string
}

export function DragLine({ id, ...line }: Props) {
  const { t } = useInputTexts()
  const isDisabled = line.reasons.own !== undefined
  const sortable = useSortable({ id, disabled: isDisabled, data: { name: line.name } })
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    sortable
  return (
    <OrderLine
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
