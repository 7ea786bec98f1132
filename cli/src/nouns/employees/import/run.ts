import { isSeatLimitRefusal } from '@heed/contracts'
import { lineOutcomes } from '@heed/contracts/rules/import/outcomes/lineOutcomes'
import type { ImportTotals } from '@heed/contracts/rules/import/outcomes/tally'
import { exceedsLimit, formatLimit } from '../../../command/errorLimit.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { explainError } from '../../../io/network/explainError.ts'
import { formatCount, formatThousands } from '../../../io/words.ts'
import type { PreparedRun } from '../../../job/journal/prepared.ts'
import { formatRerunLines } from '../../../job/journal/rerunLines.ts'
import { formatMoreSeatsHint } from '../guards.ts'
import { formatResumeLine, type ImportJob } from './job.ts'
import { saveStateBeforeRun, trimStateBeforeRun } from './journal/before.ts'
import {
  createJournal,
  type DoneBatch,
  type ImportRun,
  type ImportRunOptions,
  type Journal,
  noAnsweredBatches,
} from './journal/journal.ts'
import { writeLineResults } from './journal/lineResults.ts'
import { createAnswerCollector, toPreparedImport } from './prepared.ts'
import { checkFile, createReadState, type FileScan, type ReadState, scanFile } from './read/check.ts'
import { type BatchPlan, planBatches } from './read/planBatches.ts'
import { createRefusals } from './read/refusals.ts'
import { checkLockedLists, findLockedLists } from './send/keptLists.ts'
import { type Removal, removeObsolete } from './send/removal.ts'
import { canLackSeats, checkFreeSeats } from './send/seats.ts'
import { sendFile } from './send/send.ts'
import { type DoubtfulBatches, settleLostBatches } from './send/settle.ts'
import { getExitCode, toImportCounts } from './totals.ts'

export interface FinishedImport extends Removal {
  totals: ImportTotals
  updated?: readonly number[]
  prepared?: () => Promise<PreparedRun<ImportRunOptions>>
  run: string | null
}

function createReadListener(
  { source, progress, stop }: ImportJob,
  label: string,
): (bytes: number) => boolean {
  let bytesRead = 0
  progress.stage(label, source.size)
  return (bytes) => {
    progress.add(bytes - bytesRead)
    bytesRead = bytes
    return !stop.aborted
  }
}

const createNothingSentStop = () => new Stop('Interrupted. Nothing was sent.', exitCodes.interrupted)

async function scanSource(job: ImportJob): Promise<FileScan> {
  const { source, detected, options, progress } = job
  const scan = await scanFile({
    source,
    encoding: detected.encoding,
    trusted: options.encoding !== undefined,
    headings: detected.columns,
    onRead: createReadListener(job, `Reading ${source.name}`),
  })
  progress.clear()
  if (!scan) throw createNothingSentStop()
  if (!scan.isBlank || (source.part && source.part.leftOut.length > 0)) return scan
  const { importTexts } = await import('@heed/contracts/rules/import/checks')
  throw new Stop(importTexts.noRows, exitCodes.failed)
}

async function checkLimits(job: ImportJob, scan: FileScan, readState: ReadState): Promise<Stop | undefined> {
  const { source, detected, options, refusals, progress } = job
  const needsLists = options.removeObsolete && !job.list
  const keptLists = await findLockedLists(job)
  if (!(options.maxErrors || needsLists || keptLists.length > 0 || canLackSeats(job, scan.lines))) {
    return undefined
  }
  const { encoding } = detected
  const onRead = createReadListener(job, `Checking ${source.name}`)
  const isRead = await checkFile({ source, encoding, reading: readState, refusals, onRead })
  progress.clear()
  if (!isRead) throw createNothingSentStop()
  const limit = checkErrorLimit(job, readState) ?? (await checkLockedLists(job, readState, keptLists))
  if (limit) return limit
  if (needsLists && readState.tally.totals(readState.counts).lists.length === 0) {
    throw new Stop(
      'The file contains no lists, so --remove-obsolete has nothing to check.',
      exitCodes.usage,
      'Add --list, or leave out --remove-obsolete.',
    )
  }
  return undefined
}

