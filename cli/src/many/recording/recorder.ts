import type { Context } from '../../command/context.ts'
import { exitCodes, type Stop } from '../../io/exit.ts'
import { hashJson } from '../../io/files/hashJson.ts'
import { countItems, getLatestItems } from '../../job/journal/items.ts'
import { openRun, type Run, reopenRun } from '../../job/journal/open.ts'
import { createRequestIdCollector } from '../../job/journal/requestIds.ts'
import { formatRerunLines } from '../../job/journal/rerunLines.ts'
import type { KnownRun, RunInput } from '../../job/journal/types.ts'
import { getRowRunState } from '../../job/rowRun.ts'
import type { CompanyTask } from '../companies.ts'
import type { CompanyResult } from '../companyResult.ts'
import type { RowValues } from '../fields.ts'
import { type BriefResults, getUndo, type RowEntry, type RowRecord, type RowRunOptions } from './rowRecord.ts'
import { toStoredValues } from './typedValues.ts'

export interface RowRecorder {
  readonly id: string
  readonly undo: true | string
  readonly brief: BriefResults | undefined
  readonly stop: AbortSignal
  readonly abandoned: Promise<undefined>
  requestId(): string
  begin(task: CompanyTask, context: Context): Promise<void>
  end(task: CompanyTask, result: CompanyResult): void
  close(stop: Stop | undefined, remainingCount: number): Promise<void>
  abandon(): Promise<void>
  getRerunLines(): { resume: readonly string[]; retry: readonly string[] }
}

type RowRun = Run<RowEntry, RowRunOptions>

const toEntryStart = ({ line, company, argument, values }: CompanyTask) => ({
  line,
  hash: hashJson([company.id, argument, values]),
  label: company.name,
  ids: { companyId: company.id },
})

function toEndState({ code }: CompanyResult): RowEntry['state'] {
  if (code === exitCodes.done) return 'done'
  return code === exitCodes.interrupted ? 'skipped' : 'failed'
}

function toEndEntry(
  task: CompanyTask,
  begun: RowEntry | undefined,
  result: CompanyResult,
  { toEntry }: RowRecord,
): RowEntry {
  const { outcome, stop } = result
  const start = { ...begun, ...toEntryStart(task) }
  const { ids, ...facts } = outcome?.kind === 'facts' ? (toEntry?.(outcome.document) ?? {}) : {}
  return {
    ...start,
    state: toEndState(result),
    ...facts,
    ids: { ...start.ids, ...ids },
    ...(stop ? { reason: stop.message } : {}),
  }
}

function createRecorder(
  context: Context,
  run: RowRun,
  record: RowRecord,
  requestId: () => string,
): RowRecorder {
  const { stop, abortSignal } = context.interrupts()
  const entries = [...run.before]
  const begun = new Map<number, RowEntry>()
  const earlierItems = getLatestItems(run.before)
  return {
    id: run.head.id,
    undo: getUndo(record),
    brief: record.brief,
    stop,
    abandoned: new Promise((resolve) => {
      abortSignal.addEventListener('abort', () => resolve(undefined), { once: true })
    }),
    requestId,
    async begin(task, rowContext) {
      const described = (await record.describe?.(rowContext, task.values, task.argument)) ?? {}
      // After a lost response, only the first attempt knows the original state.
      const { before = described.before } = earlierItems.get(task.line) ?? {}
      const entry: RowEntry = {
        ...described,
        ...toEntryStart(task),
        state: 'sent',
        ...(before ? { before } : {}),
      }
      begun.set(task.line, entry)
      entries.push(entry)
      await run.record(entry)
    },
    end(task, result) {
      const entry = toEndEntry(task, begun.get(task.line), result, record)
      entries.push(entry)
      run.note(entry)
    },
    async close(problem, left) {
      const { done = 0, existed = 0, failed = 0 } = countItems(getLatestItems(entries).values())
      const exitCode = problem?.code ?? exitCodes.done
      await run.close({
        state: getRowRunState(exitCode, left),
        exitCode,
        counts: { done, existed, failed, left },
      })
    },
    abandon: run.abandon,
    getRerunLines: () => ({
      resume: formatRerunLines(context, run.head, 'resume'),
      retry: formatRerunLines(context, run.head, 'retry'),
    }),
  }
}

interface NewRecording {
  kind: string
  record: RowRecord
  tasks: readonly CompanyTask[]
  input: RunInput
  typed: RowValues
}

export async function startRecording(
  context: Context,
  { kind, record, tasks, input, typed }: NewRecording,
): Promise<RowRecorder> {
  const requestIds = createRequestIdCollector()
  const client = await context.client({ requestId: requestIds.next })
  const companies = new Map(tasks.map(({ company }) => [company.id, company]))
  const run = await openRun<RowEntry, RowRunOptions>(
    context,
    {
      kind,
      user: await client.auth.getCurrentUser(),
      partner: null,
      companies: [...companies.values()],
      input,
      options: toStoredValues(typed, record),
      limits: {},
      of: null,
    },
    { requestIds },
  )
  return createRecorder(context, run, record, requestIds.next)
}

export async function continueRecording(
  context: Context,
  knownRun: KnownRun,
  record: RowRecord,
  receipt: string | undefined,
): Promise<RowRecorder> {
  const requestIds = createRequestIdCollector()
  const run = await reopenRun<RowEntry, RowRunOptions>(context, knownRun, { requestIds, receipt })
  return createRecorder(context, run, record, requestIds.next)
}
