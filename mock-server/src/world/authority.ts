import {
  type Endpoint,
  getAccessRefusal,
  getAccountRefusal,
  isOpenToApiKeys,
  type RequiredAccess,
  role,
} from '@heed/contracts'
import type { AccountRow, CompanyRow } from '@heed/fixtures'
import type { Actor } from './actors.ts'
import type { World } from './World.ts'

/**
 * Partner admins manage their customers, super admins all companies (S0 section 6), and API keys only their
 * own.
 */
export function getActorAccess(world: World, person: Actor, company: CompanyRow): RequiredAccess | undefined {
  if (person.apiKey) return person.apiKey.companyId === company.id ? 'admin' : undefined
  if (person.super_admin) return 'super'
  if (company.accountId !== null && person.superForAccounts.includes(company.accountId)) return 'partner'
  const membership = world.membershipsByPerson
    .get(person.id)
    .find(({ companyId }) => companyId === company.id)
  if (!membership) return undefined
  return membership.role === role.admin ? 'admin' : 'viewer'
}

/** 'notFound' also for callers without access, to keep IDs secret; 'notByKey': needs a signed-in person. */
export type AccessResult = 'ok' | 'unauthorized' | 'notFound' | 'forbidden' | 'notByKey'

export function checkAccess(
  world: World,
  endpoint: Endpoint,
  person: Actor | undefined,
  company: CompanyRow | undefined,
  account?: AccountRow | undefined,
): AccessResult {
  if (endpoint.who === 'public') return 'ok'
  if (!person) return 'unauthorized'
  if (endpoint.path.includes(':partnerId')) return checkPartnerAccess(endpoint, person, company, account)
  if (!endpoint.path.includes(':companyId') && !endpoint.companyIn) {
    return checkPermission(
      getAccessRefusal(getHighestAccess(person), { who: endpoint.who }),
      endpoint,
      person,
    )
  }
  const strength = company && getActorAccess(world, person, company)
  if (!strength) return 'notFound'
  return checkPermission(getAccessRefusal(strength, endpoint, person.permissions), endpoint, person)
}

function checkPermission(refusal: string | null, endpoint: Endpoint, { apiKey }: Actor): AccessResult {
  if (refusal !== null) return 'forbidden'
  return apiKey && !isOpenToApiKeys(endpoint) ? 'notByKey' : 'ok'
}

function checkPartnerAccess(
  { path }: Endpoint,
  { super_admin, superForAccounts }: Actor,
  company: CompanyRow | undefined,
  account: AccountRow | undefined,
): AccessResult {
  if (!account) return super_admin ? 'notFound' : 'forbidden'
  const partnerRights = { isSuper: super_admin, accounts: superForAccounts }
  if (getAccountRefusal(partnerRights, account.id) !== null) return 'forbidden'
  return path.includes(':companyId') && company?.accountId !== account.id ? 'notFound' : 'ok'
}

function getHighestAccess(person: Actor): RequiredAccess {
  if (person.super_admin) return 'super'
  return person.superForAccounts.length > 0 ? 'partner' : 'user'
}
