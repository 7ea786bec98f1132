import {
  type Client,
  customValidity,
  eternalValidityMonths,
  formatRefusalLine,
  getChangeRefusal,
  type PartnerCompanyRow,
  type Plan,
} from '@heed/contracts'
import { listAccountCompanies } from '../../../command/accounts.ts'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { realTime } from '../../../io/realTime.ts'
import type { Sink } from '../../../io/terminal/streams.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount, formatThousands } from '../../../io/words.ts'
import type { Caller } from '../../../job/caller.ts'
import { createJobCaller } from '../../../job/jobCaller.ts'
import { getLatestItems, isItem } from '../../../job/journal/items.ts'
import { openRun } from '../../../job/journal/open.ts'
import { createRequestIdCollector } from '../../../job/journal/requestIds.ts'
import { formatRerunLines } from '../../../job/journal/rerunLines.ts'
import { writeResult } from '../../../job/journal/resultFile.ts'
import { readEntries } from '../../../job/journal/store.ts'
import type { KnownRun, ResumableOptions } from '../../../job/journal/types.ts'
import { toUndoKind } from '../../../job/journal/undoKind.ts'
import { createProgress } from '../../../job/progress.ts'
import { createUnfinishedStop, type PerformedRow, performRows, type RowTask } from '../../../job/rowRun.ts'
import type { UndoOptions } from '../../runs/kinds.ts'
import { type ChangeEntry, changeRunKind, type SubscriptionState, toSubscriptionState } from './perform.ts'

const concurrency = 6
const maxShownNames = 10

interface UndoTask extends RowTask {
  companyId: number
  before: SubscriptionState
  change: string
}

type UndoRow = {
  line: number
  companyId: number
  name: string
  state: 'restored' | 'skipped' | 'failed' | 'left' | 'planned'
  reason: string | null
}

const undoKeys = ['line', 'companyId', 'name', 'state', 'reason'] as const

interface UndoPlan {
  tasks: UndoTask[]
  skipped: UndoRow[]
}

const isSameEnd = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b))

const isSameState = (a: SubscriptionState, b: SubscriptionState): boolean =>
  a.code === b.code && a.seats === b.seats && isSameEnd(a.end, b.end)

/** Only subscriptions that are still as the run left them are restored. */
export function planUndo(entries: readonly ChangeEntry[], companies: readonly PartnerCompanyRow[]): UndoPlan {
  const companiesById = new Map(companies.map((company) => [company.id, company]))
  const plan: UndoPlan = { tasks: [], skipped: [] }
  for (const { line, hash, label = '', ids, before, after, change = '', state } of entries) {
    if (!before || state === 'existed' || state === 'refused') continue
    const companyId = Number(ids?.companyId)
    const row = { line, companyId, name: label, state: 'skipped' } as const
    const company = companiesById.get(companyId)
    if (!company) {
      plan.skipped.push({ ...row, reason: 'It no longer exists' })
      continue
    }
    const now = toSubscriptionState(company)
    if (isSameState(now, before)) continue
    if (after && !isSameState(now, after)) {
      plan.skipped.push({ ...row, reason: 'Its subscription has changed since the run' })
      continue
    }
    plan.tasks.push({ line, hash, label, companyId, before, change })
  }
  return plan
}

interface Restoring {
  client: Client
  partnerId: number
  plans: readonly Plan[]
  now: Date
}

const isRunning = ({ code, end }: SubscriptionState, now: Date): boolean =>
  code !== '' && end !== null && Date.parse(end) > now.getTime()

async function restore(
  { client, partnerId, plans, now }: Restoring,
  { companyId, before }: UndoTask,
  options: { signal: AbortSignal; requestId: string },
): Promise<{ state: 'updated' } | { state: 'skipped'; reason: string }> {
  const { code: subscriptionCode, seats, end } = before
  const { signal } = options
  if (!isRunning(before, now)) {
    await client.subscriptions.deactivate({ companyId, partnerId }, options)
    return { state: 'updated' }
  }
  const answer = await client.subscriptions.canEdit(
    { companyId, partnerId, subscriptionCode, newSeats: seats },
    { signal },
  )
  const refusal = getChangeRefusal(answer, true)
  if (refusal) return { state: 'skipped', reason: formatRefusalLine(refusal) }
  const isFree = plans.find(({ code }) => code === subscriptionCode)?.isFree === true
  const validity = isFree ? eternalValidityMonths : customValidity
  await client.subscriptions.update(
    {
      companyId,
      partnerId,
      subscriptionCode,
      seats,
      validity,
      ...(isFree || end === null ? {} : { validTill: end }),
    },
    options,
  )
  return { state: 'updated' }
}

const rowStates: Readonly<Record<PerformedRow['state'], UndoRow['state'] | undefined>> = {
  updated: 'restored',
  skipped: 'skipped',
  failed: 'failed',
  left: 'left',
  sent: undefined,
  done: undefined,
  created: undefined,
  added: undefined,
  existed: undefined,
  deleted: undefined,
  refused: undefined,
}

const countRows = (rows: readonly UndoRow[]) => {
  const count = (...states: readonly UndoRow['state'][]) =>
    rows.filter(({ state }) => states.includes(state)).length
  return {
    restored: count('restored', 'planned'),
    skipped: count('skipped'),
    failed: count('failed'),
    left: count('left'),
  }
}

