import { type Weekday, weekdays } from '../../entities/report.ts'
import { dayIn, inZone, timeIn, toInstant } from '../zones.ts'
import { nextRun, type ReportSchedule } from './recurrence.ts'

/**
 * A form's schedule, weekday and hour of a time zone, as it is kept: hour and weekday move to UTC together, rounded
 * down to the hour in zones of half hours; the position stays (READINGS ).
 */
export function toStoredSchedule(form: ReportSchedule, zone: string, now: string): ReportSchedule {
  const here = inZone(now, zone)
  const ahead = (weekdays.indexOf(form.scheduleWeekday) + 1 - here.dayOfWeek + 7) % 7
  const utc = inZone(toInstant(here.add({ days: ahead }).withPlainTime({ hour: form.scheduleHour })), 'UTC')
  return { ...form, scheduleWeekday: weekdayAt(utc.dayOfWeek), scheduleHour: utc.hour }
}

/** How a kept schedule reads on the clocks of a zone, by its next run; the run itself is the truth (READINGS A-25). */
export interface LocalRun {
  next: string
  weekday: Weekday
  /** As in '07:00'. */
  time: string
  hour: number
}

/** The next run after now, and what the form shows of it. */
export function localRun(schedule: ReportSchedule, start: string, zone: string, now: string): LocalRun {
  const next = nextRun(schedule, start, now)
  const { dayOfWeek, hour } = inZone(next, zone)
  return { next, weekday: weekdayAt(dayOfWeek), time: timeIn(next, zone), hour }
}

/** Whether the next run falls on another local day than the form means: a monthly one whose weekday moves in UTC (READINGS A-26). */
export function runsOnAnotherDay(form: ReportSchedule, zone: string, now: string): boolean {
  const stored = toStoredSchedule(form, zone, now)
  // The rule on the clock of the zone, read as if that were UTC.
  const clock = `${dayIn(now, zone)}T${timeIn(now, zone)}:00.000Z`
  const meant = nextRun(form, clock, clock).slice(0, 10)
  return dayIn(nextRun(stored, now, now), zone) !== meant
}

const weekdayAt = (dayOfWeek: number): Weekday => weekdays[dayOfWeek - 1] ?? 'MO'
