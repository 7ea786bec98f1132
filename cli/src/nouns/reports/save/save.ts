import { companyName, type Report, untitledReport } from '@heed/contracts'
import type { Values } from '../../../command/command.ts'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { toCompanyFlag } from '../../../io/companyFlag.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import type { reportsCreateOptions, reportsSnapshotOptions } from '../commands.ts'
import { findReport } from '../findReport.ts'
import { getCoveredLists, reportName, scheduleText } from '../words.ts'
import { checkReportOptions, toReportDetails } from './form.ts'
import { nextRunText, readSchedule, type TypedSchedule } from './schedule.ts'

export async function createReport(
  context: Context,
  options: Values<typeof reportsCreateOptions>,
): Promise<FactsOutcome> {
  checkReportOptions(options, context.flags, true)
  const { name } = options
  if (name === undefined) throw new Stop('Please enter name for the report', exitCodes.usage, 'Add --name.')
  const company = await context.company()
  const said = readSchedule(options, context.now().toISOString())
  const client = await context.client()
  const about = await toReportDetails(client, company, { ...options, name })
  const { report } = await client.reports.create({
    companyId: company.company_id,
    ...about,
    ...said?.schedule,
  })
  return saved(context, companyName(company), report, 'Report added', said)
}

export async function updateReport(
  context: Context,
  options: Values<typeof reportsCreateOptions>,
  typed: string,
): Promise<FactsOutcome> {
  checkReportOptions(options, context.flags, false)
  if (Object.values(options).every((option) => option === undefined || option === false)) {
    throw new Stop('Nothing to change.', exitCodes.usage, 'See the options: heed reports update --help')
  }
  const company = await context.company()
  const client = await context.client()
  const before = await findReport(client, company, typed)
  const said = readSchedule(options, context.now().toISOString(), before, toCompanyFlag(company))
  const about = await toReportDetails(
    client,
    company,
    { ...options, name: options.name ?? before.name },
    before,
  )
  const { report } = await client.reports.update({
    companyId: company.company_id,
    reportId: before.id,
    ...about,
    ...(said?.schedule ?? keptSchedule(before)),
  })
  return saved(context, companyName(company), report, 'Report updated', said)
}

export async function snapshotReport(
  context: Context,
  options: Values<typeof reportsSnapshotOptions>,
): Promise<FactsOutcome> {
  checkReportOptions(options, context.flags, true)
  const company = await context.company()
  const client = await context.client()
  const about = await toReportDetails(client, company, { ...options, name: options.name ?? untitledReport })
  const companyId = company.company_id
  const { report } = await client.reports.create({ companyId, ...about, generate: true })
  const outcome = saved(context, companyName(company), report, 'Report generated')
  return {
    ...outcome,
    lines: [
      ...outcome.lines,
      `  Download its files: heed reports download ${report.id}${toCompanyFlag(company)}`,
    ],
  }
}

/** The platform expects the whole report; omitted fields would be reset to a new form's values. */
function keptSchedule(report: Report) {
  const { scheduleFrequency, scheduleWeekday, scheduleHour, scheduleWeekdayPosition } = report
  return {
    ...(scheduleFrequency ? { scheduleFrequency } : {}),
    ...(scheduleWeekday ? { scheduleWeekday } : {}),
    ...(scheduleHour === null ? {} : { scheduleHour }),
    ...(scheduleWeekdayPosition ? { scheduleWeekdayPosition } : {}),
  }
}

function saved(
  { streams, now }: Context,
  place: string,
  report: Report,
  message: string,
  said?: TypedSchedule,
): FactsOutcome {
  const { paint } = streams.output
  const next = nextRunText(report, said?.zone ?? 'UTC', now().toISOString())
  const facts = [
    ...(next ? [`${scheduleText(report)} · next ${next}`] : []),
    `covers ${sanitizeText(getCoveredLists(report).join(', '))}`,
    ...(report.recipientsEmails.length > 0 ? [`to ${sanitizeText(report.recipientsEmails.join(', '))}`] : []),
  ]
  if (said?.warning) streams.error.write(`${streams.error.paint.yellow(said.warning)}\n`)
  return {
    kind: 'facts',
    document: { ...report },
    lines: [
      `${paint.green('✓')} ${message}: "${sanitizeText(reportName(report))}" (${report.id}) of ${sanitizeText(place)}`,
      ...facts.map((fact) => `  ${fact}`),
    ],
  }
}
