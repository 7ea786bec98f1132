import { expect, it } from 'vitest'
import type { Company } from '../../entities/companies/company.ts'
import { role } from '../../entities/people/roles.ts'
import type { User } from '../../entities/people/user.ts'
import { getAccessLevel, getAccessRefusal, getAccountRefusal, hasAccessLevel } from './access.ts'

const user = (facts: Partial<User> = {}): User => ({
  _id: 'u1',
  name: 'Ása',
  email: 'asa@example.is',
  created: '2026-01-01T00:00:00.000Z',
  permissions: [],
  superForAccounts: [],
  ...facts,
})
const company = (facts: Partial<Company> = {}): Company => ({
  company_id: 1,
  users_total: 0,
  users_available: 10,
  ...facts,
})
const accounts = [{ id: 7, name: 'Partner' }]

it.each([
  ['an anonymous visitor', null, company(), 'public'],
  ['a user without a company', user(), null, 'user'],
  ['a partner without a company', user({ superForAccounts: accounts }), null, 'partner'],
  ['a user without a role', user(), company(), 'viewer'],
  ['a viewer', user(), company({ role: role.viewer }), 'viewer'],
  ['an admin', user(), company({ role: role.admin }), 'admin'],
  ["the company's partner", user({ superForAccounts: accounts }), company({ partnerId: 7 }), 'partner'],
  [
    'another partner with the admin role',
    user({ superForAccounts: accounts }),
    company({ partnerId: 8, role: role.admin }),
    'admin',
  ],
  ['a super admin', user({ super_admin: true }), company({ role: role.viewer }), 'super'],
] as const)('%s has the access level %4$s', (_, who, where, strength) => {
  expect(getAccessLevel(who, where)).toBe(strength)
})

it('an access level includes weaker levels but no stronger one', () => {
  expect(hasAccessLevel('admin', 'viewer')).toBe(true)
  expect(hasAccessLevel('admin', 'admin')).toBe(true)
  expect(hasAccessLevel('admin', 'partner')).toBe(false)
})

const forbidden = "You don't have permission to do this"

it.each([
  ['an admin', 'an admin action', 'admin', { who: 'admin' }, [], null],
  ['a viewer', 'an admin action', 'viewer', { who: 'admin' }, [], forbidden],
  [
    'a viewer',
    'an action that their permission allows',
    'viewer',
    { who: 'admin', orPermission: 'manageUsers' },
    ['manageUsers'],
    null,
  ],
  [
    'a viewer',
    'an action that needs a permission',
    'viewer',
    { who: 'admin', orPermission: 'manageUsers' },
    [],
    forbidden,
  ],
  ['a viewer', 'an action outside their permission', 'viewer', { who: 'admin' }, ['manageUsers'], forbidden],
  ['a partner', 'a super admin action', 'partner', { who: 'super' }, [], forbidden],
] as const)('access of %s to %s', (_, __, strength, needs, permissions, refusal) => {
  expect(getAccessRefusal(strength, needs, permissions)).toBe(refusal)
})

it.each([
  ['one of their own accounts', { isSuper: false, accounts: [3, 7] }, null],
  ["another partner's account", { isSuper: false, accounts: [3] }, forbidden],
  ['any account as a super admin', { isSuper: true, accounts: [] }, null],
])('permission to act for %s', (_, person, refusal) => {
  expect(getAccountRefusal(person, 7)).toBe(refusal)
})
