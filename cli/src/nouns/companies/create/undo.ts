import { type Client, type Company, getCompanyName, getDeletionRefusal, normalizeName } from '@heed/contracts'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { type ExitCode, exitCodes, Stop } from '../../../io/exit.ts'
import { explainError, isApiErrorOfKind } from '../../../io/network/explainError.ts'
import type { Sink } from '../../../io/terminal/streams.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount, formatThousands } from '../../../io/words.ts'
import type { Caller } from '../../../job/caller.ts'
import { createHaltControl, isStoppedError } from '../../../job/HaltControl.ts'
import { enforceDeleteLimit } from '../../../job/journal/deleteLimit.ts'
import { getLatestItems, type ItemEntry } from '../../../job/journal/items.ts'
import { openRun, type Run } from '../../../job/journal/open.ts'
import { formatRerunLines, formatRunLines } from '../../../job/journal/rerunLines.ts'
import { writeResult } from '../../../job/journal/resultFile.ts'
import { readEntries } from '../../../job/journal/store.ts'
import type { KnownRun, ResumableOptions } from '../../../job/journal/types.ts'
import { toUndoKind, undoOfUndoReason } from '../../../job/journal/undoKind.ts'
import type { Progress } from '../../../job/progress.ts'
import { startJob } from '../../../job/startJob.ts'
import type { UndoOptions } from '../../runs/kinds.ts'
import { type CreationEntry, hashCompanyTraits } from './make.ts'
import { creationKind } from './runs.ts'

const concurrency = 6

const readItems = async ({ env }: Context, id: string): Promise<CreationEntry[]> =>
  (await readEntries<CreationEntry>(env, id)).filter((entry) => 'state' in entry)

const countRows = (rows: readonly UndoRow[]) => {
  const count = (wantedState: UndoRow['state']) => rows.filter(({ state }) => state === wantedState).length
  return {
    deleted: count('deleted'),
    skipped: count('skipped'),
    failed: count('failed'),
    left: count('left'),
  }
}

interface UndoEnding {
  counts: ReturnType<typeof countRows>
  code: ExitCode
  halt: Stop | undefined
  interrupted: boolean
  resumeHint: readonly string[]
}

function createUndoStop({ counts, code, halt, interrupted, resumeHint }: UndoEnding): Stop | undefined {
  const missingText = `Not deleted: ${formatCount(counts.left + counts.failed, 'company', 'companies')}.`
  if (interrupted && counts.left > 0)
    return new Stop(`Interrupted. ${missingText}`, exitCodes.interrupted, ...resumeHint)
  if (halt) return new Stop(`${halt.message}\n${missingText}`, halt.code, ...halt.next, ...resumeHint)
  return counts.failed > 0 ? new Stop(missingText, code, ...resumeHint) : undefined
}

interface FoundCompany {
  item: CreationEntry
  companyId: number
  name: string
  stays?: string
}

const maxShownNames = 10

interface UndoJob {
  context: Context
  client: Client
  call: Caller
  partnerId: number
  progress: Progress
}

async function findKeepReason(
  { client, call, partnerId }: UndoJob,
  { was }: CreationEntry,
  company: Company,
): Promise<string | undefined> {
  if (hashCompanyTraits(company) !== was) return 'Its name, plan or seats have changed since the run'
  if (company.users_total > 0) {
    return `It now has ${formatCount(company.users_total, 'employee')}`
  }
  const params = { companyId: company.company_id, partnerId }
  const answer = await call((signal) => client.subscriptions.canBeRemoved(params, { signal }))
  return getDeletionRefusal(answer, getCompanyName(company)) ?? undefined
}

async function lookUpCompany(undoing: UndoJob, item: CreationEntry): Promise<FoundCompany> {
  const { client, call, partnerId } = undoing
  const companyId = Number(item.ids?.companyId)
  const entry = { item, companyId, name: item.label ?? String(companyId) }
  try {
    const company = await call((signal) => client.partners.getCompany({ partnerId, companyId }, { signal }))
    const keepReason = await findKeepReason(undoing, item, company)
    return keepReason === undefined ? entry : { ...entry, stays: keepReason }
  } catch (error) {
    if (isApiErrorOfKind(error, 'notFound')) return { ...entry, stays: 'It no longer exists' }
    throw error
  }
}

