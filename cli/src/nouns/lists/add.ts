import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { readAddresses } from '../employees/addresses.ts'
import { beginPeopleRun, toEmailLines } from '../employees/peopleJob.ts'
import { addingKindName, performAdding, prepareAdding } from './addingRun.ts'
import type { listsAddOptions } from './commands.ts'

export async function addToList(
  context: Context,
  { from, receipt }: Values<typeof listsAddOptions>,
  list: string,
  typed: readonly string[],
): Promise<FactsOutcome> {
  const { emails, failures, input } = await readAddresses(typed, from, context.streams.input)
  const prepared = await prepareAdding(context, { failures, list })
  const run = await beginPeopleRun(prepared, {
    kind: addingKindName,
    // On resuming, addresses from a file and typed addresses can't be told apart.
    input: typed.length > 0 ? null : input,
    receipt,
  })
  return performAdding(prepared, run, toEmailLines(emails))
}
