import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { formatFactLines } from '../../io/print/facts.ts'
import { findRun } from '../../job/journal/find.ts'
import type { KnownRun } from '../../job/journal/types.ts'
import type { runsUndoOptions } from './commands.ts'
import { loadRunAction } from './loadRunAction.ts'
import { withoutCompanyFlag } from './withoutCompany.ts'
import { formatMinute, formatParties } from './words.ts'

type Options = OptionValues<typeof runsUndoOptions>

function checkOptions({ dryRun, export: file, receipt, result }: Options): void {
  if (!dryRun || [file, receipt, result].every((path) => path === undefined)) return
  throw new Stop(
    'A dry run writes no files.',
    exitCodes.usage,
    'Leave out --dry-run, or --export, --receipt and --result.',
  )
}

function reportUndo({ streams, quiet }: Context, { head }: KnownRun, { yes, dryRun }: Options): void {
  if (quiet && (yes || dryRun)) return
  const { write, paint } = streams.error
  const facts = [
    ['for', formatParties(head)],
    ['started', `${formatMinute(head.started)} UTC`],
    ['by', head.who.name],
    ['input', head.input?.name ?? ''],
  ] as const
  write(`${formatFactLines(`Undo ${paint.bold(head.kind)} ${head.id}`, facts, paint).join('\n')}\n`)
}

export async function undoRun(context: Context, options: Options, runId: string): Promise<FactsOutcome> {
  checkOptions(options)
  const run = await findRun(context.env, runId, context.flags.company)
  return withoutCompanyFlag(context, async (runContext) => {
    const undo = await loadRunAction(runContext, run.head, 'undo', options)
    reportUndo(runContext, run, options)
    return undo(runContext, run, options)
  })
}
