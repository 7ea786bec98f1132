import {
  type Report,
  type ReportFrequency,
  type Weekday,
  type WeekdayPosition,
  weekdayPositions,
  weekdays,
} from '../../entities/campaigns/report.ts'

type Schedule = Pick<
  Report,
  'scheduleFrequency' | 'scheduleWeekday' | 'scheduleHour' | 'scheduleWeekdayPosition'
>
export type ReportSchedule = { [K in keyof Schedule]: NonNullable<Schedule[K]> }

export function toReportSchedule(report: Schedule): ReportSchedule | null {
  const { scheduleFrequency, scheduleWeekday, scheduleHour, scheduleWeekdayPosition } = report
  if (!scheduleFrequency || !scheduleWeekday || scheduleHour === null) return null
  return {
    scheduleFrequency,
    scheduleWeekday,
    scheduleHour,
    scheduleWeekdayPosition: scheduleWeekdayPosition ?? 1,
  }
}

export function toRecurrenceRule(schedule: ReportSchedule): string {
  const { scheduleFrequency, scheduleWeekday, scheduleHour, scheduleWeekdayPosition } = schedule
  const time = `BYHOUR=${scheduleHour};BYMINUTE=0;BYSECOND=0`
  const day = `BYDAY=${scheduleWeekday}`
  if (scheduleFrequency === 'MONTHLY') {
    return `FREQ=MONTHLY;${day};BYSETPOS=${scheduleWeekdayPosition};${time}`
  }
  return `FREQ=WEEKLY;${scheduleFrequency === 'BIWEEKLY' ? 'INTERVAL=2;' : ''}${day};${time}`
}

const ruleParts = ['FREQ', 'INTERVAL', 'BYDAY', 'BYSETPOS', 'BYHOUR', 'BYMINUTE', 'BYSECOND']

export function parseRecurrenceRule(rule: string): ReportSchedule | null {
  const pairs = rule
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')
    .map((part) => part.split('='))
  const parts: Readonly<Record<string, string | undefined>> = Object.fromEntries(pairs)
  if (pairs.some(([name = '']) => !ruleParts.includes(name))) return null
  const { FREQ, INTERVAL = '1', BYDAY = '', BYSETPOS, BYHOUR = '', BYMINUTE = '0', BYSECOND = '0' } = parts
  const [, weekPosition, day] = /^([+-]?\d)?([A-Z]{2})$/.exec(BYDAY) ?? []
  const frequency = frequencies[`${FREQ} ${INTERVAL}`]
  const weekday = weekdays.find((candidate) => candidate === day)
  const position = weekdayPositions.find((candidate) => candidate === Number(weekPosition ?? BYSETPOS ?? 1))
  const isPlaced = weekPosition !== undefined || BYSETPOS !== undefined
  const isOnTheHour = Number(BYMINUTE) === 0 && Number(BYSECOND) === 0 && /^([01]?\d|2[0-3])$/.test(BYHOUR)
  if (!frequency || !weekday || !position || !isOnTheHour) return null
  if (isPlaced !== (frequency === 'MONTHLY') || (weekPosition !== undefined && BYSETPOS !== undefined))
    return null
  return {
    scheduleFrequency: frequency,
    scheduleWeekday: weekday,
    scheduleHour: Number(BYHOUR),
    scheduleWeekdayPosition: position,
  }
}

const frequencies: Readonly<Record<string, ReportFrequency | undefined>> = {
  'WEEKLY 1': 'WEEKLY',
  'WEEKLY 2': 'BIWEEKLY',
  'MONTHLY 1': 'MONTHLY',
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const weekMs = 7 * dayMs
const referenceMonday = Date.UTC(1970, 0, 5)

/** UTC; schedules for every other week count from the week of `start`, Monday to Sunday. */
export function getNextRun(schedule: ReportSchedule, start: string, after: string): string {
  const firstInstant = Math.max(Date.parse(start), Date.parse(after) + 1)
  const run =
    schedule.scheduleFrequency === 'MONTHLY'
      ? computeMonthlyRun(schedule, firstInstant)
      : computeWeeklyRun(schedule, start, firstInstant)
  return new Date(run).toISOString()
}

export function listRunsBetween(
  schedule: ReportSchedule,
  start: string,
  after: string,
  endInstant: string,
): string[] {
  const runs: string[] = []
  let run = getNextRun(schedule, start, after)
  while (Date.parse(run) <= Date.parse(endInstant)) {
    runs.push(run)
    run = getNextRun(schedule, start, run)
  }
  return runs
}

/** Returns the next `count` runs, in order. */
export function listNextRuns(
  schedule: ReportSchedule,
  start: string,
  after: string,
  count: number,
): string[] {
  const runs: string[] = []
  for (let last = after; runs.length < count; ) {
    last = getNextRun(schedule, start, last)
    runs.push(last)
  }
  return runs
}

const getWeek = (time: number): number => Math.floor((time - referenceMonday) / weekMs)

function computeWeeklyRun(schedule: ReportSchedule, start: string, first: number): number {
  const { scheduleFrequency, scheduleWeekday, scheduleHour } = schedule
  const offsetMs = weekdays.indexOf(scheduleWeekday) * dayMs + scheduleHour * hourMs
  const computeRun = (week: number) => referenceMonday + week * weekMs + offsetMs
  const week = getWeek(first) + (computeRun(getWeek(first)) < first ? 1 : 0)
  const isSkipped = scheduleFrequency === 'BIWEEKLY' && (week - getWeek(Date.parse(start))) % 2 !== 0
  return computeRun(isSkipped ? week + 1 : week)
}

function computeMonthlyRun(
  { scheduleWeekday, scheduleHour, scheduleWeekdayPosition }: ReportSchedule,
  first: number,
): number {
  const date = new Date(first)
  const computeRun = (month: number) =>
    findMonthDay(date.getUTCFullYear(), month, scheduleWeekday, scheduleWeekdayPosition) +
    scheduleHour * hourMs
  const month = date.getUTCMonth()
  const run = computeRun(month)
  return run < first ? computeRun(month + 1) : run
}

function findMonthDay(year: number, month: number, weekday: Weekday, position: WeekdayPosition): number {
  const weekdayIndex = weekdays.indexOf(weekday)
  const edge = position === -1 ? Date.UTC(year, month + 1, 0) : Date.UTC(year, month, 1)
  const weekdayOfEdge = (new Date(edge).getUTCDay() + 6) % 7
  if (position === -1) return edge - ((weekdayOfEdge - weekdayIndex + 7) % 7) * dayMs
  return edge + (((weekdayIndex - weekdayOfEdge + 7) % 7) + (position - 1) * 7) * dayMs
}