function reportTargets(
  { context }: UndoJob,
  targets: readonly FoundCompany[],
  partner: string,
  showsAll: boolean,
): void {
  const { error } = context.streams
  const shownTargets = showsAll ? targets : targets.slice(0, maxShownNames)
  const hiddenCount = targets.length - shownTargets.length
  error.write(`Companies of ${sanitizeText(partner)} that will be deleted, along with everything in them:\n`)
  for (const { name, companyId } of shownTargets) {
    error.write(`  - ${sanitizeText(name)} (${companyId})\n`)
  }
  if (hiddenCount > 0) error.write(`  and ${formatThousands(hiddenCount)} more. To see all, add --names\n`)
}

/** The user must type the count, or the name if there is only one: “yes” is too easy to type. */
async function confirm({ context }: UndoJob, targets: readonly FoundCompany[]): Promise<void> {
  const [onlyTarget] = targets
  const isSingle = onlyTarget && targets.length === 1
  const confirmation = isSingle ? onlyTarget.name : String(targets.length)
  const question = isSingle ? 'Type the company name' : 'Type the number of companies'
  const answer = await context.ask.text(`${question} to confirm:`, '--yes')
  if (normalizeName(answer) === normalizeName(confirmation)) return
  throw new Stop('Cancelled: nothing was deleted.', exitCodes.usage)
}

const undoKeys = ['line', 'name', 'state', 'companyId', 'reason'] as const

type UndoRow = {
  line: number
  name: string
  state: 'deleted' | 'skipped' | 'failed' | 'left' | 'planned'
  companyId: number
  reason: string | null
}

const toRow = (
  { item, companyId, name }: FoundCompany,
  state: UndoRow['state'],
  reason?: string,
): UndoRow => ({
  line: item.line,
  name,
  state,
  companyId,
  reason: reason ?? null,
})

async function deleteCompanies(
  undoing: UndoJob,
  run: Run<ItemEntry>,
  companies: readonly FoundCompany[],
  api: string,
): Promise<{ rows: UndoRow[]; code: ExitCode; halt: Stop | undefined }> {
  const { client, partnerId, progress } = undoing
  const haltControl = createHaltControl(undoing.call, api)
  const codes = new Set<ExitCode>()

  async function undoOne(company: FoundCompany): Promise<UndoRow> {
    const { item, companyId, name, stays } = company
    const entry = { line: item.line, hash: item.hash, label: name, ids: { companyId } }
    const settle = (state: 'deleted' | 'skipped' | 'failed', reason?: string): UndoRow => {
      run.note({ ...entry, state, ...(reason === undefined ? {} : { reason }) })
      progress.add(1)
      return toRow(company, state, reason)
    }
    if (stays !== undefined) return settle('skipped', stays)
    try {
      await haltControl.call(async (signal) => {
        await run.record({ ...entry, state: 'sent' })
        await client.partners.deleteCompany({ partnerId, companyId }, { signal })
      })
      return settle('deleted')
    } catch (error) {
      // An earlier response was lost.
      if (isApiErrorOfKind(error, 'notFound')) return settle('deleted')
      haltControl.fail(error)
      if (isStoppedError(error) || haltControl.halt) return toRow(company, 'left')
      const { message, code } = explainError(error, api)
      codes.add(code)
      return settle('failed', message)
    }
  }

  const rows = await Promise.all(companies.map(undoOne))
  const [onlyCode, ...otherCodes] = codes
  const code = onlyCode === undefined ? exitCodes.done : otherCodes.length === 0 ? onlyCode : exitCodes.failed
  return { rows, code, halt: haltControl.halt }
}

