import type { Company } from '../entities/company.ts'
import { type Strength, strengths } from '../entities/roles.ts'
import type { User } from '../entities/user.ts'
import { isAdminOf, isPartnerAdmin, isPartnerFor } from './company.ts'

/** Whether a strength includes the one that is asked for (S0 section 6). */
export const atLeast = (strength: Strength, least: Strength): boolean =>
  strengths.indexOf(strength) >= strengths.indexOf(least)

/** How strong somebody is in a company; without one, wherever they are (S0 section 6). */
export function strengthOf(user: User | null, company: Company | null): Strength {
  if (!user) return 'public'
  if (user.super_admin === true) return 'super'
  if (!company) return isPartnerAdmin(user) ? 'partner' : 'user'
  if (isPartnerFor(user, company)) return 'partner'
  return isAdminOf(user, company) ? 'admin' : 'viewer'
}
