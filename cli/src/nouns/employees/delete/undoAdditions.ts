import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { enforceDeleteLimit } from '../../../job/journal/deleteLimit.ts'
import { formatRerunLines, formatRunLines } from '../../../job/journal/rerunLines.ts'
import { undoOfUndoReason } from '../../../job/journal/undoKind.ts'
import type { UndoOptions } from '../../runs/kinds.ts'
import { exportBeforeRemoval } from '../export/exportFirst.ts'
import { formatCountChange, formatPeopleLines } from '../names.ts'
import {
  beginPeopleRun,
  createPeopleFailureStop,
  formatEmployeeCount,
  getEndState,
  type PeopleRun,
  type PreparedJob,
} from '../peopleJob.ts'
import { type RemovedBystander, removeInBatches } from './batchRemoval.ts'
import { type RemovalTarget, removeEmployees } from './deletion.ts'

interface AdditionsUndoWords {
  to: 'delete' | 'remove'
  pastParticiple: 'deleted' | 'removed'
  count: 'deleted' | 'removed'
  from: string
  done(count: string): string
}

interface AdditionsUndo {
  preparedJob: PreparedJob
  runId: string
  kind: string
  targets: readonly RemovalTarget[]
  keep?: boolean
  /** Set if the targets may be deleted in batches; the name of a list for people on no list. */
  temporaryListName?: string
  options: UndoOptions
  words: AdditionsUndoWords
  otherCounts: Readonly<Record<string, number>>
  keepReasons: Readonly<Record<string, string>>
  restoring?: {
    count: number
    lines: readonly string[]
    run(run: PeopleRun): Promise<{ restored: number }>
  }
  notTakenBack?: readonly string[]
  afterwards?(): Promise<{ counts: Readonly<Record<string, number>>; lines: readonly string[] }>
}

function reportTargets(
  { streams }: Context,
  { targets, restoring, words, preparedJob: { job, companyLabel }, options }: AdditionsUndo,
): void {
  const { to, pastParticiple, from } = words
  const { write } = streams.error
  if (restoring && restoring.count > 0) write(`Employees to restore:\n${restoring.lines.join('\n')}\n`)
  if (targets.length === 0) return
  const lines = formatPeopleLines(targets, options.names)
  write(`Employees to be ${pastParticiple} ${from}:\n${lines.join('\n')}\n`)
  if (to === 'delete') write(`${formatCountChange(companyLabel, job.company.users_total, targets.length)}\n`)
}

async function confirm({ ask }: Context, { targets, restoring, words }: AdditionsUndo): Promise<void> {
  const { to, pastParticiple } = words
  if (targets.length === 0) {
    if (await ask.confirm(`Restore ${formatEmployeeCount(restoring?.count ?? 0)}?`, '--yes')) return
    throw new Stop('Cancelled: no employees were changed.', exitCodes.usage)
  }
  const answer = await ask.text(`Type the number of employees to ${to}:`, '--yes')
  if (answer.trim() === String(targets.length)) return
  throw new Stop(`Cancelled: no one was ${pastParticiple}.`, exitCodes.usage)
}

const emptyResult = { counts: {}, lines: [] }

const formatStayingLines = ({ otherCounts, keepReasons }: AdditionsUndo): string[] =>
  Object.entries(otherCounts)
    .filter(([, count]) => count > 0)
    .map(([keepReason, count]) => `  ${formatEmployeeCount(count)} ${keepReasons[keepReason]}`)

function previewUndo(undo: AdditionsUndo): FactsOutcome {
  const { runId, targets, words, otherCounts, restoring, notTakenBack = [] } = undo
  const restoredCount =
    restoring && restoring.count > 0 ? [`  ${formatEmployeeCount(restoring.count)} would be restored`] : []
  return {
    kind: 'facts',
    document: {
      run: null,
      of: runId,
      dryRun: true,
      [words.count]: targets.length,
      ...(restoring ? { restored: restoring.count } : {}),
      ...otherCounts,
    },
    lines: [
      `Dry run: nothing was changed. ${formatEmployeeCount(targets.length)} would be ${words.pastParticiple} ${words.from}`,
      ...restoredCount,
      ...formatStayingLines(undo),
      ...notTakenBack.map((sentence) => `  ${sentence}`),
    ],
  }
}

