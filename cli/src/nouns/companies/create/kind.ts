import { access } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { createRunChangedStop, listChangesSince } from '../../../job/journal/prepared.ts'
import { formatRerunLines } from '../../../job/journal/rerunLines.ts'
import type { KnownRun, RunHeader, RunInput } from '../../../job/journal/types.ts'
import type { RerunOptions, RunKind } from '../../runs/kinds.ts'
import { confirmCreation, printCreation } from './confirm.ts'
import { rereadFile } from './input.ts'
import { type CompanyRows, checkLimits, prepareCreation } from './job.ts'
import { restoreRow, type StoredRow } from './one.ts'
import { type CreationOptions, performCreation } from './perform.ts'
import { type PreparedOptions, toPreparedCreation } from './prepared.ts'
import { beginCreation, continueCreation, readLineStates } from './runs.ts'
import { undoCreation } from './undo.ts'

/** Runs from earlier versions didn't store the row. */
const hasStoredRow = (options: CreationOptions): options is CreationOptions & StoredRow =>
  options.cells !== undefined

async function readRunRows(
  context: Context,
  { head }: KnownRun,
  managerEmail: string | undefined,
): Promise<CompanyRows> {
  const { id, input, options } = head as RunHeader<CreationOptions>
  if (input) return rereadFile(context, input, exitCodes.usage)
  if (hasStoredRow(options)) {
    const { settled } = await readLineStates(context, id)
    return restoreRow(id, options, managerEmail, settled.has(1))
  }
  throw new Stop(
    `Run ${id} created one company from options that weren't saved.`,
    exitCodes.usage,
    ...formatRerunLines(context, head, 'resume'),
  )
}

async function rerunCreation(
  context: Context,
  run: KnownRun,
  verb: 'resume' | 'retry',
  { managerEmail, ...files }: RerunOptions,
): Promise<FactsOutcome> {
  return continueCreation(context, run, await readRunRows(context, run, managerEmail), { verb, ...files })
}

async function resolveInputPath(input: RunInput, preparedPath: string): Promise<RunInput> {
  if (input.path === '-') return input
  const exists = await access(input.path).then(
    () => true,
    () => false,
  )
  return exists ? input : { ...input, path: join(dirname(preparedPath), input.name) }
}

export const newCompaniesKind: RunKind = {
  resume: (context, run, files) => rerunCreation(context, run, 'resume', files),
  retry: (context, run, files) => rerunCreation(context, run, 'retry', files),
  undo: undoCreation,
  async apply(context, preparedRun, { yes, path, receipt, result }) {
    const options = preparedRun.options as PreparedOptions
    const rows = await rereadFile(
      context,
      await resolveInputPath(preparedRun.input, path),
      exitCodes.safetyLimit,
    )
    const job = await prepareCreation(context, rows, {
      partner: String(preparedRun.partner?.id),
      concurrency: options.concurrency,
    })
    const changedNames = listChangesSince(preparedRun, await toPreparedCreation(job, options))
    if (changedNames.length > 0) throw createRunChangedStop(changedNames)
    const refusedCount = preparedRun.counts.refused ?? 0
    const maxErrors = { lines: refusedCount }
    const limit = checkLimits(job, { maxErrors })
    if (limit) throw limit
    printCreation(job)
    if (!context.quiet) {
      const day = preparedRun.preparedAt.slice(0, 16).replace('T', ' ')
      context.streams.error.write(`  Prepared by ${sanitizeText(preparedRun.preparedBy.name)}, ${day} UTC\n`)
    }
    await confirmCreation(job, yes)
    const run = await beginCreation(job, { ...options, maxErrors, receipt })
    return performCreation({ job, run, companies: job.checked.companies, result })
  },
}
