import { accountIds, companyIds, getManagerEmail, partnerEmails, superEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, test } from 'vitest'
import { call } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
beforeEach(() => {
  world = createWorld({ employees: 20 })
})

test.each<[string, string, string[]]>([
  ['a viewer', getManagerEmail('viewer'), ['viewer']],
  ['a partner who is also an admin', partnerEmails.bjarg, ['admin', 'partner']],
  ['a super admin', superEmail, ['admin', 'super']],
])('the principal of %s has the expected roles', (_, email, roles) => {
  expect(call(world, 'auth.getPrincipal', {}, email).principal.roles).toEqual(roles)
})

test('a manager who also becomes a partner has both roles', () => {
  const asked = { partnerId: accountIds.bjarg, name: 'Ása', email: getManagerEmail('viewer') }
  call(world, 'partners.createManager', asked, partnerEmails.bjarg)
  expect(call(world, 'auth.getPrincipal', {}, asked.email).principal.roles).toEqual(['viewer', 'partner'])
})

describe('registration', () => {
  const newcomer = { managerEmail: 'sif@north-sea.example', recaptchaToken: 'ok' }
  const counters = () => world.system.freemiums.filter(({ email }) => email === newcomer.managerEmail)

  test.each([
    ['trial.register', 25],
    ['trial.registerManager', 25],
    ['trial.registerFreemium', 10],
  ] as const)(
    'by %s creates one company with %i seats and makes its admin billing manager',
    (operation, seats) => {
      call(world, operation, newcomer)
      const { companies } = call(world, 'companies.listMine', {}, newcomer.managerEmail)
      expect(companies.map((company) => [company.users_available, company.chargebeeEnabled])).toEqual([
        [seats, true],
      ])
      expect(companies[0]?.managers).toMatchObject([{ email: newcomer.managerEmail, role: 1, billing: true }])
    },
  )

  test('for the free plan is counted each time, except after a failed check', () => {
    const register = (recaptchaToken: string) =>
      call(world, 'trial.registerFreemium', { ...newcomer, recaptchaToken }).result
    expect(register('fail')).toBe(false)
    expect(counters()).toEqual([])
    expect([register('ok'), register('ok')]).toEqual([true, 'email'])
    expect(counters()).toMatchObject([{ counter: 2 }])
  })

  test.each(['trial.register', 'trial.registerManager'] as const)(
    'by %s is not counted for the free plan',
    (operation) => {
      call(world, operation, newcomer)
      expect(counters()).toEqual([])
    },
  )
})

test('a manager removed and added again has the new role without billing', () => {
  const companyId = companyIds.direct
  const [admin, email] = [getManagerEmail('admin'), getManagerEmail('viewer')]
  call(world, 'managers.setBillingManager', { companyId, email }, admin)
  call(world, 'managers.delete', { companyId, email }, admin)
  call(world, 'managers.create', { companyId, name: 'Jón', email, role: 1 }, admin)
  const { managers = [] } = call(world, 'companies.get', { companyId }, admin)
  expect(managers.find((one) => one.email === email)).toMatchObject({ role: 1, billing: false })
})
