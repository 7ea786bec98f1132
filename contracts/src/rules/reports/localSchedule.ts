import { type Weekday, weekdays } from '../../entities/report.ts'
import { inZone, timeIn, toInstant } from '../zones.ts'
import { nextRun, type ReportSchedule } from './recurrence.ts'

/**
 * A form's schedule, weekday and hour of a time zone, as it is kept: hour and weekday move to UTC together, rounded
 * down to the hour in zones of half hours; the position stays.
 */
export function toStoredSchedule(form: ReportSchedule, zone: string, now: string): ReportSchedule {
  const here = inZone(now, zone)
  const ahead = (weekdays.indexOf(form.scheduleWeekday) + 1 - here.dayOfWeek + 7) % 7
  const utc = inZone(toInstant(here.add({ days: ahead }).withPlainTime({ hour: form.scheduleHour })), 'UTC')
  return { ...form, scheduleWeekday: weekdayAt(utc.dayOfWeek), scheduleHour: utc.hour }
}

/**
 * The form of a kept schedule, by its next run on the clocks of a zone. What a zone of half hours shows as 06:30 was
 * chosen as 07:00, and is kept as it was when it is stored again.
 */
export function toFormSchedule(
  kept: ReportSchedule,
  start: string,
  zone: string,
  now: string,
): ReportSchedule {
  const run = inZone(nextRun(kept, start, now), zone)
  const full = run.minute === 0 ? run : run.add({ hours: 1 })
  return { ...kept, scheduleWeekday: weekdayAt(full.dayOfWeek), scheduleHour: full.hour }
}

/** How a kept schedule reads on the clocks of a zone, by its next run; the run itself is the truth. */
export interface LocalRun {
  next: string
  /** As in '07:00'. */
  time: string
}

/** The next run after now, and when the clocks of a zone show it. */
export function localRun(schedule: ReportSchedule, start: string, zone: string, now: string): LocalRun {
  const next = nextRun(schedule, start, now)
  return { next, time: timeIn(next, zone) }
}

/** Whether an instant falls on another local day than a form means: by weekday, and by position in a month. */
export function isAnotherDay(form: ReportSchedule, instant: string, zone: string): boolean {
  const { day, daysInMonth } = inZone(instant, zone)
  if (weekdayOf(instant, zone) !== form.scheduleWeekday) return true
  if (form.scheduleFrequency !== 'MONTHLY') return false
  const position = form.scheduleWeekdayPosition
  return position === -1 ? day <= daysInMonth - 7 : Math.ceil(day / 7) !== position
}

export const weekdayOf = (instant: string, zone: string): Weekday =>
  weekdayAt(inZone(instant, zone).dayOfWeek)

/** Whether the next run falls on another local day than the form means, as when its weekday moves in UTC. */
export const runsOnAnotherDay = (form: ReportSchedule, zone: string, now: string): boolean =>
  isAnotherDay(form, nextRun(toStoredSchedule(form, zone, now), now, now), zone)

const weekdayAt = (dayOfWeek: number): Weekday => weekdays[dayOfWeek - 1] ?? 'MO'
