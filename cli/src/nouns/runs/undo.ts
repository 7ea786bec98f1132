import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { factLines } from '../../io/print/facts.ts'
import { findRun } from '../../job/journal/find.ts'
import type { KnownRun } from '../../job/journal/types.ts'
import type { runsUndoOptions } from './commands.ts'
import { loadRunAction } from './loadRunAction.ts'
import { withoutCompany } from './withoutCompany.ts'
import { formatMinute, formatParties } from './words.ts'

type Options = Values<typeof runsUndoOptions>

function guard({ dryRun, export: file, receipt, result }: Options): void {
  if (!dryRun || [file, receipt, result].every((path) => path === undefined)) return
  throw new Stop(
    'A dry run writes no files.',
    exitCodes.usage,
    'Leave out --dry-run, or --export, --receipt and --result.',
  )
}

function tell({ streams, quiet }: Context, { head }: KnownRun, { yes, dryRun }: Options): void {
  if (quiet && (yes || dryRun)) return
  const { write, paint } = streams.error
  const facts = [
    ['for', formatParties(head)],
    ['started', `${formatMinute(head.started)} UTC`],
    ['by', head.who.name],
    ['input', head.input?.name ?? ''],
  ] as const
  write(`${factLines(`Undo ${paint.bold(head.kind)} ${head.id}`, facts, paint).join('\n')}\n`)
}

export async function undoRun(context: Context, options: Options, typed: string): Promise<FactsOutcome> {
  guard(options)
  const run = await findRun(context.env, typed, context.flags.company)
  return withoutCompany(context, async (own) => {
    const undo = await loadRunAction(own, run.head, 'undo', options)
    tell(own, run, options)
    return undo(own, run, options)
  })
}
