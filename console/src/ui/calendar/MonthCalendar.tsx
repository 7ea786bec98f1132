import ChevronLeft from 'virtual:icon/ChevronLeft'
import ChevronRight from 'virtual:icon/ChevronRight'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import {
  type DragEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { formatMonthTitle } from '../../lib/dates/calendarFormats.ts'
import { addMonths, getMonth } from '../../lib/dates/days.ts'
import { useFormats } from '../formats.ts'
import { typeScale } from '../theme/tokens.ts'
import { useInputTranslation } from '../useInputTranslation.ts'
import { cellHeightsPx, MonthGrid } from './MonthGrid.tsx'
import { MonthList } from './MonthList.tsx'
import type { DayEvent } from './types.ts'

/** Focuses the day after it has rendered, unless the focus has moved elsewhere. */
function useReturnFocus(calendar: RefObject<HTMLElement | null>, day: string | undefined): void {
  const dayToFocus = useRef(day)
  useEffect(() => {
    const dayElement =
      dayToFocus.current && calendar.current?.querySelector<HTMLElement>(`[data-day="${dayToFocus.current}"]`)
    if (!dayElement) return
    dayToFocus.current = undefined
    const { activeElement } = document
    if (activeElement && !activeElement.contains(dayElement)) return
    const focusable = dayElement.matches('[tabindex]')
      ? dayElement
      : dayElement.querySelector<HTMLElement>('a, button')
    focusable?.focus()
  })
}

const Header = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  marginBottom: 8,
})
const Aside = styled('span')(({ theme }) => ({
  marginInlineEnd: 8,
  fontSize: typeScale.size.tiny,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { order: 1, flexBasis: '100%' },
}))

const HEADER_HEIGHT_PX = 30

const STATUS_HEIGHT_PX = 36

/** The calendar is always six weeks high, so that the content below doesn't move. */
const Body = styled('div', { shouldForwardProp: (name) => name !== 'week' })<{ week: number }>(
  ({ week }) => ({
    minHeight: week === 0 ? 0 : 6 * week + HEADER_HEIGHT_PX + STATUS_HEIGHT_PX,
  }),
)

const EmptyMessage = styled('div')(({ theme }) => ({
  padding: '8px 0',
  color: theme.vars.palette.text.secondary,
}))

const WEEK_KEYS = ['1', '2', '3', '4', '5']

export type MonthCalendarProps = {
  month: string
  onMonth: (month: string) => void
  today: string
  events: readonly DayEvent[] | undefined
  empty: ReactNode
  /** Called on Enter and on a click on a day; if undefined, these open the day's events. */
  onDay?: (day: string) => void
  onLeave?: (day: string) => void
  returnTo?: string | undefined
  compact?: boolean
  aside?: ReactNode
  onMove?: (id: string, day: string) => boolean
  moveProblem?: (id: string, day: string) => string | null
}

/** True if a drag enters from outside; drag events also fire for moves between child elements. */
const isDragInside = ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))

const getLinkDay = ({ target }: MouseEvent): string | undefined =>
  target instanceof Element ? target.closest('a')?.closest<HTMLElement>('[data-day]')?.dataset.day : undefined

export function MonthCalendar(props: MonthCalendarProps) {
  const { month, onMonth, today, events, empty, compact, aside, returnTo, onLeave } = props
  const { t } = useInputTranslation()
  const formats = useFormats()
  const id = useId()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const week = compact ? cellHeightsPx.compact : cellHeightsPx.full
  // The grid stays mounted when the month changes, to keep the keyboard focus.
  const [hasGrid, setHasGrid] = useState(false)
  if (events && !isNarrow && !hasGrid) setHasGrid(true)
  const days = useRef<HTMLDivElement>(null)
  useReturnFocus(days, returnTo)
  const shiftMonths = (count: number) => onMonth(getMonth(addMonths(`${month}-01`, count)))
  return (
    <div
      ref={days}
      // Runs in the capture phase, before the link navigates.
      onClickCapture={(event) => {
        const day = getLinkDay(event)
        if (day !== undefined) onLeave?.(day)
      }}
    >
      <Header>
        <Typography id={id} variant="h3" aria-live="polite" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
          {formatMonthTitle(formats, month)}
        </Typography>
        {aside && <Aside>{aside}</Aside>}
        <Button size="small" onClick={() => onMonth(getMonth(today))}>
          {t('inputs.calendar.today')}
        </Button>
        <IconButton
          size="small"
          aria-label={t('inputs.dates.previousMonth')}
          onClick={() => shiftMonths(-1)}
          onDragEnter={(event) => isDragInside(event) && shiftMonths(-1)}
        >
          <ChevronLeft fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t('inputs.dates.nextMonth')}
          onClick={() => shiftMonths(1)}
          onDragEnter={(event) => isDragInside(event) && shiftMonths(1)}
        >
          <ChevronRight fontSize="small" />
        </IconButton>
      </Header>
      {events === undefined && (isNarrow || !hasGrid) ? (
        <Body week={week} aria-busy aria-label={t('ui.loading')} role="status">
          {WEEK_KEYS.map((key) => (
            <Skeleton key={key} variant="rounded" height={week - 8} sx={{ mb: 1 }} />
          ))}
        </Body>
      ) : (
        <Body week={isNarrow ? 0 : week}>
          {isNarrow ? (
            <MonthList events={events ?? []} today={today} returnTo={returnTo} />
          ) : (
            <MonthGrid {...props} labelledBy={id} />
          )}
          {events === undefined && (
            <EmptyMessage role="status" aria-label={t('ui.loading')}>
              <Skeleton width={220} />
            </EmptyMessage>
          )}
          {events?.length === 0 && <EmptyMessage>{empty}</EmptyMessage>}
        </Body>
      )}
    </div>
  )
}
