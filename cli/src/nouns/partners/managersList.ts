import { findAccount } from '../../command/accounts.ts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Column, formatCell } from '../../io/print/table.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'

const columns: readonly Column[] = [
  { key: 'email', title: 'email' },
  { key: 'name', title: 'name' },
  { key: 'created', title: 'since', show: (value) => formatCell(value).slice(0, 10) },
]

export async function listManagers(
  context: Context,
  _: OptionValues<Record<never, never>>,
  nameOrId: string,
): Promise<TableOutcome> {
  const client = await context.client()
  const account = await findAccount(client, nameOrId, '')
  const { managers } = await client.partners.listManagers({ partnerId: account.id })
  const accountLabel = sanitizeText(account.name)
  return {
    kind: 'table',
    columns,
    rows: managers.map(({ email, name = '', created = '' }) => ({ email, name, created })),
    empty: `${accountLabel} has no managers.`,
    ...(context.quiet ? {} : { note: `${accountLabel} · ${formatCount(managers.length, 'manager')}` }),
  }
}
