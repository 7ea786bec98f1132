import { getCompanyNameRefusal } from '@heed/contracts'
import type { CompanyRow } from '@heed/fixtures'
import type { Caller } from '../../calls/handler.ts'
import { ensureNoConflict } from '../../calls/refusal.ts'
import type { World } from '../../world/World.ts'

export function selectManaged(world: World, { person }: Pick<Caller, 'person'>): CompanyRow[] {
  const { id, apiKey } = person
  const memberships = apiKey ? [apiKey] : world.membershipsByPerson.get(id)
  return memberships.flatMap(({ companyId }) => world.companies.get(companyId) ?? [])
}

export function rejectTakenCompanyName(
  world: World,
  caller: Caller,
  name: string,
  accountId: number | null,
  currentCompany?: CompanyRow,
): void {
  const siblingCompanies =
    accountId === null ? selectManaged(world, caller) : world.companiesByAccount.get(accountId)
  const otherNames = siblingCompanies.filter(({ id }) => id !== currentCompany?.id).map((peer) => peer.name)
  ensureNoConflict('name_taken', getCompanyNameRefusal(name, otherNames))
}
