import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { addDays, addMonths, getMonday, getMonth } from '../../lib/dates/days.ts'
import type { DayEvent } from './types.ts'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

function targetOf({ key, shiftKey }: KeyboardEvent, day: string): string | undefined {
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
    onActive(day)
    if (getMonth(day) !== month) onMonth(getMonth(day))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isDay = event.target === event.currentTarget
    const to = isDay ? targetOf(event, active) : undefined
    if (to !== undefined) {
      event.preventDefault()
      go(to)
    } else if (isDay && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      onOpen(event.currentTarget)
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
    const to = addDays(found.day, days)
    if (!onMove?.(found.id, to)) return
    moved.current = found.id
    onActive(to)
    if (getMonth(to) !== month) onMonth(getMonth(to))
  }
  return { table, onKeyDown }
}
