import { type DayRange, isCalendarDay } from '@heed/contracts'
import type { FilterField } from './filters.ts'

const parseDayOrNull = (text: string | undefined): string | null =>
  text !== undefined && isCalendarDay(text) ? text : null

/** For example '2027-03-01..2027-03-31'; either end may be empty. */
export const daysFilter: FilterField<DayRange> = {
  none: { from: null, to: null },
  read: ([text = '']) => {
    const [from, to] = text.split('..')
    return { from: parseDayOrNull(from), to: parseDayOrNull(to) }
  },
  write: ({ from, to }) => (from === null && to === null ? [] : [`${from ?? ''}..${to ?? ''}`]),
}
