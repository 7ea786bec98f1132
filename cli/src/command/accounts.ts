import type { Client, PartnerAccount, PartnerCompanyRow } from '@heed/contracts'
import { exitCodes, Stop } from '../io/exit.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import type { Caller } from '../job/caller.ts'
import { filterByName } from './byName.ts'
import { formatChoices } from './formatChoices.ts'
import { readPages } from './pages.ts'

export async function fetchManagedAccounts(client: Client): Promise<PartnerAccount[]> {
  return (await client.auth.getCurrentUser()).superForAccounts
}

const callDirectly: Caller = (make) => make(new AbortController().signal)

export async function listAccountCompanies(
  client: Client,
  partnerId: number,
  filter?: string,
  call: Caller = callDirectly,
): Promise<PartnerCompanyRow[]> {
  const { rows } = await readPages(Number.MAX_SAFE_INTEGER, async (page) => {
    const params = { partnerId, order: 'name asc', ...(filter ? { filter } : {}), ...page }
    const { companies, count } = await call((signal) => client.partners.listCompanies(params, { signal }))
    return { rows: companies, count }
  })
  return rows
}

export const findAccount = async (
  client: Client,
  nameOrId: string | undefined,
  option?: string,
): Promise<PartnerAccount> => chooseAccount(await fetchManagedAccounts(client), nameOrId, option)

export function chooseAccount(
  accounts: readonly PartnerAccount[],
  nameOrId: string | undefined,
  option = '--partner ',
): PartnerAccount {
  if (accounts.length === 0) {
    throw new Stop(
      "You don't have a partner account.",
      exitCodes.notAllowed,
      "See who you're signed in as: heed whoami",
    )
  }
  const matches = nameOrId
    ? accounts
        .filter(({ id }) => String(id) === nameOrId)
        .concat(filterByName(accounts, ({ name }) => name, nameOrId))
    : accounts
  const [match] = matches
  if (match && (nameOrId || matches.length === 1)) return match
  throw new Stop(
    nameOrId
      ? `You don't have a partner account called "${nameOrId}".`
      : 'You have several partner accounts. Choose one.',
    exitCodes.usage,
    ...formatChoices(
      accounts.map(({ id, name }) => `${option}${id}  ${sanitizeText(name)}`),
      'heed partners list',
    ),
  )
}
