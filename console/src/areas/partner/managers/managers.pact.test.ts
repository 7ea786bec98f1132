// @vitest-environment node
import { eachLike, matchInstant, rejections, string } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { testAccountPins } from '../../../../test/pact/pins.ts'
import { ManagersStore } from './ManagersStore.ts'

const userRole = 'partner'
const manager = {
  email: string('partner@example.is'),
  name: string('Petra'),
  role: 1,
  created: matchInstant(),
}
const sif = { name: 'Sif', email: 'sif@example.is', sendWelcome: true }
/** Managers are reloaded after each change. */
const makeRereadCalls = (why: string) => [
  {
    pin: `partners.listManagers: who manages the account ${why}`,
    as: userRole,
    request: 'GET /partners/7/managers',
    answer: { managers: eachLike(manager) },
  } as const,
]
const expectNoResult = (_: unknown, given: unknown) => expect(given).toBeUndefined()

testAccountPins([
  {
    pin: 'partners.listManagers: who manages the account',
    as: userRole,
    request: 'GET /partners/7/managers',
    answer: { managers: eachLike(manager) },
    do: (account) => account.getStore(ManagersStore).list.load(),
    reads: (account) => expect(account.getStore(ManagersStore).allManagers[0]?.role).toBe(1),
  },
  {
    pin: 'partners.createManager: another person for the account',
    as: userRole,
    request: 'POST /partners/7/managers',
    body: sif,
    answer: { success: true, manager: { ...manager, email: 'sif@example.is', name: 'Sif' } },
    beside: makeRereadCalls('once somebody is added'),
    do: (account) => account.getStore(ManagersStore).add(sif),
    reads: expectNoResult,
  },
  {
    pin: 'partners.createManager: a person who manages the account already',
    as: userRole,
    request: 'POST /partners/7/managers',
    body: { name: 'Petra', email: 'partner@example.is', sendWelcome: false },
    fails: rejections.conflict('partner@example.is already manages the account'),
    do: (account) =>
      account.getStore(ManagersStore).add({ name: 'Petra', email: 'partner@example.is', sendWelcome: false }),
  },
  {
    pin: 'partners.deleteManager: a manager of the account who goes',
    as: userRole,
    given: { 'another manager of the account': { email: 'sif@example.is' } },
    request: 'DELETE /partners/7/managers/sif%40example.is',
    answer: { success: true },
    beside: makeRereadCalls('after somebody was removed'),
    do: (account) => account.getStore(ManagersStore).remove('sif@example.is'),
    reads: expectNoResult,
  },
  {
    pin: 'partners.deleteManager: a stranger to the account',
    as: userRole,
    request: 'DELETE /partners/7/managers/sif%40example.is',
    fails: rejections.notFound("sif@example.is doesn't manage the account"),
    beside: makeRereadCalls('after somebody was not there'),
    do: (account) => account.getStore(ManagersStore).remove('sif@example.is'),
  },
  {
    pin: 'partners.deleteManager: oneself',
    as: userRole,
    request: 'DELETE /partners/7/managers/partner%40example.is',
    fails: rejections.conflict("You can't remove yourself"),
    beside: makeRereadCalls('after oneself was refused'),
    do: (account) => account.getStore(ManagersStore).remove('partner@example.is'),
  },
])
