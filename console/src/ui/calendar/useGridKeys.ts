import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { addDays, addMonths, getMonday, getMonth } from '../../lib/dates/days.ts'
import type { DayEvent } from './types.ts'

const dayStepsByKey: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

function getTargetDay({ key, shiftKey }: KeyboardEvent, day: string): string | undefined {
  const monday = getMonday(day)
  const months = shiftKey ? 12 : 1
  const targets: Record<string, string> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: monday,
    End: addDays(monday, 6),
    PageUp: addMonths(day, -months),
    PageDown: addMonths(day, months),
  }
  return targets[key]
}

type Options = {
  month: string
  active: string
  events: readonly DayEvent[] | undefined
  onActive: (day: string) => void
  onMonth: (month: string) => void
  onMove: ((id: string, day: string) => boolean) | undefined
  onOpen: (cell: HTMLElement) => void
}

type GridKeys = {
  table: RefObject<HTMLTableElement | null>
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

export function useGridKeys({ month, active, events, onActive, onMonth, onMove, onOpen }: Options): GridKeys {
  const table = useRef<HTMLTableElement>(null)
  // Day to focus after a key press has left the month.
  const dayToFocus = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (dayToFocus.current !== active) return
    dayToFocus.current = undefined
    table.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
  }, [active])

  // Event that was moved by keyboard and must keep the focus.
  const movedEventId = useRef<string | undefined>(undefined)
  useEffect(() => {
    const eventElement =
      movedEventId.current &&
      table.current?.querySelector<HTMLElement>(`[data-event="${movedEventId.current}"]`)
    if (!eventElement) return
    movedEventId.current = undefined
    eventElement.focus()
  })

  const moveTo = (day: string) => {
    dayToFocus.current = day
    onActive(day)
    if (getMonth(day) !== month) onMonth(getMonth(day))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isDayFocused = event.target === event.currentTarget
    const to = isDayFocused ? getTargetDay(event, active) : undefined
    if (to !== undefined) {
      event.preventDefault()
      moveTo(to)
    } else if (isDayFocused && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      onOpen(event.currentTarget)
    } else if (!isDayFocused && event.shiftKey && event.key in dayStepsByKey) {
      event.preventDefault()
      moveBy(event.target as HTMLElement, dayStepsByKey[event.key] ?? 0)
    } else if (!isDayFocused && event.key === 'Escape') {
      event.stopPropagation()
      event.currentTarget.focus()
    }
  }
  function moveBy(eventElement: HTMLElement, days: number) {
    const calendarEvent = events?.find(({ id }) => id === eventElement.dataset.event)
    if (!calendarEvent || calendarEvent.fixedReason !== undefined) return
    const to = addDays(calendarEvent.day, days)
    if (!onMove?.(calendarEvent.id, to)) return
    movedEventId.current = calendarEvent.id
    onActive(to)
    if (getMonth(to) !== month) onMonth(getMonth(to))
  }
  return { table, onKeyDown }
}
