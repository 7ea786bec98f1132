import { getZonedTime, toZoned } from '../zones.ts'
import { getWeekday, isAnotherDay } from './localSchedule.ts'
import { nextRun, type ReportSchedule, runsBetween } from './recurrence.ts'

export type RunNote =
  | { kind: 'clocks'; chosen: string; time: string }
  | { kind: 'halfHour'; chosen: string; time: string }
  | { kind: 'day'; run: string }
  | { kind: 'laterDay'; run: string }
  | { kind: 'week' | 'laterWeek'; run: string }
  | { kind: 'later'; run: string; time: string }

const yearMs = 366 * 86_400_000

/** `form` is in the chosen zone, `kept` is in UTC. */
export function runNotes(
  form: ReportSchedule,
  kept: ReportSchedule,
  { start, zone, now }: { start: string; zone: string; now: string },
): RunNote[] {
  const next = nextRun(kept, start, now)
  const time = getZonedTime(next, zone)
  const chosen = `${String(form.scheduleHour).padStart(2, '0')}:00`
  const kind = toZoned(next, zone).minute === 0 ? 'clocks' : 'halfHour'
  const aYearOn = new Date(Date.parse(next) + yearMs).toISOString()
  const toCome = runsBetween(kept, start, next, aYearOn)
  const later = toCome.find((run) => getZonedTime(run, zone) !== time)
  const isOff = (run: string) => isAnotherDay(form, run, zone)
  const off = isOff(next) ? next : toCome.find(isOff)
  const isDay = off !== undefined && getWeekday(off, zone) !== form.scheduleWeekday
  const offKind = off === next ? (isDay ? 'day' : 'week') : isDay ? 'laterDay' : 'laterWeek'
  return [
    ...(off === undefined ? [] : [{ kind: offKind, run: off } as const]),
    ...(time === chosen ? [] : [{ kind, chosen, time } as const]),
    ...(later === undefined ? [] : [{ kind: 'later', run: later, time: getZonedTime(later, zone) } as const]),
  ]
}
