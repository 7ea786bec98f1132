import type { OptionValues } from '../../../command/command.ts'
import type { Context } from '../../../command/context.ts'
import { formatLimit } from '../../../command/errorLimit.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { hashJson } from '../../../io/files/hashJson.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount } from '../../../io/words.ts'
import { openRun } from '../../../job/journal/open.ts'
import { writeResult } from '../../../job/journal/resultFile.ts'
import { filterRuns } from '../../../job/journal/store.ts'
import type { KnownRun, RunHeader } from '../../../job/journal/types.ts'
import { formatRefusalLines } from '../../../job/refusalLines.ts'
import { readCompanyRows } from '../../../many/companyRows.ts'
import { formatIgnoredColumns } from '../../../rows/unreadLines.ts'
import {
  changesAnything,
  refuseSeveralEnds,
  type SubscriptionOptions,
  selectSubscriptionOptions,
} from '../change.ts'
import type { subscriptionSetOptions } from '../commands.ts'
import { subscriptionColumns } from './columns.ts'
import { type ChangeJob, checkChangeLimits, getAddedCost, prepareChanges } from './job.ts'
import { continueChanges } from './kind.ts'
import {
  changeKeys,
  countChangeRows,
  formatChangeCounts,
  formatCost,
  formatPlanLines,
  formatPlanTitle,
  listOtherRows,
  sortRows,
  sumCost,
  toChangeDocument,
  toTaskRow,
} from './outcome.ts'
import { type ChangeEntry, type ChangeRunOptions, performChanges, planCost } from './perform.ts'
import { changeRunKind, type PlannedExtensions } from './recentExtensions.ts'
import { type ChangeRows, type CompanySelection, fromFile } from './selection.ts'

type SetOptions = OptionValues<typeof subscriptionSetOptions>

function checkOptions({ streams }: Context, { dryRun, resume, yes }: SetOptions): void {
  if (resume && dryRun) {
    throw new Stop("--resume and --dry-run can't be combined.", exitCodes.usage, 'Leave out --dry-run.')
  }
  if (!yes && !dryRun && !streams.mayAsk) {
    throw new Stop(
      "Can't prompt without a terminal.",
      exitCodes.usage,
      'Add --yes, or check first with --dry-run.',
    )
  }
}

function requireChange(rows: ChangeRows | undefined, options: SubscriptionOptions): void {
  refuseSeveralEnds(options)
  const hasColumn = subscriptionColumns.some(({ key }) => rows?.keys.has(key))
  if (hasColumn || changesAnything(options)) return
  const columns = rows
    ? `, or these columns to ${sanitizeText(rows.label)}: ${subscriptionColumns.map(({ key }) => key).join(', ')}`
    : ''
  throw new Stop(
    'Nothing to change.',
    exitCodes.usage,
    `Add --plan, --seats, --validity, --until or --extend${columns}`,
  )
}

const getPlannedCost = (job: ChangeJob) =>
  planCost(job, job.survey.overview.sumMonthlyCost, getAddedCost(job.tasks))

function printPlan(job: ChangeJob): void {
  const { context, rows } = job
  if (context.quiet) return
  const { error } = context.streams
  error.write(`${formatPlanTitle(job, error)}\n`)
  for (const line of [
    ...formatIgnoredColumns(rows.unread),
    ...formatPlanLines(job, getPlannedCost(job), error),
  ])
    error.write(`  ${line}\n`)
}

async function previewChanges(
  job: ChangeJob,
  { result }: SetOptions,
  stop: Stop | undefined,
): Promise<FactsOutcome> {
  const { account, rows, tasks, refused, context } = job
  const { output } = context.streams
  const planned = { state: 'planned', reason: null } as const
  const allRows = sortRows([...tasks.map((task) => toTaskRow(task, planned)), ...listOtherRows(job)])
  const cost = getPlannedCost(job)
  const total = sumCost(tasks, cost.currency)
  const counts = countChangeRows(allRows)
  await writeResult(result, changeKeys, allRows)
  return {
    kind: 'facts',
    document: toChangeDocument({
      ...{ run: null, account, input: rows.input?.name ?? null, cost, total, rows: allRows },
    }),
    lines: stop
      ? []
      : [
          formatPlanTitle(job, output),
          ...[
            ...formatIgnoredColumns(rows.unread),
            ...(refused.length > 0 ? formatRefusalLines(refused, rows.word, output) : []),
            ...formatPlanLines(job, cost, output, tasks.length),
          ].map((line) => `  ${line}`),
          `Dry run: nothing was changed. ${formatChangeCounts(counts, 'would change')}`,
        ],
    code: stop?.code ?? (counts.refused > 0 ? exitCodes.refusedLines : exitCodes.done),
    ...(stop ? { stop } : {}),
  }
}

