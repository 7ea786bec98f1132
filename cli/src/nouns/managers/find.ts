import {
  type Client,
  type Company,
  getCompanyName,
  type Manager,
  normalizeAddress,
  role,
} from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'

export const isAdmin = (manager: Pick<Manager, 'role'>): boolean => manager.role === role.admin

export const getRoleName = (manager: Pick<Manager, 'role'>): 'admin' | 'viewer' =>
  isAdmin(manager) ? 'admin' : 'viewer'

interface CompanyManagers {
  client: Client
  company: Company
  companyLabel: string
  managers: readonly Manager[]
}

export async function readManagers(context: Context): Promise<CompanyManagers> {
  const company = await context.company()
  const client = await context.client()
  const { managers = [] } = company
  return { client, company, companyLabel: sanitizeText(getCompanyName(company)), managers }
}

export function findManager(
  { managers, companyLabel, company }: Omit<CompanyManagers, 'client'>,
  address: string,
): Manager {
  const email = normalizeAddress(address)
  const manager = managers.find((candidate) => normalizeAddress(candidate.email) === email)
  if (manager) return manager
  throw new Stop(
    `${companyLabel} has no manager ${sanitizeText(email)}.`,
    exitCodes.failed,
    `See all: heed managers list --company ${company.company_id}`,
  )
}