function checkErrorLimit({ options, refusals, source }: ImportJob, { counts }: ReadState): Stop | undefined {
  const { maxErrors } = options
  if (!maxErrors || !exceedsLimit(maxErrors, counts.refused, counts.lines - counts.empty)) return undefined
  return new Stop(
    `Nothing was sent: ${formatCount(refusals.count, 'line')} in ${source.name} would be rejected, more than the --max-errors limit of ${formatLimit(maxErrors)}.`,
    exitCodes.safetyLimit,
    ...(options.rejects ? [] : ['Save these lines with --rejects FILE, fix them and try again.']),
  )
}

async function sendBatches(
  job: ImportJob,
  { lines }: FileScan,
  reading: ReadState,
  batches: BatchPlan,
  journal: Journal,
  onUpdated: (lineNumber: number) => void = () => undefined,
): Promise<DoubtfulBatches> {
  const { progress, options, companyName, refusals } = job
  const { api } = await job.context.settings()
  progress.stage(
    options.dryRun ? `Comparing with ${companyName}` : `Saving in ${companyName}`,
    lines,
    'lines',
  )
  let earlierCount = batches.before.done.size
  const doubtfulBatches = new Map<string, DoneBatch>()
  await sendFile({
    client: job.client,
    call: job.call,
    companyId: job.company.company_id,
    listId: job.list?.id ?? null,
    preview: options.dryRun,
    source: job.source,
    encoding: job.detected.encoding,
    size: { lanes: batches.lanes, batch: batches.batch },
    readState: reading,
    refusals,
    journal,
    before: batches.before,
    failedOnly: job.rerun?.verb === 'retry',
    getReason: (error) => explainError(error, api).message,
    onAnswered(lines) {
      if (earlierCount-- > 0) progress.skip(lines)
      else progress.add(lines)
    },
    onUpdated,
    onDoubtful: (key, batch) => doubtfulBatches.set(key, batch),
    onPassed: progress.skip,
  })
  return doubtfulBatches
}

async function askForSeats(job: ImportJob, scan: FileScan): Promise<void> {
  const { source, detected, options, progress } = job
  const { encoding, separator } = detected
  const refusals = await createRefusals({ keep: 0, source: source.identity, encoding, separator })
  const dryRunJob = { ...job, refusals, options: { ...options, dryRun: true } }
  const readState = createReadState(scan.lines)
  const batches = { lanes: options.concurrency, batch: options.batch, before: noAnsweredBatches, run: null }
  try {
    await sendBatches(dryRunJob, scan, readState, batches, createAnswerCollector().journal)
  } catch (error) {
    if (job.stop.aborted) throw createNothingSentStop()
    throw error
  } finally {
    progress.clear()
  }
  const stop = checkFreeSeats(job, readState.tally.totals(readState.counts).new)
  if (stop) throw stop
}

function formatResumeHints(job: ImportJob, run: ImportRun | null): readonly string[] {
  if (job.source.part && run) return formatRerunLines(job.context, run.head, 'resume')
  const resumeText = job.source.typed === '-' ? 'Resume, with the same lines on standard input:' : 'Resume:'
  return [resumeText, formatResumeLine(job)]
}

async function createImportStop(
  job: ImportJob,
  { people, tally, counts, isWhole }: ReadState,
  { lines }: FileScan,
  run: ImportRun | null,
  error: unknown,
): Promise<Stop> {
  const { api } = await job.context.settings()
  const isInterrupted = job.stop.aborted || (error instanceof Error && error.name === 'Stopped')
  const stop = isInterrupted ? new Stop('Interrupted.', exitCodes.interrupted) : explainError(error, api)
  if (job.options.dryRun) return stop
  const savedCount = people.size - tally.totals(counts).pending
  const summary = isWhole
    ? `${formatThousands(savedCount)} of ${formatCount(people.size, 'employee')}`
    : `${formatCount(savedCount, 'employee')}; the file has ${formatCount(lines, 'line')}`
  const resumeLines = error instanceof Stop ? [] : formatResumeHints(job, run)
  const seats = isSeatLimitRefusal(stop.message)
    ? [
        "The free seats were used up during the import. The remaining employees weren't saved.",
        formatMoreSeatsHint(job.company),
      ]
    : []
  return new Stop(
    `${stop.message}\nSaved so far in ${job.companyName}: ${summary}.`,
    stop.code,
    ...seats,
    ...stop.next,
    ...resumeLines,
  )
}

