import { type Weekday, weekdays } from '../../entities/campaigns/report.ts'
import { getZonedTime, toInstant, toZoned } from '../zones.ts'
import { nextRun, type ReportSchedule } from './recurrence.ts'

/** Converts hour and weekday to UTC together; half-hour zones round down to the full hour. */
export function toStoredSchedule(form: ReportSchedule, zone: string, now: string): ReportSchedule {
  const here = toZoned(now, zone)
  const ahead = (weekdays.indexOf(form.scheduleWeekday) + 1 - here.dayOfWeek + 7) % 7
  const utc = toZoned(toInstant(here.add({ days: ahead }).withPlainTime({ hour: form.scheduleHour })), 'UTC')
  return { ...form, scheduleWeekday: weekdayAt(utc.dayOfWeek), scheduleHour: utc.hour }
}

/** In half-hour zones, a chosen 07:00 is shown as 06:30; saving it again doesn't change the schedule. */
export function toFormSchedule(
  kept: ReportSchedule,
  start: string,
  zone: string,
  now: string,
): ReportSchedule {
  const run = toZoned(nextRun(kept, start, now), zone)
  const full = run.minute === 0 ? run : run.add({ hours: 1 })
  return { ...kept, scheduleWeekday: weekdayAt(full.dayOfWeek), scheduleHour: full.hour }
}

/** Local time of the next run; this time takes precedence over the form. */
export interface LocalRun {
  next: string
  time: string
}

export function localRun(schedule: ReportSchedule, start: string, zone: string, now: string): LocalRun {
  const next = nextRun(schedule, start, now)
  return { next, time: getZonedTime(next, zone) }
}

/** Compares the weekday and its position in the month. */
export function isAnotherDay(form: ReportSchedule, instant: string, zone: string): boolean {
  const { day, daysInMonth } = toZoned(instant, zone)
  if (getWeekday(instant, zone) !== form.scheduleWeekday) return true
  if (form.scheduleFrequency !== 'MONTHLY') return false
  const position = form.scheduleWeekdayPosition
  return position === -1 ? day <= daysInMonth - 7 : Math.ceil(day / 7) !== position
}

export const getWeekday = (instant: string, zone: string): Weekday =>
  weekdayAt(toZoned(instant, zone).dayOfWeek)

export const runsOnAnotherDay = (form: ReportSchedule, zone: string, now: string): boolean =>
  isAnotherDay(form, nextRun(toStoredSchedule(form, zone, now), now, now), zone)

const weekdayAt = (dayOfWeek: number): Weekday => weekdays[dayOfWeek - 1] ?? 'MO'
