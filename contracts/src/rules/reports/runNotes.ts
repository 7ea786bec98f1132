import { getZonedTime, toZonedDateTime } from '../zones.ts'
import { getWeekday, isOnDifferentDay } from './localSchedule.ts'
import { getNextRun, listRunsBetween, type ReportSchedule } from './recurrence.ts'

export type RunNote =
  | { kind: 'clocks'; chosen: string; time: string }
  | { kind: 'halfHour'; chosen: string; time: string }
  | { kind: 'day'; run: string }
  | { kind: 'laterDay'; run: string }
  | { kind: 'week' | 'laterWeek'; run: string }
  | { kind: 'later'; run: string; time: string }

const yearMs = 366 * 86_400_000

/** `form` is in the chosen zone, `savedSchedule` is in UTC. */
export function createRunNotes(
  form: ReportSchedule,
  savedSchedule: ReportSchedule,
  { start, zone, now }: { start: string; zone: string; now: string },
): RunNote[] {
  const nextRun = getNextRun(savedSchedule, start, now)
  const time = getZonedTime(nextRun, zone)
  const chosenTime = `${String(form.scheduleHour).padStart(2, '0')}:00`
  const kind = toZonedDateTime(nextRun, zone).minute === 0 ? 'clocks' : 'halfHour'
  const yearLater = new Date(Date.parse(nextRun) + yearMs).toISOString()
  const upcomingRuns = listRunsBetween(savedSchedule, start, nextRun, yearLater)
  const shiftedRun = upcomingRuns.find((run) => getZonedTime(run, zone) !== time)
  const isOnAnotherDay = (run: string) => isOnDifferentDay(form, run, zone)
  const shiftedDayRun = isOnAnotherDay(nextRun) ? nextRun : upcomingRuns.find(isOnAnotherDay)
  const isDay = shiftedDayRun !== undefined && getWeekday(shiftedDayRun, zone) !== form.scheduleWeekday
  const offKind = shiftedDayRun === nextRun ? (isDay ? 'day' : 'week') : isDay ? 'laterDay' : 'laterWeek'
  return [
    ...(shiftedDayRun === undefined ? [] : [{ kind: offKind, run: shiftedDayRun } as const]),
    ...(time === chosenTime ? [] : [{ kind, chosen: chosenTime, time } as const]),
    ...(shiftedRun === undefined
      ? []
      : [{ kind: 'later', run: shiftedRun, time: getZonedTime(shiftedRun, zone) } as const]),
  ]
}
