import type { Client, PartnerAccount, PartnerCompanyRow } from '@heed/contracts'
import { exitCodes, Stop } from '../io/exit.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import type { Caller } from '../job/caller.ts'
import { filterByName } from './byName.ts'
import { formatChoices } from './formatChoices.ts'
import { readPages } from './pages.ts'

export async function ownAccounts(client: Client): Promise<PartnerAccount[]> {
  return (await client.auth.getCurrentUser()).superForAccounts
}

const direct: Caller = (make) => make(new AbortController().signal)

export async function listAccountCompanies(
  client: Client,
  partnerId: number,
  filter?: string,
  call: Caller = direct,
): Promise<PartnerCompanyRow[]> {
  const { rows } = await readPages(Number.MAX_SAFE_INTEGER, async (page) => {
    const asked = { partnerId, order: 'name asc', ...(filter ? { filter } : {}), ...page }
    const { companies, count } = await call((signal) => client.partners.listCompanies(asked, { signal }))
    return { rows: companies, count }
  })
  return rows
}

export const findAccount = async (
  client: Client,
  wanted: string | undefined,
  option?: string,
): Promise<PartnerAccount> => chooseAccount(await ownAccounts(client), wanted, option)

export function chooseAccount(
  accounts: readonly PartnerAccount[],
  wanted: string | undefined,
  option = '--partner ',
): PartnerAccount {
  if (accounts.length === 0) {
    throw new Stop(
      "You don't have a partner account here.",
      exitCodes.notAllowed,
      "See who you're signed in as: heed whoami",
    )
  }
  const fitting = wanted
    ? accounts
        .filter(({ id }) => String(id) === wanted)
        .concat(filterByName(accounts, ({ name }) => name, wanted))
    : accounts
  const [only] = fitting
  if (only && (wanted || fitting.length === 1)) return only
  throw new Stop(
    wanted ? `You don't have an account called "${wanted}".` : 'You have several accounts. Choose one.',
    exitCodes.usage,
    ...formatChoices(
      accounts.map(({ id, name }) => `${option}${id}  ${sanitizeText(name)}`),
      'heed partners list',
    ),
  )
}
