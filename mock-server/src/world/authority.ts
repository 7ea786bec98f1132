import { accountRefusal, type Endpoint, opensByKey, role, strengthRefusal, type Who } from '@heed/contracts'
import type { AccountRow, CompanyRow } from '@heed/fixtures'
import type { Actor } from './actors.ts'
import type { World } from './World.ts'

/** Partner admins manage their customers' companies, super admins all (S0 section 6), API keys their own. */
export function getStrength(world: World, person: Actor, company: CompanyRow): Who | undefined {
  if (person.apiKey) return person.apiKey.companyId === company.id ? 'admin' : undefined
  if (person.super_admin) return 'super'
  if (company.accountId !== null && person.superForAccounts.includes(company.accountId)) return 'partner'
  const membership = world.membershipsOfPerson.of(person.id).find(({ companyId }) => companyId === company.id)
  if (!membership) return undefined
  return membership.role === role.admin ? 'admin' : 'viewer'
}

/** 'notFound' also for callers without access, to keep IDs secret; 'notByKey': needs a signed-in person. */
export type Verdict = 'ok' | 'unauthorized' | 'notFound' | 'forbidden' | 'notByKey'

export function judge(
  world: World,
  endpoint: Endpoint,
  person: Actor | undefined,
  company: CompanyRow | undefined,
  account?: AccountRow | undefined,
): Verdict {
  if (endpoint.who === 'public') return 'ok'
  if (!person) return 'unauthorized'
  if (endpoint.path.includes(':partnerId')) return judgePartner(endpoint, person, company, account)
  if (!endpoint.path.includes(':companyId') && !endpoint.companyIn) {
    return permitted(strengthRefusal(strengthAnywhere(person), { who: endpoint.who }), endpoint, person)
  }
  const strength = company && getStrength(world, person, company)
  if (!strength) return 'notFound'
  return permitted(strengthRefusal(strength, endpoint, person.permissions), endpoint, person)
}

function permitted(refusal: string | null, endpoint: Endpoint, { apiKey }: Actor): Verdict {
  if (refusal !== null) return 'forbidden'
  return apiKey && !opensByKey(endpoint) ? 'notByKey' : 'ok'
}

function judgePartner(
  { path }: Endpoint,
  { super_admin, superForAccounts }: Actor,
  company: CompanyRow | undefined,
  account: AccountRow | undefined,
): Verdict {
  if (!account) return super_admin ? 'notFound' : 'forbidden'
  const known = { isSuper: super_admin, accounts: superForAccounts }
  if (accountRefusal(known, account.id) !== null) return 'forbidden'
  return path.includes(':companyId') && company?.accountId !== account.id ? 'notFound' : 'ok'
}

function strengthAnywhere(person: Actor): Who {
  if (person.super_admin) return 'super'
  return person.superForAccounts.length > 0 ? 'partner' : 'user'
}
