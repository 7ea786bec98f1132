import { styled } from '@mui/material/styles'
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { formatDayTitle } from '../../lib/dates/calendarFormats.ts'
import { useFormats } from '../formats.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import type { Tone } from '../theme/palette.ts'
import { radiiPx, typeScale } from '../theme/tokens.ts'
import { useInputTranslation } from '../useInputTranslation.ts'
import { EventLine, EventMark } from './EventLine.tsx'
import type { DayEvent } from './types.ts'
import type { useDragging } from './useDragging.ts'

const MAX_VISIBLE_EVENTS = 3

const ReasonText = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  top: 'calc(100% - 8px)',
  insetInlineStart: 4,
  width: 'max-content',
  maxWidth: 220,
  padding: '6px 10px',
  borderRadius: radiiPx.tag,
  fontSize: typeScale.size.tiny,
  color: '#ffffff',
  backgroundColor: theme.vars.palette.surface.tooltip,
  // Lets drag events pass through to the day underneath.
  pointerEvents: 'none',
  'td:nth-of-type(n + 5) > &': { insetInlineStart: 'auto', insetInlineEnd: 4 },
}))

function DayNote({ text }: { text: string | undefined }) {
  return text === undefined ? null : <ReasonText>{text}</ReasonText>
}

const Header = styled('div')({ display: 'flex', alignItems: 'baseline', gap: 6, padding: '0 4px 4px' })
const Day = styled('td', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone | undefined }>(
  ({ theme, tone }) =>
    tone && {
      fontWeight: typeScale.weight.semibold,
      color: theme.vars.palette.onSoft[tone],
      backgroundColor: theme.vars.palette.soft[tone],
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.background.paper}`,
    },
)

const DayNumber = styled('span')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  'td[aria-current="date"] &': {
    minWidth: 20,
    margin: '-2px -3px',
    padding: '2px 3px',
    borderRadius: radiiPx.pill,
    textAlign: 'center',
    fontWeight: typeScale.weight.semibold,
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
}))
const TodayText = styled('span')({ fontWeight: typeScale.weight.semibold })
const Events = styled('div')({ display: 'grid', gap: 2 })

const MoreButton = styled('button')(({ theme }) => ({
  padding: '2px 6px',
  border: 0,
  borderRadius: radiiPx.tag,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  color: theme.vars.palette.text.secondary,
  background: 'none',
  '&:hover': { textDecoration: 'underline' },
}))

type DropTarget = ReturnType<ReturnType<typeof useDragging>['target']>

type OutsideProps = { day: string; target: DropTarget }

export const OtherMonthCell = ({ day, target }: OutsideProps) => (
  <td data-outside="" {...target.cell}>
    <Header aria-hidden>{Number(day.slice(-2))}</Header>
    <DayNote text={target.why} />
  </td>
)

type Props = {
  day: string
  today: string
  events: readonly DayEvent[]
  isActive: boolean
  isOpened: boolean
  compact: boolean | undefined
  target: DropTarget
  getDrag: (event: DayEvent) => ComponentProps<typeof EventLine>['drag']
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onFocus: () => void
  onClick: (event: MouseEvent<HTMLElement>) => void
  onOpen: () => void
}

export function DayCell(props: Props) {
  const { day, today, events, isActive, isOpened, compact, target, getDrag } = props
  const { onKeyDown, onFocus, onClick, onOpen } = props
  const { t } = useInputTranslation()
  const formats = useFormats()
  const [single, second] = events
  const isSingle = single !== undefined && second === undefined
  const tintedEvent = compact && isSingle ? single : undefined
  return (
    <Day
      tone={tintedEvent && (tintedEvent.tone ?? 'primary')}
      data-day={day}
      data-single={isSingle || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onClick={onClick}
      {...target.cell}
    >
      <Header>
        <VisuallyHidden>{formatDayTitle(formats, day)}</VisuallyHidden>
        <DayNumber aria-hidden>{Number(day.slice(-2))}</DayNumber>
        {day === today && (
          <TodayText as={compact ? VisuallyHidden : 'span'}>{t('inputs.calendar.today')}</TodayText>
        )}
        {tintedEvent?.mark && (
          <EventMark tone={tintedEvent.tone ?? 'primary'} aria-hidden style={{ marginInlineStart: 'auto' }}>
            {tintedEvent.mark}
          </EventMark>
        )}
      </Header>
      <Events>
        {events.slice(0, isOpened ? events.length : MAX_VISIBLE_EVENTS).map((event) => (
          <EventLine
            key={event.id}
            event={event}
            tabIndex={isActive ? 0 : -1}
            compact={compact}
            isMarkHidden={tintedEvent !== undefined}
            drag={getDrag(event)}
          />
        ))}
        {events.length > MAX_VISIBLE_EVENTS && !isOpened && (
          <MoreButton
            type="button"
            tabIndex={isActive ? 0 : -1}
            onClick={(event) => {
              event.stopPropagation()
              // The button disappears, so keep the focus on the day.
              event.currentTarget.closest('td')?.focus()
              onOpen()
            }}
          >
            {t('inputs.calendar.more', { count: events.length - MAX_VISIBLE_EVENTS })}
          </MoreButton>
        )}
      </Events>
      <DayNote text={target.why} />
    </Day>
  )
}
