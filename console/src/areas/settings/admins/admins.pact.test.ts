// @vitest-environment node
import { eachLike, integer, matchInstant, rejections, string } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { nordurljos } from '../../../../test/pact/pactExamples.ts'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { AdminsStore } from './AdminsStore.ts'

const carl = { name: 'Carl', email: 'carl@example.is', role: 2, sendWelcome: true } as const
const duplicateAdmin = { ...carl, email: 'viewer@example.is' }
const path = '/companies/101/managers'
const manager = { email: string('admin@example.is'), name: string('Anna'), role: 1, created: matchInstant() }
/** Managers are reloaded after each change. */
const makeRereadCalls = (why: string) => [
  {
    pin: `companies.get: who manages the company ${why}`,
    request: 'GET /companies/101',
    answer: { ...nordurljos, managers: eachLike(manager) },
  } as const,
]
const getAdminsStore = (company: CompanyStores) => company.getStore(AdminsStore)
const expectNoResult = (_: unknown, given: unknown) => expect(given).toBeUndefined()

testCompanyPins([
  {
    pin: 'companies.get: who manages the company',
    request: 'GET /companies/101',
    answer: { ...nordurljos, managers: eachLike(manager) },
    do: (company) => getAdminsStore(company).list.load(),
    reads: (company) => expect(getAdminsStore(company).allManagers[0]?.role).toBe(1),
  },
  {
    pin: 'companies.get: who manages the company while the server fails',
    given: { 'the server fails': { status: 503, message: 'Out of order' } },
    request: 'GET /companies/101',
    fails: rejections.failing(503, 'Out of order'),
    do: (company) => getAdminsStore(company).list.load(),
    reads: (company) => expect(getAdminsStore(company).list.error).toBe('Out of order'),
  },
  {
    pin: 'managers.create: a viewer who is welcomed',
    request: `POST ${path}`,
    body: carl,
    answer: { success: true, manager: { email: 'carl@example.is' } },
    beside: makeRereadCalls('after somebody was added'),
    do: (company) => getAdminsStore(company).add(carl),
    reads: expectNoResult,
  },
  {
    pin: 'managers.create: somebody who is there already',
    request: `POST ${path}`,
    body: duplicateAdmin,
    fails: rejections.conflict('viewer@example.is is already an admin of the company'),
    do: (company) => getAdminsStore(company).add(duplicateAdmin),
  },
  {
    pin: 'managers.create: somebody made by a viewer of the console',
    as: 'viewer',
    request: `POST ${path}`,
    body: carl,
    fails: rejections.forbidden(),
    do: (company) => getAdminsStore(company).add(carl),
  },
  {
    pin: 'managers.delete: a manager who goes',
    request: `DELETE ${path}/viewer%40example.is`,
    answer: { success: true },
    beside: makeRereadCalls('after somebody was removed'),
    do: (company) => getAdminsStore(company).remove('viewer@example.is'),
    reads: expectNoResult,
  },
  {
    pin: 'managers.delete: the removal of a stranger',
    request: `DELETE ${path}/stranger%40example.is`,
    fails: rejections.notFound('There is no such admin'),
    beside: makeRereadCalls('after somebody was not there'),
    do: (company) => getAdminsStore(company).remove('stranger@example.is'),
  },
  {
    pin: 'managers.delete: the removal of oneself',
    request: `DELETE ${path}/admin%40example.is`,
    fails: rejections.conflict("You can't remove yourself"),
    beside: makeRereadCalls('after oneself was refused'),
    do: (company) => getAdminsStore(company).remove('admin@example.is'),
  },
  {
    pin: 'managers.setBillingManager: another billing manager',
    request: `POST ${path}/set_billing_manager`,
    body: { email: 'viewer@example.is' },
    answer: { success: true },
    beside: makeRereadCalls('after the bills went elsewhere'),
    do: (company) => getAdminsStore(company).sendBillsTo('viewer@example.is'),
    reads: expectNoResult,
  },
  {
    pin: 'managers.setBillingManager: a billing manager who is none',
    request: `POST ${path}/set_billing_manager`,
    body: { email: 'stranger@example.is' },
    fails: rejections.notFound('There is no such admin'),
    do: (company) => getAdminsStore(company).sendBillsTo('stranger@example.is'),
  },
  {
    pin: 'auth.managerSignin: login info for an admin of a company',
    request: 'POST /auth/email/manager_signin',
    body: { email: 'viewer@example.is', company_id: integer(101) },
    answer: { status: 'success' },
    do: (company) => getAdminsStore(company).sendLogin('viewer@example.is'),
    reads: expectNoResult,
  },
])
