import Person from 'virtual:icon/PersonOutlined'
import { styled } from '@mui/material/styles'
import type { DragEvent } from 'react'
import { Link } from 'react-router'
import { Truncate } from '../text/Truncate.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import type { Tone } from '../theme/palette.ts'
import { radiiPx, sizes, TOUCH_QUERY, typeScale } from '../theme/tokens.ts'
import { getReasonProps } from '../tooltipProps.ts'
import type { DayEvent } from './types.ts'

/** Maximum length of a name (S2 section 3). */
const MAX_NAME_LENGTH = 28

const Line = styled('span', { shouldForwardProp: (name) => name !== 'tone' && name !== 'as' })<{
  tone: Tone
}>(({ theme, tone }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  width: '100%',
  minWidth: 0,
  padding: '2px 6px',
  border: 0,
  borderRadius: radiiPx.tag,
  font: 'inherit',
  fontSize: typeScale.size.tiny,
  lineHeight: typeScale.line.tiny,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.onSoft[tone],
  backgroundColor: theme.vars.palette.soft[tone],
  '&[data-compact]': { flexWrap: 'wrap', gap: '0 4px', padding: '1px 4px' },
  'a&, button&': { cursor: 'pointer' },
  '&[draggable="true"]': { cursor: 'grab' },
  'a&:hover, button&:hover': { textDecoration: 'underline' },
  'li > &': {
    padding: '8px 12px',
    fontSize: typeScale.size.body,
    lineHeight: typeScale.line.body,
  },
  [TOUCH_QUERY]: { 'li > &': { minHeight: sizes.touch } },
  '@media print': { flexWrap: 'wrap' },
}))

const Time = styled('span')({ flex: 'none', fontVariantNumeric: 'tabular-nums' })

export const EventMark = styled('b', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    flex: 'none',
    minWidth: 18,
    padding: '0 4px',
    borderRadius: 4,
    fontSize: typeScale.size.tiny,
    lineHeight: typeScale.line.tiny,
    fontWeight: typeScale.weight.semibold,
    textAlign: 'center',
    color: theme.vars.palette.background.paper,
    backgroundColor: theme.vars.palette.onSoft[tone],
  }),
)

const Kind = styled('span')({
  flex: 'none',
  alignSelf: 'center',
  display: 'inline-flex',
  '& svg': { fontSize: '0.875rem' },
})

const Name = styled('span')({ minWidth: 0 })
const PeopleCount = styled('span')({
  display: 'flex',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  gap: 2,
  fontVariantNumeric: 'tabular-nums',
  '& svg': { fontSize: '0.875rem' },
})

type Props = {
  event: DayEvent
  tabIndex?: number
  compact?: boolean | undefined
  isMarkHidden?: boolean
  drag?: { instructions: string; onStart: () => void; onEnd: () => void } | undefined
}

export function EventLine({ event, tabIndex, compact = false, isMarkHidden = false, drag }: Props) {
  const { id, text, time, mark, people, tone = 'primary', kind, to, onOpen, fixedReason } = event
  const content = (
    <>
      {kind && (
        <Kind>
          {kind.icon}
          <VisuallyHidden>{kind.word}</VisuallyHidden>
        </Kind>
      )}
      {mark &&
        (isMarkHidden ? <VisuallyHidden>{mark}</VisuallyHidden> : <EventMark tone={tone}>{mark}</EventMark>)}
      {time && <Time>{time}</Time>}
      {compact ? (
        <VisuallyHidden>{text}</VisuallyHidden>
      ) : (
        <Name>
          <Truncate text={text} maxLength={MAX_NAME_LENGTH} />
          {people && (
            <PeopleCount data-people={people.number}>
              <Person aria-hidden />
              <span aria-hidden>{people.number}</span>
              <VisuallyHidden>{people.words}</VisuallyHidden>
            </PeopleCount>
          )}
        </Name>
      )}
    </>
  )
  const commonProps = {
    tone,
    tabIndex,
    'data-event': id,
    'data-cut': compact ? text : undefined,
    'data-compact': compact || undefined,
    ...getReasonProps(fixedReason),
    ...(drag && {
      draggable: true,
      'aria-description': drag.instructions,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        // Firefox doesn't start a drag without data.
        dataTransfer.setData('text/plain', text)
        dataTransfer.effectAllowed = 'move'
        drag.onStart()
      },
      onDragEnd: drag.onEnd,
    }),
  }
  if (to)
    return (
      <Line as={Link} {...({ to } as object)} {...commonProps}>
        {content}
      </Line>
    )
  if (onOpen)
    return (
      <Line as="button" {...{ type: 'button' }} {...commonProps} onClick={onOpen}>
        {content}
      </Line>
    )
  return (
    <Line {...commonProps} tabIndex={undefined}>
      {content}
    </Line>
  )
}