function describeNoChange(job: ChangeJob): FactsOutcome {
  const { account, rows } = job
  const allRows = listOtherRows(job)
  const cost = getPlannedCost(job)
  const total = sumCost([], cost.currency)
  return {
    kind: 'facts',
    document: toChangeDocument({
      ...{ run: null, account, input: rows.input?.name ?? null, cost, total, rows: allRows },
    }),
    lines: [formatChangeCounts(countChangeRows(allRows))],
  }
}

async function confirmChanges({ context, tasks, account, ...job }: ChangeJob, yes: boolean): Promise<void> {
  if (yes || tasks.length === 0) return
  const cost = formatCost(getPlannedCost({ ...job, context, tasks, account }))
  const question = `Change ${formatCount(tasks.length, 'subscription')} for ${sanitizeText(account.name)}?`
  if (await context.ask.confirm(`${question} ${cost}`, '--yes')) return
  throw new Stop('Cancelled: nothing was changed.', exitCodes.usage)
}

const isSameSelection = (run: ChangeRunOptions, selection: CompanySelection, options: SubscriptionOptions) =>
  hashJson([run.selection?.endingBefore, run.selection?.includeEnded, run.requested]) ===
  hashJson([selection.endingBefore, selection.includeEnded, options])

async function findInterruptedRun(
  context: Context,
  rows: ChangeRows | undefined,
  selection: CompanySelection | undefined,
  options: SubscriptionOptions,
): Promise<KnownRun> {
  const { api } = await context.settings()
  const isSameRun = ({ kind, api: runApi, input, options: runOptions }: RunHeader) =>
    kind === changeRunKind &&
    runApi === api &&
    (rows || !selection
      ? input?.sha256 === rows?.input?.sha256
      : input === null && isSameSelection(runOptions as ChangeRunOptions, selection, options))
  for await (const run of filterRuns(context.env, isSameRun)) if (run.state !== 'done') return run
  throw new Stop(
    rows
      ? `There's no interrupted run for this version of ${sanitizeText(rows.label)}.`
      : "There's no interrupted run of this command.",
    exitCodes.usage,
    'Run it again without --resume.',
  )
}

function selectExtensions({ tasks }: ChangeJob): PlannedExtensions {
  const extensions: Record<string, PlannedExtensions[string]> = {}
  for (const { company, extension, newEnd } of tasks)
    if (extension !== undefined && typeof newEnd === 'string')
      extensions[company.id] = { by: extension, end: newEnd }
  return extensions
}

const createSelection = ({ endingBefore, includeEnded }: SetOptions): CompanySelection | undefined =>
  endingBefore === undefined ? undefined : { endingBefore, includeEnded }

/** Changes the subscriptions of many companies; prices and blockers are shown first. */
export async function setManySubscriptions(
  context: Context,
  values: SetOptions,
  path: string | undefined,
): Promise<FactsOutcome> {
  const { partner, concurrency, force, receipt, result } = values
  const options = selectSubscriptionOptions(values)
  const selection = createSelection(values)
  checkOptions(context, values)
  const rows =
    path === undefined
      ? undefined
      : fromFile(await readCompanyRows(path, subscriptionColumns, { readsListedColumns: true }))
  if (values.resume) {
    const run = await findInterruptedRun(context, rows, selection, options)
    return continueChanges(context, run, { verb: 'resume', receipt, result })
  }
  requireChange(rows, options)
  const job = await prepareChanges(context, rows, { partner, concurrency, options, selection, force })
  const limit = checkChangeLimits(job, values)
  if (limit || !values.dryRun) printPlan(job)
  if (limit || values.dryRun) return previewChanges(job, values, limit)
  if (job.tasks.length + job.refused.length === 0) return describeNoChange(job)
  await confirmChanges(job, values.yes)
  const run = await openRun<ChangeEntry, ChangeRunOptions>(
    context,
    {
      kind: changeRunKind,
      user: job.user,
      partner: job.account,
      companies: [],
      input: job.rows.input,
      options: {
        concurrency,
        requested: options,
        before: job.survey.overview.sumMonthlyCost,
        extensions: selectExtensions(job),
        selection: selection && { ...selection, companyIds: job.selectedIds },
        typedAgain: [],
      },
      limits: {
        ...(values.maxErrors ? { maxErrors: formatLimit(values.maxErrors) } : {}),
        ...(values.maxCost === undefined ? {} : { maxCost: values.maxCost }),
      },
      of: null,
    },
    { requestIds: job.requestIds, receipt },
  )
  return performChanges({ job, run, tasks: job.tasks, result })
}
