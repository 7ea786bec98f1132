import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { againLines } from '../../../job/journal/again.ts'
import { refuseMany } from '../../../job/journal/tooMany.ts'
import type { UndoOptions } from '../../runs/kinds.ts'
import { exportFirst } from '../export/exportFirst.ts'
import { beforeAndAfter, peopleLines } from '../names.ts'
import { begin, endOf, type PeopleRun, type Prepared, people, stopOf } from '../peopleJob.ts'
import { type Going, removeAll } from './deletion.ts'

interface TakingBackWords {
  to: 'delete' | 'remove'
  past: 'deleted' | 'removed'
  count: 'deleted' | 'removed'
  from: string
  done(count: string): string
}

interface TakingBack {
  prepared: Prepared
  of: string
  kind: string
  going: readonly Going[]
  keep?: boolean
  options: UndoOptions
  words: TakingBackWords
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
  { going, restoring, words, prepared: { job, place }, options }: TakingBack,
): void {
  const { to, past, from } = words
  const { write } = streams.error
  if (restoring && restoring.count > 0) write(`Employees to restore:\n${restoring.lines.join('\n')}\n`)
  if (going.length === 0) return
  const lines = peopleLines(going, options.names)
  write(`Employees to be ${past} ${from}:\n${lines.join('\n')}\n`)
  if (to === 'delete') write(`${beforeAndAfter(place, job.company.users_total, going.length)}\n`)
}

async function confirm({ ask }: Context, { going, restoring, words }: TakingBack): Promise<void> {
  const { to, past } = words
  if (going.length === 0) {
    if (await ask.confirm(`Restore ${people(restoring?.count ?? 0)}?`, '--yes')) return
    throw new Stop('Cancelled: no one was changed.', exitCodes.usage)
  }
  const typed = await ask.text(`Type the number of employees to ${to}:`, '--yes')
  if (typed.trim() === String(going.length)) return
  throw new Stop(`Cancelled: no one was ${past}.`, exitCodes.usage)
}

const noneGone = { counts: {}, lines: [] }

const stayingLines = ({ others, stay }: TakingBack): string[] =>
  Object.entries(others)
    .filter(([, count]) => count > 0)
    .map(([why, count]) => `  ${people(count)} ${stay[why]}`)

function preview(taking: TakingBack): FactsOutcome {
  const { of, going, words, others, restoring, notTakenBack = [] } = taking
  const restored = restoring && restoring.count > 0 ? [`  ${people(restoring.count)} would be restored`] : []
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
      `Nothing was changed. ${people(going.length)} would be ${words.past} ${words.from}`,
      ...restored,
      ...stayingLines(taking),
      ...notTakenBack.map((sentence) => `  ${sentence}`),
    ],
  }
}

export async function takeBack(taking: TakingBack): Promise<FactsOutcome> {
  const { prepared, of, kind, going, keep = false, options, words, others, restoring } = taking
  const notTakenBack = taking.notTakenBack ?? []
  const { context, job } = prepared
  const { past, from } = words
  const { yes, maxDelete, receipt } = options
  if (options.dryRun) tell(context, taking)
  refuseMany(going.length, maxDelete, { what: people, nothing: `No one was ${past}` })
  if (options.dryRun) return preview(taking)
  if (going.length + (restoring?.count ?? 0) > 0) {
    if (!yes || options.names) tell(context, taking)
    if (!yes) await confirm(context, taking)
  }
  if (options.export !== undefined) await exportFirst(job, going, options.export)
  const run = await begin(prepared, { kind, input: null, limits: { maxDelete }, receipt, of })
  job.progress.stage(`Undoing run ${of}`, going.length, 'employees')
  const { removed, left } = await removeAll(job, run, going, { keep }).finally(() => {
    job.progress.clear()
  })
  const restored = restoring && left === 0 ? (await restoring.run(run)).restored : undefined
  const failed = job.failures.length + left
  const rest = failed > 0 ? noneGone : ((await taking.afterwards?.()) ?? noneGone)
  const again = againLines(context, run.head, 'resume')
  const summary = `${people(failed)} not ${past} ${from}`
  const stop =
    stopOf(prepared, { summary, left, again, hints: again }) ??
    (notTakenBack.length > 0 ? new Stop(notTakenBack.join('\n'), exitCodes.failed) : undefined)
  const counts = {
    [words.count]: removed,
    ...(restored === undefined ? {} : { restored }),
    failed,
    ...others,
    ...rest.counts,
  }
  await run.close({ state: endOf(prepared, left), exitCode: stop?.code ?? exitCodes.done, counts })
  const { paint } = context.streams.output
  const done = `${paint.green('✓')} ${words.done(people(removed))}`
  return {
    kind: 'facts',
    document: { run: run.head.id, of, ...counts },
    lines: [
      done,
      ...(restored ? [`  ${people(restored)} restored`] : []),
      ...rest.lines,
      ...stayingLines(taking),
    ],
    ...(stop ? { stop, code: stop.code } : {}),
  }
}
