import { type Context, createContext } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { counted } from '../../../io/words.ts'
import { listChangesSince, type PreparedRun, toChangedStop } from '../../../job/journal/prepared.ts'
import { formatRerunLines } from '../../../job/journal/rerunLines.ts'
import { readEntries } from '../../../job/journal/store.ts'
import type { KnownRun, RunHead } from '../../../job/journal/types.ts'
import { readPart } from '../../../many/column.ts'
import type { RunFiles, RunKind } from '../../runs/kinds.ts'
import { employeesImportOptions } from '../commands.ts'
import { importAgain, importPrepared } from './import.ts'
import type { ImportOptions, Rerun } from './job.ts'
import { summarizeImport } from './journal/items.ts'
import { type ImportRunOptions, toAnsweredBatches } from './journal/journal.ts'
import { undoImport } from './undo/undo.ts'

type About = Pick<RunHead, 'companies' | 'input' | 'options'>

async function runInCompany<T>(
  context: Context,
  { companies, input, options }: About,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const [company] = companies
  const { spellings, skip } = options as ImportRunOptions
  const part =
    spellings && input ? { part: await readPart(context.streams, input.path, { spellings, skip }) } : {}
  const flags = { ...context.flags, company: String(company?.id) }
  const own = createContext({ ...context, ...part, flags })
  try {
    return await work(own)
  } finally {
    await own.close()
  }
}

function optionsFor({ options }: About, { receipt, result }: RunFiles): ImportOptions {
  const usual = Object.entries(employeesImportOptions).map(([key, { fallback }]) => [key, fallback])
  const { asked, lanes, batch } = options as ImportRunOptions
  return {
    ...(Object.fromEntries(usual) as ImportOptions),
    ...asked,
    concurrency: lanes,
    batch,
    receipt,
    result,
  }
}

async function approve(
  context: Context,
  prepared: PreparedRun,
  now: PreparedRun,
  yes: boolean,
): Promise<void> {
  const moved = listChangesSince(prepared, now)
  if (prepared.input.sha256 !== now.input.sha256) moved.unshift('the file')
  if (moved.length > 0) throw toChangedStop(moved)
  const { streams, quiet, ask } = context
  const place = prepared.companies.map(({ name }) => sanitizeText(name)).join(', ')
  const day = prepared.preparedAt.slice(0, 16).replace('T', ' ')
  if (!quiet) streams.error.write(`Prepared by ${sanitizeText(prepared.preparedBy.name)}, ${day} UTC\n`)
  const { new: added = 0, updated = 0 } = prepared.counts
  const question = `Add ${counted(added, 'employee')} to ${place} and change ${counted(updated, 'employee')}?`
  if (!yes && !(await ask.confirm(question, '--yes'))) {
    throw new Stop('Cancelled: nothing was sent.', exitCodes.usage)
  }
}

const again = (
  context: Context,
  run: KnownRun,
  verb: Rerun['verb'],
  files: RunFiles,
): Promise<FactsOutcome> =>
  runInCompany(context, run.head, (own) =>
    importAgain(own, { ...optionsFor(run.head, files), resume: true }, run.head.input?.path ?? '', {
      run,
      verb,
    }),
  )

async function refuseUnfailed(context: Context, { head, state }: KnownRun): Promise<void> {
  const { failed } = toAnsweredBatches(await readEntries(context.env, head.id))
  if (failed.size > 0) return
  throw new Stop(
    `Run ${head.id} has no failed batches.`,
    exitCodes.usage,
    ...(state === 'done'
      ? [`Rejected lines must be fixed first. See them: heed runs results ${head.id}`]
      : formatRerunLines(context, head, 'resume')),
  )
}

export const importKind: RunKind = {
  withoutResult: ['undo'],
  resume: (context, run, files) => again(context, run, 'resume', files),
  async retry(context, run, files) {
    await refuseUnfailed(context, run)
    return again(context, run, 'retry', files)
  },
  read: summarizeImport,
  undo: (context, run, options) => runInCompany(context, run.head, (own) => undoImport(own, run, options)),
  apply: (context, prepared, { yes, ...files }) =>
    runInCompany(context, prepared, (own) =>
      importPrepared(own, { ...optionsFor(prepared, files), yes }, prepared.input.path, (now) =>
        approve(own, prepared, now, yes),
      ),
    ),
}
