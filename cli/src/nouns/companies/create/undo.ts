import { type Client, type Company, companyName, deletionRefusal, normalizeName } from '@heed/contracts'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { type ExitCode, exitCodes, Stop } from '../../../io/exit.ts'
import { explain, isKind } from '../../../io/network/explain.ts'
import { realTime } from '../../../io/realTime.ts'
import type { Sink } from '../../../io/terminal/streams.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { counted, thousands } from '../../../io/words.ts'
import type { Caller } from '../../../job/caller.ts'
import { createHaltControl, isStopped } from '../../../job/HaltControl.ts'
import { createJobCaller } from '../../../job/jobCaller.ts'
import { enforceDeleteLimit } from '../../../job/journal/deleteLimit.ts'
import { type ItemEntry, latestItems } from '../../../job/journal/items.ts'
import { openRun, type Run } from '../../../job/journal/open.ts'
import { collectRequestIds } from '../../../job/journal/requestIds.ts'
import { formatRerunLines } from '../../../job/journal/rerunLines.ts'
import { writeResult } from '../../../job/journal/resultFile.ts'
import { readEntries } from '../../../job/journal/store.ts'
import type { KnownRun, ResumableById } from '../../../job/journal/types.ts'
import { toUndoKind } from '../../../job/journal/undoKind.ts'
import { createProgress, type Progress } from '../../../job/progress.ts'
import type { UndoOptions } from '../../runs/kinds.ts'
import { type CreationEntry, getTraits } from './make.ts'
import { creationKind } from './runs.ts'

const concurrency = 6

const readItems = async ({ env }: Context, id: string): Promise<CreationEntry[]> =>
  (await readEntries<CreationEntry>(env, id)).filter((entry) => 'state' in entry)

const countRows = (rows: readonly UndoRow[]) => {
  const count = (wanted: UndoRow['state']) => rows.filter(({ state }) => state === wanted).length
  return {
    deleted: count('deleted'),
    skipped: count('skipped'),
    failed: count('failed'),
    left: count('left'),
  }
}

interface Ending {
  counts: ReturnType<typeof countRows>
  code: ExitCode
  halt: Stop | undefined
  interrupted: boolean
  goOn: readonly string[]
}

function toStop({ counts, code, halt, interrupted, goOn }: Ending): Stop | undefined {
  const missing = `Not deleted: ${counted(counts.left + counts.failed, 'company', 'companies')}.`
  if (interrupted && counts.left > 0)
    return new Stop(`Interrupted. ${missing}`, exitCodes.interrupted, ...goOn)
  if (halt) return new Stop(`${halt.message}\n${missing}`, halt.code, ...halt.next, ...goOn)
  return counts.failed > 0 ? new Stop(missing, code, ...goOn) : undefined
}

interface Found {
  item: CreationEntry
  companyId: number
  name: string
  stays?: string
}

const shownNames = 10

interface Undoing {
  context: Context
  client: Client
  call: Caller
  partnerId: number
  progress: Progress
}

async function reasonToStay(
  { client, call, partnerId }: Undoing,
  { was }: CreationEntry,
  company: Company,
): Promise<string | undefined> {
  if (getTraits(company) !== was) return 'Its name, plan or seats have changed since then'
  if (company.users_total > 0) {
    return `It now has ${counted(company.users_total, 'employee')}`
  }
  const asked = { companyId: company.company_id, partnerId }
  const answer = await call((signal) => client.subscriptions.canBeRemoved(asked, { signal }))
  return deletionRefusal(answer, companyName(company)) ?? undefined
}

async function look(undoing: Undoing, item: CreationEntry): Promise<Found> {
  const { client, call, partnerId } = undoing
  const companyId = Number(item.ids?.companyId)
  const found = { item, companyId, name: item.label ?? String(companyId) }
  try {
    const company = await call((signal) => client.partners.getCompany({ partnerId, companyId }, { signal }))
    const stays = await reasonToStay(undoing, item, company)
    return stays === undefined ? found : { ...found, stays }
  } catch (error) {
    if (isKind(error, 'notFound')) return { ...found, stays: 'It no longer exists' }
    throw error
  }
}

function tell({ context }: Undoing, going: readonly Found[], partner: string, all: boolean): void {
  const { error } = context.streams
  const shown = all ? going : going.slice(0, shownNames)
  const more = going.length - shown.length
  error.write(`Companies of ${sanitizeText(partner)} that will be deleted, with everything in them:\n`)
  for (const { name, companyId } of shown) {
    error.write(`  - ${sanitizeText(name)} (${companyId})\n`)
  }
  if (more > 0) error.write(`  and ${thousands(more)} more. To see all, add --names\n`)
}

