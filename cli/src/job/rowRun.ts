import { type ExitCode, exitCodes, Stop } from '../io/exit.ts'
import { explainError } from '../io/network/explainError.ts'
import { formatCount, formatThousands } from '../io/words.ts'
import type { Caller } from './caller.ts'
import { createHaltControl, isStoppedError } from './HaltControl.ts'
import type { ItemEntry, ItemState } from './journal/items.ts'
import type { Run } from './journal/open.ts'
import type { RunState } from './journal/types.ts'
import type { Progress } from './progress.ts'

export interface RowTask {
  line: number
  hash: string
  label: string
}

export interface PerformedRow {
  line: number
  /** 'left' means not tried, because the run ended first. */
  state: ItemState | 'left'
  reason: string | null
  code: ExitCode
}

interface RowEngine<Entry extends ItemEntry> {
  run: Run<Entry>
  call: Caller
  api: string
  concurrency: number
  progress: Progress
  requestId: () => string
  waitForTurn?: () => Promise<void>
}

export interface RowCall {
  signal: AbortSignal
  requestId: string
}

interface RowWork<Task extends RowTask, Entry extends ItemEntry> {
  describe?(task: Task): Partial<Entry>
  perform(task: Task, call: RowCall): Promise<Partial<Entry> & Pick<ItemEntry, 'state'>>
  onRowDone?(task: Task, result: PerformedRow): void
}

/** Journals every row before and after its call. Stops if the sign-in is refused or the platform is down. */
export async function performRows<Task extends RowTask, Entry extends ItemEntry>(
  engine: RowEngine<Entry>,
  tasks: readonly Task[],
  { describe = () => ({}), perform, onRowDone }: RowWork<Task, Entry>,
): Promise<{ results: PerformedRow[]; halt: Stop | undefined }> {
  const { run, api, progress } = engine
  const halting = createHaltControl(engine.call, api)
  const results: PerformedRow[] = []

  async function performRow(task: Task): Promise<PerformedRow> {
    const { line, hash, label } = task
    const entry = { line, hash, label, ...describe(task) }
    const requestIds: string[] = []
    const finish = (done: Partial<Entry> & Pick<ItemEntry, 'state'>, code: ExitCode): PerformedRow => {
      run.note({ ...entry, ...done, requestIds } as unknown as Entry)
      const result = { line, state: done.state, reason: done.reason ?? null, code }
      onRowDone?.(task, result)
      return result
    }
    try {
      await engine.waitForTurn?.()
      const done = await halting.call(async (signal) => {
        if (requestIds.length === 0) await run.record({ ...entry, state: 'sent' } as unknown as Entry)
        const requestId = engine.requestId()
        requestIds.push(requestId)
        return perform(task, { signal, requestId })
      })
      progress.add(1)
      return finish(done, exitCodes.done)
    } catch (error) {
      halting.fail(error)
      if (isStoppedError(error) || halting.halt)
        return { line, state: 'left', reason: null, code: exitCodes.interrupted }
      progress.skip(1)
      const { message, code } = explainError(error, api)
      return finish({ state: 'failed', reason: message } as Partial<Entry> & Pick<ItemEntry, 'state'>, code)
    }
  }

  const waitingTasks = tasks.entries()
  async function work(): Promise<void> {
    for (const [index, task] of waitingTasks) results[index] = await performRow(task)
  }
  await Promise.all(Array.from({ length: engine.concurrency }, work))
  return { results, halt: halting.halt }
}

type RowEnd = Pick<PerformedRow, 'code'> & { state: string }

function getFailureCode(results: readonly RowEnd[]): ExitCode {
  const codes = new Set(results.filter(({ state }) => state === 'failed').map(({ code }) => code))
  const [onlyCode, ...otherCodes] = codes
  return onlyCode === undefined ? exitCodes.done : otherCodes.length === 0 ? onlyCode : exitCodes.failed
}

interface UnfinishedRun {
  results: readonly RowEnd[]
  words: readonly [missing: string, singular: string, plural: string]
  interrupted: boolean
  halt: Stop | undefined
  resume: readonly string[]
  retry: readonly string[]
}

export function createUnfinishedStop({
  results,
  words: [missing, singular, plural],
  interrupted,
  halt,
  resume,
  retry,
}: UnfinishedRun): Stop | undefined {
  const untriedCount = results.filter(({ state }) => state === 'left').length
  const failedCount = results.filter(({ state }) => state === 'failed').length
  const missingText = `${missing}: ${formatThousands(untriedCount + failedCount)} of ${formatCount(results.length, singular, plural)}.`
  if (interrupted && untriedCount > 0) {
    return new Stop(`Interrupted. ${missingText}`, exitCodes.interrupted, ...resume)
  }
  if (halt) return new Stop(`${halt.message}\n${missingText}`, halt.code, ...halt.next, ...resume)
  return failedCount > 0 ? new Stop(missingText, getFailureCode(results), ...retry) : undefined
}

export const getRowRunState = (code: ExitCode, leftCount: number): Exclude<RunState, 'running'> =>
  code === exitCodes.interrupted ? 'interrupted' : leftCount > 0 ? 'failed' : 'done'
