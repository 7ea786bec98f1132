import type { Company } from '../../entities/companies/company.ts'
import { type Strength, strengths } from '../../entities/people/roles.ts'
import type { User } from '../../entities/people/user.ts'
import { isCompanyAdmin, isPartnerAdmin, isPartnerFor } from './company.ts'

export const hasStrength = (strength: Strength, requiredStrength: Strength): boolean =>
  strengths.indexOf(strength) >= strengths.indexOf(requiredStrength)

export const notPermittedText = "You don't have permission to do this"

export const notByKeyText = "API keys can't do this: an admin must sign in"

/** Super admins can't act as other super admins (W-8). */
export const superStaysOneself = 'No one can act as a super admin'

/** An API key has admin rights, except for calls that only people may make (W-4). */
export const opensByKey = ({ who, peopleOnly }: { who: Strength; peopleOnly?: true }): boolean =>
  who !== 'public' && peopleOnly !== true && hasStrength('admin', who)

interface AccessRequirements {
  who: Strength
  orPermission?: string
}

export const getStrengthRefusal = (
  strength: Strength,
  { who, orPermission }: AccessRequirements,
  permissions: readonly string[] = [],
): string | null =>
  hasStrength(strength, who) || (orPermission !== undefined && permissions.includes(orPermission))
    ? null
    : notPermittedText

export const getAccountRefusal = (
  { isSuper, accounts }: { isSuper: boolean; accounts: readonly number[] },
  accountId: number,
): string | null => (isSuper || accounts.includes(accountId) ? null : notPermittedText)

/** Without a company, returns the strength that applies everywhere (S0 section 6, W-1). */
export function getStrength(user: User | null, company: Company | null): Strength {
  if (!user) return 'public'
  if (user.super_admin === true) return 'super'
  if (!company) return isPartnerAdmin(user) ? 'partner' : 'user'
  if (isPartnerFor(user, company)) return 'partner'
  return isCompanyAdmin(user, company) ? 'admin' : 'viewer'
}