const formatRowLines = (rows: readonly UndoRow[], { paint }: Sink): string[] =>
  rows.map(({ name, companyId, state, reason }) => {
    const label = `${paint.bold(sanitizeText(name))} (${companyId})`
    if (state === 'restored') return `${paint.green('✓')} ${label}: restored`
    if (state === 'planned') return `${paint.dim('·')} ${label}: would be restored`
    return `${state === 'failed' ? paint.red('✗') : paint.dim('·')} ${label}: ${sanitizeText(reason ?? 'not tried')}`
  })

async function confirm(
  { streams, ask }: Context,
  tasks: readonly UndoTask[],
  { yes, names, dryRun }: UndoOptions,
): Promise<void> {
  if (tasks.length === 0 || (yes && !names)) return
  const shownTasks = names ? tasks : tasks.slice(0, maxShownNames)
  streams.error.write('These changes will be undone:\n')
  for (const { label, companyId, change } of shownTasks)
    streams.error.write(`  - ${sanitizeText(label)} (${companyId}): ${change}\n`)
  const hiddenCount = tasks.length - shownTasks.length
  if (hiddenCount > 0)
    streams.error.write(`  and ${formatThousands(hiddenCount)} more. To see all, add --names\n`)
  if (yes || dryRun || (await ask.confirm(`Restore ${formatCount(tasks.length, 'subscription')}?`, '--yes')))
    return
  throw new Stop('Cancelled: nothing was changed.', exitCodes.usage)
}

async function readPlan(
  { env }: Context,
  { client, call }: { client: Client; call: Caller },
  { head }: KnownRun,
): Promise<UndoPlan & { partnerId: number }> {
  const entries = (await readEntries<ChangeEntry>(env, head.id)).filter(isItem) as ChangeEntry[]
  const partnerId = head.partner?.id
  const changedEntries = [...getLatestItems(entries).values()].filter(({ before }) => before)
  if (partnerId === undefined || changedEntries.length === 0) {
    throw new Stop(`Run ${head.id} changed nothing that can be undone.`, exitCodes.failed)
  }
  const companies = await listAccountCompanies(client, partnerId, undefined, call)
  return { partnerId, ...planUndo(changedEntries, companies) }
}

export async function undoChanges(
  context: Context,
  knownRun: KnownRun,
  options: UndoOptions,
): Promise<FactsOutcome> {
  if (options.export !== undefined) {
    throw new Stop(
      "Undoing subscription changes doesn't delete any employees.",
      exitCodes.usage,
      'Leave out --export.',
    )
  }
  const { id, partner } = knownRun.head
  const requestIds = createRequestIdCollector()
  const client = await context.client({ oneTry: true, connections: concurrency, requestId: requestIds.next })
  const progress = createProgress({ streams: context.streams, quiet: context.quiet, ...realTime })
  const { call, stop } = createJobCaller(context, progress, concurrency)
  const { api } = await context.settings()
  const { tasks, skipped, partnerId } = await readPlan(context, { client, call }, knownRun)
  const toOutcome = (run: string | null, rows: readonly UndoRow[], unfinished?: Stop): FactsOutcome => ({
    kind: 'facts',
    document: { run, of: id, dryRun: options.dryRun, partner, ...countRows(rows), companies: rows },
    lines: [
      ...(options.dryRun ? ['Nothing was changed.'] : []),
      ...formatRowLines(rows, context.streams.output),
    ],
    ...(unfinished ? { code: unfinished.code, stop: unfinished } : {}),
  })
  const toRow = (
    { line, companyId, label: name }: UndoTask,
    state: UndoRow['state'],
    reason: string | null,
  ) => ({
    line,
    companyId,
    name,
    state,
    reason,
  })
  await confirm(context, tasks, options)
  if (options.dryRun)
    return toOutcome(null, [...tasks.map((task) => toRow(task, 'planned', null)), ...skipped])
  const user = await call((signal) => client.auth.getCurrentUser(undefined, { signal }))
  const { plans } = await call((signal) => client.partners.loadPlans({ partnerId }, { signal }))
  const run = await openRun<ChangeEntry, ResumableOptions>(
    context,
    {
      kind: toUndoKind(changeRunKind),
      user,
      partner,
      companies: knownRun.receipt?.companies ?? [],
      input: null,
      options: { typedAgain: [] },
      limits: {},
      of: id,
    },
    { requestIds, receipt: options.receipt },
  )
  progress.stage(`Restoring for ${sanitizeText(partner?.name ?? '')}`, tasks.length, 'subscriptions')
  const restoring = { client, partnerId, plans, now: context.now() }
  const { results, halt } = await performRows<UndoTask, ChangeEntry>(
    { run, call, api, concurrency, progress, requestId: requestIds.next },
    tasks,
    {
      describe: ({ companyId }) => ({ ids: { companyId } }),
      perform: (task, rowCall) => restore(restoring, task, rowCall),
    },
  ).finally(() => {
    progress.clear()
  })
  const rows = [
    ...tasks.map((task, index) => {
      const { state = 'left', reason = null } = results[index] ?? {}
      return toRow(task, rowStates[state] ?? 'left', reason)
    }),
    ...skipped,
  ]
  const counts = countRows(rows)
  const unfinished = createUnfinishedStop({
    results,
    words: ['Not restored', 'subscription', 'subscriptions'],
    interrupted: stop.aborted,
    halt,
    resume: formatRerunLines(context, run.head, 'resume'),
    retry: formatRerunLines(context, run.head, 'resume'),
  })
  await run.close({
    state: unfinished && counts.left > 0 ? (stop.aborted ? 'interrupted' : 'failed') : 'done',
    exitCode: unfinished?.code ?? exitCodes.done,
    counts,
  })
  await writeResult(options.result, undoKeys, rows)
  return toOutcome(run.head.id, rows, unfinished)
}
