import {
  type Client,
  type Company,
  composeText,
  getCompanyName,
  getPartnerId,
  normalizeName,
} from '@heed/contracts'
import { exitCodes, Stop } from '../io/exit.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { formatCount } from '../io/words.ts'
import { fetchManagedAccounts, listAccountCompanies } from './accounts.ts'
import { filterByName } from './byName.ts'
import { formatChoices } from './formatChoices.ts'

interface CompanyCandidate {
  id: number
  name: string
  customer?: true
  partnerId?: number | null
}

const getName = ({ name }: CompanyCandidate): string => name

async function fetchManagedCompanies(client: Client): Promise<CompanyCandidate[]> {
  const { companies } = await client.companies.listMine()
  return companies.map((company) => ({
    id: company.company_id,
    name: getCompanyName(company),
    partnerId: getPartnerId(company),
  }))
}

async function fetchCustomerCompanies(
  client: Client,
  filter: string | undefined,
): Promise<CompanyCandidate[]> {
  const accounts = await fetchManagedAccounts(client)
  const rows = await Promise.all(accounts.map(({ id }) => listAccountCompanies(client, id, filter)))
  return rows.flat().map(({ id, name }) => ({ id, name, customer: true }))
}

/** The manager of a partner's customer can also be the partner, who must choose one of the customers. */
const mayBeOnlyCompany = ([company]: readonly CompanyCandidate[]): boolean => company?.partnerId === null

async function fetchCandidates(client: Client, nameOrId: string | undefined): Promise<CompanyCandidate[]> {
  const managedCompanies = await fetchManagedCompanies(client)
  const isFound = nameOrId
    ? managedCompanies.some(({ name }) => composeText(name) === composeText(nameOrId))
    : managedCompanies.length > 1 || mayBeOnlyCompany(managedCompanies)
  if (isFound) return managedCompanies
  const customerCompanies = await fetchCustomerCompanies(client, nameOrId && normalizeName(nameOrId))
  return [
    ...managedCompanies,
    ...customerCompanies.filter(({ id }) => managedCompanies.every((company) => company.id !== id)),
  ]
}

export async function findCompany(client: Client, nameOrId: string | undefined): Promise<Company> {
  if (nameOrId && /^\d+$/.test(nameOrId)) return client.companies.get({ companyId: Number(nameOrId) })
  const allCandidates = await fetchCandidates(client, nameOrId)
  const matches = nameOrId ? filterByName(allCandidates, getName, nameOrId) : allCandidates
  const [match] = matches
  if (match && matches.length === 1) return client.companies.get({ companyId: match.id })
  const choices = (matches.length > 0 ? matches : allCandidates).map(
    ({ id, name }) => `--company ${id}  ${sanitizeText(name)}`,
  )
  if (choices.length === 0 && !nameOrId) {
    throw new Stop(
      "You don't manage any companies.",
      exitCodes.notAllowed,
      "See who you're signed in as: heed whoami",
    )
  }
  const list = `heed companies list${allCandidates.some(({ customer }) => customer) ? ' --partner <id|name>' : ''}`
  throw new Stop(
    matches.length > 0
      ? nameOrId
        ? `${formatCount(matches.length, 'company', 'companies')} are called "${nameOrId}".`
        : 'You manage several companies. Choose one.'
      : `You don't manage a company called "${nameOrId}".`,
    exitCodes.usage,
    ...(choices.length > 0 ? formatChoices(choices, list) : [`See all: ${list}`]),
  )
}
