import { formatLimit } from '../../../../command/errorLimit.ts'
import { exitCodes, Stop } from '../../../../io/exit.ts'
import { openRun, reopenRun } from '../../../../job/journal/open.ts'
import { filterRuns } from '../../../../job/journal/store.ts'
import type { KnownRun, RunHeader } from '../../../../job/journal/types.ts'
import { toRunInput } from '../../../../job/source.ts'
import type { ImportJob } from '../job.ts'
import {
  type AnsweredBatches,
  type ImportEntry,
  type ImportRun,
  type ImportRunOptions,
  importKindName,
  noAnsweredBatches,
  toAnsweredBatches,
  toRunOptions,
} from '../journal/journal.ts'
import type { FileScan } from './check.ts'

export interface BatchPlan {
  lanes: number
  batch: number
  before: AnsweredBatches
  run: ImportRun | null
}

const createResumeStop = (message: string) =>
  new Stop(message, exitCodes.usage, 'Run it again without --resume.')

function requireSameImport(
  { input, options }: RunHeader<ImportRunOptions>,
  job: ImportJob,
  sha256: string,
): void {
  const { source } = job
  if (input?.sha256 !== toRunInput(source, sha256).sha256) {
    throw createResumeStop(`${source.name} has changed since its import was interrupted.`)
  }
  const now = toRunOptions(job)
  if (options.encoding !== now.encoding) {
    throw createResumeStop('The interrupted import used a different encoding.')
  }
  if (options.columns !== now.columns) {
    throw createResumeStop('The interrupted import used different columns.')
  }
  if (String(options.skip) !== String(now.skip)) {
    throw createResumeStop('The interrupted import used different --skip values.')
  }
  if (options.list !== now.list) throw createResumeStop('The interrupted import used a different --list.')
}

const isPartialImport = ({ spellings }: ImportRunOptions): boolean => spellings !== undefined

async function findUnfinishedRun({ context, company, source }: ImportJob): Promise<KnownRun | undefined> {
  const { api } = await context.settings()
  const isSameImport = (runHeader: RunHeader) =>
    runHeader.kind === importKindName &&
    isPartialImport((runHeader as RunHeader<ImportRunOptions>).options) === (source.part !== undefined) &&
    runHeader.api === api &&
    runHeader.companies.some(({ id }) => id === company.company_id) &&
    runHeader.input?.path === source.identity
  for await (const latestRun of filterRuns(context.env, isSameImport))
    return latestRun.state === 'done' ? undefined : latestRun
  return undefined
}

async function openImportRun(
  job: ImportJob,
  sha256: string,
  { lanes, batch }: Pick<BatchPlan, 'lanes' | 'batch'>,
): Promise<ImportRun> {
  const { options, context, company, companyName, source, requestIds } = job
  const { maxErrors, removeObsolete, maxDelete } = options
  return openRun<ImportEntry, ImportRunOptions>(
    context,
    {
      kind: importKindName,
      user: await (job.user ?? job.client.auth.getCurrentUser()),
      partner: null,
      companies: [{ id: company.company_id, name: companyName }],
      input: toRunInput(source, sha256),
      options: { ...toRunOptions(job), lanes, batch },
      limits: {
        ...(removeObsolete ? { maxDelete } : {}),
        ...(maxErrors ? { maxErrors: formatLimit(maxErrors) } : {}),
      },
      of: null,
    },
    { requestIds, receipt: options.receipt },
  )
}

export async function planBatches(job: ImportJob, { sha256, lines }: FileScan): Promise<BatchPlan> {
  const { options, context, source, companyName, requestIds } = job
  // The server saves all of a call's lines or none, so a single batch needs only one lane.
  const laneCount = lines <= options.batch ? 1 : options.concurrency
  const freshPlan = { lanes: laneCount, batch: options.batch, before: noAnsweredBatches }
  if (options.dryRun) return { ...freshPlan, run: null }
  const earlierRun = job.rerun?.run ?? (await findUnfinishedRun(job))
  if (!options.resume) {
    if (earlierRun && earlierRun.state !== 'running' && !context.quiet) {
      const note = `An earlier import of ${source.name} didn't finish. This import starts over; to continue the earlier import, use --resume.`
      context.streams.error.write(`${context.streams.error.paint.yellow('!')} ${note}\n`)
    }
    return { ...freshPlan, run: await openImportRun(job, sha256, freshPlan) }
  }
  if (!earlierRun && source.part) return { ...freshPlan, run: await openImportRun(job, sha256, freshPlan) }
  if (!earlierRun)
    throw createResumeStop(`There's no interrupted import of ${source.name} into ${companyName}.`)
  const runHeader = earlierRun.head as RunHeader<ImportRunOptions>
  requireSameImport(runHeader, job, sha256)
  const runOptions = { requestIds, receipt: options.receipt }
  const run = await reopenRun<ImportEntry, ImportRunOptions>(context, earlierRun, runOptions)
  const { lanes, batch } = runHeader.options
  return { lanes, batch, before: toAnsweredBatches(run.before), run }
}
