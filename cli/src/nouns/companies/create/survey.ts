import {
  type Client,
  foldName,
  type PartnerAccount,
  type PartnerCompanyRow,
  type PartnerOverview,
  type Plan,
} from '@heed/contracts'
import {
  listWantedManagers,
  type Manager,
  findMissingManagers as missingOf,
} from '@heed/contracts/rules/newCompanies/managers'
import { listAccountCompanies } from '../../../command/accounts.ts'
import { hashJson } from '../../../io/files/hashJson.ts'
import type { Caller } from '../../../job/caller.ts'
import type { NewCompany } from './check.ts'

export interface AccountSnapshot {
  account: PartnerAccount
  plans: readonly Plan[]
  existing: readonly PartnerCompanyRow[]
  overview: PartnerOverview
}

export async function fetchAccountSnapshot(
  client: Client,
  call: Caller,
  account: PartnerAccount,
): Promise<AccountSnapshot> {
  const partnerId = account.id
  const [{ plans }, existingCompanies, overview] = await Promise.all([
    call((signal) => client.partners.loadPlans({ partnerId }, { signal })),
    listAccountCompanies(client, partnerId, undefined, call),
    call((signal) => client.partners.subscriptionOverview({ partnerId }, { signal })),
  ])
  return { account, plans, existing: existingCompanies, overview }
}

export const createFingerprint = ({ existing, plans }: AccountSnapshot) => ({
  names: hashJson(existing.map(({ name }) => foldName(name)).sort()),
  prices: hashJson(plans.map(({ code, period_unit, tiers }) => [code, period_unit, tiers])),
})

/** If a response was lost, the company may exist already. */
export async function findAccountCompany(
  client: Client,
  call: Caller,
  partnerId: number,
  name: string,
): Promise<PartnerCompanyRow | undefined> {
  const companies = await listAccountCompanies(client, partnerId, name.trim(), call)
  return companies.find((company) => foldName(company.name) === foldName(name))
}

export async function fetchMissingManagers(
  client: Client,
  call: Caller,
  company: NewCompany,
  companyId: number,
): Promise<readonly Manager[]> {
  if (listWantedManagers(company).length === 0) return []
  const params = { partnerId: company.form.accountId, companyId }
  const { managers = [] } = await call((signal) => client.partners.getCompany(params, { signal }))
  return missingOf(company, managers)
}
