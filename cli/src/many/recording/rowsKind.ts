import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import type { Command } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { getLatestItems, isItem } from '../../job/journal/items.ts'
import { formatRunLines } from '../../job/journal/rerunLines.ts'
import { requireSameInput } from '../../job/journal/sameInput.ts'
import { readEntries } from '../../job/journal/store.ts'
import type { KnownRun, RunHeader } from '../../job/journal/types.ts'
import type { RerunOptions, RunKind } from '../../nouns/runs/kinds.ts'
import { type CompanyTask, getTaskWords, readCompanyTasks } from '../companies.ts'
import type { CompanyResult } from '../companyResult.ts'
import { formatDoneLines, mergeTables } from '../outcome.ts'
import { performTasks } from '../perform.ts'
import { continueRecording, type RowRecorder } from './recorder.ts'
import { getUndo, type RowEntry, type RowRecord, type RowRunOptions } from './rowRecord.ts'
import { restoreTypedValues } from './typedValues.ts'

interface Rerun {
  command: Command
  record: RowRecord
  verb: 'resume' | 'retry'
}

interface RemainingRows {
  tasks: readonly CompanyTask[]
  unknown: readonly CompanyTask[]
}

export function selectRemaining(
  tasks: readonly CompanyTask[],
  entries: readonly RowEntry[],
  { record, verb }: Pick<Rerun, 'record' | 'verb'>,
): RemainingRows {
  const items = getLatestItems(entries)
  const isUnknown = ({ line }: CompanyTask) => !record.repeatable && items.get(line)?.state === 'sent'
  const isFailed = ({ line }: CompanyTask) => items.get(line)?.state === 'failed'
  const isUntried = ({ line }: CompanyTask) => ['sent', 'skipped', undefined].includes(items.get(line)?.state)
  if (verb === 'retry')
    return { tasks: tasks.filter((task) => isFailed(task) || isUnknown(task)), unknown: [] }
  return {
    tasks: tasks.filter((task) => isUntried(task) && !isUnknown(task)),
    unknown: tasks.filter(isUnknown),
  }
}

const toUnknownResult = ({ company }: CompanyTask, { id }: RunHeader): CompanyResult => ({
  company,
  code: exitCodes.failed,
  stop: new Stop(
    `The run ended during this row's change, which may have been made. Check it, then repeat the row: heed runs retry ${id}`,
    exitCodes.failed,
  ),
})

function noteUnknown(
  recorder: RowRecorder,
  unknown: readonly CompanyTask[],
  head: RunHeader,
): CompanyResult[] {
  return unknown.map((task) => {
    const result = toUnknownResult(task, head)
    recorder.end(task, result)
    return result
  })
}

async function rerunRows(
  context: Context,
  knownRun: KnownRun,
  rerun: Rerun,
  options: RerunOptions,
): Promise<FactsOutcome> {
  const { command, record } = rerun
  const head = knownRun.head as RunHeader<RowRunOptions>
  const { id, input } = head
  if (!input) {
    throw new Stop(
      `Run ${id} changed only one company, so there's nothing to ${rerun.verb}.`,
      exitCodes.usage,
      `Check what it changed, then run heed ${command.name} again if needed.`,
    )
  }
  const typed = restoreTypedValues(head, record, options)
  const { tasks } = await readCompanyTasks(await context.client(), input.path, command, typed, (now) =>
    requireSameInput(now, input, {
      hints: [
        'Nothing was done. To use the new file, run the command again:',
        `heed ${command.name} --company ${quoteShellWord(`@${input.path}`)}`,
      ],
    }),
  )
  const entries = (await readEntries<RowEntry>(context.env, id)).filter(isItem) as RowEntry[]
  const remaining = selectRemaining(tasks, entries, rerun)
  const recorder = await continueRecording(context, knownRun, record, options.receipt)
  const { endedRuns, stop } = await performTasks({
    tasks: remaining.tasks,
    earlier: noteUnknown(recorder, remaining.unknown, head),
    invocation: { ...context, command, restArguments: [], chosen: context.chosen },
    environment: context,
    context,
    getCompanyOptions: () => ({ streams: context.streams }),
    recorder,
    words: getTaskWords(tasks),
  })
  return {
    kind: 'facts',
    document: { run: id, kind: head.kind, rows: mergeTables(endedRuns, command).rows },
    lines: [
      ...formatDoneLines(context, { endedRuns, words: getTaskWords(tasks), stop, brief: record.brief }),
      ...formatRunLines(context, id, getUndo(record)),
    ],
    ...(stop ? { stop, code: stop.code } : {}),
  }
}

export function createRowsKind(command: Command, record: RowRecord): RunKind {
  const { undo } = record
  return {
    withoutResult: ['resume', 'retry'],
    resume: (context, run, options) => rerunRows(context, run, { command, record, verb: 'resume' }, options),
    retry: (context, run, options) => rerunRows(context, run, { command, record, verb: 'retry' }, options),
    ...(typeof undo === 'function' ? { undo } : { undoRefusal: undo }),
  }
}
