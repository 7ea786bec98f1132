import type { Context } from '../../../command/context.ts'
import { formatLimit } from '../../../command/errorLimit.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { getLatestItems, type ItemState, isItem } from '../../../job/journal/items.ts'
import { openRun, reopenRun } from '../../../job/journal/open.ts'
import { filterRuns, readEntries } from '../../../job/journal/store.ts'
import type { KnownRun, RunHeader, RunInput, RunLimits } from '../../../job/journal/types.ts'
import { type CompanyRows, type CreationJob, type Limits, prepareCreation } from './job.ts'
import type { CreationEntry } from './make.ts'
import { type StoredRow, toStoredRow } from './one.ts'
import { type CreationOptions, type CreationRun, performCreation } from './perform.ts'

export const creationKind = 'companies create'

interface BeginOptions extends Limits {
  concurrency: number
  welcome: boolean
  receipt?: string | undefined
}

function toStoredLimits({ maxErrors, maxNew, maxCost }: Limits): RunLimits {
  return {
    ...(maxErrors === undefined ? {} : { maxErrors: formatLimit(maxErrors) }),
    ...(maxNew === undefined ? {} : { maxNew }),
    ...(maxCost === undefined ? {} : { maxCost }),
  }
}

const getStoredRow = ({ input, rows: [row] }: CompanyRows): Partial<StoredRow> =>
  input || !row || String(row.cells.name).includes('@') ? {} : toStoredRow(row)

export const beginCreation = (job: CreationJob, options: BeginOptions): Promise<CreationRun> =>
  openRun<CreationEntry, CreationOptions>(
    job.context,
    {
      kind: creationKind,
      user: job.user,
      partner: job.account,
      companies: [],
      input: job.rows.input,
      options: {
        concurrency: options.concurrency,
        welcome: options.welcome,
        before: job.price.cost.before,
        ...getStoredRow(job.rows),
      },
      limits: toStoredLimits(options),
      of: null,
    },
    { requestIds: job.requestIds, receipt: options.receipt },
  )

export async function findInterruptedRun(
  context: Context,
  input: RunInput,
  partner: string | undefined,
): Promise<KnownRun> {
  const { api } = await context.settings()
  const isSameCreation = (runHeader: RunHeader) =>
    runHeader.kind === creationKind &&
    runHeader.api === api &&
    runHeader.input?.sha256 === input.sha256 &&
    (partner === undefined ||
      String(runHeader.partner?.id) === partner ||
      runHeader.partner?.name === partner)
  for await (const run of filterRuns(context.env, isSameCreation)) if (run.state !== 'done') return run
  throw new Stop(
    `There's no interrupted run for this version of ${sanitizeText(input.name)}.`,
    exitCodes.usage,
    'Run it again without --resume. Existing companies will be skipped.',
  )
}

interface RerunOptions {
  verb: 'resume' | 'retry'
  receipt?: string | undefined
  result?: string | undefined
}

export async function readLineStates(
  { env }: Context,
  id: string,
): Promise<{ settled: ReadonlySet<number>; failed: ReadonlySet<number> }> {
  const items = [...getLatestItems((await readEntries(env, id)).filter(isItem)).values()]
  const selectLines = (...states: readonly ItemState[]) =>
    new Set(items.filter(({ state }) => states.includes(state)).map(({ line }) => line))
  return { settled: selectLines('created', 'existed'), failed: selectLines('failed') }
}

export async function continueCreation(
  context: Context,
  knownRun: KnownRun,
  rows: CompanyRows,
  { verb, receipt, result }: RerunOptions,
): Promise<FactsOutcome> {
  const { id, partner, options } = knownRun.head as RunHeader<CreationOptions>
  const { settled, failed } = await readLineStates(context, id)
  const job = await prepareCreation(context, rows, {
    partner: partner === null ? undefined : String(partner.id),
    concurrency: options.concurrency,
    settled,
  })
  const companies = job.checked.companies.filter(({ line }) => verb === 'resume' || failed.has(line))
  const run = await reopenRun<CreationEntry, CreationOptions>(context, knownRun, {
    requestIds: job.requestIds,
    receipt,
  })
  return performCreation({ job, run, companies, result })
}
