import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type ApiError, type Client, type Download, getMedia } from '@heed/contracts'
import type { RowProblem, RowWord } from '@heed/contracts/rules/rows/columns'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { type ExitCode, exitCodes, Stop } from '../../../io/exit.ts'
import { hashJson } from '../../../io/files/hashJson.ts'
import { openOutFile } from '../../../io/files/outFile.ts'
import { isApiErrorOfKind } from '../../../io/network/explainError.ts'
import { sleep } from '../../../io/sleep.ts'
import { sanitizeJson, sanitizeText } from '../../../io/terminal/width.ts'
import { getLatestItems, type ItemEntry } from '../../../job/journal/items.ts'
import type { Run } from '../../../job/journal/open.ts'
import { formatRerunLines, formatRunLines } from '../../../job/journal/rerunLines.ts'
import { writeResult } from '../../../job/journal/resultFile.ts'
import { createPace } from '../../../job/pace.ts'
import { createUnfinishedStop, getRowRunState, performRows } from '../../../job/rowRun.ts'
import type { StartedJob } from '../../../job/startJob.ts'
import type { OperationInfo } from '../operation.ts'
import { maskSecrets } from '../secrets.ts'
import {
  type ApiRow,
  apiRowKeys,
  countApiRows,
  formatApiCounts,
  toApiDocument,
  toRefusedApiRows,
  toResultRows,
} from './outcome.ts'
import type { ApiTask } from './readTasks.ts'

export const callUndoRefusal = ["heed doesn't know how to undo a call.", 'Undo it by hand.'] as const

export const apiRunKind = 'api'

export interface ApiRunOptions {
  operation: string
  /** Null if they contain addresses, which aren't stored. */
  words: readonly string[] | null
  body: string | null
  out: string | null
  concurrency: number
  tpslimit: number | null
  company: number | null
}

export type ApiRun = Run<ItemEntry, ApiRunOptions>

export interface ApiJob extends StartedJob {
  called: OperationInfo
  tasks: readonly ApiTask[]
  refused: readonly RowProblem[]
  inputName: string
  word: RowWord
  force: boolean
}

type CallFunction = (args: object, options: object) => Promise<unknown>

const neverSentCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

const mayHaveBeenSent = ({ cause }: ApiError): boolean =>
  !neverSentCodes.has((cause as NodeJS.ErrnoException | undefined)?.code ?? '')

const unknownText = 'No response: the call may have been made. Check before you retry it'

/** Without a response, a POST isn't repeated, because it could create something twice. */
async function callOnce(called: OperationInfo, call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call()
  } catch (error) {
    const isLost =
      called.endpoint.method === 'POST' &&
      isApiErrorOfKind(error, 'network') &&
      mayHaveBeenSent(error as ApiError)
    throw isLost ? new Stop(unknownText, exitCodes.temporary) : error
  }
}

const fileExtensions: Readonly<Record<string, string>> = {
  'application/octet-stream': 'bin',
  'text/plain': 'txt',
}

async function makeCall(
  { client, called, context, force }: ApiJob,
  { args, line }: ApiTask,
  out: string | null,
  options: { signal: AbortSignal; requestId: string },
): Promise<unknown> {
  const { endpoint, area, name, operation } = called
  const areaCalls = client[area as keyof Client] as unknown as Record<string, CallFunction>
  const call = areaCalls[name] as CallFunction
  const media = getMedia(endpoint, args)
  if (!media) return maskSecrets(endpoint.answer, await callOnce(called, () => call(args, options)))
  if (out !== null) await mkdir(out, { recursive: true })
  const path = join(
    out ?? '.',
    `${operation} ${line}.${fileExtensions[media] ?? media.split('/').at(-1) ?? 'bin'}`,
  )
  const file = openOutFile(context.streams, { path, force })
  let bytes = 0
  const { type } = (await call(args, {
    ...options,
    receive: async (chunks: AsyncIterable<Uint8Array>) => {
      bytes = await file.write(chunks)
    },
  })) as Download
  return { file: path, type, bytes }
}

const rowStates = { done: 'done', failed: 'failed', left: 'left' } as const

