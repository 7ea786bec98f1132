import { accountRefusal, type Endpoint, role, strengthRefusal, type Who } from '@heed/contracts'
import type { AccountRow, CompanyRow, PersonRow } from '@heed/fixtures'
import type { World } from './World.ts'

/**
 * How strong a person is in a company; undefined when they have nothing to do with it. A partner admin is so in the
 * companies of the own accounts, the super level in all (S0 section 6).
 */
export function strengthIn(world: World, person: PersonRow, company: CompanyRow): Who | undefined {
  if (person.super_admin) return 'super'
  if (company.accountId !== null && person.superForAccounts.includes(company.accountId)) return 'partner'
  const membership = world.membershipsOfPerson.of(person.id).find(({ companyId }) => companyId === company.id)
  if (!membership) return undefined
  return membership.role === role.admin ? 'admin' : 'viewer'
}

/**
 * What comes of a call: 'ok'; 'unauthorized' without a person where one is needed; 'notFound' for a company that does
 * not exist or that the person has nothing to do with, so that nobody learns which ids are taken; 'forbidden' for who
 * is known there but too weak.
 */
export type Verdict = 'ok' | 'unauthorized' | 'notFound' | 'forbidden'

/**
 * Decides by `who` and `orPermission` of the call; `company` or `account` undefined where the path names one = it does
 * not exist. A partner account is open to its own people and to the super level, to nobody else.
 */
export function judge(
  world: World,
  endpoint: Endpoint,
  person: PersonRow | undefined,
  company: CompanyRow | undefined,
  account?: AccountRow | undefined,
): Verdict {
  if (endpoint.who === 'public') return 'ok'
  if (!person) return 'unauthorized'
  if (endpoint.path.includes(':partnerId')) return judgePartner(endpoint, person, company, account)
  if (!endpoint.path.includes(':companyId') && !endpoint.companyIn) {
    return strengthRefusal(strengthAnywhere(person), { who: endpoint.who }) === null ? 'ok' : 'forbidden'
  }
  const strength = company && strengthIn(world, person, company)
  if (!strength) return 'notFound'
  return strengthRefusal(strength, endpoint, person.permissions) === null ? 'ok' : 'forbidden'
}

function judgePartner(
  { path }: Endpoint,
  { super_admin, superForAccounts }: PersonRow,
  company: CompanyRow | undefined,
  account: AccountRow | undefined,
): Verdict {
  if (!account) return super_admin ? 'notFound' : 'forbidden'
  const known = { isSuper: super_admin, accounts: superForAccounts }
  if (accountRefusal(known, account.id) !== null) return 'forbidden'
  return path.includes(':companyId') && company?.accountId !== account.id ? 'notFound' : 'ok'
}

function strengthAnywhere(person: PersonRow): Who {
  if (person.super_admin) return 'super'
  return person.superForAccounts.length > 0 ? 'partner' : 'user'
}
