import { createEmailSchema as address } from '@heed/contracts'
import { findAccount } from '../../command/accounts.ts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import type { partnersManagersAddOptions } from './commands.ts'

const wrongAddressMessage = 'Please enter a correct work email'

export async function addManager(
  context: Context,
  { name = '', sendWelcome, partner }: OptionValues<typeof partnersManagersAddOptions>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const parseResult = address(wrongAddressMessage).safeParse(nameOrId)
  if (!parseResult.success) throw new Stop(wrongAddressMessage, exitCodes.usage)
  if (name.trim() === '') {
    throw new Stop('Please enter name of the admin', exitCodes.usage, 'Add --name <name>')
  }
  const client = await context.client()
  const account = await findAccount(client, partner)
  const { manager } = await client.partners.createManager({
    partnerId: account.id,
    email: parseResult.data,
    name: name.trim(),
    sendWelcome,
  })
  const { paint } = context.streams.output
  return {
    kind: 'facts',
    document: { id: account.id, account: account.name, email: manager.email, name: manager.name ?? '' },
    lines: [
      `${paint.green('✓')} Admin added! ${sanitizeText(manager.email)} now manages ${sanitizeText(account.name)}`,
      ...(sendWelcome ? ['Login email sent!'] : []),
    ],
  }
}
