import { campaignStatus, providerOnlyText } from '@heed/contracts'
import { accountIds, companyIds, getManagerEmail, partnerEmails, superEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, callAsync, catchRefusal } from '../../../testing/testCall.ts'
import { dayMs } from '../../../world/Clock.ts'
import { createWorld, type World } from '../../../world/World.ts'

let world: World
beforeEach(() => {
  world = createWorld()
})

const partnerId = accountIds.bjarg
const partner = partnerEmails.bjarg
const getOverview = (as: string = partner, id: number = partnerId) =>
  call(world, 'partners.subscriptionOverview', { partnerId: id }, as)
const listCompanies = (asked: object = {}) =>
  call(world, 'partners.listCompanies', { partnerId, ...asked }, partner)
const collect = (id: number = partnerId, as: string = partner) =>
  call(world, 'partners.collectPayment', { partnerId: id }, as).collected
const advanceDays = (days: number) => world.clock.moveTo(world.clock.now + days * dayMs)
const getRefusal = (attempt: () => unknown) => {
  const { status, message } = catchRefusal(attempt)
  return [status, message]
}
const sell = (own: object = {}) =>
  call(
    world,
    'companies.create',
    {
      companyName: 'Hótel Búðir',
      subscription: 'partner-standard',
      seats: 20,
      validity: 12,
      accountId: partnerId,
      ...own,
    },
    partner,
  )
const stopCampaigns = () => {
  const { trainings, assessments } = world.campaigns
  for (const one of trainings.values()) trainings.put({ ...one, status: campaignStatus.completed })
  for (const one of assessments.values()) assessments.put({ ...one, status: campaignStatus.completed })
}

describe('a partner account', () => {
  it('is open only to its own partner and the super level', () => {
    expect(getOverview(superEmail).rows).toEqual(getOverview().rows)
    for (const as of [partnerEmails.hafid, getManagerEmail('admin')]) {
      expect(catchRefusal(() => getOverview(as)).status).toBe(403)
    }
    expect(catchRefusal(() => getOverview(partner, 99)).status).toBe(403)
    expect(catchRefusal(() => getOverview(superEmail, 99)).status).toBe(404)
  })

  it('shows only its own companies', () => {
    expect(listCompanies().companies.map(({ name }) => name)).toEqual(['Tannlæknar Kópavogi'])
    const get = (companyId: number) => call(world, 'partners.getCompany', { partnerId, companyId }, partner)
    expect(get(companyIds.partner).status?.trainings.active.value).toBe(1)
    for (const companyId of [companyIds.anonymous, companyIds.direct, 999]) {
      expect(catchRefusal(() => get(companyId)).status).toBe(404)
    }
  })

  it('orders, filters and pages its companies', () => {
    sell({ companyName: 'Ölgerð Austurlands', seats: 200 })
    sell({ companyName: 'Ásbyrgi gisting', seats: 5 })
    const names = (asked: object) => listCompanies(asked).companies.map(({ name }) => name)
    expect(names({})).toEqual(['Ásbyrgi gisting', 'Tannlæknar Kópavogi', 'Ölgerð Austurlands'])
    expect(names({ order: 'allowedUsers desc' })[0]).toBe('Ölgerð Austurlands')
    expect(names({ order: 'userCount desc' })[0]).toBe('Tannlæknar Kópavogi')
    expect(names({ order: 'price asc', p: 1, n: 1 })).toEqual(['Tannlæknar Kópavogi'])
    expect(listCompanies({ filter: 'asb' })).toMatchObject({ count: 1 })
    const found = { count: 1, companies: [{ userCount: 0, price: 2500 }] }
    expect(listCompanies({ filter: 'ÁSB' })).toMatchObject(found)
  })
})

