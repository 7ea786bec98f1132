import type { Context } from '../command/context.ts'
import type { FactsOutcome } from '../command/outcome.ts'
import { exitCodes, Stop } from '../io/exit.ts'
import type { Sink } from '../io/terminal/streams.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { formatCount, formatThousands } from '../io/words.ts'
import type { UndoOptions } from '../nouns/runs/kinds.ts'
import type { ItemEntry } from './journal/items.ts'
import { openRun } from './journal/open.ts'
import { formatRerunLines, formatRunLines } from './journal/rerunLines.ts'
import { writeResult } from './journal/resultFile.ts'
import type { KnownRun, ResumableOptions, RunHeader } from './journal/types.ts'
import { toUndoKind, undoOfUndoReason } from './journal/undoKind.ts'
import {
  createUnfinishedStop,
  getRowRunState,
  type PerformedRow,
  performRows,
  type RowCall,
  type RowTask,
} from './rowRun.ts'
import { type StartedJob, startJob } from './startJob.ts'

const concurrency = 6
const maxShownNames = 10

export interface UndoTask extends RowTask {
  companyId: number
  /** Change that will be undone, as shown before the confirmation. */
  change: string
}

type UndoneState = 'restored' | 'removed' | 'deleted'

export type UndoRow = {
  line: number
  companyId: number
  name: string
  state: UndoneState | 'skipped' | 'failed' | 'left' | 'planned'
  reason: string | null
}

export interface UndoPlan<Task extends UndoTask> {
  tasks: readonly Task[]
  skipped: readonly UndoRow[]
}

const undoKeys = ['line', 'companyId', 'name', 'state', 'reason'] as const

type UndoStep = { state: 'updated' } | { state: 'skipped'; reason: string }

interface UndoWords {
  done: UndoneState
  stage: string
  items: readonly [singular: string, plural: string]
  ask(count: string): string
}

export interface RowUndo<Task extends UndoTask> {
  words: UndoWords
  plan(job: StartedJob): Promise<UndoPlan<Task>>
  begin(job: StartedJob): Promise<(task: Task, rowCall: RowCall) => Promise<UndoStep>>
}

export const createNothingToUndoStop = ({ id }: Pick<RunHeader, 'id'>) =>
  new Stop(`Run ${id} changed nothing that can be undone.`, exitCodes.failed)

const countRows = (rows: readonly UndoRow[], done: UndoneState) => {
  const count = (...states: readonly UndoRow['state'][]) =>
    rows.filter(({ state }) => states.includes(state)).length
  return {
    [done]: count(done, 'planned'),
    skipped: count('skipped'),
    failed: count('failed'),
    left: count('left'),
  }
}

const formatRowLines = (rows: readonly UndoRow[], done: UndoneState, { paint }: Sink): string[] =>
  rows.map(({ name, companyId, state, reason }) => {
    const label = `${paint.bold(sanitizeText(name))} (${companyId})`
    if (state === done) return `${paint.green('✓')} ${label}: ${done}`
    if (state === 'planned') return `${paint.dim('·')} ${label}: would be ${done}`
    return `${state === 'failed' ? paint.red('✗') : paint.dim('·')} ${label}: ${sanitizeText(reason ?? 'not tried')}`
  })

async function confirmUndo(
  { streams, ask }: Context,
  tasks: readonly UndoTask[],
  { items, ask: formatQuestion }: UndoWords,
  { yes, names, dryRun }: UndoOptions,
): Promise<void> {
  if (tasks.length === 0 || (yes && !names)) return
  const shownTasks = names ? tasks : tasks.slice(0, maxShownNames)
  streams.error.write('These changes will be undone:\n')
  for (const { label, companyId, change } of shownTasks)
    streams.error.write(`  - ${sanitizeText(label)} (${companyId}): ${sanitizeText(change)}\n`)
  const hiddenCount = tasks.length - shownTasks.length
  if (hiddenCount > 0)
    streams.error.write(`  and ${formatThousands(hiddenCount)} more. To see all, add --names\n`)
  if (yes || dryRun || (await ask.confirm(formatQuestion(formatCount(tasks.length, ...items)), '--yes')))
    return
  throw new Stop('Cancelled: nothing was changed.', exitCodes.usage)
}

const toRow = (
  { line, companyId, label: name }: UndoTask,
  state: UndoRow['state'],
  reason: string | null,
): UndoRow => ({ line, companyId, name, state, reason })

const toDoneRow = (
  task: UndoTask,
  { state, reason }: Pick<PerformedRow, 'state' | 'reason'>,
  done: UndoneState,
): UndoRow =>
  toRow(task, state === 'updated' ? done : state === 'skipped' || state === 'failed' ? state : 'left', reason)

export async function undoRows<Task extends UndoTask>(
  context: Context,
  { head, receipt }: KnownRun,
  options: UndoOptions,
  { words, plan, begin }: RowUndo<Task>,
): Promise<FactsOutcome> {
  if (options.export !== undefined) {
    throw new Stop("This undo doesn't delete any employees.", exitCodes.usage, 'Leave out --export.')
  }
  const { id, kind, partner } = head
  const { done } = words
  const job = await startJob(context, concurrency)
  const { client, call, stop, progress, requestIds } = job
  const { tasks, skipped } = await plan(job)
  const toOutcome = (run: string | null, rows: readonly UndoRow[], unfinished?: Stop): FactsOutcome => ({
    kind: 'facts',
    document: { run, of: id, dryRun: options.dryRun, partner, ...countRows(rows, done), companies: rows },
    lines: [
      ...(options.dryRun ? ['Dry run: nothing was changed.'] : []),
      ...formatRowLines(rows, done, context.streams.output),
      ...formatRunLines(context, run, undoOfUndoReason),
    ],
    ...(unfinished ? { code: unfinished.code, stop: unfinished } : {}),
  })
  await confirmUndo(context, tasks, words, options)
  if (options.dryRun)
    return toOutcome(null, [...tasks.map((task) => toRow(task, 'planned', null)), ...skipped])
  const user = await call((signal) => client.auth.getCurrentUser(undefined, { signal }))
  const undoTask = await begin(job)
  const run = await openRun<ItemEntry, ResumableOptions>(
    context,
    {
      kind: toUndoKind(kind),
      user,
      partner,
      companies: receipt?.companies ?? head.companies,
      input: null,
      options: { typedAgain: [] },
      limits: {},
      of: id,
    },
    { requestIds, receipt: options.receipt },
  )
  progress.stage(words.stage, tasks.length, words.items[1])
  const { api } = await context.settings()
  const { results, halt } = await performRows<Task, ItemEntry>(
    { run, call, api, concurrency, progress, requestId: requestIds.next },
    tasks,
    { describe: ({ companyId }) => ({ ids: { companyId } }), perform: undoTask },
  ).finally(() => {
    progress.clear()
  })
  const rows = [
    ...tasks.map((task, index) => toDoneRow(task, results[index] ?? { state: 'left', reason: null }, done)),
    ...skipped,
  ]
  const counts = countRows(rows, done)
  const unfinished = createUnfinishedStop({
    results,
    words: [`Not ${done}`, ...words.items],
    interrupted: stop.aborted,
    halt,
    resume: formatRerunLines(context, run.head, 'resume'),
    retry: formatRerunLines(context, run.head, 'resume'),
  })
  const code = unfinished?.code ?? exitCodes.done
  await run.close({ state: getRowRunState(code, counts.left ?? 0), exitCode: code, counts })
  await writeResult(options.result, undoKeys, rows)
  return toOutcome(run.head.id, rows, unfinished)
}
