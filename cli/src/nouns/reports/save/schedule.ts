import {
  getNextRun,
  isRunOnDifferentDay,
  parseRecurrenceRule,
  type Report,
  type ReportFrequency,
  type ReportSchedule,
  toFormSchedule,
  toLocalRun,
  toReportSchedule,
  toStoredSchedule,
  type Weekday,
  type WeekdayPosition,
} from '@heed/contracts'
import { parseTimeZone } from '../../../command/zone.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { formatInstantMinute, positionNames, weekdayNames } from '../words.ts'

export interface ScheduleOptions {
  every: Frequency | undefined
  on: string | undefined
  at: string | undefined
  zone: string | undefined
  rrule: string | undefined
}

type Frequency = 'week' | 'other-week' | 'month'
const frequencies: Readonly<Record<Frequency, ReportFrequency>> = {
  week: 'WEEKLY',
  'other-week': 'BIWEEKLY',
  month: 'MONTHLY',
}

/** Initial form values (S2 section 3); the hour is in the chosen zone. */
const defaultSchedule: ReportSchedule = {
  scheduleFrequency: 'WEEKLY',
  scheduleWeekday: 'MO',
  scheduleHour: 7,
  scheduleWeekdayPosition: 1,
}

const createUsageStop = (message: string, ...hints: string[]): Stop =>
  new Stop(message, exitCodes.usage, ...hints)

function parseHour(text: string): number {
  const [, hour] = /^(\d{1,2})(?::00)?$/.exec(text) ?? []
  if (hour !== undefined && Number(hour) <= 23) return Number(hour)
  throw createUsageStop(`--at ${text}: reports run on the hour.`, 'For example: --at 07:00')
}

const findByName = <T extends string>(names: Readonly<Record<T, string>>, text: string): T | undefined =>
  (Object.keys(names) as T[]).find((key) => names[key].toLowerCase() === text)

function parseDay(text: string): { weekday: Weekday; position: WeekdayPosition | undefined } {
  const words = text.trim().toLowerCase().split(/\s+/)
  const weekday = findByName(weekdayNames, words.at(-1) ?? '')
  const position = words.length === 2 ? findByName(positionNames, words[0] ?? '') : undefined
  if (weekday && words.length <= 2 && (words.length === 1 || position)) {
    return { weekday, position: position === undefined ? undefined : (Number(position) as WeekdayPosition) }
  }
  throw createUsageStop(
    `--on ${text} isn't a day.`,
    'For example: --on friday, or --on "last friday" for monthly reports',
  )
}

function parseRecurrence({ rrule = '', every, on, at, zone }: ScheduleOptions): ReportSchedule {
  if (every !== undefined || on !== undefined || at !== undefined || zone !== undefined) {
    throw createUsageStop(
      '--rrule already sets the whole schedule.',
      'Leave out --every, --on, --at and --zone.',
    )
  }
  const recurrence = parseRecurrenceRule(rrule)
  if (recurrence) return recurrence
  throw createUsageStop(
    `--rrule ${rrule}: reports don't support this schedule.`,
    'Reports can run every week, every other week or every month, on one weekday and on the hour (UTC). Examples:',
    '  FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;BYHOUR=7 or FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1;BYHOUR=7',
  )
}

const hasScheduleOption = ({ every, on, at, zone, rrule }: ScheduleOptions): boolean =>
  [every, on, at, zone, rrule].some((option) => option !== undefined)

export interface RequestedSchedule {
  schedule: ReportSchedule
  zone: string
  warning?: string
}

export function parseScheduleOptions(
  options: ScheduleOptions,
  now: string,
  report?: Report,
  companyOption = '',
): RequestedSchedule | undefined {
  if (report && !hasScheduleOption(options)) return undefined
  const savedSchedule = report && toReportSchedule(report)
  if (report && !savedSchedule)
    throw createUsageStop(
      'A snapshot has no schedule.',
      `Create a recurring report: heed reports create${companyOption}`,
    )
  if (options.rrule !== undefined) return { schedule: parseRecurrence(options), zone: 'UTC' }
  const zone = parseTimeZone(options.zone)
  const form =
    savedSchedule && report ? toFormSchedule(savedSchedule, report.created, zone, now) : defaultSchedule
  const { weekday, position } = options.on === undefined ? {} : parseDay(options.on)
  const schedule: ReportSchedule = {
    scheduleFrequency: options.every ? frequencies[options.every] : form.scheduleFrequency,
    scheduleWeekday: weekday ?? form.scheduleWeekday,
    scheduleHour: options.at === undefined ? form.scheduleHour : parseHour(options.at),
    scheduleWeekdayPosition: position ?? form.scheduleWeekdayPosition,
  }
  if (position !== undefined && schedule.scheduleFrequency !== 'MONTHLY')
    throw createUsageStop(`--on "${options.on}" only works for monthly reports.`, 'Add --every month')
  const moves = isRunOnDifferentDay(schedule, zone, now)
  return {
    schedule: toStoredSchedule(schedule, zone, now),
    zone,
    ...(moves
      ? { warning: `Schedules follow UTC, so some runs will be on a different day in ${zone}.` }
      : {}),
  }
}

export function formatNextRun(report: Report, zone: string, now: string): string | undefined {
  const schedule = toReportSchedule(report)
  if (!schedule) return undefined
  const nextRun = getNextRun(schedule, report.created, now)
  const localRunNote =
    zone === 'UTC' ? '' : ` (${toLocalRun(schedule, report.created, zone, now).time} ${zone})`
  return `${formatInstantMinute(nextRun)} UTC${localRunNote}`
}