describe("a partner account's monthly cost", () => {
  it('adds up across companies and plans and matches the estimate', () => {
    const before = getOverview()
    const asked = { partnerId, subscriptionCode: 'partner-premium', seats: 20 }
    const estimate = call(world, 'partners.estimate', asked, partner)
    expect(estimate).toEqual({
      newCompanyTotal: 11_000,
      newPartnerTotal: before.sumMonthlyCost + 11_000,
      newPartnerTotalForPlan: 11_000,
      newPartnerSubscriptionSeats: 20,
      currencyCode: 'USD',
    })
    sell({ subscription: 'partner-premium' })
    const after = getOverview()
    expect(after.sumMonthlyCost).toBe(estimate.newPartnerTotal)
    expect(after.rows.map(({ planName }) => planName)).toEqual(['Partner Premium', 'Partner Standard'])
    expect(listCompanies().companies.reduce((sum, { price }) => sum + price, 0)).toBe(after.sumMonthlyCost)
  })

  it("falls by a company's full price when the company ends", () => {
    const { sumMonthlyCost } = getOverview()
    const asked = { partnerId, subscriptionCode: 'partner-standard', companyId: companyIds.partner, seats: 0 }
    expect(call(world, 'partners.estimate', asked, partner).newPartnerTotal).toBe(0)
    expect(sumMonthlyCost).toBe(9500)
    stopCampaigns()
    call(world, 'subscriptions.deactivate', { companyId: companyIds.partner }, partner)
    expect(getOverview()).toMatchObject({ rows: [], sumMonthlyCost: 0 })
  })

  it("doesn't change when a trial ends", () => {
    world = createWorld({ scenario: 'partner-big', employees: 0 })
    const trial = listCompanies().companies.find(({ subscriptionCode }) => subscriptionCode === 'trial')
    const asked = { partnerId, subscriptionCode: 'trial', companyId: trial?.id ?? 0, seats: 0 }
    const { newCompanyTotal, newPartnerTotal } = call(world, 'partners.estimate', asked, partner)
    expect([newCompanyTotal, newPartnerTotal]).toEqual([0, getOverview().sumMonthlyCost])
  })

  it("can't be estimated for an unsold plan or too many seats", () => {
    const estimate = (subscriptionCode: string, seats: number) => () =>
      call(world, 'partners.estimate', { partnerId, subscriptionCode, seats }, partner)
    expect(getRefusal(estimate('business', 20))).toEqual([400, 'Please choose a tier'])
    expect(getRefusal(estimate('partner-free', 12))).toEqual([409, 'Unable to make changes: Remove 2 seats.'])
    const { plans } = call(world, 'partners.loadPlans', { partnerId }, partner)
    expect(plans.map(({ code }) => code)).toEqual(['partner-free', 'partner-standard', 'partner-premium'])
  })
})

describe("a partner account's dues", () => {
  it('grow by the monthly cost of every month until collected', () => {
    const { totalDues: before, dueSince, collected } = getOverview()
    expect(dueSince).toBe('2026-01-01T00:00:00.000Z')
    advanceDays(26.7)
    expect(getOverview().totalDues).toBe(2 * 9500)
    expect(before).toBeLessThan(2 * 9500)
    expect(collect()).toBe(19_000)
    expect(getOverview()).toMatchObject({ totalDues: 0, dueSince: null, collected: collected + 19_000 })
    expect(collect()).toBe(0)
  })

  it('account for the date of a seat change', () => {
    collect()
    advanceDays(14)
    const half = getOverview().totalDues
    const fewer = { companyId: companyIds.partner, subscriptionCode: 'partner-standard', seats: 50 }
    call(world, 'subscriptions.update', fewer, partner)
    expect(getOverview().totalDues).toBe(half)
    advanceDays(28)
    expect(getOverview().totalDues).toBe(
      half + 9500 + Math.round((9500 * 15) / 31) - Math.round((9500 * 15) / 28),
    )
  })

  it('stay after a company is deleted and stop growing when a subscription ends', () => {
    advanceDays(5)
    const { totalDues } = getOverview()
    stopCampaigns()
    call(world, 'partners.deleteCompany', { partnerId, companyId: companyIds.partner }, partner)
    advanceDays(30)
    expect(getOverview()).toMatchObject({ totalDues, rows: [] })
    sell({ validity: 1 })
    advanceDays(400)
    expect(getOverview().totalDues - totalDues).toBeGreaterThan(5000)
    expect(getOverview().totalDues - totalDues).toBeLessThan(6000)
  })

  it("can't be collected without a valid card", () => {
    const message = 'There is no valid card on file'
    expect(getOverview(partnerEmails.hafid, accountIds.hafid).hasValidCard).toBe(false)
    expect(getRefusal(() => collect(accountIds.hafid, partnerEmails.hafid))).toEqual([409, message])
    advanceDays(500)
    expect(getRefusal(() => collect())).toEqual([409, message])
  })
})

