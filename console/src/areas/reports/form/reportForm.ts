import {
  type Report,
  ReportCreate,
  ReportFrequency,
  type ReportSchedule,
  toFormSchedule,
  toReportSchedule,
  toStoredSchedule,
  untitledReport,
  Weekday,
  WeekdayPosition,
  wrongRecipients,
} from '@heed/contracts'

export type ReportTask = { kind: 'add' | 'snapshot' } | { kind: 'change'; report: Report }

/** Hour and weekday are local; lists are ids (S2 section 3). */
export type ReportForm = {
  name: string
  employeeLists: string[]
  allEmployees: boolean
  scheduleFrequency: string
  scheduleWeekday: string
  scheduleHour: string
  scheduleWeekdayPosition: string
  recipientsEmails: string[]
  customEmailSubject: string
}

/** `since`: when the form was opened; `kept`: the report stored at that time. */
export type ReportFormContext = { zone: string; now: string; since?: string; kept?: Report | undefined }

const usual: ReportSchedule = {
  scheduleFrequency: 'WEEKLY',
  scheduleWeekday: 'MO',
  scheduleHour: 7,
  scheduleWeekdayPosition: 1,
}

const keptSchedule = ({ kept }: ReportFormContext) => kept && toReportSchedule(kept)

/** Counts from `since`, so that a run during editing changes nothing. */
function shownSchedule(typing: ReportFormContext): ReportSchedule {
  const { kept, zone, now, since = now } = typing
  const schedule = keptSchedule(typing)
  return kept && schedule ? toFormSchedule(schedule, kept.created, zone, since) : usual
}

export function toReportForm(typing: ReportFormContext): ReportForm {
  const { kept } = typing
  const schedule = shownSchedule(typing)
  return {
    name: kept?.name || untitledReport,
    employeeLists: kept?.lists.map(({ id }) => String(id)) ?? [],
    allEmployees: kept?.allEmployees ?? false,
    scheduleFrequency: schedule.scheduleFrequency,
    scheduleWeekday: schedule.scheduleWeekday,
    scheduleHour: String(schedule.scheduleHour),
    scheduleWeekdayPosition: String(schedule.scheduleWeekdayPosition),
    recipientsEmails: kept?.recipientsEmails ?? [],
    customEmailSubject: kept?.definition.emailSubject ?? '',
  }
}

export const toSchedule = (form: ReportForm): ReportSchedule => ({
  scheduleFrequency: ReportFrequency.safeParse(form.scheduleFrequency).data ?? usual.scheduleFrequency,
  scheduleWeekday: Weekday.safeParse(form.scheduleWeekday).data ?? usual.scheduleWeekday,
  scheduleHour: Number(form.scheduleHour),
  scheduleWeekdayPosition:
    WeekdayPosition.safeParse(Number(form.scheduleWeekdayPosition)).data ?? usual.scheduleWeekdayPosition,
})

export const isScheduleKept = (form: ReportForm, typing: ReportFormContext): boolean =>
  Boolean(keptSchedule(typing)) && JSON.stringify(toSchedule(form)) === JSON.stringify(shownSchedule(typing))

/** Converted to UTC; a schedule that wasn't edited stays the same across clock changes. */
export function getStoredSchedule(form: ReportForm, typing: ReportFormContext): ReportSchedule {
  const kept = keptSchedule(typing)
  if (kept && isScheduleKept(form, typing)) return kept
  const stored = toStoredSchedule(toSchedule(form), typing.zone, typing.now)
  return stored.scheduleFrequency === 'MONTHLY'
    ? stored
    : { ...stored, scheduleWeekdayPosition: usual.scheduleWeekdayPosition }
}

export function toReportBody(form: ReportForm, typing: ReportFormContext) {
  const { name, allEmployees, employeeLists, recipientsEmails, customEmailSubject } = form
  return {
    name,
    definition: {
      listIds: allEmployees ? ('all' as const) : employeeLists.map(Number),
      emailSubject: customEmailSubject.trim() || null,
      recipients: recipientsEmails,
    },
    allEmployees,
    recipientsEmails,
    ...getStoredSchedule(form, typing),
  }
}

type Problem = { field: keyof ReportForm | undefined; message: string }

/** Problems without a field apply to the whole form. */
export function findProblems(form: ReportForm, typing: ReportFormContext): Problem[] {
  const issues = ReportCreate.safeParse(toReportBody(form, typing)).error?.issues ?? []
  const found = issues.map(({ path, message }): Problem => ({ field: fieldAt(path), message }))
  const isWrong = found.some(({ field }) => field === 'recipientsEmails')
  return isWrong ? [...found, { field: undefined, message: wrongRecipients }] : found
}

function fieldAt([first, second]: readonly PropertyKey[]): keyof ReportForm | undefined {
  if (first === 'name') return 'name'
  if (first === 'definition' && second === 'listIds') return 'employeeLists'
  return first === undefined ? undefined : 'recipientsEmails'
}

/** Standard Schema for use with react-hook-form. */
export const reportSchema = (typing: () => ReportFormContext) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'heed',
    validate: (typed: unknown) => {
      const form = typed as ReportForm
      const issues = findProblems(form, typing()).map(({ field, message }) => ({
        message,
        ...(field && { path: [field] }),
      }))
      return issues.length > 0 ? { issues } : { value: form }
    },
  },
})
