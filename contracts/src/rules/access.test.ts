import { expect, it } from 'vitest'
import type { Company } from '../entities/company.ts'
import { role } from '../entities/roles.ts'
import type { User } from '../entities/user.ts'
import { atLeast, strengthOf } from './access.ts'

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
  ['nobody', null, company(), 'public'],
  ['somebody without a company', user(), null, 'user'],
  ['a partner without a company', user({ superForAccounts: accounts }), null, 'partner'],
  ['who is given no role', user(), company(), 'viewer'],
  ['a viewer', user(), company({ role: role.viewer }), 'viewer'],
  ['an admin', user(), company({ role: role.admin }), 'admin'],
  ['the partner that owns it', user({ superForAccounts: accounts }), company({ partnerId: 7 }), 'partner'],
  [
    'another partner, who is its admin',
    user({ superForAccounts: accounts }),
    company({ partnerId: 8, role: role.admin }),
    'admin',
  ],
  ['the super level', user({ super_admin: true }), company({ role: role.viewer }), 'super'],
] as const)('%s is as strong as a %4$s', (_, who, where, strength) => {
  expect(strengthOf(who, where)).toBe(strength)
})

it('a strength includes the weaker ones and no stronger one', () => {
  expect(atLeast('admin', 'viewer')).toBe(true)
  expect(atLeast('admin', 'admin')).toBe(true)
  expect(atLeast('admin', 'partner')).toBe(false)
})
