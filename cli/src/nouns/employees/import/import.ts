import { getCompanyName } from '@heed/contracts'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { ColumnMappingError, parseColumnChoice } from '@heed/contracts/rules/import/columns/mapping'
import { peopleColumns } from '@heed/contracts/rules/import/peopleFile'
import type { Context } from '../../../command/context.ts'
import { fetchLists, findList } from '../../../command/list.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { realTime } from '../../../io/realTime.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount, formatThousands } from '../../../io/words.ts'
import { createJobCaller } from '../../../job/jobCaller.ts'
import { type PreparedRun, writePreparedRun } from '../../../job/journal/prepared.ts'
import { createRequestIdCollector } from '../../../job/journal/requestIds.ts'
import { formatRunLines } from '../../../job/journal/rerunLines.ts'
import { createProgress } from '../../../job/progress.ts'
import { openImport, type Source } from '../../../job/source.ts'
import { formatLeavers } from '../delete/leavers.ts'
import { refuseSingleSignOn, requireFreeSeats } from '../guards.ts'
import { warnOfAddressMoves } from './addressMoves.ts'
import { type ChangedLine, findChanges } from './changes.ts'
import { resolveSkip } from './departed.ts'
import { checkImportOptions } from './importOptions.ts'
import { type ImportJob, type ImportOptions, makeImportCommand, type Rerun } from './job.ts'
import {
  createEncodingStop,
  createForeignColumnsStop,
  detectFile,
  formatDetectedLines,
} from './read/detect.ts'
import { createRefusals, type Refusals } from './read/refusals.ts'
import { formatResultLines, toImportDocument } from './result.ts'
import { type FinishedImport, runImport } from './run.ts'
import { computeSeatsNeeded, formatSeatsLine } from './send/seats.ts'
import { getExitCode } from './totals.ts'

const maxKeptErrors = { json: 100_000, people: 10 } as const

function withColumnHints<T>(detectColumns: () => T, savedColumns: string | undefined): T {
  try {
    return detectColumns()
  } catch (error) {
    if (!(error instanceof ColumnMappingError)) throw error
    const columnsHint =
      savedColumns === undefined
        ? 'Use existing columns, such as --columns email=3,name=1+2'
        : `The profile sets --columns ${sanitizeText(savedColumns)}. To use other columns, add --columns.`
    throw new Stop(sanitizeText(error.message), exitCodes.usage, columnsHint)
  }
}

async function prepareImport(
  context: Context,
  options: ImportOptions,
  source: Source,
  importRerun: Rerun | null,
): Promise<Omit<ImportJob, 'refusals'>> {
  const { streams, quiet } = context
  const savedColumns = options.columns === undefined ? (await context.settings()).profile?.columns : undefined
  const firstBytes = await source.head()
  const fixedHeadings = source.part && peopleColumns
  const encoding = options.encoding ?? 'utf-8'
  const firstDetection =
    options.columns === undefined ? detectFile(firstBytes, encoding, undefined, fixedHeadings) : null
  const recognisedColumns = firstDetection?.foreignColumns
  // Damaged names are decoded with the likely encoding, so the suggested command must specify it.
  const effectiveOptions = {
    ...options,
    encoding: options.encoding ?? firstDetection?.encodingProblem?.offer ?? undefined,
  }
  const columns = options.columns ?? (recognisedColumns?.isDoubtful ? savedColumns : undefined)
  if (columns !== undefined) source.columns = withColumnHints(() => parseColumnChoice(columns), savedColumns)
  else if (recognisedColumns && !recognisedColumns.isDoubtful) source.columns = recognisedColumns.choice
  else if (recognisedColumns) {
    const shownColumns =
      detectFile(firstBytes, effectiveOptions.encoding ?? encoding).foreignColumns ?? recognisedColumns
    throw createForeignColumnsStop(
      shownColumns,
      source.name,
      makeImportCommand(context, { ...effectiveOptions, columns: undefined }, source),
      options.dryRun,
    )
  }
  const detectedFile = withColumnHints(
    () => detectFile(firstBytes, encoding, source.columns, fixedHeadings),
    savedColumns,
  )
  const company = await context.company()
  const name = sanitizeText(getCompanyName(company))
  requireFreeSeats(company)
  if (options.removeObsolete) refuseSingleSignOn(company, 'Leave out --remove-obsolete.')
  const requestIds = createRequestIdCollector()
  const client = await context.client({
    oneTry: true,
    connections: options.concurrency,
    requestId: requestIds.next,
  })
  const progress = createProgress({ streams, quiet, ...realTime })
  const { call, stop } = createJobCaller(context, progress, options.concurrency)
  const { list: listName } = options
  const list = listName === undefined ? null : await call(() => findList(client, company, listName))
  if (!quiet) {
    const { paint, columns } = streams.error
    const target = list ? `${name} · ${sanitizeText(list.name)}` : name
    streams.error.write(`${paint.bold(source.name)} → ${paint.bold(target)}\n`)
    for (const line of formatDetectedLines(detectedFile, paint, columns)) streams.error.write(`${line}\n`)
    streams.error.write('\n')
  }
  if (detectedFile.encodingProblem && options.encoding === undefined)
    throw createEncodingStop(detectedFile.encodingProblem, detectedFile.encoding)
  source.skip ??= await resolveSkip(context, options, source, detectedFile)
  // These calls run while the file is read; a failure is reported only when the result is needed.
  const user = options.dryRun ? null : call((signal) => client.auth.getCurrentUser(undefined, { signal }))
  user?.catch(() => {})
  const lists = options.resume || importRerun ? null : call((signal) => fetchLists(client, company, signal))
  lists?.catch(() => {})
  return {
    context,
    client,
    call,
    stop,
    company,
    companyName: name,
    list,
    source,
    detected: detectedFile,
    options,
    rerun: importRerun,
    user,
    lists,
    requestIds,
    progress,
  }
}

