import { getCompanyName, type Report, untitledReport } from '@heed/contracts'
import type { OptionValues } from '../../../command/command.ts'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { formatCompanyIdFlag } from '../../../io/companyFlag.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import type { reportsCreateOptions, reportsSnapshotOptions } from '../commands.ts'
import { findReport } from '../findReport.ts'
import { formatSchedule, getCoveredLists, getReportName } from '../words.ts'
import { checkReportOptions, toReportDetails } from './form.ts'
import { formatNextRun, parseScheduleOptions, type RequestedSchedule } from './schedule.ts'

export async function createReport(
  context: Context,
  options: OptionValues<typeof reportsCreateOptions>,
): Promise<FactsOutcome> {
  checkReportOptions(options, context.flags, true)
  const { name } = options
  if (name === undefined) throw new Stop('Please enter name for the report', exitCodes.usage, 'Add --name.')
  const company = await context.company()
  const typedSchedule = parseScheduleOptions(options, context.now().toISOString())
  const client = await context.client()
  const reportDetails = await toReportDetails(client, company, { ...options, name })
  const { report } = await client.reports.create({
    companyId: company.company_id,
    ...reportDetails,
    ...typedSchedule?.schedule,
  })
  return formatSavedReport(context, getCompanyName(company), report, 'Report added', typedSchedule)
}

export async function updateReport(
  context: Context,
  options: OptionValues<typeof reportsCreateOptions>,
  nameOrId: string,
): Promise<FactsOutcome> {
  checkReportOptions(options, context.flags, false)
  if (Object.values(options).every((option) => option === undefined || option === false)) {
    throw new Stop('Nothing to change.', exitCodes.usage, 'See the options: heed reports update --help')
  }
  const company = await context.company()
  const client = await context.client()
  const previousReport = await findReport(client, company, nameOrId)
  const typedSchedule = parseScheduleOptions(
    options,
    context.now().toISOString(),
    previousReport,
    formatCompanyIdFlag(company),
  )
  const reportDetails = await toReportDetails(
    client,
    company,
    { ...options, name: options.name ?? previousReport.name },
    previousReport,
  )
  const { report } = await client.reports.update({
    companyId: company.company_id,
    reportId: previousReport.id,
    ...reportDetails,
    ...(typedSchedule?.schedule ?? getSavedSchedule(previousReport)),
  })
  return formatSavedReport(context, getCompanyName(company), report, 'Report updated', typedSchedule)
}

export async function snapshotReport(
  context: Context,
  options: OptionValues<typeof reportsSnapshotOptions>,
): Promise<FactsOutcome> {
  checkReportOptions(options, context.flags, true)
  const company = await context.company()
  const client = await context.client()
  const reportDetails = await toReportDetails(client, company, {
    ...options,
    name: options.name ?? untitledReport,
  })
  const companyId = company.company_id
  const { report } = await client.reports.create({ companyId, ...reportDetails, generate: true })
  const outcome = formatSavedReport(context, getCompanyName(company), report, 'Report generated')
  return {
    ...outcome,
    lines: [
      ...outcome.lines,
      `  Download its files: heed reports download ${report.id}${formatCompanyIdFlag(company)}`,
    ],
  }
}

/** The platform expects the whole report; omitted fields would be reset to a new form's values. */
function getSavedSchedule(report: Report) {
  const { scheduleFrequency, scheduleWeekday, scheduleHour, scheduleWeekdayPosition } = report
  return {
    ...(scheduleFrequency ? { scheduleFrequency } : {}),
    ...(scheduleWeekday ? { scheduleWeekday } : {}),
    ...(scheduleHour === null ? {} : { scheduleHour }),
    ...(scheduleWeekdayPosition ? { scheduleWeekdayPosition } : {}),
  }
}

function formatSavedReport(
  { streams, now }: Context,
  companyLabel: string,
  report: Report,
  message: string,
  typedSchedule?: RequestedSchedule,
): FactsOutcome {
  const { paint } = streams.output
  const nextRun = formatNextRun(report, typedSchedule?.zone ?? 'UTC', now().toISOString())
  const facts = [
    ...(nextRun ? [`${formatSchedule(report)} · next ${nextRun}`] : []),
    `covers ${sanitizeText(getCoveredLists(report).join(', '))}`,
    ...(report.recipientsEmails.length > 0 ? [`to ${sanitizeText(report.recipientsEmails.join(', '))}`] : []),
  ]
  if (typedSchedule?.warning) streams.error.write(`${streams.error.paint.yellow(typedSchedule.warning)}\n`)
  return {
    kind: 'facts',
    document: { ...report },
    lines: [
      `${paint.green('✓')} ${message}: "${sanitizeText(getReportName(report))}" (${report.id}) of ${sanitizeText(companyLabel)}`,
      ...facts.map((fact) => `  ${fact}`),
    ],
  }
}