function toPendingRemoval(
  { companyName }: ImportJob,
  pendingCount: number,
  hints: readonly string[],
): Removal {
  const people = formatCount(pendingCount, 'employee')
  const stop = new Stop(`Not saved yet in ${companyName}: ${people}.`, exitCodes.failed, ...hints)
  return { obsolete: 0, removed: 0, stop }
}

const createUpdatedFilter =
  ({ people }: ReadState) =>
  (email: string): boolean =>
    people.raise(people.find(email), 0) === lineOutcomes.updated

async function finishImport(
  job: ImportJob,
  readState: ReadState,
  batches: BatchPlan,
  unansweredCount: number,
): Promise<FinishedImport> {
  const { context, progress } = job
  const { run } = batches
  const totals = readState.tally.totals(readState.counts)
  const removal =
    totals.pending > 0
      ? toPendingRemoval(job, totals.pending, formatResumeHints(job, run))
      : await removeObsolete(job, readState, totals.newLists)
  progress.clear()
  const stop = (job.options.dryRun ? checkFreeSeats(job, totals.new) : undefined) ?? removal.stop
  const state = stop?.code === exitCodes.safetyLimit ? 'stopped' : stop ? 'failed' : 'done'
  await run?.close({
    state,
    exitCode: getExitCode(job, stop),
    counts: toImportCounts(job, readState, removal),
  })
  if (run && state === 'done') {
    await trimStateBeforeRun(context.env, run.head.id, createUpdatedFilter(readState), removal.left ?? [])
  }
  if (unansweredCount > 0 && !context.quiet) {
    const callCount = formatCount(unansweredCount, 'call')
    context.streams.error.write(
      `Up to ${callCount} got no response. Employees saved by these calls are counted as unchanged.\n`,
    )
  }
  return { totals, ...removal, run: run?.head.id ?? null, ...(stop ? { stop } : {}) }
}

export async function runImport(job: ImportJob): Promise<FinishedImport> {
  const { refusals, progress } = job
  const scan = await scanSource(job)
  const readState = createReadState(scan.lines)
  const limit = await checkLimits(job, scan, readState)
  if (limit) {
    await writeLineResults(job, readState)
    return {
      totals: readState.tally.totals(readState.counts),
      obsolete: 0,
      removed: 0,
      run: null,
      stop: limit,
    }
  }
  if (readState.isWhole && canLackSeats(job, readState.people.size)) await askForSeats(job, scan)
  const batches = await planBatches(job, scan)
  try {
    const answers = createAnswerCollector()
    const updatedLines: number[] = []
    const journal = batches.run ? createJournal(batches.run) : answers.journal
    if (batches.run && batches.before.doubtful.size + batches.before.done.size === 0)
      await saveStateBeforeRun(job, batches.run.head.id, scan.lines, readState)
    const doubtfulBatches = await sendBatches(job, scan, readState, batches, journal, (line) => {
      if (!batches.run) updatedLines.push(line)
    })
    const unansweredCount = await settleLostBatches(job, readState, batches, doubtfulBatches, journal)
    await writeLineResults(job, readState)
    const finishedImport = await finishImport(job, readState, batches, unansweredCount)
    return batches.run
      ? finishedImport
      : {
          ...finishedImport,
          updated: updatedLines,
          prepared: () => toPreparedImport(job, scan, readState, answers, finishedImport),
        }
  } catch (error) {
    progress.clear()
    const stop = await createImportStop(job, readState, scan, batches.run, error)
    if (stop.code !== exitCodes.interrupted) await writeLineResults(job, readState).catch(() => undefined)
    const state = stop.code === exitCodes.interrupted ? 'interrupted' : 'failed'
    await batches.run
      ?.close({ state, exitCode: stop.code, counts: toImportCounts(job, readState) })
      .catch(() => undefined)
    throw stop
  } finally {
    await refusals.flush()
  }
}
