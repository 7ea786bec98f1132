import { type CompanyKind, companyIds, getManagerEmail, partnerEmails, superEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { createWorld } from '../../world/World.ts'

const world = createWorld()
const get = (kind: CompanyKind, as = superEmail) =>
  call(world, 'companies.get', { companyId: companyIds[kind] }, as)

test('free seats and room for employees follow from the number of employees', () => {
  const direct = get('direct')
  expect(direct).toMatchObject({ users_total: 240, canAddUsers: true, canCreateTraining: true })
  expect(direct.usersLeft).toBe(direct.users_available - 240)
  expect(get('overSeats')).toMatchObject({
    users_total: 27,
    users_available: 25,
    usersLeft: -2,
    canAddUsers: false,
  })
  expect(get('expired')).toMatchObject({
    canAddUsers: false,
    subscription: { status: 'expired', package_valid: 0 },
  })
  expect(get('expired').packages).toEqual([{ valid: false }])
  expect(get('trial')).toMatchObject({ canAddUsers: true, subscription: { subscription_type: 'trial' } })
})

test('each caller sees their own role', () => {
  expect(get('direct', getManagerEmail('admin')).role).toBe(1)
  expect(get('direct', getManagerEmail('viewer')).role).toBe(2)
  expect(get('anonymous', getManagerEmail('admin')).role).toBe(2)
  expect(get('partner', partnerEmails.bjarg).role).toBe(1)
  expect(get('direct').role).toBe(1)
})

test('a missing company and an inaccessible one give the same error', () => {
  const missing = catchRefusal(() =>
    call(world, 'companies.get', { companyId: 404 }, getManagerEmail('admin')),
  )
  const foreign = catchRefusal(() => get('trial', getManagerEmail('admin')))
  expect([missing.status, foreign.status]).toEqual([404, 404])
  expect(missing.body).toEqual(foreign.body)
})

test('listMine returns only the companies that a person manages', () => {
  const { companies, count } = call(world, 'companies.listMine', {}, getManagerEmail('admin'))
  expect(companies.map(({ company_id, role }) => [company_id, role])).toEqual([
    [companyIds.direct, 1],
    [companyIds.anonymous, 2],
  ])
  expect(count).toBe(2)
})

test('a company counts its active trainings and assessments', () => {
  expect(get('direct').status).toEqual({
    // One of these trainings was sent, the other is a package.
    trainings: { active: { value: 2 } },
    assessments: { active: { value: 2 } },
  })
  expect(get('trial').status?.trainings.active.value).toBe(0)
})

test("the provider's own company is marked", () => {
  expect(get('provider').isProviderOwn).toBe(true)
  expect(get('direct').isProviderOwn).toBe(false)
})