/** The user must type the count, or the name if there is only one: “yes” is typed too easily. */
async function confirm({ context }: Undoing, going: readonly Found[]): Promise<void> {
  const [only] = going
  const single = only && going.length === 1
  const wanted = single ? only.name : String(going.length)
  const question = single ? 'Type the company name' : 'Type the number of companies'
  const typed = await context.ask.text(`${question} to delete:`, '--yes')
  if (normalizeName(typed) === normalizeName(wanted)) return
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

const toRow = ({ item, companyId, name }: Found, state: UndoRow['state'], reason?: string): UndoRow => ({
  line: item.line,
  name,
  state,
  companyId,
  reason: reason ?? null,
})

async function remove(
  undoing: Undoing,
  run: Run<ItemEntry>,
  found: readonly Found[],
  api: string,
): Promise<{ rows: UndoRow[]; code: ExitCode; halt: Stop | undefined }> {
  const { client, partnerId, progress } = undoing
  const halting = createHaltControl(undoing.call, api)
  const codes = new Set<ExitCode>()

  async function one(company: Found): Promise<UndoRow> {
    const { item, companyId, name, stays } = company
    const entry = { line: item.line, hash: item.hash, label: name, ids: { companyId } }
    const settle = (state: 'deleted' | 'skipped' | 'failed', reason?: string): UndoRow => {
      run.note({ ...entry, state, ...(reason === undefined ? {} : { reason }) })
      progress.add(1)
      return toRow(company, state, reason)
    }
    if (stays !== undefined) return settle('skipped', stays)
    try {
      await halting.call(async (signal) => {
        await run.record({ ...entry, state: 'sent' })
        await client.partners.deleteCompany({ partnerId, companyId }, { signal })
      })
      return settle('deleted')
    } catch (error) {
      // An earlier response was lost.
      if (isKind(error, 'notFound')) return settle('deleted')
      halting.fail(error)
      if (isStopped(error) || halting.halt) return toRow(company, 'left')
      const { message, code } = explain(error, api)
      codes.add(code)
      return settle('failed', message)
    }
  }

  const rows = await Promise.all(found.map(one))
  const [only, ...others] = codes
  const code = only === undefined ? exitCodes.done : others.length === 0 ? only : exitCodes.failed
  return { rows, code, halt: halting.halt }
}

const stateLines = (rows: readonly UndoRow[], { paint }: Sink): string[] =>
  rows.map(({ name, state, companyId, reason }) => {
    const shown = `${paint.bold(sanitizeText(name))} (${companyId})`
    if (state === 'deleted') return `${paint.green('✓')} ${shown}: deleted`
    if (state === 'planned') return `${paint.dim('·')} ${shown}: would be deleted`
    return `${state === 'failed' ? paint.red('✗') : paint.dim('·')} ${shown}: ${sanitizeText(reason ?? 'not tried')}`
  })

function preview({ streams }: Context, { head }: KnownRun, found: readonly Found[]): FactsOutcome {
  const rows = found.map((one) =>
    one.stays === undefined ? toRow(one, 'planned') : toRow(one, 'skipped', one.stays),
  )
  const deleted = rows.filter(({ state }) => state === 'planned').length
  const counts = { deleted, skipped: rows.length - deleted }
  return {
    kind: 'facts',
    document: { run: null, of: head.id, dryRun: true, partner: head.partner, ...counts, companies: rows },
    lines: ['Nothing was changed.', ...stateLines(rows, streams.output)],
  }
}

/** Deletes only companies that haven't changed since the run (S0 section 8). */
export async function undoCreation(
  context: Context,
  known: KnownRun,
  { yes, names, dryRun, maxDelete, receipt, result, export: file }: UndoOptions,
): Promise<FactsOutcome> {
  if (file !== undefined) {
    throw new Stop(
      "Undoing new companies doesn't delete any employees.",
      exitCodes.usage,
      'Leave --export out.',
    )
  }
  const { id, partner } = known.head
  const made = [...latestItems(await readItems(context, id)).values()].filter((item) => item.made)
  if (!partner || made.length === 0) {
    throw new Stop(`Run ${id} created nothing that can be undone.`, exitCodes.failed)
  }
  const requestIds = collectRequestIds()
  const client = await context.client({ oneTry: true, connections: concurrency, requestId: requestIds.next })
  const progress = createProgress({ streams: context.streams, quiet: context.quiet, ...realTime })
  const { call, stop } = createJobCaller(context, progress, concurrency)
  const { api } = await context.settings()
  const undoing = { context, client, call, partnerId: partner.id, progress }
  const user = await call((signal) => client.auth.getCurrentUser(undefined, { signal }))
  const found = await Promise.all(made.map((item) => look(undoing, item)))
  const going = found.filter(({ stays }) => stays === undefined)
  const what = (count: number) => counted(count, 'company', 'companies')
  if (going.length > 0 && (!yes || names || dryRun)) tell(undoing, going, partner.name, names)
  enforceDeleteLimit(going.length, maxDelete, { what, nothing: 'Nothing was deleted' })
  if (dryRun) return preview(context, known, found)
  if (going.length > 0 && !yes) await confirm(undoing, going)
  const run = await openRun<ItemEntry, ResumableById>(
    context,
    {
      kind: toUndoKind(creationKind),
      user,
      partner,
      companies: known.receipt?.companies ?? [],
      input: null,
      options: { typedAgain: [] },
      limits: { maxDelete },
      of: id,
    },
    { requestIds, receipt },
  )
  progress.stage(`Deleting for ${sanitizeText(partner.name)}`, found.length, 'companies')
  const { rows, code, halt } = await remove(undoing, run, found, api).finally(() => {
    progress.clear()
  })
  const counts = countRows(rows)
  const goOn = formatRerunLines(context, run.head, 'resume')
  const ended = toStop({ counts, code, halt, interrupted: stop.aborted, goOn })
  await run.close({
    state: ended && counts.left > 0 ? (stop.aborted ? 'interrupted' : 'failed') : 'done',
    exitCode: ended?.code ?? exitCodes.done,
    counts,
  })
  await writeResult(result, undoKeys, rows)
  return {
    kind: 'facts',
    document: { run: run.head.id, of: id, partner, ...counts, companies: rows },
    lines: stateLines(rows, context.streams.output),
    ...(ended ? { code: ended.code, stop: ended } : {}),
  }
}
