import { access } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { harmless } from '../../../io/width.ts'
import { againLines } from '../../../job/journal/again.ts'
import { movedSince, planMoved } from '../../../job/journal/plan.ts'
import type { KnownRun, RunHead, RunInput } from '../../../job/journal/types.ts'
import type { AgainOptions, RunKind } from '../../runs/kinds.ts'
import { confirmCreation, tellCreation } from './confirm.ts'
import { readSame } from './input.ts'
import { limitOf, prepare, type Rows } from './job.ts'
import { type KeptOne, rowAgain } from './one.ts'
import { type CreationOptions, perform } from './perform.ts'
import { type PlannedOptions, planOf } from './plan.ts'
import { begin, goOn, linesOf } from './runs.ts'
import { undoCreation } from './undo.ts'

/** Runs of the versions before it keep no row. */
const isKept = (options: CreationOptions): options is CreationOptions & KeptOne => options.cells !== undefined

async function rowsOf(context: Context, { head }: KnownRun, managerEmail: string | undefined): Promise<Rows> {
  const { id, input, options } = head as RunHead<CreationOptions>
  if (input) return readSame(context, input, exitCodes.usage)
  if (isKept(options)) {
    const { settled } = await linesOf(context, id)
    return rowAgain(id, options, managerEmail, settled.has(1))
  }
  throw new Stop(
    `Run ${id} made one company from options, which it does not keep.`,
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

/** Where the file was, or else beside the plan. */
async function found(input: RunInput, plan: string): Promise<RunInput> {
  if (input.path === '-') return input
  const there = await access(input.path).then(
    () => true,
    () => false,
  )
  return there ? input : { ...input, path: join(dirname(plan), input.name) }
}

export const newCompaniesKind: RunKind = {
  resume: (context, run, files) => again(context, run, 'resume', files),
  retry: (context, run, files) => again(context, run, 'retry', files),
  undo: undoCreation,
  async apply(context, plan, { yes, path, receipt, result }) {
    const options = plan.options as PlannedOptions
    const rows = await readSame(context, await found(plan.input, path), exitCodes.safetyLimit)
    const job = await prepare(context, rows, {
      partner: String(plan.partner?.id),
      concurrency: options.concurrency,
    })
    const moved = movedSince(plan, await planOf(job, options))
    if (moved.length > 0) throw planMoved(moved)
    const refused = plan.counts.refused ?? 0
    const maxErrors = { lines: refused }
    const limit = limitOf(job, { maxErrors })
    if (limit) throw limit
    tellCreation(job)
    if (!context.quiet) {
      const day = plan.preparedAt.slice(0, 16).replace('T', ' ')
      context.streams.error.write(`  Prepared by ${harmless(plan.preparedBy.name)}, ${day} UTC\n`)
    }
    await confirmCreation(job, yes)
    const run = await begin(job, { ...options, maxErrors, receipt })
    return perform({ job, run, companies: job.checked.companies, result })
  },
}
