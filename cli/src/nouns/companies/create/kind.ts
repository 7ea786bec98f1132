import { access } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { harmless } from '../../../io/terminal/width.ts'
import { againLines } from '../../../job/journal/again.ts'
import { hasMoved, movedSince } from '../../../job/journal/prepared.ts'
import type { KnownRun, RunHead, RunInput } from '../../../job/journal/types.ts'
import type { AgainOptions, RunKind } from '../../runs/kinds.ts'
import { confirmCreation, tellCreation } from './confirm.ts'
import { readSame } from './input.ts'
import { limitOf, prepare, type Rows } from './job.ts'
import { type KeptOne, rowAgain } from './one.ts'
import { type CreationOptions, perform } from './perform.ts'
import { type PreparedOptions, preparedOf } from './prepared.ts'
import { begin, goOn, linesOf } from './runs.ts'
import { undoCreation } from './undo.ts'

/** Runs from earlier versions didn't store the row. */
const isKept = (options: CreationOptions): options is CreationOptions & KeptOne => options.cells !== undefined

async function rowsOf(context: Context, { head }: KnownRun, managerEmail: string | undefined): Promise<Rows> {
  const { id, input, options } = head as RunHead<CreationOptions>
  if (input) return readSame(context, input, exitCodes.usage)
  if (isKept(options)) {
    const { settled } = await linesOf(context, id)
    return rowAgain(id, options, managerEmail, settled.has(1))
  }
  throw new Stop(
    `Run ${id} created one company from options that weren't saved.`,
    exitCodes.usage,
    ...againLines(context, head, 'resume'),
  )
}

async function again(
  context: Context,
  run: KnownRun,
  verb: 'resume' | 'retry',
  { managerEmail, ...files }: AgainOptions,
): Promise<FactsOutcome> {
  return goOn(context, run, await rowsOf(context, run, managerEmail), { verb, ...files })
}

async function found(input: RunInput, prepared: string): Promise<RunInput> {
  if (input.path === '-') return input
  const there = await access(input.path).then(
    () => true,
    () => false,
  )
  return there ? input : { ...input, path: join(dirname(prepared), input.name) }
}

export const newCompaniesKind: RunKind = {
  resume: (context, run, files) => again(context, run, 'resume', files),
  retry: (context, run, files) => again(context, run, 'retry', files),
  undo: undoCreation,
  async apply(context, prepared, { yes, path, receipt, result }) {
    const options = prepared.options as PreparedOptions
    const rows = await readSame(context, await found(prepared.input, path), exitCodes.safetyLimit)
    const job = await prepare(context, rows, {
      partner: String(prepared.partner?.id),
      concurrency: options.concurrency,
    })
    const moved = movedSince(prepared, await preparedOf(job, options))
    if (moved.length > 0) throw hasMoved(moved)
    const refused = prepared.counts.refused ?? 0
    const maxErrors = { lines: refused }
    const limit = limitOf(job, { maxErrors })
    if (limit) throw limit
    tellCreation(job)
    if (!context.quiet) {
      const day = prepared.preparedAt.slice(0, 16).replace('T', ' ')
      context.streams.error.write(`  Prepared by ${harmless(prepared.preparedBy.name)}, ${day} UTC\n`)
    }
    await confirmCreation(job, yes)
    const run = await begin(job, { ...options, maxErrors, receipt })
    return perform({ job, run, companies: job.checked.companies, result })
  },
}
