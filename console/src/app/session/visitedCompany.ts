import { ApiError, type Client, type Company, isPartnerAdmin, type User } from '@heed/contracts'
import { savedCompanies } from './savedCompany.ts'

/** Partners and super admins may return to a company that they aren't a member of. */
export async function visitedCompany(
  client: Client,
  mine: readonly number[],
  loadUser: () => Promise<User>,
): Promise<Company | null> {
  const [companyId] = savedCompanies()
  if (companyId === undefined || mine.includes(companyId)) return null
  try {
    const user = await loadUser()
    if (!isPartnerAdmin(user) && user.super_admin !== true) return null
    return await client.companies.get({ companyId })
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthorized') throw error
    return null
  }
}
