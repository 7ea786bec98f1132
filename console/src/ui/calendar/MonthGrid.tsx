import { styled } from '@mui/material/styles'
import { type CSSProperties, type MouseEvent, useState } from 'react'
import { listWeekdays } from '../../lib/dates/calendarFormats.ts'
import { getMonth, listWeeks } from '../../lib/dates/days.ts'
import { useFormats } from '../formats.ts'
import { radiiPx, typeScale } from '../theme/tokens.ts'
import { useInputTranslation } from '../useInputTranslation.ts'
import { DayCell, OtherMonthCell } from './DayCell.tsx'
import { DayList } from './DayList.tsx'
import { MiniDayCell } from './MiniDayCell.tsx'
import type { DayEvent } from './types.ts'
import { useDragging } from './useDragging.ts'
import { useGridKeys } from './useGridKeys.ts'

export const cellHeightsPx = { full: 96, compact: 48, mini: 36 } as const

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': {
    padding: '6px 8px',
    fontSize: typeScale.size.tiny,
    fontWeight: typeScale.weight.medium,
    textAlign: 'start',
    color: theme.vars.palette.text.secondary,
  },
  '& td': {
    height: 'var(--heed-day)',
    padding: 4,
    verticalAlign: 'top',
    fontSize: typeScale.size.tiny,
    border: `1px solid ${theme.vars.palette.surface.rowLine}`,
  },
  '&[data-compact]': { borderCollapse: 'separate', borderSpacing: 0 },
  '&[data-compact] th': { padding: '4px 8px' },
  // A day and its event are targets of 24 px each.
  '&[data-compact] td': {
    height: cellHeightsPx.compact,
    padding: 0,
    border: 0,
    borderRadius: radiiPx.control,
    '& > div:first-of-type': { alignItems: 'center', height: 24, gap: 4, padding: '4px 6px 0 8px' },
  },
  '&[data-compact] td[data-single]': {
    cursor: 'pointer',
    '& [data-event]': { minHeight: 24, padding: '0 8px 4px', backgroundColor: 'transparent' },
  },
  '& td[data-outside]': { color: theme.vars.palette.text.muted },
  '& td[data-day]:focus-visible': { outlineOffset: -2, borderRadius: radiiPx.tag },
  '& td[data-closed]': { position: 'relative' },
  '& td[data-closed] > div': { opacity: 0.45 },
  '& td[data-over]': { backgroundColor: theme.vars.palette.soft.primary },
  '&[data-mini] th': { padding: '4px 0', textAlign: 'center' },
  '&[data-mini] td': {
    padding: 1,
    verticalAlign: 'middle',
    textAlign: 'center',
    border: 0,
  },
  '&[data-mini] td[data-outside] > div': { justifyContent: 'center', padding: '0 0 9px' },
}))

/** Opens the only event of a day that was pressed beside it. */
function openSingle({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (currentTarget.dataset.single === undefined) return
  const event = currentTarget.querySelector<HTMLElement>('[data-event]')
  if (!event?.contains(target as Node)) event?.click()
}

type Props = {
  month: string
  today: string
  events: readonly DayEvent[] | undefined
  labelledBy: string
  onMonth: (month: string) => void
  onDay?: ((day: string) => void) | undefined
  compact?: boolean | undefined
  mini?: boolean | undefined
  selected?: string | undefined
  onMove?: ((id: string, day: string) => boolean) | undefined
  moveProblem?: ((id: string, day: string) => string | null) | undefined
  returnTo?: string | undefined
}

function useMonthGrid(props: Props) {
  const { month, today, events, onMonth, onDay, onMove, moveProblem, returnTo } = props
  const defaultDay = getMonth(today) === month ? today : `${month}-01`
  const [requestedDay, setRequestedDay] = useState(returnTo ?? defaultDay)
  const active = getMonth(requestedDay) === month ? requestedDay : defaultDay
  const [openedEventId, setOpenedEventId] = useState<string | undefined>(undefined)
  const [listedDay, setListedDay] = useState<{ day: string; cell: HTMLElement } | undefined>(undefined)
  const dragging = useDragging({ onMove, moveProblem })
  const selectEvents = (day: string) => events?.filter((event) => event.day === day) ?? []

  function openDay(cell: HTMLElement) {
    const { length } = selectEvents(active)
    if (length === 1) cell.querySelector<HTMLElement>('[data-event]')?.click()
    if (length > 1) setListedDay({ day: active, cell })
  }

  const { table, onKeyDown } = useGridKeys({
    month,
    active,
    events,
    onActive: setRequestedDay,
    onMonth,
    onMove,
    onOpen: (cell) => (onDay ? onDay(active) : openDay(cell)),
  })
  return {
    active,
    setAsked: setRequestedDay,
    opened: openedEventId,
    setOpened: setOpenedEventId,
    listed: listedDay,
    setListed: setListedDay,
    dragging,
    selectEvents,
    table,
    onKeyDown,
  }
}

/** WAI-ARIA grid: arrow keys; Home and End by week; Page keys by month, with Shift by year. */
export function MonthGrid(props: Props) {
  const { month, today, events, labelledBy, onDay, compact, mini, selected, onMove, returnTo } = props
  const {
    active,
    setAsked: setRequestedDay,
    opened: openedEventId,
    setOpened: setOpenedEventId,
    listed: listedDay,
    setListed: setListedDay,
    ...grid
  } = useMonthGrid(props)
  const { dragging, selectEvents, table, onKeyDown } = grid
  const { t } = useInputTranslation()
  const formats = useFormats()
  const weeks = listWeeks(month)
  // Months with fewer weeks get taller rows, so that every month has the same height.
  const style = {
    '--heed-day': `${String(Math.floor((6 * (mini ? cellHeightsPx.mini : cellHeightsPx.full)) / weeks.length))}px`,
  } as CSSProperties
  return (
    <>
      <Table
        ref={table}
        role="grid"
        aria-labelledby={labelledBy}
        aria-busy={events === undefined}
        data-compact={compact || undefined}
        data-mini={mini || undefined}
        style={style}
      >
        <thead>
          <tr>
            {listWeekdays(formats).map(({ short, long }) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) =>
                getMonth(day) !== month ? (
                  <OtherMonthCell key={day} day={day} target={dragging.target(day)} />
                ) : mini ? (
                  <MiniDayCell
                    key={day}
                    day={day}
                    today={today}
                    events={selectEvents(day)}
                    isActive={day === active}
                    isSelected={day === selected}
                    isReturnTarget={day === returnTo}
                    onKeyDown={onKeyDown}
                    onFocus={() => setRequestedDay(day)}
                    onClick={() => onDay?.(day)}
                  />
                ) : (
                  <DayCell
                    key={day}
                    day={day}
                    today={today}
                    events={selectEvents(day)}
                    isActive={day === active}
                    isOpened={day === openedEventId}
                    compact={compact}
                    target={dragging.target(day)}
                    getDrag={(event) =>
                      onMove && event.fixedReason === undefined
                        ? {
                            instructions: t('inputs.calendar.how'),
                            onStart: () => dragging.start(event),
                            onEnd: dragging.stop,
                          }
                        : undefined
                    }
                    onKeyDown={onKeyDown}
                    onFocus={() => setRequestedDay(day)}
                    onClick={(event) => (onDay ? onDay(day) : openSingle(event))}
                    onOpen={() => setOpenedEventId(day)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      <DayList
        day={listedDay?.day ?? active}
        events={selectEvents(listedDay?.day ?? active)}
        anchor={listedDay?.cell ?? null}
        onClose={() => setListedDay(undefined)}
      />
    </>
  )
}
