import type { OptionValues } from '../../../command/command.ts'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import type { employeesUpdateOptions } from '../commands.ts'
import { beginPeopleRun } from '../peopleJob.ts'
import {
  confirmMoves,
  countMoves,
  formatMoveLines,
  moveKindName,
  planMoves,
  prepareMoves,
  runMoves,
  toMovesOutcome,
} from './moveRun.ts'
import { findDomainMoves, lookUpMoves, readMoveFile } from './readMoves.ts'

type Options = OptionValues<typeof employeesUpdateOptions>

function checkOptions(options: Options, email: string): void {
  const { from, domain, dryRun, receipt, name, email: newEmail, list, addList, removeList, clear } = options
  if (from !== undefined && domain !== undefined)
    throw new Stop("--from can't be combined with --domain.", exitCodes.usage, 'Leave out one of them.')
  const single = [name, newEmail, list, addList, removeList, clear].some((option) => option !== undefined)
  if (email !== '' || single) {
    throw new Stop(
      '--from and --domain change only addresses.',
      exitCodes.usage,
      'Leave out the address, --name, --email, --list, --add-list, --remove-list and --clear.',
    )
  }
  if (dryRun && receipt !== undefined)
    throw new Stop('A dry run writes no files.', exitCodes.usage, 'Leave out --dry-run or --receipt.')
}

export async function moveEmployees(
  context: Context,
  options: Options,
  email: string,
): Promise<FactsOutcome> {
  checkOptions(options, email)
  const { from, domain, dryRun, receipt } = options
  const file = from === undefined ? undefined : await readMoveFile(context, from)
  const prepared = await prepareMoves(context)
  const { job, companyLabel } = prepared
  try {
    job.progress.stage(`Looking up employees in ${companyLabel}`, job.company.users_total, 'employees')
    const found = file
      ? await lookUpMoves(job, file)
      : domain
        ? await findDomainMoves(job, domain)
        : undefined
    job.progress.clear()
    if (!found) throw new Stop('Nothing to change.', exitCodes.usage)
    const moves = planMoves(prepared, found)
    const unchanged = moves.plan.done.length
    const count = countMoves(moves.plan)
    if (dryRun && !context.quiet)
      context.streams.error.write(`${formatMoveLines(moves, options.names).join('\n')}\n`)
    if (dryRun || count === 0)
      return toMovesOutcome({ prepared, moved: count, unchanged, left: 0, isDry: dryRun })
    await confirmMoves(prepared, moves, options)
    const run = await beginPeopleRun(prepared, {
      kind: moveKindName,
      input: moves.input,
      receipt,
      domain: domain && `${domain.from}=${domain.to}`,
    })
    return await runMoves(prepared, run, moves)
  } finally {
    job.progress.clear()
  }
}
