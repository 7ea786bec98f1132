import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { enforceDeleteLimit } from '../../../job/journal/deleteLimit.ts'
import { formatRerunLines } from '../../../job/journal/rerunLines.ts'
import type { UndoOptions } from '../../runs/kinds.ts'
import { exportBeforeRemoval } from '../export/exportFirst.ts'
import { formatCountChange, peopleLines } from '../names.ts'
import {
  beginPeopleRun,
  formatEmployeeCount,
  getEndState,
  type PeopleRun,
  type PreparedJob,
  toPeopleStop,
} from '../peopleJob.ts'
import { type RemovalTarget, removeAll } from './deletion.ts'

interface AdditionsUndoWords {
  to: 'delete' | 'remove'
  past: 'deleted' | 'removed'
  count: 'deleted' | 'removed'
  from: string
  done(count: string): string
}

interface AdditionsUndo {
  prepared: PreparedJob
  of: string
  kind: string
  going: readonly RemovalTarget[]
  keep?: boolean
  options: UndoOptions
  words: AdditionsUndoWords
  others: Readonly<Record<string, number>>
  stay: Readonly<Record<string, string>>
  restoring?: {
    count: number
    lines: readonly string[]
    run(run: PeopleRun): Promise<{ restored: number }>
  }
  notTakenBack?: readonly string[]
  afterwards?(): Promise<{ counts: Readonly<Record<string, number>>; lines: readonly string[] }>
}

function tell(
  { streams }: Context,
  { going, restoring, words, prepared: { job, place }, options }: AdditionsUndo,
): void {
  const { to, past, from } = words
  const { write } = streams.error
  if (restoring && restoring.count > 0) write(`Employees to restore:\n${restoring.lines.join('\n')}\n`)
  if (going.length === 0) return
  const lines = peopleLines(going, options.names)
  write(`Employees to be ${past} ${from}:\n${lines.join('\n')}\n`)
  if (to === 'delete') write(`${formatCountChange(place, job.company.users_total, going.length)}\n`)
}

async function confirm({ ask }: Context, { going, restoring, words }: AdditionsUndo): Promise<void> {
  const { to, past } = words
  if (going.length === 0) {
    if (await ask.confirm(`Restore ${formatEmployeeCount(restoring?.count ?? 0)}?`, '--yes')) return
    throw new Stop('Cancelled: no one was changed.', exitCodes.usage)
  }
  const typed = await ask.text(`Type the number of employees to ${to}:`, '--yes')
  if (typed.trim() === String(going.length)) return
  throw new Stop(`Cancelled: no one was ${past}.`, exitCodes.usage)
}

const noneGone = { counts: {}, lines: [] }

const stayingLines = ({ others, stay }: AdditionsUndo): string[] =>
  Object.entries(others)
    .filter(([, count]) => count > 0)
    .map(([why, count]) => `  ${formatEmployeeCount(count)} ${stay[why]}`)

function preview(taking: AdditionsUndo): FactsOutcome {
  const { of, going, words, others, restoring, notTakenBack = [] } = taking
  const restored =
    restoring && restoring.count > 0 ? [`  ${formatEmployeeCount(restoring.count)} would be restored`] : []
  return {
    kind: 'facts',
    document: {
      run: null,
      of,
      dryRun: true,
      [words.count]: going.length,
      ...(restoring ? { restored: restoring.count } : {}),
      ...others,
    },
    lines: [
      `Nothing was changed. ${formatEmployeeCount(going.length)} would be ${words.past} ${words.from}`,
      ...restored,
      ...stayingLines(taking),
      ...notTakenBack.map((sentence) => `  ${sentence}`),
    ],
  }
}

export async function undoAdditions(taking: AdditionsUndo): Promise<FactsOutcome> {
  const { prepared, of, kind, going, keep = false, options, words, others, restoring } = taking
  const notTakenBack = taking.notTakenBack ?? []
  const { context, job } = prepared
  const { past, from } = words
  const { yes, maxDelete, receipt } = options
  if (options.dryRun) tell(context, taking)
  enforceDeleteLimit(going.length, maxDelete, { what: formatEmployeeCount, nothing: `No one was ${past}` })
  if (options.dryRun) return preview(taking)
  if (going.length + (restoring?.count ?? 0) > 0) {
    if (!yes || options.names) tell(context, taking)
    if (!yes) await confirm(context, taking)
  }
  if (options.export !== undefined) await exportBeforeRemoval(job, going, options.export)
  const run = await beginPeopleRun(prepared, { kind, input: null, limits: { maxDelete }, receipt, of })
  job.progress.stage(`Undoing run ${of}`, going.length, 'employees')
  const { removed, left } = await removeAll(job, run, going, { keep }).finally(() => {
    job.progress.clear()
  })
  const restored = restoring && left === 0 ? (await restoring.run(run)).restored : undefined
  const failed = job.failures.length + left
  const rest = failed > 0 ? noneGone : ((await taking.afterwards?.()) ?? noneGone)
  const again = formatRerunLines(context, run.head, 'resume')
  const summary = `${formatEmployeeCount(failed)} not ${past} ${from}`
  const stop =
    toPeopleStop(prepared, { summary, left, again, hints: again }) ??
    (notTakenBack.length > 0 ? new Stop(notTakenBack.join('\n'), exitCodes.failed) : undefined)
  const counts = {
    [words.count]: removed,
    ...(restored === undefined ? {} : { restored }),
    failed,
    ...others,
    ...rest.counts,
  }
  await run.close({ state: getEndState(prepared, left), exitCode: stop?.code ?? exitCodes.done, counts })
  const { paint } = context.streams.output
  const done = `${paint.green('✓')} ${words.done(formatEmployeeCount(removed))}`
  return {
    kind: 'facts',
    document: { run: run.head.id, of, ...counts },
    lines: [
      done,
      ...(restored ? [`  ${formatEmployeeCount(restored)} restored`] : []),
      ...rest.lines,
      ...stayingLines(taking),
    ],
    ...(stop ? { stop, code: stop.code } : {}),
  }
}
