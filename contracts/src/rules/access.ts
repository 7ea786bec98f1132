import type { Company } from '../entities/company.ts'
import { type Strength, strengths } from '../entities/roles.ts'
import type { User } from '../entities/user.ts'
import { isAdminOf, isPartnerAdmin, isPartnerFor } from './company.ts'

/** Whether a strength includes the one that is asked for (S0 section 6). */
export const atLeast = (strength: Strength, least: Strength): boolean =>
  strengths.indexOf(strength) >= strengths.indexOf(least)

/** What the platform answers to who is known and too weak. */
export const notPermitted = 'You do not have permission to do this'

/** What it answers to an API key where a person has to be signed in. */
export const notByKey = 'An API key may not do this: an admin has to be signed in'

/** What it answers where the super level would act as another of that level (W-8). */
export const superStaysOneself = 'Nobody acts as a person of the super level'

/** Whether an API key opens a call: it stands for an admin of its company, but for what is for people alone (W-4). */
export const opensByKey = ({ who, peopleOnly }: { who: Strength; peopleOnly?: true }): boolean =>
  who !== 'public' && peopleOnly !== true && atLeast('admin', who)

interface Needs {
  who: Strength
  /** A permission that stands in for the strength. */
  orPermission?: string
}

/** Why somebody of that strength may not do what needs more; null where they may (S0 section 6). */
export const strengthRefusal = (
  strength: Strength,
  { who, orPermission }: Needs,
  permissions: readonly string[] = [],
): string | null =>
  atLeast(strength, who) || (orPermission !== undefined && permissions.includes(orPermission))
    ? null
    : notPermitted

/** Why somebody may do nothing for a partner account; null for its own people and the super level. */
export const accountRefusal = (
  { isSuper, accounts }: { isSuper: boolean; accounts: readonly number[] },
  accountId: number,
): string | null => (isSuper || accounts.includes(accountId) ? null : notPermitted)

/** How strong somebody is in a company; without one, wherever they are (S0 section 6, W-1). */
export function strengthOf(user: User | null, company: Company | null): Strength {
  if (!user) return 'public'
  if (user.super_admin === true) return 'super'
  if (!company) return isPartnerAdmin(user) ? 'partner' : 'user'
  if (isPartnerFor(user, company)) return 'partner'
  return isAdminOf(user, company) ? 'admin' : 'viewer'
}
