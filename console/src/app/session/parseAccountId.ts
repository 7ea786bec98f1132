import type { User } from '@heed/contracts'

export function parseAccountId(
  path: string,
  user: Pick<User, 'superForAccounts'> | null,
): number | undefined {
  const accounts = user?.superForAccounts ?? []
  const [, area, id, ...rest] = path.split('/')
  if (area !== 'partner') return undefined
  const isFirst = !id && rest.length === 0
  return (isFirst ? accounts[0] : accounts.find((account) => String(account.id) === id))?.id
}
