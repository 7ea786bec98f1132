import { toInstantInZone } from '../zones.ts'

export interface DayRange {
  from: string | null
  to: string | null
}

export function getDayRangeProblems(
  { from, to }: DayRange,
  show: (day: string) => string,
): { from: string | null; to: string | null } {
  if (from === null || to === null || from <= to) return { from: null, to: null }
  return { from: `Set date earlier than (${show(to)})`, to: `Set date later than (${show(from)})` }
}

/** From the start of the first day to 23:59 on the last day (S1 section 2, C-11). */
export const toInstantRange = ({ from, to }: DayRange, zone: string): DayRange => ({
  from: from === null ? null : toInstantInZone(from, '00:00', zone),
  to: to === null ? null : toInstantInZone(to, '23:59:59.999', zone),
})