/** A call without a response in an earlier part of the run may have been made, so only `retry` repeats it. */
export const isUnknown = ({ state, reason }: ItemEntry, method: string): boolean =>
  method === 'POST' && (state === 'sent' || reason === unknownText)

function toEarlierRow(entry: ItemEntry, method: string): ApiRow {
  const state = rowStates[entry.state as keyof typeof rowStates] ?? 'left'
  const unknown = isUnknown(entry, method)
  return {
    line: entry.line,
    name: entry.label ?? '',
    state: unknown ? 'unknown' : state,
    reason: unknown ? unknownText : (entry.reason ?? null),
    answer: null,
  }
}

export async function performCalls(
  job: ApiJob,
  run: ApiRun,
  result: string | undefined,
): Promise<FactsOutcome> {
  const { context, call, progress, requestIds, called, tasks, refused, stop } = job
  const { out, concurrency, tpslimit } = run.head.options
  const { output } = context.streams
  const answers = new Map<number, unknown>()
  for (const row of toRefusedApiRows(refused))
    run.note({
      line: row.line,
      hash: hashJson(row.reason),
      state: 'refused',
      label: row.name,
      reason: row.reason ?? '',
    })
  progress.stage(`Calling ${called.operation}`, tasks.length, 'rows')
  const { results, halt } = await performRows<ApiTask, ItemEntry>(
    {
      run,
      call,
      api: (await context.settings()).api,
      concurrency,
      progress,
      requestId: requestIds.next,
      waitForTurn: createPace({
        callsPerSecond: tpslimit ?? undefined,
        now: () => performance.now(),
        sleep: context.retrying?.sleep ?? sleep,
        stop,
      }),
    },
    tasks,
    {
      async perform(task, options) {
        answers.set(task.line, await makeCall(job, task, out, options))
        return { state: 'done' }
      },
      onRowDone({ line, label }, { state, reason }) {
        if (context.format !== 'people') return
        const mark = state === 'done' ? output.paint.green('✓') : output.paint.red('✗')
        const text = reason ?? sanitizeJson(JSON.stringify(answers.get(line))).slice(0, 100)
        progress.printAbove(
          `${mark} ${line} ${output.paint.bold(sanitizeText(label))}: ${sanitizeText(text)}`,
        )
      },
    },
  ).finally(() => {
    progress.clear()
  })
  const lines = new Set([...tasks, ...refused].map(({ line }) => line))
  const earlierEntries = [...getLatestItems(run.before).values()].filter(({ line }) => !lines.has(line))
  const rows: ApiRow[] = [
    ...earlierEntries.map((entry) => toEarlierRow(entry, called.endpoint.method)),
    ...toRefusedApiRows(refused),
    ...tasks.map(({ line, label: name }, index): ApiRow => {
      const { state = 'left', reason = null } = results[index] ?? {}
      const isLost = reason === unknownText
      return {
        line,
        name,
        state: isLost ? 'unknown' : (rowStates[state as keyof typeof rowStates] ?? 'left'),
        reason,
        answer: answers.get(line) ?? null,
      }
    }),
  ].toSorted((a, b) => a.line - b.line)
  const counts = countApiRows(rows)
  const unfinished = createUnfinishedStop({
    results,
    words: ['Not called', 'row', 'rows'],
    interrupted: stop.aborted,
    halt,
    resume: formatRerunLines(context, run.head, 'resume'),
    retry: formatRerunLines(context, run.head, 'retry'),
  })
  const code: ExitCode = unfinished?.code ?? (counts.refused > 0 ? exitCodes.refusedLines : exitCodes.done)
  await run.close({
    state: getRowRunState(code, counts.left),
    exitCode: code,
    counts,
  })
  await writeResult(result, apiRowKeys, toResultRows(rows))
  const { id } = run.head
  return {
    kind: 'facts',
    document: toApiDocument({ run: id, operation: called.operation, input: job.inputName }, rows),
    lines: [
      `${unfinished ? output.paint.yellow('!') : output.paint.green('✓')} ${formatApiCounts(called.operation, counts, 'made')}`,
      ...formatRunLines(context, id, callUndoRefusal[0]),
    ],
    code,
    ...(unfinished ? { stop: unfinished } : {}),
  }
}