const formatStateLines = (rows: readonly UndoRow[], { paint }: Sink): string[] =>
  rows.map(({ name, state, companyId, reason }) => {
    const boldName = `${paint.bold(sanitizeText(name))} (${companyId})`
    if (state === 'deleted') return `${paint.green('✓')} ${boldName}: deleted`
    if (state === 'planned') return `${paint.dim('·')} ${boldName}: would be deleted`
    return `${state === 'failed' ? paint.red('✗') : paint.dim('·')} ${boldName}: ${sanitizeText(reason ?? 'not tried')}`
  })

function previewUndo(
  { streams }: Context,
  { head }: KnownRun,
  companies: readonly FoundCompany[],
): FactsOutcome {
  const rows = companies.map((company) =>
    company.stays === undefined ? toRow(company, 'planned') : toRow(company, 'skipped', company.stays),
  )
  const deletedCount = rows.filter(({ state }) => state === 'planned').length
  const counts = { deleted: deletedCount, skipped: rows.length - deletedCount }
  return {
    kind: 'facts',
    document: { run: null, of: head.id, dryRun: true, partner: head.partner, ...counts, companies: rows },
    lines: ['Dry run: nothing was changed.', ...formatStateLines(rows, streams.output)],
  }
}

/** Deletes only companies that haven't changed since the run (S0 section 8). */
export async function undoCreation(
  context: Context,
  knownRun: KnownRun,
  { yes, names, dryRun, maxDelete, receipt, result, export: file }: UndoOptions,
): Promise<FactsOutcome> {
  if (file !== undefined) {
    throw new Stop(
      "Undoing company creation doesn't delete any employees.",
      exitCodes.usage,
      'Leave out --export.',
    )
  }
  const { id, partner } = knownRun.head
  const createdItems = [...getLatestItems(await readItems(context, id)).values()].filter((item) => item.made)
  if (!partner || createdItems.length === 0) {
    throw new Stop(`Run ${id} created nothing that can be undone.`, exitCodes.failed)
  }
  const { client, call, stop, progress, requestIds } = await startJob(context, concurrency)
  const { api } = await context.settings()
  const undoing = { context, client, call, partnerId: partner.id, progress }
  const user = await call((signal) => client.auth.getCurrentUser(undefined, { signal }))
  const companies = await Promise.all(createdItems.map((item) => lookUpCompany(undoing, item)))
  const targets = companies.filter(({ stays }) => stays === undefined)
  const formatCompanyCount = (count: number) => formatCount(count, 'company', 'companies')
  if (targets.length > 0 && (!yes || names || dryRun)) reportTargets(undoing, targets, partner.name, names)
  enforceDeleteLimit(targets.length, maxDelete, {
    describe: formatCompanyCount,
    emptyText: 'Nothing was deleted',
  })
  if (dryRun) return previewUndo(context, knownRun, companies)
  if (targets.length > 0 && !yes) await confirm(undoing, targets)
  const run = await openRun<ItemEntry, ResumableOptions>(
    context,
    {
      kind: toUndoKind(creationKind),
      user,
      partner,
      companies: knownRun.receipt?.companies ?? [],
      input: null,
      options: { typedAgain: [] },
      limits: { maxDelete },
      of: id,
    },
    { requestIds, receipt },
  )
  progress.stage(`Deleting for ${sanitizeText(partner.name)}`, companies.length, 'companies')
  const { rows, code, halt } = await deleteCompanies(undoing, run, companies, api).finally(() => {
    progress.clear()
  })
  const counts = countRows(rows)
  const resumeHints = formatRerunLines(context, run.head, 'resume')
  const stopReason = createUndoStop({
    counts,
    code,
    halt,
    interrupted: stop.aborted,
    resumeHint: resumeHints,
  })
  await run.close({
    state: stopReason && counts.left > 0 ? (stop.aborted ? 'interrupted' : 'failed') : 'done',
    exitCode: stopReason?.code ?? exitCodes.done,
    counts,
  })
  await writeResult(result, undoKeys, rows)
  return {
    kind: 'facts',
    document: { run: run.head.id, of: id, partner, ...counts, companies: rows },
    lines: [
      ...formatStateLines(rows, context.streams.output),
      ...formatRunLines(context, run.head.id, undoOfUndoReason),
    ],
    ...(stopReason ? { code: stopReason.code, stop: stopReason } : {}),
  }
}
