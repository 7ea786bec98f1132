import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { getMonth } from '../../../lib/dates/days.ts'
import { SelectedDays } from './SelectedDays.ts'

const MONTH_PARAM = 'month'

const isMonth = (text: string | null): text is string => text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

export type CalendarState = {
  month: string
  setMonth: (month: string) => void
  selected: string | undefined
  select: (day: string | undefined) => void
  returnTo: string | undefined
  remember: () => void
}

/** The month is in the address; the selected day is remembered when a delivery is opened, so that Back restores it. */
export function useCalendarState(currentMonth: string): CalendarState {
  const { key: step } = useLocation()
  const selectedDays = useCompanyStore(SelectedDays)
  const returnTo = selectedDays.get(step)
  const [day, select] = useState(returnTo)
  const [query, setQuery] = useSearchParams()
  const monthParam = query.get(MONTH_PARAM)
  const month = isMonth(monthParam) ? monthParam : currentMonth
  const selected = day !== undefined && getMonth(day) === month ? day : undefined
  return {
    month,
    setMonth: (next) => {
      select(undefined)
      setQuery(
        (last) => {
          if (next === currentMonth) last.delete(MONTH_PARAM)
          else last.set(MONTH_PARAM, next)
          return last
        },
        { replace: true, preventScrollReset: true, flushSync: true },
      )
    },
    selected,
    select,
    returnTo,
    remember: () => {
      if (selected !== undefined) selectedDays.remember(step, selected)
    },
  }
}
