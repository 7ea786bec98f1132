import { companyName } from '@heed/contracts'
import { shellWord } from '@heed/contracts/rules/commandLine'
import { ColumnMappingError, readColumns } from '@heed/contracts/rules/import/columns/mapping'
import { peopleColumns } from '@heed/contracts/rules/import/peopleFile'
import type { Context } from '../../../command/context.ts'
import { fetchLists, findList } from '../../../command/list.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { realTime } from '../../../io/realTime.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { counted, thousands } from '../../../io/words.ts'
import { createJobCaller } from '../../../job/jobCaller.ts'
import { type PreparedRun, writePrepared } from '../../../job/journal/prepared.ts'
import { collectRequestIds } from '../../../job/journal/requestIds.ts'
import { createProgress } from '../../../job/progress.ts'
import { openImport, type Source } from '../../../job/source.ts'
import { leaversText } from '../delete/leavers.ts'
import { refuseExisting } from '../export/exportFirst.ts'
import { refuseFull, refuseSingleSignOn } from '../guards.ts'
import { type ChangedLine, findChanges } from './changes.ts'
import { resolveSkip } from './departed.ts'
import { type ImportJob, type ImportOptions, makeImportCommand, type Rerun } from './job.ts'
import { detect, detectedLines, foreignColumns, toEncodingStop } from './read/detect.ts'
import { createRefusals, type Refusals } from './read/refusals.ts'
import { resultLines, toImportDocument } from './result.ts'
import { type FinishedImport, runImport } from './run.ts'
import { seatsLine, seatsNeeded } from './send/seats.ts'
import { getExitCode } from './totals.ts'

const keptErrors = { json: 100_000, people: 10 } as const

function guard(context: Context, options: ImportOptions): void {
  if (options.removeObsolete && !options.yes && !options.dryRun && !context.streams.mayAsk) {
    throw new Stop(
      "Can't prompt without a terminal.",
      exitCodes.usage,
      'Add --yes, or check first with --dry-run.',
    )
  }
  refuseExisting(options.exportRemoved, '--export-removed')
  if (options.exportRemoved !== undefined && !options.removeObsolete) {
    throw new Stop(
      '--export-removed only works with --remove-obsolete.',
      exitCodes.usage,
      'Add --remove-obsolete, or leave --export-removed out.',
    )
  }
  if (options.prepare !== undefined && !options.dryRun) {
    throw new Stop(
      '--prepare only works with a dry run.',
      exitCodes.usage,
      'Add --dry-run, or leave --prepare out.',
    )
  }
  if (options.resume && options.dryRun) {
    throw new Stop("A dry run can't be resumed.", exitCodes.usage, 'Leave --dry-run or --resume out.')
  }
}

function fitting<T>(look: () => T, kept: string | undefined): T {
  try {
    return look()
  } catch (error) {
    if (!(error instanceof ColumnMappingError)) throw error
    const next =
      kept === undefined
        ? 'Use existing columns, such as --columns email=3,name=1+2'
        : `The profile uses --columns ${sanitizeText(kept)}. To use others, add --columns.`
    throw new Stop(sanitizeText(error.message), exitCodes.usage, next)
  }
}

async function prepare(
  context: Context,
  options: ImportOptions,
  source: Source,
  again: Rerun | null,
): Promise<Omit<ImportJob, 'refusals'>> {
  const { streams, quiet } = context
  const kept = options.columns === undefined ? (await context.settings()).profile?.columns : undefined
  const head = await source.head()
  const known = source.part && peopleColumns
  const encoding = options.encoding ?? 'utf-8'
  const first = options.columns === undefined ? detect(head, encoding, undefined, known) : null
  const foreign = first?.foreign
  // Damaged names are decoded as intended, so the suggested command must include the encoding.
  const meant = { ...options, encoding: options.encoding ?? first?.wrong?.offer ?? undefined }
  const columns = options.columns ?? (foreign?.isDoubtful ? kept : undefined)
  if (columns !== undefined) source.columns = fitting(() => readColumns(columns), kept)
  else if (foreign && !foreign.isDoubtful) source.columns = foreign.choice
  else if (foreign) {
    const shown = detect(head, meant.encoding ?? encoding).foreign ?? foreign
    throw foreignColumns(
      shown,
      source.name,
      makeImportCommand(context, { ...meant, columns: undefined }, source),
      options.dryRun,
    )
  }
  const found = fitting(() => detect(head, encoding, source.columns, known), kept)
  const company = await context.company()
  const name = sanitizeText(companyName(company))
  refuseFull(company)
  if (options.removeObsolete) refuseSingleSignOn(company, 'Leave --remove-obsolete out.')
  const requestIds = collectRequestIds()
  const client = await context.client({
    oneTry: true,
    connections: options.concurrency,
    requestId: requestIds.next,
  })
  const progress = createProgress({ streams, quiet, ...realTime })
  const { call, stop } = createJobCaller(context, progress, options.concurrency)
  const { list: wanted } = options
  const list = wanted === undefined ? null : await call(() => findList(client, company, wanted))
  if (!quiet) {
    const { paint, columns } = streams.error
    const target = list ? `${name} · ${sanitizeText(list.name)}` : name
    streams.error.write(`${paint.bold(source.name)} → ${paint.bold(target)}\n`)
    for (const line of detectedLines(found, paint, columns)) streams.error.write(`${line}\n`)
    streams.error.write('\n')
  }
  if (found.wrong && options.encoding === undefined) throw toEncodingStop(found.wrong, found.encoding)
  source.skip ??= await resolveSkip(context, options, source, found)
  // Runs while the file is read; a failure is reported only when the result is needed.
  const user = options.dryRun ? null : call((signal) => client.auth.getCurrentUser(undefined, { signal }))
  user?.catch(() => {})
  const lists = options.resume || again ? null : call((signal) => fetchLists(client, company, signal))
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
    found,
    options,
    again,
    user,
    lists,
    requestIds,
    progress,
  }
}