const formatBystander = ({ email, list }: RemovedBystander): string =>
  sanitizeText(
    `${email} was added to "${list}" during the undo and removed with the others. Add them again by hand.`,
  )

export async function undoAdditions(undo: AdditionsUndo): Promise<FactsOutcome> {
  const { preparedJob, runId, kind, targets, keep = false, options, words, otherCounts, restoring } = undo
  const { context, job } = preparedJob
  const { pastParticiple, from } = words
  const { yes, maxDelete, receipt } = options
  if (options.dryRun) reportTargets(context, undo)
  enforceDeleteLimit(targets.length, maxDelete, {
    describe: formatEmployeeCount,
    emptyText: `No one was ${pastParticiple}`,
  })
  if (options.dryRun) return previewUndo(undo)
  if (targets.length + (restoring?.count ?? 0) > 0) {
    if (!yes || options.names) reportTargets(context, undo)
    if (!yes) await confirm(context, undo)
  }
  if (options.export !== undefined) await exportBeforeRemoval(job, targets, options.export)
  const run = await beginPeopleRun(preparedJob, {
    kind,
    input: null,
    limits: { maxDelete },
    receipt,
    of: runId,
  })
  job.progress.stage(`Undoing run ${runId}`, targets.length, 'employees')
  const { temporaryListName } = undo
  const { removed, left, bystanders } = await (async () => {
    const batches =
      temporaryListName === undefined
        ? { removed: 0, rest: targets, bystanders: [] }
        : await removeInBatches(job, run, targets, temporaryListName)
    const single = await removeEmployees(job, run, batches.rest, { keep })
    const { bystanders } = batches
    return { removed: batches.removed + single.removed, left: single.left, bystanders }
  })().finally(() => job.progress.clear())
  const restoredCount = restoring && left === 0 ? (await restoring.run(run)).restored : undefined
  const failedCount = job.failures.length + left
  const rest = failedCount > 0 ? emptyResult : ((await undo.afterwards?.()) ?? emptyResult)
  const bystanderLines = bystanders.map(formatBystander)
  const notUndoneLines = [...(undo.notTakenBack ?? []), ...bystanderLines]
  const rerunHint = [...bystanderLines, ...formatRerunLines(context, run.head, 'resume')]
  const summary = `${formatEmployeeCount(failedCount)} not ${pastParticiple} ${from}`
  const stop =
    createPeopleFailureStop(preparedJob, { summary, left, resumeLines: rerunHint, hints: rerunHint }) ??
    (notUndoneLines.length > 0 ? new Stop(notUndoneLines.join('\n'), exitCodes.failed) : undefined)
  const counts = {
    [words.count]: removed,
    ...(restoredCount === undefined ? {} : { restored: restoredCount }),
    failed: failedCount,
    ...otherCounts,
    ...rest.counts,
  }
  await run.close({ state: getEndState(preparedJob, left), exitCode: stop?.code ?? exitCodes.done, counts })
  const { paint } = context.streams.output
  const done = `${paint.green('✓')} ${words.done(formatEmployeeCount(removed))}`
  return {
    kind: 'facts',
    document: { run: run.head.id, of: runId, ...counts, ...(bystanders.length > 0 ? { bystanders } : {}) },
    lines: [
      done,
      ...(restoredCount ? [`  ${formatEmployeeCount(restoredCount)} restored`] : []),
      ...rest.lines,
      ...formatStayingLines(undo),
      ...formatRunLines(context, run.head.id, undoOfUndoReason),
    ],
    ...(stop ? { stop, code: stop.code } : {}),
  }
}
