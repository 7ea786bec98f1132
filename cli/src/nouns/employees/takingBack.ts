import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { againLines } from '../../job/journal/again.ts'
import { refuseMany } from '../../job/journal/tooMany.ts'
import type { UndoOptions } from '../runs/kinds.ts'
import { type Going, removeAll } from './deletion.ts'
import { peopleLines } from './names.ts'
import { begin, endOf, type Prepared, people, stopOf } from './peopleJob.ts'

interface TakingBackWords {
  to: 'delete' | 'take off'
  past: 'deleted' | 'taken off'
  /** Under which name they are counted. */
  count: 'deleted' | 'removed'
  /** From where, as 'from Nordfish ehf.' */
  from: string
  /** As 'Deleted 3 people from Nordfish ehf.' */
  done(count: string): string
}

interface TakingBack {
  prepared: Prepared
  /** The run that is taken back, and of which kind it is. */
  of: string
  kind: string
  going: readonly Going[]
  /** Nobody is deleted: they only leave the list. */
  keep?: boolean
  options: UndoOptions
  words: TakingBackWords
  /** Those who stay, counted by why, and a line for each. */
  others: Readonly<Record<string, number>>
  stay: Readonly<Record<string, string>>
  /** What goes once everybody has gone. */
  afterwards?(): Promise<{ counts: Readonly<Record<string, number>>; lines: readonly string[] }>
}

async function confirm(
  { ask, streams }: Context,
  going: readonly Going[],
  { to, past, from }: TakingBackWords,
): Promise<void> {
  streams.error.write(`To be ${past} ${from}:\n${peopleLines(going).join('\n')}\n`)
  const typed = await ask.text(`Type how many to ${to}:`, '--yes')
  if (typed.trim() === String(going.length)) return
  throw new Stop(`Cancelled: nobody was ${past}.`, exitCodes.usage)
}

const noneGone = { counts: {}, lines: [] }

/** Removes people whom a run added, after a question; itself a run. */
export async function takeBack(taking: TakingBack): Promise<FactsOutcome> {
  const { prepared, of, kind, going, keep = false, options, words, others, stay } = taking
  const { context, job } = prepared
  const { past, from } = words
  const { yes, maxDelete, receipt } = options
  refuseMany(going.length, maxDelete, { what: people, nothing: `Nobody was ${past}` })
  if (going.length > 0 && !yes) await confirm(context, going, words)
  const run = await begin(prepared, { kind, input: null, limits: { maxDelete }, receipt, of })
  job.progress.stage(`Taking back ${from}`, going.length, 'people')
  const { removed, left } = await removeAll(job, run, going, { keep }).finally(() => {
    job.progress.clear()
  })
  const failed = job.failures.length + left
  const rest = failed > 0 ? noneGone : ((await taking.afterwards?.()) ?? noneGone)
  const again = againLines(context, run.head, 'resume')
  const summary = `${people(failed)} not ${past} ${from}`
  const stop = stopOf(prepared, { summary, left, again, hints: again })
  const counts = { [words.count]: removed, failed, ...others, ...rest.counts }
  await run.close({ state: endOf(prepared, left), exitCode: stop?.code ?? exitCodes.done, counts })
  const { paint } = context.streams.output
  const done = `${paint.green('✓')} ${words.done(people(removed))}`
  const staying = Object.entries(others).filter(([, count]) => count > 0)
  return {
    kind: 'facts',
    document: { run: run.head.id, of, ...counts },
    lines: [done, ...rest.lines, ...staying.map(([why, count]) => `  ${people(count)} ${stay[why]}`)],
    ...(stop ? { stop, code: stop.code } : {}),
  }
}
