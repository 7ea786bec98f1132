import { role } from '@heed/contracts'
import {
  accountIds,
  type CompanyRow,
  companyIds,
  getManagerEmail,
  partnerEmails,
  superEmail,
} from '@heed/fixtures'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, callAsync } from '../../../testing/testCall.ts'
import { createWorld, type World } from '../../../world/World.ts'

const partnerId = accountIds.bjarg
const bjarg = partnerEmails.bjarg
const [companyId, customer] = [companyIds.direct, companyIds.partner]
const admin = getManagerEmail('admin')
let world: World
beforeEach(() => {
  world = createWorld({ employees: 20 })
})

const getRow = (id: number): CompanyRow => {
  const row = world.companies.get(id)
  if (!row) throw new Error(`There is no company ${id}`)
  return row
}

describe('a company', () => {
  test.each<[object, Partial<CompanyRow>]>([
    [{ company_name: 'Hekla Holding' }, { name: 'Hekla Holding' }],
    [{ defaultLanguage: 'ja' }, { language: 'ja' }],
    [{ theme: 1 }, { theme: 1 }],
    [{ color_main: '#112233' }, { color: '#112233' }],
    [{ primaryColor: '#112233' }, { color: '#112233' }],
    [{ color_main: null }, { color: null }],
  ])('keeps all other fields when changed by %j', (change, expected) => {
    world.companies.put({ ...getRow(companyId), language: 'de', theme: 2, color: '#445566' })
    const before = getRow(companyId)
    call(world, 'companies.update', { companyId, ...change }, admin)
    expect(getRow(companyId)).toEqual({ ...before, ...expected })
  })

  test.each([
    ['companies.update', { seats: 60 }, { seats: 60 }],
    ['companies.update', { validTill: '2027-03-01' }, { validTo: '2027-03-01T00:00:00.000Z' }],
    ['companies.update', { validTo: '2027-03-01' }, { validTo: '2027-03-01T00:00:00.000Z' }],
    ['companies.update', { subscriptionCode: 'partner-premium' }, { code: 'partner-premium' }],
    ['subscriptions.update', { subscriptionCode: 'partner-standard', seats: 60 }, { seats: 60 }],
    [
      'subscriptions.update',
      { subscriptionCode: 'partner-standard', seats: 95, validTill: '2027-03-01' },
      { validTo: '2027-03-01T00:00:00.000Z' },
    ],
    [
      'subscriptions.update',
      { subscriptionCode: 'partner-standard', seats: 95, validTo: '2027-03-01' },
      { validTo: '2027-03-01T00:00:00.000Z' },
    ],
    ['subscriptions.update', { seats: 95, subscriptionCode: 'partner-premium' }, { code: 'partner-premium' }],
  ] as const)(
    'of a partner keeps its other subscription fields when %s gets %j',
    (operation, change, expected) => {
      stopCampaigns()
      world.companies.put({ ...getRow(customer), seats: 95, validTo: '2026-09-01T00:00:00.000Z' })
      const held = () => {
        const { plan, seats, validTo } = getRow(customer)
        return { code: plan?.code, seats, validTo }
      }
      const before = held()
      if (operation === 'companies.update') call(world, operation, { companyId: customer, ...change }, bjarg)
      else call(world, operation, { companyId: customer, ...change }, bjarg)
      expect(held()).toEqual({ ...before, ...expected })
    },
  )
})

function stopCampaigns() {
  const { trainings, assessments, trainingsByCompany, assessmentsByCompany } = world.campaigns
  for (const { id } of trainingsByCompany.get(customer)) trainings.remove(id)
  for (const { id } of assessmentsByCompany.get(customer)) assessments.remove(id)
}

test("saving account settings keeps the ones that aren't sent", async () => {
  const save = (settings: Record<string, string>) =>
    callAsync(world, 'partners.saveSettings', { partnerId, settings }, bjarg)
  await save({ 'ui.sendEnrolment': '0', 'contact.support': 'help@bjarg.example' })
  const { settings } = await save({ 'ui.certificates_enabled': '1' })
  const all = {
    'ui.sendEnrolment': '0',
    'contact.support': 'help@bjarg.example',
    'ui.certificates_enabled': '1',
  }
  expect(settings).toMatchObject(all)
  expect(call(world, 'partners.getSettings', { partnerId }, bjarg)).toMatchObject(all)
})

describe('partner account managers', () => {
  const added = { partnerId, name: 'Jón', email: 'jon@bjarg.example' }
  const getAccounts = (email: string) => world.findPersonByEmail(email)?.superForAccounts

  test('keep their other accounts when added and removed', () => {
    const { hafid } = partnerEmails
    call(world, 'partners.createManager', { ...added, email: hafid }, bjarg)
    expect(getAccounts(hafid)).toEqual([accountIds.hafid, partnerId])
    call(world, 'partners.deleteManager', { partnerId, email: hafid }, bjarg)
    expect(getAccounts(hafid)).toEqual([accountIds.hafid])
  })

  test.each([
    [{}, 0],
    [{ sendWelcome: false }, 0],
    [{ sendWelcome: true }, 1],
  ])('get a welcome email only if requested: %j', (own, count) => {
    call(world, 'partners.createManager', { ...added, ...own }, bjarg)
    expect(world.mails.filter(({ to, kind }) => to === added.email && kind === 'welcome')).toHaveLength(count)
  })
})

test("a company's last admin can still remove a viewer", () => {
  for (const { id, role: held } of world.membershipsByCompany.get(companyId)) {
    if (held === role.admin && world.findPersonByEmail(admin)?.id !== world.memberships.get(id)?.personId)
      world.memberships.remove(id)
  }
  const email = getManagerEmail('viewer')
  expect(call(world, 'managers.delete', { companyId, email }, admin)).toEqual({ success: true })
})

test("a switched-off account is reported as off until it's switched on again", () => {
  const enabled = () => call(world, 'partners.subscriptionOverview', { partnerId }, bjarg).enabled
  call(world, 'partners.toggle', { partnerId, enabled: false }, bjarg)
  expect(enabled()).toBe(false)
  call(world, 'partners.toggle', { partnerId, enabled: true }, superEmail)
  expect(enabled()).toBe(true)
})

test('a renamed API key keeps its value', () => {
  const key = call(world, 'apikeys.create', { companyId, name: 'Import' }, admin)
  const asked = { companyId, apiKeyId: key.id, name: 'Sync' }
  expect(call(world, 'apikeys.rename', asked, admin)).toEqual({ ...key, name: 'Sync' })
  expect(call(world, 'apikeys.list', { companyId }, admin).apikeys).toContainEqual({ ...key, name: 'Sync' })
})
