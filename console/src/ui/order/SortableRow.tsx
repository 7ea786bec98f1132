import ArrowDown from 'virtual:icon/KeyboardArrowDown'
import ArrowUp from 'virtual:icon/KeyboardArrowUp'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { radiiPx, shadow, sizes } from '../theme/tokens.ts'
import { getReasonProps } from '../tooltipProps.ts'
import { useInputTranslation } from '../useInputTranslation.ts'

export const OrderedList = styled('ol')({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' })

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: sizes.row,
  padding: '4px 8px',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.control,
  '&[data-dragged]': { position: 'relative', zIndex: 1, boxShadow: shadow.float },
}))

const Content = styled('div')({ flex: 1, minWidth: 0 })
const Tools = styled('div')({ display: 'flex', flex: 'none' })

export interface MoveBlockReasons {
  own: string | undefined
  above: string | undefined
  below: string | undefined
}

type Props = {
  name: string
  index: number
  total: number
  onMove: (to: number) => void
  reasons: MoveBlockReasons
  handle: ReactNode
  children: ReactNode
  lineRef?: Ref<HTMLLIElement>
  style?: CSSProperties
  isDragged?: boolean
}

export function SortableRow(props: Props) {
  const { name, index, total, onMove, reasons, handle, children, lineRef, style, isDragged } = props
  const { t } = useInputTranslation()
  const renderButton = (step: 1 | -1) => {
    const isAtEnd = step < 0 ? index === 0 : index === total - 1
    const reason =
      reasons.own ??
      (isAtEnd
        ? t(step < 0 ? 'inputs.order.first' : 'inputs.order.last')
        : reasons[step < 0 ? 'above' : 'below'])
    const Icon = step < 0 ? ArrowUp : ArrowDown
    return (
      <IconButton
        {...getReasonProps(reason)}
        size="small"
        aria-label={t(step < 0 ? 'inputs.order.up' : 'inputs.order.down', { name })}
        aria-disabled={reason !== undefined || undefined}
        onClick={() => {
          if (reason === undefined) onMove(index + step)
        }}
      >
        <Icon fontSize="small" />
      </IconButton>
    )
  }
  return (
    <Line
      ref={lineRef}
      style={style}
      data-dragged={isDragged || undefined}
      aria-posinset={index + 1}
      aria-setsize={total}
    >
      {handle}
      <Content>{children}</Content>
      <Tools>
        {renderButton(-1)}
        {renderButton(1)}
      </Tools>
    </Line>
  )
}
