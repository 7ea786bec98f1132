import type { Company, CompanySettings } from '../../entities/companies/company.ts'
import type { emailTextKeys } from '../../entities/companies/settings.ts'
import { type Role, role } from '../../entities/people/roles.ts'
import type { User } from '../../entities/people/user.ts'
import { isFlagOn } from './flags.ts'

type CompanyWithSettings = Pick<Company, 'settings' | 'uiSettings'>

export const getCompanyName = (company: Company): string => company.company_name ?? company.name ?? ''
export const getSettings = (company: CompanyWithSettings): CompanySettings =>
  company.settings ?? company.uiSettings ?? {}
export const getEmailText = (company: CompanyWithSettings, name: (typeof emailTextKeys)[number]): string =>
  String(getSettings(company)[`ui.email.${name}`] ?? '')
export const getPartnerId = (company: Company): number | null =>
  company.partnerId ?? company.account_id ?? null
export type SeatCounts = Pick<Company, 'users_available' | 'users_total' | 'usersLeft'>

export const getRemainingSeats = (company: SeatCounts): number =>
  company.usersLeft ?? company.users_available - company.users_total

export const countFreeSeats = (company: Company): number =>
  canAddEmployees(company) ? Math.max(0, getRemainingSeats(company)) : 0
export const hasUnusableSeats = (company: Company): boolean =>
  getRemainingSeats(company) > countFreeSeats(company)

/** A missing role means viewer (S0 section 4, W-1). */
export const getRole = (company: Company): Role => company.role ?? role.viewer

export const isPartnerAdmin = (user: User): boolean => user.superForAccounts.length > 0

export function isPartnerFor(user: User, company: Company): boolean {
  const owner = getPartnerId(company)
  return owner !== null && user.superForAccounts.some(({ id }) => id === owner)
}

export function isCompanyAdmin(user: User, company: Company): boolean {
  return getRole(company) === role.admin || isPartnerFor(user, company) || user.super_admin === true
}

export function canManageEmployees(user: User, company: Company): boolean {
  return isCompanyAdmin(user, company) || user.permissions.includes('manageUsers')
}

export const isAnonymous = (company: Pick<Company, 'anonymousTracking'>): boolean =>
  isFlagOn(company.anonymousTracking)
export const canGiveCertificates = (
  company: CompanyWithSettings & Pick<Company, 'anonymousTracking'>,
): boolean => isFlagOn(getSettings(company)['ui.certificates_enabled']) && !isAnonymous(company)
export const hasSingleSignOn = (company: CompanyWithSettings): boolean =>
  isFlagOn(getSettings(company)['ui.sso.configured'])
export const canAddEmployees = (company: Pick<Company, 'canAddUsers'>): boolean =>
  company.canAddUsers !== false