describe("a partner's company", () => {
  it('is created with its subscription and an admin who gets an email', () => {
    const made = sell({ managerEmail: 'nina@budir.example', managerName: 'Nína' })
    expect(made).toMatchObject({
      company_name: 'Hótel Búðir',
      account_id: partnerId,
      users_available: 20,
      valid_to: '2027-02-02T09:00:00.000Z',
      subscription: { subscription_type: 'partner', price: 5500 },
      managers: [{ email: 'nina@budir.example', name: 'Nína', role: 1 }],
    })
    expect([...world.mails.values()].at(-1)?.to).toBe('nina@budir.example')
    expect(call(world, 'companies.listMine', {}, 'nina@budir.example').count).toBe(1)
    expect(listCompanies().count).toBe(2)
  })

  it.each([
    [{ companyName: 'TANNLÆKNAR kópavogi ' }, 409, 'You already have a company with this name'],
    [{ accountId: accountIds.hafid }, 403, "You don't have permission to do this"],
    [{ subscription: 'business' }, 400, 'Please choose a tier'],
    [
      { seats: undefined, validity: undefined },
      400,
      'Please enter number of seats\nPlease select a timespan',
    ],
    [{ validity: -1 }, 400, 'Please select a timespan'],
    [{ validity: -1, validTill: '2200-01-03' }, 400, "The end date can't be later than 2200-01-02"],
    [{ seats: 100_001 }, 409, 'Unable to make changes: Remove 1 seats.'],
  ])("can't be created with %j", (own, status, message) => {
    const before = world.companies.size
    expect(getRefusal(() => sell(own))).toEqual([status, message])
    expect(world.companies.size).toBe(before)
  })

  it('on the free plan has ten seats and lasts a hundred years', () => {
    for (const [at, validity] of [1200, 12].entries()) {
      const made = sell({ companyName: `Búðir ${at}`, subscription: 'partner-free', seats: 99, validity })
      expect(made).toMatchObject({ users_available: 10, valid_to: '2126-02-02T09:00:00.000Z' })
    }
  })

  it("can't be created while the account is switched off", () => {
    const toggle = (enabled: boolean, who: string = partner) =>
      call(world, 'partners.toggle', { partnerId, enabled }, who)
    toggle(true)
    expect(toggle(false)).toEqual({ success: true, enabled: false })
    expect(getRefusal(() => sell())).toEqual([409, 'The partner account is switched off'])
    expect(getRefusal(() => toggle(true))).toEqual([403, providerOnlyText])
    toggle(true, superEmail)
    expect(sell().company_name).toBe('Hótel Búðir')
  })

  it("starts with the account's settings", async () => {
    const save = (settings: Record<string, string>) =>
      callAsync(world, 'partners.saveSettings', { partnerId, settings }, partner)
    await save({ 'ui.cmi5.enabled': '1' })
    await save({ 'ui.sendEnrolment': '0' })
    const settings = { 'ui.cmi5.enabled': '1', 'ui.sendEnrolment': '0' }
    expect(call(world, 'partners.getSettings', { partnerId }, partner)).toMatchObject(settings)
    expect(sell().settings).toEqual(settings)
    await expect(save({})).rejects.toMatchObject({ status: 400 })
  })

  it('can be deleted with its data once no campaign is active', () => {
    const companyId = companyIds.partner
    const remove = () => call(world, 'partners.deleteCompany', { partnerId, companyId }, partner)
    const message = "In order to delete Tannlæknar Kópavogi, please stop the client's active campaigns"
    expect(getRefusal(remove)).toEqual([409, message])
    stopCampaigns()
    const lessons = world.campaigns.lessons.size
    expect(remove()).toEqual({ success: true })
    expect(listCompanies().count).toBe(0)
    expect(world.campaigns.lessons.size).toBeLessThan(lessons)
    const left = Object.entries(world.getCollections()).filter(([, rows]) =>
      [...rows.values()].some((row) => 'companyId' in row && row.companyId === companyId),
    )
    expect(left.map(([name]) => name)).toEqual(['charges'])
    expect(world.findPersonByEmail(getManagerEmail('admin', 'partner'))).toBeDefined()
  })
})

