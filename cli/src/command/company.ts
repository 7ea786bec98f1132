import { type Client, type Company, companyName, composeText, normalizeName } from '@heed/contracts'
import { exitCodes, Stop } from '../io/exit.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { counted } from '../io/words.ts'
import { listAccountCompanies, ownAccounts } from './accounts.ts'
import { filterByName } from './byName.ts'
import { formatChoices } from './formatChoices.ts'

interface Known {
  id: number
  name: string
  customer?: true
}

const getName = ({ name }: Known): string => name

async function managed(client: Client): Promise<Known[]> {
  const { companies } = await client.companies.listMine()
  return companies.map((company) => ({ id: company.company_id, name: companyName(company) }))
}

async function customers(client: Client, filter: string | undefined): Promise<Known[]> {
  const accounts = await ownAccounts(client)
  const rows = await Promise.all(accounts.map(({ id }) => listAccountCompanies(client, id, filter)))
  return rows.flat().map(({ id, name }) => ({ id, name, customer: true }))
}

async function candidates(client: Client, wanted: string | undefined): Promise<Known[]> {
  const own = await managed(client)
  const isFound = wanted ? own.some(({ name }) => composeText(name) === composeText(wanted)) : own.length > 0
  if (isFound) return own
  const others = await customers(client, wanted && normalizeName(wanted))
  return [...own, ...others.filter(({ id }) => own.every((company) => company.id !== id))]
}

export async function findCompany(client: Client, wanted: string | undefined): Promise<Company> {
  if (wanted && /^\d+$/.test(wanted)) return client.companies.get({ companyId: Number(wanted) })
  const known = await candidates(client, wanted)
  const fitting = wanted ? filterByName(known, getName, wanted) : known
  const [only] = fitting
  if (only && fitting.length === 1) return client.companies.get({ companyId: only.id })
  const choices = (fitting.length > 0 ? fitting : known).map(
    ({ id, name }) => `--company ${id}  ${sanitizeText(name)}`,
  )
  if (choices.length === 0 && !wanted) {
    throw new Stop(
      "You don't manage any companies here.",
      exitCodes.notAllowed,
      "See who you're signed in as: heed whoami",
    )
  }
  const list = `heed companies list${known.some(({ customer }) => customer) ? ' --partner <id|name>' : ''}`
  throw new Stop(
    fitting.length > 0
      ? wanted
        ? `${counted(fitting.length, 'company', 'companies')} are called "${wanted}".`
        : 'You manage several companies. Choose one.'
      : `You don't manage a company called "${wanted}".`,
    exitCodes.usage,
    ...(choices.length > 0 ? formatChoices(choices, list) : [`See all: ${list}`]),
  )
}
