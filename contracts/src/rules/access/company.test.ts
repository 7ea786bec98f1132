import { describe, expect, it } from 'vitest'
import type { Company } from '../../entities/companies/company.ts'
import type { User } from '../../entities/people/user.ts'
import {
  canAddEmployees,
  canGiveCertificates,
  canManageEmployees,
  countFreeSeats,
  getCompanyName,
  getPartnerId,
  getRemainingSeats,
  getRole,
  getSettings,
  hasSingleSignOn,
  hasUnusableSeats,
  isAnonymous,
  isCompanyAdmin,
  isPartnerAdmin,
  isPartnerFor,
} from './company.ts'

const company = (facts: Partial<Company> = {}): Company => ({
  company_id: 1,
  users_total: 4,
  users_available: 10,
  ...facts,
})
const user = (facts: Partial<User> = {}): User => ({
  _id: 'u1',
  name: 'Anna',
  email: 'anna@example.is',
  created: '2026-01-15T09:00:00.000Z',
  permissions: [],
  superForAccounts: [],
  ...facts,
})
const partner = user({ superForAccounts: [{ id: 7, name: 'Vesturland' }] })

describe('duplicate company fields', () => {
  it.each<[Partial<Company>, string]>([
    [{ company_name: 'A', name: 'B' }, 'A'],
    [{ name: 'B' }, 'B'],
    [{}, ''],
  ])('give %j the name %j', (facts, name) => {
    expect(getCompanyName(company(facts))).toBe(name)
  })

  it.each<[Partial<Company>, number | null]>([
    [{ partnerId: 7, account_id: 8 }, 7],
    [{ partnerId: null, account_id: 8 }, 8],
    [{}, null],
  ])('give %j the partner %s', (facts, id) => {
    expect(getPartnerId(company(facts))).toBe(id)
  })

  it('prefer settings to uiSettings', () => {
    expect(getSettings(company({ settings: { a: 1 }, uiSettings: { b: 2 } }))).toEqual({ a: 1 })
    expect(getSettings(company({ uiSettings: { b: 2 } }))).toEqual({ b: 2 })
    expect(getSettings(company())).toEqual({})
  })
})

describe('usersLeft', () => {
  it.each<[Partial<Company>, number]>([
    [{}, 6],
    [{ users_total: 12 }, -2],
    [{ usersLeft: 3 }, 3],
  ])('for %j is %i, even below zero', (facts, left) => {
    expect(getRemainingSeats(company(facts))).toBe(left)
  })

  it('employees can be added unless the server says no', () => {
    expect(
      [undefined, true, false].map((flag) =>
        canAddEmployees(company(flag === undefined ? {} : { canAddUsers: flag })),
      ),
    ).toEqual([true, true, false])
  })
})

describe('available seats', () => {
  it.each<[Partial<Company>, number, boolean]>([
    [{ usersLeft: 60 }, 60, false],
    [{ usersLeft: 60, canAddUsers: false }, 0, true],
    [{ usersLeft: 0, canAddUsers: false }, 0, false],
    [{ usersLeft: -2, canAddUsers: false }, 0, false],
  ])('for %j are %i, with ended seats: %j', (facts, free, ended) => {
    expect([countFreeSeats(company(facts)), hasUnusableSeats(company(facts))]).toEqual([free, ended])
  })
})

describe('company roles', () => {
  const owned = company({ partnerId: 7, role: null })

  it('default to viewer when the company has no role', () => {
    expect([getRole(company()), getRole(owned), getRole(company({ role: 1 }))]).toEqual([2, 2, 1])
  })

  it.each<[string, User, Company, boolean, boolean]>([
    ['an admin', user(), company({ role: 1 }), true, true],
    ['a viewer', user(), company({ role: 2 }), false, false],
    [
      'a viewer with permission to manage users',
      user({ permissions: ['manageUsers'] }),
      company({ role: 2 }),
      false,
      true,
    ],
    ['the owning partner', partner, owned, true, true],
    ['another partner', partner, company({ partnerId: 8 }), false, false],
    ['a partner in a company without a partner', partner, company(), false, false],
    ['a super admin', user({ super_admin: true }), owned, true, true],
  ])('give %s the right permissions', (_, who, where, admin, managesUsers) => {
    expect([isCompanyAdmin(who, where), canManageEmployees(who, where)]).toEqual([admin, managesUsers])
  })

  it('a partner admin owns at least one account', () => {
    expect([isPartnerAdmin(partner), isPartnerAdmin(user())]).toEqual([true, false])
    expect([isPartnerFor(partner, owned), isPartnerFor(user(), owned)]).toEqual([true, false])
  })
})

it('anonymous tracking and single sign-on accept flags as text or boolean', () => {
  expect([isAnonymous(company({ anonymousTracking: '1' })), isAnonymous(company())]).toEqual([true, false])
  expect([
    hasSingleSignOn(company({ settings: { 'ui.sso.configured': true } })),
    hasSingleSignOn(company({ uiSettings: { 'ui.sso.configured': '0' } })),
  ]).toEqual([true, false])
})

it.each<[Partial<Company>, boolean]>([
  [{}, false],
  [{ settings: { 'ui.certificates_enabled': '0' } }, false],
  [{ settings: { 'ui.certificates_enabled': '1' } }, true],
  [{ settings: { 'ui.certificates_enabled': '1' }, anonymousTracking: 1 }, false],
])('certificates need the setting and tracking by name: %j, %s', (facts, gives) => {
  expect(canGiveCertificates(company(facts))).toBe(gives)
})
