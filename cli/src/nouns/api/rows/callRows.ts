import { resolve } from 'node:path'
import type { OptionValues } from '../../../command/command.ts'
import type { Context } from '../../../command/context.ts'
import { exceedsLimit, formatLimit } from '../../../command/errorLimit.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount } from '../../../io/words.ts'
import type { ItemEntry } from '../../../job/journal/items.ts'
import { openRun } from '../../../job/journal/open.ts'
import { writeResult } from '../../../job/journal/resultFile.ts'
import { filterRuns } from '../../../job/journal/store.ts'
import type { KnownRun, RunHeader, RunInput } from '../../../job/journal/types.ts'
import { formatRefusalLines } from '../../../job/refusalLines.ts'
import { formatIgnoredColumns } from '../../../rows/unreadLines.ts'
import type { apiOptions } from '../commands.ts'
import type { OperationInfo } from '../operation.ts'
import { continueCalls } from './kind.ts'
import {
  type ApiRow,
  apiRowKeys,
  countApiRows,
  formatApiCounts,
  toApiDocument,
  toRefusedApiRows,
  toResultRows,
} from './outcome.ts'
import { type ApiJob, type ApiRunOptions, apiRunKind, performCalls } from './perform.ts'
import { prepareCalls, type RowsRequest, standardInput } from './prepare.ts'

type Options = OptionValues<typeof apiOptions>
function checkOptions({ streams }: Context, called: OperationInfo, options: Options): void {
  const conflict = (['include', 'paginate'] as const).find((key) => options[key])
  if (conflict) {
    throw new Stop(
      `--${conflict} can't be combined with --from.`,
      exitCodes.usage,
      `Leave out --${conflict}.`,
    )
  }
  if (options.resume && options.dryRun)
    throw new Stop("--resume and --dry-run can't be combined.", exitCodes.usage, 'Leave out --dry-run.')
  if (called.endpoint.method !== 'GET' && !options.yes && !options.dryRun && !streams.mayAsk) {
    throw new Stop(
      "Can't prompt without a terminal.",
      exitCodes.usage,
      'Add --yes, or check first with --dry-run.',
    )
  }
}

function checkLimit(
  { refused, tasks, context, inputName, word }: ApiJob,
  { maxErrors }: Options,
): Stop | undefined {
  const refusedCount = new Set(refused.map(({ line }) => line)).size
  if (!exceedsLimit(maxErrors ?? { lines: 0 }, refusedCount, tasks.length + refusedCount)) return undefined
  return new Stop(
    `Nothing was called: ${formatCount(refusedCount, word)} in ${sanitizeText(inputName)} ${refusedCount === 1 ? 'was' : 'were'} rejected.`,
    exitCodes.safetyLimit,
    ...formatRefusalLines(refused, word, context.streams.error),
    ...(tasks.length > 0 ? [`Fix them, or skip them with --max-errors ${refusedCount}`] : []),
  )
}

async function previewCalls(job: ApiJob, { result }: Options, stop: Stop | undefined): Promise<FactsOutcome> {
  const { called, tasks, refused, inputName } = job
  const rows = [
    ...tasks.map(
      ({ line, label: name }): ApiRow => ({ line, name, state: 'planned', reason: null, answer: null }),
    ),
    ...toRefusedApiRows(refused),
  ].toSorted((a, b) => a.line - b.line)
  await writeResult(result, apiRowKeys, toResultRows(rows))
  const counts = countApiRows(rows)
  return {
    kind: 'facts',
    document: toApiDocument({ run: null, operation: called.operation, input: inputName }, rows),
    lines: stop
      ? []
      : [`Dry run: nothing was called. ${formatApiCounts(called.operation, counts, 'would be made')}`],
    code: stop?.code ?? (counts.refused > 0 ? exitCodes.refusedLines : exitCodes.done),
    ...(stop ? { stop } : {}),
  }
}

async function confirm({ context, called, tasks }: ApiJob, { yes }: Options): Promise<void> {
  const { endpoint, operation } = called
  if (yes || endpoint.method === 'GET' || tasks.length === 0) return
  const question = `${operation}: ${endpoint.summary}? ${formatCount(tasks.length, 'call')}`
  if (await context.ask.confirm(question, '--yes')) return
  throw new Stop('Cancelled: nothing was called.', exitCodes.usage)
}

async function findInterruptedRun(
  context: Context,
  { sha256, name }: RunInput,
  operation: string,
): Promise<KnownRun> {
  const { api } = await context.settings()
  const isSameRun = ({ kind, api: runApi, input, options }: RunHeader) =>
    kind === apiRunKind &&
    runApi === api &&
    input?.sha256 === sha256 &&
    (options as ApiRunOptions).operation === operation
  for await (const run of filterRuns(context.env, isSameRun))
    if (run.state !== 'done' || (run.receipt?.counts.failed ?? 0) > 0) return run
  throw new Stop(
    `There's no interrupted or failed run for this version of ${sanitizeText(name)}.`,
    exitCodes.usage,
    'Run it again without --resume.',
  )
}

/** Email addresses aren't stored, but files, which start with @, are. */
const mayBeStored = (word: string): boolean => !/[^\s@]@/.test(word)

export async function callRows(
  context: Context,
  called: OperationInfo,
  options: Options,
  request: RowsRequest,
): Promise<FactsOutcome> {
  checkOptions(context, called, options)
  const prepared = await prepareCalls(context, called, request)
  const { job, input, unread } = prepared
  if (options.resume) {
    const knownRun = await findInterruptedRun(context, input, called.operation)
    const verb = knownRun.state === 'done' ? 'retry' : 'resume'
    return continueCalls(context, knownRun, prepared, { verb, ...options })
  }
  if (!context.quiet)
    for (const line of formatIgnoredColumns(unread)) context.streams.error.write(`${line}\n`)
  const limit = checkLimit(job, options)
  if (limit || options.dryRun) return previewCalls(job, options, limit)
  await confirm(job, options)
  const user =
    called.endpoint.who === 'public' && !(await context.settings()).token
      ? { _id: '', name: '' }
      : await job.call((signal) => job.client.auth.getCurrentUser(undefined, { signal }))
  const isStorable = request.words.every(mayBeStored) && request.body !== standardInput
  const run = await openRun<ItemEntry, ApiRunOptions>(
    context,
    {
      kind: apiRunKind,
      user,
      partner: null,
      companies: [],
      input,
      options: {
        operation: called.operation,
        words: isStorable ? request.words : null,
        body: request.body === undefined || !isStorable ? null : resolve(request.body),
        out: request.out === undefined ? null : resolve(request.out),
        concurrency: request.concurrency,
        tpslimit: options.tpslimit ?? null,
        company: prepared.company,
      },
      limits: options.maxErrors ? { maxErrors: formatLimit(options.maxErrors) } : {},
      of: null,
    },
    { requestIds: job.requestIds, receipt: options.receipt },
  )
  return performCalls(job, run, options.result)
}
