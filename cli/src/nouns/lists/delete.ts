import { companyName, keptElsewhere } from '@heed/contracts'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import { findList } from '../../command/list.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { harmless } from '../../io/width.ts'
import { counted } from '../../io/words.ts'
import type { listsDeleteOptions } from './commands.ts'

const whoStays = (count: number): string =>
  count === 0
    ? 'Nobody is on it.'
    : `${counted(count, 'person is', 'people are')} on it: they stay employees, on their other lists or on none.`

export async function deleteList(
  context: Context,
  { yes }: Values<typeof listsDeleteOptions>,
  typed: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  const client = await context.client()
  const { id, name, usersCount, source } = await findList(client, company, typed, '')
  const place = harmless(companyName(company))
  const label = `the list ${harmless(name)} of ${place}`
  const refusal = keptElsewhere({ source })
  if (refusal !== null) {
    throw new Stop(
      refusal,
      exitCodes.notAllowed,
      `${harmless(name)} of ${place} comes from ${source}.`,
      'Leave its group out of the integration, in the console under Settings, Integrations.',
    )
  }
  if (!yes && !(await context.ask.confirm(`Delete ${label}? ${whoStays(usersCount)}`, '--yes'))) {
    throw new Stop('Cancelled: the list is still there.', exitCodes.usage)
  }
  await client.lists.delete({ companyId: company.company_id, listId: id })
  return {
    kind: 'facts',
    document: { id, name, employees: usersCount, deleted: true },
    lines: [`${context.streams.output.paint.green('✓')} Deleted ${label}`],
  }
}
