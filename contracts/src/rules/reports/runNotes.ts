import { inZone, timeIn } from '../zones.ts'
import { isAnotherDay, weekdayOf } from './localSchedule.ts'
import { nextRun, type ReportSchedule, runsBetween } from './recurrence.ts'

/** What is to be known of a run beside when it is: reports keep to UTC, whatever the clocks of a zone do. */
export type RunNote =
  /** A clock change lies between now and the next run: it is at another time than was chosen. */
  | { kind: 'clocks'; chosen: string; time: string }
  /** The zone is off by half an hour, and reports run on the full hour of UTC. */
  | { kind: 'halfHour'; chosen: string; time: string }
  /** The next run falls on another local weekday than the form means. */
  | { kind: 'day'; run: string }
  /** The next one does not, but that one does, as it is the first to. */
  | { kind: 'laterDay'; run: string }
  /** The weekday is right, but it is another one of its month, for the next run or a later one. */
  | { kind: 'week' | 'laterWeek'; run: string }
  /** From that run on the clocks show another time than now. */
  | { kind: 'later'; run: string; time: string }

const yearMs = 366 * 86_400_000

/** What a form says of the schedule that is kept of it: `form` on the clocks of the zone, `kept` in UTC. */
export function runNotes(
  form: ReportSchedule,
  kept: ReportSchedule,
  { start, zone, now }: { start: string; zone: string; now: string },
): RunNote[] {
  const next = nextRun(kept, start, now)
  const time = timeIn(next, zone)
  const chosen = `${String(form.scheduleHour).padStart(2, '0')}:00`
  const kind = inZone(next, zone).minute === 0 ? 'clocks' : 'halfHour'
  const aYearOn = new Date(Date.parse(next) + yearMs).toISOString()
  const toCome = runsBetween(kept, start, next, aYearOn)
  const later = toCome.find((run) => timeIn(run, zone) !== time)
  const isOff = (run: string) => isAnotherDay(form, run, zone)
  const off = isOff(next) ? next : toCome.find(isOff)
  const isDay = off !== undefined && weekdayOf(off, zone) !== form.scheduleWeekday
  const offKind = off === next ? (isDay ? 'day' : 'week') : isDay ? 'laterDay' : 'laterWeek'
  return [
    ...(off === undefined ? [] : [{ kind: offKind, run: off } as const]),
    ...(time === chosen ? [] : [{ kind, chosen, time } as const]),
    ...(later === undefined ? [] : [{ kind: 'later', run: later, time: timeIn(later, zone) } as const]),
  ]
}
