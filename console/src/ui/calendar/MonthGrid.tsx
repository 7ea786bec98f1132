import { styled } from '@mui/material/styles'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dayTitle, weekdays } from '../../lib/dates/calendarFormats.ts'
import { daysLater, mondayOf, monthOf, monthsLater, weeksOf } from '../../lib/dates/days.ts'
import { useFormats } from '../formats.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { radius, type as scale, type } from '../theme/tokens.ts'
import { useInputTexts } from '../useInputTexts.ts'
import { DayList } from './DayList.tsx'
import { EventLine } from './EventLine.tsx'
import type { DayEvent } from './types.ts'
import { useDragging } from './useDragging.ts'

const Reason = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  top: 'calc(100% - 8px)',
  insetInlineStart: 4,
  width: 'max-content',
  maxWidth: 220,
  padding: '6px 10px',
  borderRadius: radius.tag,
  fontSize: scale.size.tiny,
  color: '#ffffff',
  backgroundColor: theme.vars.palette.surface.tooltip,
  // Lets drag events reach the day below.
  pointerEvents: 'none',
  'td:nth-of-type(n + 5) > &': { insetInlineStart: 'auto', insetInlineEnd: 4 },
}))

function Why({ text }: { text: string | undefined }) {
  return text === undefined ? null : <Reason>{text}</Reason>
}

const SEEN = 3

