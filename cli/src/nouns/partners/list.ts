import { fetchManagedAccounts } from '../../command/accounts.ts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { formatCount } from '../../io/words.ts'

export async function listPartners(context: Context): Promise<TableOutcome> {
  const accounts = await fetchManagedAccounts(await context.client())
  return {
    kind: 'table',
    columns: [
      { key: 'id', title: 'id', align: 'right' },
      { key: 'name', title: 'account' },
    ],
    rows: accounts.map(({ id, name }) => ({ id, name })),
    empty: "You don't have a partner account.",
    ...(accounts.length > 0 && !context.quiet ? { note: formatCount(accounts.length, 'account') } : {}),
  }
}
