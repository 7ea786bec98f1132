import { instantAt } from '../zones.ts'

/** Days as in '2027-03-01'; null is open. */
export interface DayRange {
  from: string | null
  to: string | null
}

/** What is wrong with either end of a range of days, each said with the other (S1 section 5). */
export function dayRangeProblems(
  { from, to }: DayRange,
  show: (day: string) => string,
): { from: string | null; to: string | null } {
  if (from === null || to === null || from <= to) return { from: null, to: null }
  return { from: `Set date earlier than (${show(to)})`, to: `Set date later than (${show(from)})` }
}

/** The instants of a range of days in a zone: from the start of the first to 23:59 of the last (S1 section 2, C-11). */
export const instantsOf = ({ from, to }: DayRange, zone: string): DayRange => ({
  from: from === null ? null : instantAt(from, '00:00', zone),
  to: to === null ? null : instantAt(to, '23:59:59.999', zone),
})
