import {
  accountIds,
  type CompanyKind,
  companyIds,
  getManagerEmail,
  partnerEmails,
  superEmail,
} from '@heed/fixtures'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
beforeEach(() => {
  world = createWorld()
})
const get = (kind: CompanyKind, as = superEmail) =>
  call(world, 'companies.get', { companyId: companyIds[kind] }, as)

describe('a company', () => {
  const companyId = companyIds.direct
  const admin = getManagerEmail('admin')
  const update = (own: object, as = admin) => call(world, 'companies.update', { companyId, ...own }, as)
  const getRefusal = (attempt: () => unknown) => {
    const { status, message } = catchRefusal(attempt)
    return [status, message]
  }

  test('can be renamed by any of the three name fields', () => {
    for (const field of ['company_name', 'companyName', 'name']) {
      expect(update({ [field]: `  Named by ${field} ` }).company_name).toBe(`Named by ${field}`)
    }
    expect(get('direct').name).toBe('Named by name')
  })

  test.each([
    [{}, 'You need to enter some information to save'],
    [{ company_name: ' ' }, 'You need to enter some information to save'],
    [{ company_name: 'Abc' }, 'Company name must be 4 to 150 characters'],
    [{ color_main: 'red' }, 'Must be a colour like #2f6f4f'],
    [{ logo_name: '../../etc/passwd' }, 'There is no image ../../etc/passwd'],
  ])("isn't changed by %j", (own, message) => {
    expect(getRefusal(() => update(own))).toEqual([400, message])
  })

  test("has a unique name among its admin's companies, ignoring case", () => {
    expect(getRefusal(() => update({ company_name: 'lindenhof KLINIK gmbh' }))).toEqual([
      409,
      'You already have a company with this name',
    ])
    expect(update({ company_name: 'NORÐURLJÓS HF.' }).company_name).toBe('NORÐURLJÓS HF.')
  })

  test('can change language, theme and colour, and its brand shows the colour until reset', () => {
    expect(update({ defaultLanguage: 'de', theme: 2, primaryColor: '#112233' })).toMatchObject({
      defaultLanguage: 'de',
      theme: 2,
      color_main: '#112233',
    })
    const brand = () => call(world, 'branding.getForCompany', { companyId }, admin)['ui.colors.primary']
    expect(brand()).toBe('#112233')
    expect(update({ color_main: null }).color_main).toBeNull()
    expect(brand()).not.toBe('#112233')
  })

  test('lets its partner but not its admin change its subscription', () => {
    const own = { companyId: companyIds.partner, seats: 60 }
    const by = (as: string) => call(world, 'companies.update', own, as).users_available
    expect(catchRefusal(() => by(getManagerEmail('admin', 'partner'))).status).toBe(403)
    expect(by(partnerEmails.bjarg)).toBe(60)
  })

  test('can be switched to anonymous tracking only once', () => {
    const make = () => call(world, 'companies.switchTrackingAnonymous', { companyId }, admin)
    expect(make()).toEqual({ success: true })
    expect(get('direct').anonymousTracking).toBe(true)
    expect(call(world, 'employees.list', { companyId, n: 1 }, admin).users[0]?.name).toBe('')
    expect(getRefusal(make)).toEqual([409, 'The company is already anonymous'])
  })

  test('created with only a name has no subscription', () => {
    const make = (own: object, as: string) => call(world, 'companies.create', own, as)
    const made = make({ company_name: 'Skálholt' }, partnerEmails.bjarg)
    expect(made).toMatchObject({ account_id: 11, subscription: null, theme: 1, users_available: 0 })
    expect(make({ company_name: 'Skálholt', theme: 2 }, superEmail)).toMatchObject({
      account_id: null,
      theme: 2,
    })
    expect(getRefusal(() => make({ theme: 2 }, superEmail))[1]).toBe(
      'You need to enter some information to save',
    )
    expect(catchRefusal(() => make({ company_name: 'Skálholt' }, admin)).status).toBe(403)
  })

  test('can be deleted by the super level but not its admin or another partner', () => {
    const remove = (as: string) => () =>
      call(world, 'companies.delete', { companyId: companyIds.expired }, as)
    expect(catchRefusal(remove(getManagerEmail('admin', 'expired'))).status).toBe(403)
    expect(catchRefusal(remove(partnerEmails.bjarg)).status).toBe(404)
    expect(remove(superEmail)()).toEqual({ success: true })
    expect(catchRefusal(() => get('expired')).status).toBe(404)
  })
})

test("a partner lists only their own accounts' companies, the super level lists all", () => {
  const list = (as: string, asked: object = {}) => call(world, 'companies.list', asked, as)
  expect(list(partnerEmails.bjarg).companies.map(({ company_id }) => company_id)).toEqual([
    companyIds.partner,
  ])
  expect(list(superEmail).count).toBe(7)
  expect(list(superEmail, { order: 'users_total desc', n: 1 }).companies[0]?.company_id).toBe(
    companyIds.direct,
  )
  expect(catchRefusal(() => list(getManagerEmail('admin'))).status).toBe(403)
})

test.each([
  [{ validity: 24 }, '2028-02-02T09:00:00.000Z'],
  [{ validity: 24, validTill: '2026-09-30' }, '2028-02-02T09:00:00.000Z'],
  [{ validity: 1200, validTill: '2026-09-30' }, '2126-02-02T09:00:00.000Z'],
  [{ validity: -1, validTill: '2026-09-30' }, '2026-09-30T00:00:00.000Z'],
] as const)('a company sold with %j ends after its months, or on a custom date', (own, end) => {
  const sold = { subscription: 'partner-standard', seats: 20, accountId: accountIds.bjarg }
  const form = { companyName: 'Kaffi Ása', ...sold, ...own } as const
  expect(call(world, 'companies.create', form, partnerEmails.bjarg)).toMatchObject({ valid_to: end })
})
