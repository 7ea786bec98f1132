import type { Company } from '../../entities/companies/company.ts'
import { type AccessLevel, accessLevels } from '../../entities/people/roles.ts'
import type { User } from '../../entities/people/user.ts'
import { isCompanyAdmin, isPartnerAdmin, isPartnerFor } from './company.ts'

export const hasAccessLevel = (strength: AccessLevel, requiredStrength: AccessLevel): boolean =>
  accessLevels.indexOf(strength) >= accessLevels.indexOf(requiredStrength)

export const notPermittedText = "You don't have permission to do this"

export const noApiKeysText = "API keys can't do this: an admin must sign in"

/** Super admins can't act as other super admins (W-8). */
export const notAsSuperText = 'No one can act as a super admin'

/** An API key has admin rights, except for calls that only people may make (W-4). */
export const isOpenToApiKeys = ({ who, peopleOnly }: { who: AccessLevel; peopleOnly?: true }): boolean =>
  who !== 'public' && peopleOnly !== true && hasAccessLevel('admin', who)

interface AccessRequirements {
  who: AccessLevel
  orPermission?: string
}

export const getAccessRefusal = (
  strength: AccessLevel,
  { who, orPermission }: AccessRequirements,
  permissions: readonly string[] = [],
): string | null =>
  hasAccessLevel(strength, who) || (orPermission !== undefined && permissions.includes(orPermission))
    ? null
    : notPermittedText

export const getAccountRefusal = (
  { isSuper, accounts }: { isSuper: boolean; accounts: readonly number[] },
  accountId: number,
): string | null => (isSuper || accounts.includes(accountId) ? null : notPermittedText)

/** Without a company, returns the level that applies everywhere (S0 section 6, W-1). */
export function getAccessLevel(user: User | null, company: Company | null): AccessLevel {
  if (!user) return 'public'
  if (user.super_admin === true) return 'super'
  if (!company) return isPartnerAdmin(user) ? 'partner' : 'user'
  if (isPartnerFor(user, company)) return 'partner'
  return isCompanyAdmin(user, company) ? 'admin' : 'viewer'
}
