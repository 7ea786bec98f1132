import { type Context, createContext } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount } from '../../../io/words.ts'
import { createRunChangedStop, listChangesSince, type PreparedRun } from '../../../job/journal/prepared.ts'
import { formatRerunLines } from '../../../job/journal/rerunLines.ts'
import { readEntries } from '../../../job/journal/store.ts'
import type { KnownRun, RunHeader } from '../../../job/journal/types.ts'
import { readPart } from '../../../many/column.ts'
import type { RunFiles, RunKind } from '../../runs/kinds.ts'
import { employeesImportOptions } from '../commands.ts'
import { importFromPath, importPreparedRun } from './import.ts'
import type { ImportOptions, Rerun } from './job.ts'
import { summarizeImport } from './journal/items.ts'
import { type ImportRunOptions, toAnsweredBatches } from './journal/journal.ts'
import { undoImport } from './undo/undo.ts'

type RunDetails = Pick<RunHeader, 'companies' | 'input' | 'options'>

async function runInCompany<T>(
  context: Context,
  { companies, input, options }: RunDetails,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const [company] = companies
  const { spellings, skip } = options as ImportRunOptions
  const part =
    spellings && input ? { part: await readPart(context.streams, input.path, { spellings, skip }) } : {}
  const flags = { ...context.flags, company: String(company?.id) }
  const companyContext = createContext({ ...context, ...part, flags })
  try {
    return await work(companyContext)
  } finally {
    await companyContext.close()
  }
}

function toImportOptions({ options }: RunDetails, { receipt, result }: RunFiles): ImportOptions {
  const defaultOptions = Object.entries(employeesImportOptions).map(([key, { fallback }]) => [key, fallback])
  const { asked, lanes, batch } = options as ImportRunOptions
  return {
    ...(Object.fromEntries(defaultOptions) as ImportOptions),
    ...asked,
    concurrency: lanes,
    batch,
    receipt,
    result,
  }
}

async function confirmUnchangedRun(
  context: Context,
  preparedRun: PreparedRun,
  now: PreparedRun,
  isConfirmed: boolean,
): Promise<void> {
  const changedNames = listChangesSince(preparedRun, now)
  if (preparedRun.input.sha256 !== now.input.sha256) changedNames.unshift('the file')
  if (changedNames.length > 0) throw createRunChangedStop(changedNames)
  const { streams, quiet, ask } = context
  const companyLabels = preparedRun.companies.map(({ name }) => sanitizeText(name)).join(', ')
  const day = preparedRun.preparedAt.slice(0, 16).replace('T', ' ')
  if (!quiet) streams.error.write(`Prepared by ${sanitizeText(preparedRun.preparedBy.name)}, ${day} UTC\n`)
  const { new: addedCount = 0, updated = 0 } = preparedRun.counts
  const question = `Add ${formatCount(addedCount, 'employee')} to ${companyLabels} and update ${formatCount(updated, 'employee')}?`
  if (!isConfirmed && !(await ask.confirm(question, '--yes'))) {
    throw new Stop('Cancelled: nothing was sent.', exitCodes.usage)
  }
}

const rerunImport = (
  context: Context,
  run: KnownRun,
  verb: Rerun['verb'],
  files: RunFiles,
): Promise<FactsOutcome> =>
  runInCompany(context, run.head, (companyContext) =>
    importFromPath(
      companyContext,
      { ...toImportOptions(run.head, files), resume: true },
      run.head.input?.path ?? '',
      {
        run,
        verb,
      },
    ),
  )

async function requireFailedBatches(context: Context, { head, state }: KnownRun): Promise<void> {
  const { failed } = toAnsweredBatches(await readEntries(context.env, head.id))
  if (failed.size > 0) return
  throw new Stop(
    `Run ${head.id} has no failed batches.`,
    exitCodes.usage,
    ...(state === 'done'
      ? [`Fix the rejected lines first. To see them: heed runs results ${head.id}`]
      : formatRerunLines(context, head, 'resume')),
  )
}

export const importKind: RunKind = {
  withoutResult: ['undo'],
  resume: (context, run, files) => rerunImport(context, run, 'resume', files),
  async retry(context, run, files) {
    await requireFailedBatches(context, run)
    return rerunImport(context, run, 'retry', files)
  },
  read: summarizeImport,
  undo: (context, run, options) =>
    runInCompany(context, run.head, (companyContext) => undoImport(companyContext, run, options)),
  apply: (context, preparedRun, { yes, ...files }) =>
    runInCompany(context, preparedRun, (companyContext) =>
      importPreparedRun(
        companyContext,
        { ...toImportOptions(preparedRun, files), yes },
        preparedRun.input.path,
        (now) => confirmUnchangedRun(companyContext, preparedRun, now, yes),
      ),
    ),
}
