import * as z from 'zod/mini'
import { normalizeName } from '../names.ts'
import { ListRef } from '../people/employee.ts'
import { createEmailSchema, createIntegerSchema, Id, Instant } from '../primitives.ts'

export const reportFrequencies = ['WEEKLY', 'BIWEEKLY', 'MONTHLY'] as const
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
/** -1 is the last such weekday of a month (S2 section 9). */
export const weekdayPositions = [1, 2, 3, -1] as const
export const reportFileType = { csv: 0, pdf: 1 } as const
export const executionStatus = { planned: 0, running: 1, succeeded: 2, error: 3 } as const

export const ReportFrequency = z.enum(reportFrequencies)
export const Weekday = z.enum(weekdays)
export const WeekdayPosition = z.literal(weekdayPositions)
export const ReportFileType = z.literal(Object.values(reportFileType))
export type ReportFrequency = z.infer<typeof ReportFrequency>
export type Weekday = z.infer<typeof Weekday>
export type WeekdayPosition = z.infer<typeof WeekdayPosition>

const ListIds = z.union([z.literal('all'), z.array(Id)])

/**
 * A report on employee lists; hours are UTC, the position is for monthly reports. A snapshot's schedule is null
 * (S2 section 3).
 */
export const Report = z.looseObject({
  id: Id,
  name: z.string(),
  created: Instant,
  lists: z.array(ListRef),
  definition: z.looseObject({
    listIds: ListIds,
    emailSubject: z.optional(z.nullable(z.string())),
    recipients: z.array(z.string()),
  }),
  allEmployees: z.boolean(),
  recipientsEmails: z.array(z.string()),
  scheduleFrequency: z.nullable(ReportFrequency),
  scheduleWeekday: z.nullable(Weekday),
  scheduleHour: z.nullable(z.int()),
  scheduleWeekdayPosition: z.nullable(WeekdayPosition),
  rrule: z.nullable(z.string()),
})
export type Report = z.infer<typeof Report>

const noListText = 'Please select at least one employee list'
const listRequiredText = 'Either all employees or at least one employee list must be selected.'
const Recipients = z.array(createEmailSchema('Please enter valid email address(es)'))

const fields = {
  name: z
    .string('Please enter name for the report')
    .check(z.overwrite(normalizeName), z.minLength(1, 'Please enter name for the report')),
  definition: z.object({
    listIds: ListIds,
    emailSubject: z.optional(z.nullable(z.string())),
    recipients: z.optional(Recipients),
  }),
  allEmployees: z._default(z.boolean(), false),
  scheduleFrequency: z._default(ReportFrequency, 'WEEKLY'),
  scheduleWeekday: z._default(Weekday, 'MO'),
  scheduleHour: z._default(createIntegerSchema(0, 23), 7),
  scheduleWeekdayPosition: z._default(WeekdayPosition, 1),
  recipientsEmails: z.optional(Recipients),
}

/** Two errors for an empty selection: a short one at the field, a long one for the form (S2 section 5). */
const checkListRequired = z.check<{ definition: { listIds: 'all' | number[] }; allEmployees: boolean }>(
  (context) => {
    const { definition, allEmployees } = context.value
    if (allEmployees || definition.listIds === 'all' || definition.listIds.length > 0) return
    const path = ['definition', 'listIds']
    context.issues.push({ code: 'custom', message: noListText, path, input: definition.listIds })
    context.issues.push({ code: 'custom', message: listRequiredText, input: context.value })
  },
)

/** Report changes; the hour is UTC. */
export const ReportSave = z.object(fields).check(checkListRequired)
export type ReportSave = z.infer<typeof ReportSave>

/** A new report; with `generate` it is a snapshot and its schedule is ignored. */
export const ReportCreate = z
  .object({ ...fields, generate: z._default(z.boolean(), false) })
  .check(checkListRequired)
export type ReportCreate = z.infer<typeof ReportCreate>

/** A run of a report: planned, running, done or failed, with its files (S2 section 3). */
export const ReportExecution = z.looseObject({
  id: Id,
  generatedAt: z.nullable(Instant),
  scheduledAt: z.nullable(Instant),
  status: z.literal(Object.values(executionStatus)),
  recipients: z.array(z.string()),
  hasPDF: z.boolean(),
  hasCSV: z.boolean(),
})
export type ReportExecution = z.infer<typeof ReportExecution>
