import type { Branding, Company, Language, User } from '@heed/contracts'

/** Who a test may be: the roles of a company, and nobody. */
export type As = 'admin' | 'viewer' | 'manager' | 'partner' | 'super' | 'nobody'

export const aUser = (own: Partial<User> = {}): User => ({
  _id: 'u1',
  name: 'Ása Jónsdóttir',
  email: 'asa@example.is',
  created: '2025-03-01T09:00:00.000Z',
  permissions: [],
  superForAccounts: [],
  ...own,
})

export const aCompany = (own: Partial<Company> = {}): Company => ({
  company_id: 11,
  company_name: 'Norðurljós ehf.',
  role: 1,
  account_id: 3,
  valid_to: '2027-06-01T00:00:00.000Z',
  subscription: {
    subscription_code: 'standard',
    subscription_name: 'Standard',
    subscription_type: 'plan',
    status: 'active',
    package_users: 300,
  },
  packages: [{ valid: true }],
  settings: {},
  users_total: 240,
  users_available: 300,
  usersLeft: 60,
  canAddUsers: true,
  ...own,
})

export const aBranding = (own: Partial<Branding> = {}): Branding => ({
  name: 'Heed',
  account_name: 'Heed',
  lms_domain: 'learn.heed.example',
  my_domain: 'my.heed.example',
  'contact.support': 'support@heed.example',
  ...own,
})

export const english: Language = { code: 'en', english_name: 'English', name: 'English' }

/** The signed-in person and the company they see, by what they may do there. */
export function peopleOf(as: As): { user: User; company: Company } | null {
  if (as === 'nobody') return null
  const company = aCompany({ role: as === 'admin' ? 1 : 2 })
  if (as === 'manager') return { user: aUser({ permissions: ['manageUsers'] }), company }
  if (as === 'partner') return { user: aUser({ superForAccounts: [{ id: 3, name: 'Borealis' }] }), company }
  if (as === 'super') return { user: aUser({ super_admin: true }), company }
  return { user: aUser(), company }
}
