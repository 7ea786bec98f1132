import { normalizeAddress } from '@heed/contracts'
import { findAccount } from '../../command/accounts.ts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import type { partnersManagersRemoveOptions } from './commands.ts'

export async function removeManager(
  context: Context,
  { yes, partner }: OptionValues<typeof partnersManagersRemoveOptions>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const client = await context.client()
  const account = await findAccount(client, partner)
  const email = normalizeAddress(nameOrId)
  const accountLabel = sanitizeText(account.name)
  const question = `Remove ${sanitizeText(email)} from ${accountLabel} and all its companies?`
  if (!yes && !(await context.ask.confirm(question, '--yes'))) {
    throw new Stop('Cancelled: no one was removed.', exitCodes.usage)
  }
  await client.partners.deleteManager({ partnerId: account.id, email })
  return {
    kind: 'facts',
    document: { id: account.id, account: account.name, email, removed: true },
    lines: [
      `${context.streams.output.paint.green('✓')} Admin removed! ${sanitizeText(email)} no longer manages ${accountLabel}`,
    ],
  }
}
