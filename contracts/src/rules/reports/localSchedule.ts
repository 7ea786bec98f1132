import { type Weekday, weekdays } from '../../entities/campaigns/report.ts'
import { getZonedTime, toInstant, toZonedDateTime } from '../zones.ts'
import { getNextRun, type ReportSchedule } from './recurrence.ts'

/** Converts hour and weekday to UTC together; half-hour zones round down to the full hour. */
export function toStoredSchedule(form: ReportSchedule, zone: string, now: string): ReportSchedule {
  const localNow = toZonedDateTime(now, zone)
  const daysAhead = (weekdays.indexOf(form.scheduleWeekday) + 1 - localNow.dayOfWeek + 7) % 7
  const utc = toZonedDateTime(
    toInstant(localNow.add({ days: daysAhead }).withPlainTime({ hour: form.scheduleHour })),
    'UTC',
  )
  return { ...form, scheduleWeekday: toWeekday(utc.dayOfWeek), scheduleHour: utc.hour }
}

/** In half-hour zones, a chosen 07:00 is shown as 06:30; saving it again doesn't change the schedule. */
export function toFormSchedule(
  savedSchedule: ReportSchedule,
  start: string,
  zone: string,
  now: string,
): ReportSchedule {
  const run = toZonedDateTime(getNextRun(savedSchedule, start, now), zone)
  const fullHour = run.minute === 0 ? run : run.add({ hours: 1 })
  return { ...savedSchedule, scheduleWeekday: toWeekday(fullHour.dayOfWeek), scheduleHour: fullHour.hour }
}

/** Local time of the next run; this time takes precedence over the form. */
export interface LocalRun {
  next: string
  time: string
}

export function toLocalRun(schedule: ReportSchedule, start: string, zone: string, now: string): LocalRun {
  const nextRun = getNextRun(schedule, start, now)
  return { next: nextRun, time: getZonedTime(nextRun, zone) }
}

/** Compares the weekday and its position in the month. */
export function isOnDifferentDay(form: ReportSchedule, instant: string, zone: string): boolean {
  const { day, daysInMonth } = toZonedDateTime(instant, zone)
  if (getWeekday(instant, zone) !== form.scheduleWeekday) return true
  if (form.scheduleFrequency !== 'MONTHLY') return false
  const position = form.scheduleWeekdayPosition
  return position === -1 ? day <= daysInMonth - 7 : Math.ceil(day / 7) !== position
}

export const getWeekday = (instant: string, zone: string): Weekday =>
  toWeekday(toZonedDateTime(instant, zone).dayOfWeek)

export const isRunOnDifferentDay = (form: ReportSchedule, zone: string, now: string): boolean =>
  isOnDifferentDay(form, getNextRun(toStoredSchedule(form, zone, now), now, now), zone)

const toWeekday = (dayOfWeek: number): Weekday => weekdays[dayOfWeek - 1] ?? 'MO'