describe('partner account managers', () => {
  const list = () => call(world, 'partners.listManagers', { partnerId }, partner).managers
  const add = (email: string) =>
    call(world, 'partners.createManager', { partnerId, name: 'Sif', email, sendWelcome: true }, partner)
  const remove = (email: string) => call(world, 'partners.deleteManager', { partnerId, email }, partner)

  it('can be added, use the account and be removed', () => {
    expect(add('Sif@bjarg.example').manager).toMatchObject({ email: 'sif@bjarg.example', role: 1 })
    expect(list().map(({ email }) => email)).toEqual([partner, 'sif@bjarg.example'])
    expect([...world.mails.values()].at(-1)?.to).toBe('sif@bjarg.example')
    expect(getOverview('sif@bjarg.example').rows).toHaveLength(1)
    remove('sif@bjarg.example')
    expect(list()).toHaveLength(1)
    expect(catchRefusal(() => getOverview('sif@bjarg.example')).status).toBe(403)
  })

  it("can't be added twice, and can't remove themselves or the last one", () => {
    expect(catchRefusal(() => add(partner)).status).toBe(409)
    expect(getRefusal(() => remove(partner))).toEqual([409, "You can't remove yourself"])
    expect(catchRefusal(() => remove('nobody@bjarg.example')).status).toBe(404)
    const asSuper = () => call(world, 'partners.deleteManager', { partnerId, email: partner }, superEmail)
    expect(getRefusal(asSuper)).toEqual([409, "The account's last manager can't be removed"])
  })
})

it('portal and manage session open only for accounts with billing', () => {
  const { hosted_page: page } = call(world, 'partners.openManageSession', { partnerId }, partner)
  expect(page.url).toContain(page.id)
  const { portal_session: session } = call(world, 'partners.createPortalSession', { partnerId }, partner)
  expect(session.access_url).toContain(session.token)
  const other = { partnerId: accountIds.hafid }
  for (const operation of ['partners.openManageSession', 'partners.createPortalSession'] as const) {
    const open = () => call(world, operation, other, partnerEmails.hafid)
    expect(getRefusal(open)).toEqual([409, "Billing isn't enabled for the account"])
  }
})

it("the costs of 301 companies add up to the account's total", () => {
  world = createWorld({ scenario: 'partner-big', employees: 0 })
  const { rows, sumMonthlyCost } = getOverview()
  expect(listCompanies().count).toBe(301)
  expect(listCompanies().companies.reduce((sum, { price }) => sum + price, 0)).toBe(sumMonthlyCost)
  expect(rows.reduce((sum, { totalMonthlyCost }) => sum + totalMonthlyCost, 0)).toBe(sumMonthlyCost)
})