export const cellHeight = { full: 96, compact: 60 } as const

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': {
    padding: '6px 8px',
    fontSize: type.size.tiny,
    fontWeight: type.weight.medium,
    textAlign: 'start',
    color: theme.vars.palette.text.secondary,
  },
  '& td': {
    height: 'var(--heed-day)',
    padding: 4,
    verticalAlign: 'top',
    fontSize: type.size.tiny,
    border: `1px solid ${theme.vars.palette.surface.rowLine}`,
  },
  '&[data-compact] td': { height: cellHeight.compact, padding: 2 },
  '&[data-compact] td > div:first-of-type': { flexWrap: 'wrap', gap: '0 4px', paddingBottom: 0 },
  '& td[data-outside]': { color: theme.vars.palette.text.muted },
  '& td[data-day]:focus-visible': { outlineOffset: -2, borderRadius: radius.tag },
  '& td[data-closed]': { position: 'relative' },
  '& td[data-closed] > div': { opacity: 0.45 },
  '& td[data-over]': { backgroundColor: theme.vars.palette.soft.primary },
  '& td[aria-current="date"]': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.text.secondary}` },
}))

const Head = styled('div')({ display: 'flex', alignItems: 'baseline', gap: 6, padding: '0 4px 4px' })
const Today = styled('span')({ fontWeight: type.weight.semibold })
const Events = styled('div')({ display: 'grid', gap: 2 })

const More = styled('button')(({ theme }) => ({
  padding: '2px 6px',
  border: 0,
  borderRadius: radius.tag,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  color: theme.vars.palette.text.secondary,
  background: 'none',
  '&:hover': { textDecoration: 'underline' },
}))

type Props = {
  month: string
  today: string
  events: readonly DayEvent[] | undefined
  labelledBy: string
  onMonth: (month: string) => void
  onDay?: ((day: string) => void) | undefined
  compact?: boolean | undefined
  onMove?: ((id: string, day: string) => boolean) | undefined
  moveProblem?: ((id: string, day: string) => string | null) | undefined
  returnTo?: string | undefined
}

/** WAI-ARIA grid: arrow keys; Home and End by week; Page keys by month, with Shift by year. */
export function MonthGrid(props: Props) {
  const { month, today, events, labelledBy, onMonth, onDay, compact, onMove, moveProblem, returnTo } = props
  const { t } = useInputTexts()
  const formats = useFormats()
  const first = monthOf(today) === month ? today : `${month}-01`
  const [asked, setAsked] = useState(returnTo ?? first)
  const active = monthOf(asked) === month ? asked : first
  const [opened, setOpened] = useState<string | undefined>(undefined)
  const [listed, setListed] = useState<{ day: string; cell: HTMLElement } | undefined>(undefined)
  const dragging = useDragging({ onMove, moveProblem })
  const table = useRef<HTMLTableElement>(null)
  // Day to focus after a key press has left the month.
  const wanted = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (wanted.current !== active) return
    wanted.current = undefined
    table.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
  }, [active])

  // Event moved by keyboard, which keeps the focus.
  const moved = useRef<string | undefined>(undefined)
  useEffect(() => {
    const line = moved.current && table.current?.querySelector<HTMLElement>(`[data-event="${moved.current}"]`)
    if (!line) return
    moved.current = undefined
    line.focus()
  })

  const go = (day: string) => {
    wanted.current = day
    setAsked(day)
    if (monthOf(day) !== month) onMonth(monthOf(day))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isDay = event.target === event.currentTarget
    const to = isDay ? targetOf(event, active) : undefined
    if (to !== undefined) {
      event.preventDefault()
      go(to)
    } else if (isDay && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      if (onDay) onDay(active)
      else open(event.currentTarget)
    } else if (!isDay && event.shiftKey && event.key in steps) {
      event.preventDefault()
      moveBy(event.target as HTMLElement, steps[event.key] ?? 0)
    } else if (!isDay && event.key === 'Escape') {
      event.stopPropagation()
      event.currentTarget.focus()
    }
  }
  function moveBy(line: HTMLElement, days: number) {
    const found = events?.find(({ id }) => id === line.dataset.event)
    if (!found || found.fixedReason !== undefined) return
    const to = daysLater(found.day, days)
    if (!onMove?.(found.id, to)) return
    moved.current = found.id
    setAsked(to)
    if (monthOf(to) !== month) onMonth(monthOf(to))
  }

  const onDayOf = (day: string) => events?.filter((event) => event.day === day) ?? []

  function open(cell: HTMLElement) {
    const { length } = onDayOf(active)
    if (length === 1) cell.querySelector<HTMLElement>('[data-event]')?.click()
    if (length > 1) setListed({ day: active, cell })
  }

  const weeks = weeksOf(month)
  // Months with fewer weeks get higher rows, so that every month has the same height.
  const style = {
    '--heed-day': `${String(Math.floor((6 * cellHeight.full) / weeks.length))}px`,
  } as CSSProperties
  return (
    <>
      <Table
        ref={table}
        role="grid"
        aria-labelledby={labelledBy}
        aria-busy={events === undefined}
        data-compact={compact || undefined}
        style={style}
      >
        <thead>
          <tr>
            {weekdays(formats).map(({ short, long }) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>{week.map((day) => cell(day))}</tr>
          ))}
        </tbody>
      </Table>
      <DayList
        day={listed?.day ?? active}
        events={onDayOf(listed?.day ?? active)}
        anchor={listed?.cell ?? null}
        onClose={() => setListed(undefined)}
      />
    </>
  )

  function cell(day: string) {
    const target = dragging.target(day)
    if (monthOf(day) !== month)
      return (
        <td key={day} data-outside="" {...target.cell}>
          <Head aria-hidden>{Number(day.slice(-2))}</Head>
          <Why text={target.why} />
        </td>
      )
    const own = onDayOf(day)
    const isActive = day === active
    const isToday = day === today
    return (
      <td
        key={day}
        data-day={day}
        tabIndex={isActive ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onKeyDown={onKeyDown}
        onFocus={() => setAsked(day)}
        onClick={() => onDay?.(day)}
        data-returned={day === returnTo || undefined}
        {...target.cell}
      >
        <Head>
          <VisuallyHidden>{dayTitle(formats, day)}</VisuallyHidden>
          <span aria-hidden>{Number(day.slice(-2))}</span>
          {isToday && <Today>{t('inputs.calendar.today')}</Today>}
        </Head>
        <Events>
          {own.slice(0, day === opened ? own.length : SEEN).map((event) => (
            <EventLine
              key={event.id}
              event={event}
              tabIndex={isActive ? 0 : -1}
              compact={compact}
              drag={
                onMove && event.fixedReason === undefined
                  ? {
                      how: t('inputs.calendar.how'),
                      onStart: () => dragging.start(event),
                      onEnd: dragging.stop,
                    }
                  : undefined
              }
            />
          ))}
          {own.length > SEEN && day !== opened && (
            <More
              type="button"
              tabIndex={isActive ? 0 : -1}
              onClick={(event) => {
                event.stopPropagation()
                // The button disappears, so keep the focus on the day.
                event.currentTarget.closest('td')?.focus()
                setOpened(day)
              }}
            >
              {t('inputs.calendar.more', { count: own.length - SEEN })}
            </More>
          )}
        </Events>
        <Why text={target.why} />
      </td>
    )
  }
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

function targetOf({ key, shiftKey }: KeyboardEvent, day: string): string | undefined {
  const monday = mondayOf(day)
  const months = shiftKey ? 12 : 1
  const targets: Record<string, string> = {
    ArrowLeft: daysLater(day, -1),
    ArrowRight: daysLater(day, 1),
    ArrowUp: daysLater(day, -7),
    ArrowDown: daysLater(day, 7),
    Home: monday,
    End: daysLater(monday, 6),
    PageUp: monthsLater(day, -months),
    PageDown: monthsLater(day, months),
  }
  return targets[key]
}
