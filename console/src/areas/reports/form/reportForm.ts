import {
  invalidRecipientsText,
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

const defaultSchedule: ReportSchedule = {
  scheduleFrequency: 'WEEKLY',
  scheduleWeekday: 'MO',
  scheduleHour: 7,
  scheduleWeekdayPosition: 1,
}

const getSavedSchedule = ({ kept: savedReport }: ReportFormContext) =>
  savedReport && toReportSchedule(savedReport)

/** Calculated for `since`, so that a run in the meantime doesn't change the form. */
function getInitialSchedule(context: ReportFormContext): ReportSchedule {
  const { kept: savedReport, zone, now, since = now } = context
  const schedule = getSavedSchedule(context)
  return savedReport && schedule
    ? toFormSchedule(schedule, savedReport.created, zone, since)
    : defaultSchedule
}

export function toReportForm(context: ReportFormContext): ReportForm {
  const { kept: savedReport } = context
  const schedule = getInitialSchedule(context)
  return {
    name: savedReport?.name || untitledReport,
    employeeLists: savedReport?.lists.map(({ id }) => String(id)) ?? [],
    allEmployees: savedReport?.allEmployees ?? false,
    scheduleFrequency: schedule.scheduleFrequency,
    scheduleWeekday: schedule.scheduleWeekday,
    scheduleHour: String(schedule.scheduleHour),
    scheduleWeekdayPosition: String(schedule.scheduleWeekdayPosition),
    recipientsEmails: savedReport?.recipientsEmails ?? [],
    customEmailSubject: savedReport?.definition.emailSubject ?? '',
  }
}

export const toSchedule = (form: ReportForm): ReportSchedule => ({
  scheduleFrequency:
    ReportFrequency.safeParse(form.scheduleFrequency).data ?? defaultSchedule.scheduleFrequency,
  scheduleWeekday: Weekday.safeParse(form.scheduleWeekday).data ?? defaultSchedule.scheduleWeekday,
  scheduleHour: Number(form.scheduleHour),
  scheduleWeekdayPosition:
    WeekdayPosition.safeParse(Number(form.scheduleWeekdayPosition)).data ??
    defaultSchedule.scheduleWeekdayPosition,
})

export const isScheduleUnchanged = (form: ReportForm, context: ReportFormContext): boolean =>
  Boolean(getSavedSchedule(context)) &&
  JSON.stringify(toSchedule(form)) === JSON.stringify(getInitialSchedule(context))

/** Converted to UTC; a schedule that wasn't edited stays the same across clock changes. */
export function getStoredSchedule(form: ReportForm, context: ReportFormContext): ReportSchedule {
  const savedSchedule = getSavedSchedule(context)
  if (savedSchedule && isScheduleUnchanged(form, context)) return savedSchedule
  const storedSchedule = toStoredSchedule(toSchedule(form), context.zone, context.now)
  return storedSchedule.scheduleFrequency === 'MONTHLY'
    ? storedSchedule
    : { ...storedSchedule, scheduleWeekdayPosition: defaultSchedule.scheduleWeekdayPosition }
}

export function toReportBody(form: ReportForm, context: ReportFormContext) {
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
    ...getStoredSchedule(form, context),
  }
}

type Problem = { field: keyof ReportForm | undefined; message: string }

/** Problems without a field apply to the whole form. */
export function findProblems(form: ReportForm, context: ReportFormContext): Problem[] {
  const issues = ReportCreate.safeParse(toReportBody(form, context)).error?.issues ?? []
  const problems = issues.map(({ path, message }): Problem => ({ field: getFieldName(path), message }))
  const hasRecipientProblem = problems.some(({ field }) => field === 'recipientsEmails')
  return hasRecipientProblem ? [...problems, { field: undefined, message: invalidRecipientsText }] : problems
}

function getFieldName([first, second]: readonly PropertyKey[]): keyof ReportForm | undefined {
  if (first === 'name') return 'name'
  if (first === 'definition' && second === 'listIds') return 'employeeLists'
  return first === undefined ? undefined : 'recipientsEmails'
}

/** Standard Schema for use with react-hook-form. */
export const createReportSchema = (getContext: () => ReportFormContext) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'heed',
    validate: (values: unknown) => {
      const form = values as ReportForm
      const issues = findProblems(form, getContext()).map(({ field, message }) => ({
        message,
        ...(field && { path: [field] }),
      }))
      return issues.length > 0 ? { issues } : { value: form }
    },
  },
})
