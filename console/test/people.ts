import type { Branding, Company, Language, User } from '@heed/contracts'
import { aCompany as aCustomer, aUser as aPerson, aSubscription } from '@heed/fixtures/factories'

/** Roles in a company; 'nobody' is signed out. */
export type TestRole = 'admin' | 'viewer' | 'manager' | 'partner' | 'super' | 'nobody'

export const aUser = (overrides: Partial<User> = {}): User =>
  aPerson({ _id: 'u1', name: 'Ása Jónsdóttir', email: 'asa@example.is', ...overrides })

export const aCompany = (overrides: Partial<Company> = {}): Company =>
  aCustomer({
    company_id: 11,
    company_name: 'Norðurljós ehf.',
    account_id: 3,
    valid_to: '2027-06-01T00:00:00.000Z',
    users_total: 240,
    users_available: 300,
    subscription: aSubscription({ subscription_name: 'Standard', package_users: 300 }),
    ...overrides,
  })

export const aBranding = (overrides: Partial<Branding> = {}): Branding => ({
  name: 'Heed',
  account_name: 'Heed',
  lms_domain: 'learn.heed.example',
  my_domain: 'my.heed.example',
  'contact.support': 'support@heed.example',
  ...overrides,
})

export const english: Language = { code: 'en', english_name: 'English', name: 'English' }

/** Returns a role's signed-in person and their company; null when signed out. */
export function makeUserAndCompany(role: TestRole): { user: User; company: Company } | null {
  if (role === 'nobody') return null
  const company = aCompany({ role: role === 'admin' ? 1 : 2 })
  if (role === 'manager') return { user: aUser({ permissions: ['manageUsers'] }), company }
  if (role === 'partner') return { user: aUser({ superForAccounts: [{ id: 3, name: 'Borealis' }] }), company }
  if (role === 'super') return { user: aUser({ super_admin: true }), company }
  return { user: aUser(), company }
}