const openRefusals = ({ context, options, source, found }: Omit<ImportJob, 'refusals'>): Promise<Refusals> =>
  createRefusals({
    keep: keptErrors[context.format === 'people' ? 'people' : 'json'],
    keepReasons: options.result !== undefined,
    path: options.rejects,
    source: source.identity,
    encoding: found.encoding,
    separator: found.separator,
    headings: found.columns?.line || undefined,
  })

function toOutcome(job: ImportJob, finished: FinishedImport, changes: readonly ChangedLine[]): FactsOutcome {
  const { context, company, source, found, options, refusals, companyName: name } = job
  const { totals, removed, leavers, offered, stop } = finished
  const { paint, columns } = context.streams.output
  const seats = options.dryRun ? seatsNeeded(company, totals.new, leavers?.deleted ?? 0) : null
  const document = {
    ...toImportDocument(source.name, found, totals, finished, refusals.kept),
    ...(seats ? { seats, changes } : {}),
  }
  const sent = stop === undefined || totals.pending === 0
  const done = options.dryRun
    ? `Dry run: nothing was saved in ${name}`
    : `${paint.green('✓')} Imported ${source.name} into ${paint.bold(name)}`
  const lines = sent
    ? [done, ...resultLines(document, paint, columns)]
    : resultLines(document, paint, columns)
  if (removed > 0 && leavers) {
    const amount = counted(removed, 'employee')
    lines.push(`${paint.green('✓')} Removed ${amount}. ${leaversText(leavers)}`)
  } else if (leavers) lines.push(`Removal: ${leaversText(leavers, true)}`)
  else if (offered) lines.push(`With --remove-obsolete: ${leaversText(offered, true)}`)
  if (seats && sent) lines.push(seatsLine(company, seats))
  if (options.prepare !== undefined && job.options.dryRun)
    lines.push(
      `Prepared in ${sanitizeText(options.prepare)}. To apply it: heed runs apply ${shellWord(options.prepare)}`,
    )
  if (job.refusals.count > 0 && options.rejects)
    lines.push(`Rejected lines saved to ${sanitizeText(options.rejects)}`)
  if (options.result) lines.push(`Results of all lines saved to ${sanitizeText(options.result)}`)
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
  again: Rerun | null = null,
): Promise<T> {
  const prepared = await prepare(context, options, source, again)
  const job = { ...prepared, refusals: await openRefusals(prepared) }
  try {
    return await work(job)
  } finally {
    job.progress.clear()
    await job.refusals.close()
  }
}

const preview = (context: Context, options: ImportOptions, source: Source): Promise<FinishedImport> => {
  const { rejects: _, ...others } = options
  return withJob(
    { ...context, quiet: true },
    { ...others, rejects: undefined, dryRun: true },
    source,
    runImport,
  )
}

async function refuseMany(context: Context, options: ImportOptions, source: Source): Promise<void> {
  const { maxNew } = options
  if (maxNew === undefined || options.resume) return
  const { totals } = await preview(context, options, source)
  if (totals.new <= maxNew) return
  throw new Stop(
    `Nothing was sent: ${counted(totals.new, 'employee')} would be added, more than --max-new ${thousands(maxNew)}.`,
    exitCodes.safetyLimit,
    `Check them with --dry-run. To continue anyway, add --max-new ${totals.new}`,
  )
}

async function importSource(
  context: Context,
  options: ImportOptions,
  source: Source,
  again?: Rerun,
): Promise<FactsOutcome> {
  await refuseMany(context, options, source)
  const work = async (job: ImportJob) => {
    const finished = await runImport(job)
    if (options.prepare !== undefined && finished.prepared)
      await writePrepared(options.prepare, await finished.prepared())
    return toOutcome(job, finished, await findChanges(job, finished.updated ?? []))
  }
  return withJob(context, options, source, work, again)
}

async function opened<T>(context: Context, typed: string, work: (source: Source) => Promise<T>): Promise<T> {
  const source = await openImport(context, typed)
  try {
    return await work(source)
  } finally {
    await source.close()
  }
}

export async function importAgain(
  context: Context,
  options: ImportOptions,
  typed: string,
  again?: Rerun,
): Promise<FactsOutcome> {
  guard(context, options)
  return opened(context, typed, (source) => importSource(context, options, source, again))
}

export const importEmployees = (
  context: Context,
  options: ImportOptions,
  typed: string,
): Promise<FactsOutcome> => importAgain(context, options, typed)

export async function importPrepared(
  context: Context,
  options: ImportOptions,
  typed: string,
  approve: (now: PreparedRun) => Promise<void>,
): Promise<FactsOutcome> {
  return opened(context, typed, async (source) => {
    const { prepared, stop } = await preview(context, options, source)
    if (stop) throw stop
    if (prepared) await approve(await prepared())
    return importSource(context, options, source)
  })
}
