import type { Company } from '../../entities/companies/company.ts'
import { type Strength, strengths } from '../../entities/people/roles.ts'
import type { User } from '../../entities/people/user.ts'
import { isCompanyAdmin, isPartnerAdmin, isPartnerFor } from './company.ts'

export const hasStrength = (strength: Strength, least: Strength): boolean =>
  strengths.indexOf(strength) >= strengths.indexOf(least)

export const notPermitted = "You don't have permission to do this"

export const notByKey = "API keys can't do this: an admin must sign in"

/** Super admins can't act as other super admins (W-8). */
export const superStaysOneself = 'No one can act as a super admin'

/** An API key has admin rights, except for calls that only people may make (W-4). */
export const opensByKey = ({ who, peopleOnly }: { who: Strength; peopleOnly?: true }): boolean =>
  who !== 'public' && peopleOnly !== true && hasStrength('admin', who)

interface Needs {
  who: Strength
  orPermission?: string
}

export const strengthRefusal = (
  strength: Strength,
  { who, orPermission }: Needs,
  permissions: readonly string[] = [],
): string | null =>
  hasStrength(strength, who) || (orPermission !== undefined && permissions.includes(orPermission))
    ? null
    : notPermitted

export const accountRefusal = (
  { isSuper, accounts }: { isSuper: boolean; accounts: readonly number[] },
  accountId: number,
): string | null => (isSuper || accounts.includes(accountId) ? null : notPermitted)

/** Without a company, returns the strength that applies everywhere (S0 section 6, W-1). */
export function getStrength(user: User | null, company: Company | null): Strength {
  if (!user) return 'public'
  if (user.super_admin === true) return 'super'
  if (!company) return isPartnerAdmin(user) ? 'partner' : 'user'
  if (isPartnerFor(user, company)) return 'partner'
  return isCompanyAdmin(user, company) ? 'admin' : 'viewer'
}
