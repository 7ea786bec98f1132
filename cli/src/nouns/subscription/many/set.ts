import type { OptionValues } from '../../../command/command.ts'
import type { Context } from '../../../command/context.ts'
import { formatLimit } from '../../../command/errorLimit.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount } from '../../../io/words.ts'
import { openRun } from '../../../job/journal/open.ts'
import { writeResult } from '../../../job/journal/resultFile.ts'
import { filterRuns } from '../../../job/journal/store.ts'
import type { KnownRun, RunHeader, RunInput } from '../../../job/journal/types.ts'
import { type CompanyRows, readCompanyRows } from '../../../many/companyRows.ts'
import { formatIgnoredColumns } from '../../../rows/unreadLines.ts'
import { changesAnything, type SubscriptionOptions } from '../change.ts'
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
  listOtherRows,
  sortRows,
  toChangeDocument,
  toTaskRow,
} from './outcome.ts'
import {
  type ChangeEntry,
  type ChangeRunOptions,
  changeRunKind,
  performChanges,
  planCost,
} from './perform.ts'

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

function requireChange(rows: CompanyRows, options: SubscriptionOptions): void {
  const hasColumn = subscriptionColumns.some(({ key }) => rows.keys.has(key))
  if (hasColumn || changesAnything(options)) return
  throw new Stop(
    'Nothing to change.',
    exitCodes.usage,
    `Add --plan, --seats, --validity or --until, or these columns to ${sanitizeText(rows.input.name)}: ${subscriptionColumns.map(({ key }) => key).join(', ')}`,
  )
}

const getPlannedCost = (job: ChangeJob) =>
  planCost(job, job.survey.overview.sumMonthlyCost, getAddedCost(job.tasks))

function printPlan(job: ChangeJob): void {
  const { context, rows, account } = job
  if (context.quiet) return
  const { error } = context.streams
  const { bold } = error.paint
  error.write(`${bold(sanitizeText(rows.input.name))} → ${bold(sanitizeText(account.name))}\n`)
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
  const { account, rows, tasks } = job
  const planned = { state: 'planned', reason: null } as const
  const allRows = sortRows([...tasks.map((task) => toTaskRow(task, job, planned)), ...listOtherRows(job)])
  const cost = getPlannedCost(job)
  const counts = countChangeRows(allRows)
  await writeResult(result, changeKeys, allRows)
  return {
    kind: 'facts',
    document: toChangeDocument({ run: null, account, input: rows.input.name, cost, rows: allRows }),
    lines: stop
      ? []
      : [
          `Dry run: nothing was changed. ${formatChangeCounts(counts, 'would change')}. Cost to ${sanitizeText(account.name)}: ${formatCost(cost)}`,
        ],
    code: stop?.code ?? (counts.refused > 0 ? exitCodes.refusedLines : exitCodes.done),
    ...(stop ? { stop } : {}),
  }
}

async function confirmChanges({ context, tasks, account, ...job }: ChangeJob, yes: boolean): Promise<void> {
  if (yes || tasks.length === 0) return
  const cost = formatCost(getPlannedCost({ ...job, context, tasks, account }))
  const question = `Change ${formatCount(tasks.length, 'subscription')} for ${sanitizeText(account.name)}?`
  if (await context.ask.confirm(`${question} ${cost}`, '--yes')) return
  throw new Stop('Cancelled: nothing was changed.', exitCodes.usage)
}

async function findInterruptedRun(context: Context, input: RunInput): Promise<KnownRun> {
  const { api } = await context.settings()
  const isSameRun = ({ kind, api: runApi, input: runInput }: RunHeader) =>
    kind === changeRunKind && runApi === api && runInput?.sha256 === input.sha256
  for await (const run of filterRuns(context.env, isSameRun)) if (run.state !== 'done') return run
  throw new Stop(
    `There's no interrupted run for this version of ${sanitizeText(input.name)}.`,
    exitCodes.usage,
    'Run it again without --resume.',
  )
}

/** Changes the subscriptions of all companies in a file; prices and blockers are shown first. */
export async function setManySubscriptions(
  context: Context,
  values: SetOptions,
  path: string,
): Promise<FactsOutcome> {
  const { plan, seats, validity, validTill, until, partner, concurrency, receipt, result } = values
  const options: SubscriptionOptions = { plan, seats, validity, validTill, until }
  checkOptions(context, values)
  const rows = await readCompanyRows(path, subscriptionColumns, { readsListedColumns: true })
  if (values.resume)
    return continueChanges(context, await findInterruptedRun(context, rows.input), {
      verb: 'resume',
      receipt,
      result,
    })
  requireChange(rows, options)
  const job = await prepareChanges(context, rows, { partner, concurrency, options })
  printPlan(job)
  const limit = checkChangeLimits(job, values)
  if (limit || values.dryRun) return previewChanges(job, values, limit)
  await confirmChanges(job, values.yes)
  const run = await openRun<ChangeEntry, ChangeRunOptions>(
    context,
    {
      kind: changeRunKind,
      user: job.user,
      partner: job.account,
      companies: [],
      input: rows.input,
      options: { concurrency, requested: options, before: job.survey.overview.sumMonthlyCost },
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
