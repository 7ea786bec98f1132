import { type Client, type Company, companyName } from '@heed/contracts'
import { exitCodes, Stop } from './exit.ts'

const shownNames = 10

/** The company by id or by exact name; without a name the only one there is. */
export async function findCompany(client: Client, wanted: string | undefined): Promise<Company> {
  if (wanted && /^\d+$/.test(wanted)) return client.companies.get({ companyId: Number(wanted) })
  const { companies } = await client.companies.listMine()
  const fitting = wanted ? companies.filter((company) => companyName(company) === wanted) : companies
  const [only] = fitting
  if (only && fitting.length === 1) return client.companies.get({ companyId: only.company_id })
  const choice = (fitting.length > 0 ? fitting : companies)
    .slice(0, shownNames)
    .map((company) => `  --company ${company.company_id}  ${companyName(company)}`)
  if (choice.length === 0) {
    throw new Stop('You manage no company here.', exitCodes.notAllowed, 'See who you are: heed whoami')
  }
  throw new Stop(
    fitting.length > 0
      ? wanted
        ? `${fitting.length} companies are called "${wanted}".`
        : 'You manage several companies: which one is meant?'
      : `No company of yours is called "${wanted}".`,
    exitCodes.usage,
    'Add one of:',
    ...choice,
    ...(companies.length > shownNames ? ['All of them: heed companies list'] : []),
  )
}