const openRefusals = ({
  context,
  options,
  source,
  detected,
}: Omit<ImportJob, 'refusals'>): Promise<Refusals> =>
  createRefusals({
    keep: maxKeptErrors[context.format === 'people' ? 'people' : 'json'],
    keepReasons: options.result !== undefined,
    path: options.rejects,
    source: source.identity,
    encoding: detected.encoding,
    separator: detected.separator,
    headings: detected.columns?.line || undefined,
  })

function toOutcome(
  job: ImportJob,
  finishedImport: FinishedImport,
  changes: readonly ChangedLine[],
): FactsOutcome {
  const { context, company, source, detected, options, refusals, companyName: name } = job
  const { totals, removed, leavers, offered, stop } = finishedImport
  const { paint } = context.streams.output
  const seats = options.dryRun ? computeSeatsNeeded(company, totals.new, leavers?.deleted ?? 0) : null
  const document = {
    ...toImportDocument(source.name, detected, totals, finishedImport, refusals.shownRefusals),
    ...(seats ? { seats, changes } : {}),
  }
  const wasSent = stop === undefined || totals.pending === 0
  const done = options.dryRun
    ? `Dry run: nothing was saved in ${name}`
    : `${paint.green('✓')} Imported ${source.name} into ${paint.bold(name)}`
  const lines = wasSent
    ? [done, ...formatResultLines(document, context.streams.output, options.dryRun)]
    : formatResultLines(document, context.streams.output, options.dryRun)
  if (removed > 0 && leavers) {
    const amount = formatCount(removed, 'employee')
    lines.push(`${paint.green('✓')} Removed ${amount}. ${formatLeavers(leavers)}`)
  } else if (leavers) lines.push(`Removal: ${formatLeavers(leavers, true)}`)
  else if (offered) lines.push(`With --remove-obsolete: ${formatLeavers(offered, true)}`)
  if (seats && wasSent) lines.push(formatSeatsLine(company, seats))
  if (options.prepare !== undefined && job.options.dryRun)
    lines.push(
      `Prepared run saved to ${sanitizeText(options.prepare)}. To apply it: heed runs apply ${quoteShellWord(options.prepare)}`,
    )
  if (job.refusals.count > 0 && options.rejects)
    lines.push(`Rejected lines saved to ${sanitizeText(options.rejects)}`)
  if (options.result) lines.push(`Results of all lines saved to ${sanitizeText(options.result)}`)
  lines.push(...formatRunLines(context, finishedImport.run, true))
  return {
    kind: 'facts',
    document: { ...document },
    lines,
    code: getExitCode(job, stop),
    ...(stop ? { stop } : {}),
  }
}

async function withJob<T>(
  context: Context,
  options: ImportOptions,
  source: Source,
  work: (job: ImportJob) => Promise<T>,
  rerun: Rerun | null = null,
): Promise<T> {
  const preparedImport = await prepareImport(context, options, source, rerun)
  const job = { ...preparedImport, refusals: await openRefusals(preparedImport) }
  try {
    return await work(job)
  } finally {
    job.progress.clear()
    await job.refusals.close()
  }
}

const previewImport = (context: Context, options: ImportOptions, source: Source): Promise<FinishedImport> => {
  const { rejects: _, ...otherOptions } = options
  return withJob(
    { ...context, quiet: true },
    { ...otherOptions, rejects: undefined, dryRun: true },
    source,
    runImport,
  )
}

async function enforceNewLimit(context: Context, options: ImportOptions, source: Source): Promise<void> {
  const { maxNew } = options
  if (maxNew === undefined || options.resume) return
  const { totals } = await previewImport(context, options, source)
  if (totals.new <= maxNew) return
  throw new Stop(
    `Nothing was sent: ${formatCount(totals.new, 'employee')} would be added, more than the --max-new limit of ${formatThousands(maxNew)}.`,
    exitCodes.safetyLimit,
    `Check the file with --dry-run. To continue anyway, add --max-new ${totals.new}`,
  )
}

async function importSource(
  context: Context,
  options: ImportOptions,
  source: Source,
  rerun?: Rerun,
): Promise<FactsOutcome> {
  await enforceNewLimit(context, options, source)
  const work = async (job: ImportJob) => {
    await warnOfAddressMoves(job)
    const finishedImport = await runImport(job)
    if (options.prepare !== undefined && finishedImport.prepared)
      await writePreparedRun(options.prepare, await finishedImport.prepared())
    return toOutcome(job, finishedImport, await findChanges(job, finishedImport.updated ?? []))
  }
  return withJob(context, options, source, work, rerun)
}

async function withSource<T>(
  context: Context,
  path: string,
  work: (source: Source) => Promise<T>,
): Promise<T> {
  const source = await openImport(context, path)
  try {
    return await work(source)
  } finally {
    await source.close()
  }
}

export async function importFromPath(
  context: Context,
  options: ImportOptions,
  path: string,
  rerun?: Rerun,
): Promise<FactsOutcome> {
  checkImportOptions(context, options)
  return withSource(context, path, (source) => importSource(context, options, source, rerun))
}

export const importEmployees = (context: Context, options: ImportOptions, path: string) =>
  importFromPath(context, options, path)

export async function importPreparedRun(
  context: Context,
  options: ImportOptions,
  path: string,
  approve: (now: PreparedRun) => Promise<void>,
): Promise<FactsOutcome> {
  return withSource(context, path, async (source) => {
    const { prepared, stop } = await previewImport(context, options, source)
    if (stop) throw stop
    if (prepared) await approve(await prepared())
    return importSource(context, { ...options, asNew: true }, source)
  })
}
