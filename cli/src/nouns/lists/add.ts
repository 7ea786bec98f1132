import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { readAddresses } from '../employees/addresses.ts'
import { beginPeopleRun, toEmailLines } from '../employees/peopleJob.ts'
import { addingKindName, performAdding, prepareAdding } from './addingRun.ts'
import type { listsAddOptions } from './commands.ts'

export async function addToList(
  context: Context,
  { from, receipt }: OptionValues<typeof listsAddOptions>,
  list: string,
  addresses: readonly string[],
): Promise<FactsOutcome> {
  const { emails, failures, input } = await readAddresses(addresses, from, context.streams.input)
  const preparedJob = await prepareAdding(context, { failures, list })
  const run = await beginPeopleRun(preparedJob, {
    kind: addingKindName,
    // A resumed run couldn't tell typed addresses from those in a file.
    input: addresses.length > 0 ? null : input,
    receipt,
  })
  return performAdding(preparedJob, run, toEmailLines(emails))
}
