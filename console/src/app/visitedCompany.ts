import { ApiError, type Client, type Company, isPartnerAdmin, type User } from '@heed/contracts'
import { savedCompanies } from './savedCompany.ts'

/** A partner comes back to a customer that is not among the own companies; nobody else does. */
export async function visitedCompany(
  client: Client,
  mine: readonly number[],
  loadUser: () => Promise<User>,
): Promise<Company | null> {
  const [companyId] = savedCompanies()
  if (companyId === undefined || mine.includes(companyId)) return null
  try {
    if (!isPartnerAdmin(await loadUser())) return null
    return await client.companies.get({ companyId })
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthorized') throw error
    return null
  }
}
