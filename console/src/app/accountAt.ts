import type { User } from '@heed/contracts'

/** Which of the accounts of a person a path of the console is about, as `/partner` is about the first one. */
export function accountAt(path: string, user: Pick<User, 'superForAccounts'> | null): number | undefined {
  const accounts = user?.superForAccounts ?? []
  const [, area, id, ...rest] = path.split('/')
  if (area !== 'partner') return undefined
  const isFirst = !id && rest.length === 0
  return (isFirst ? accounts[0] : accounts.find((account) => String(account.id) === id))?.id
}
