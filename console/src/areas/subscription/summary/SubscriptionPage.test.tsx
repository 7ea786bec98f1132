import type { Company } from '@heed/contracts'
import { aSubscription } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FakeServer, failRequest, refuse } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { makeOverview, makeSubscription, subscriptionCalls } from '../testing/responses.ts'

const pagePath = '/settings/subscriptions/'
const past = '2026-02-01T00:00:00.000Z'
const ahead = '2026-04-01T00:00:00.000Z'
const withBilling = (own: Partial<Company> = {}): Partial<Company> => ({ chargebeeEnabled: true, ...own })
const open = (own: Partial<Company>, answer: object = makeOverview()) =>
  renderApp({
    at: pagePath,
    company: withBilling(own),
    server: new FakeServer().on(subscriptionCalls.overview, answer),
  })
const readFacts = async () => {
  const panel = await screen.findByRole('region', { name: 'Your plan' })
  const values = [...panel.querySelectorAll('dt')].map((name) => [
    name.textContent,
    name.nextSibling?.textContent,
  ])
  return { panel: within(panel), ...Object.fromEntries(values) }
}

describe('the subscription summary', () => {
  const direct = aSubscription(makeSubscription())
  test.each<[string, Partial<Company>, object | null, string, string, string]>([
    [
      'no plan',
      { subscription: null, trial_ends: null, valid_to: null },
      null,
      'Expired',
      'Select plan',
      'No plan',
    ],
    [
      'a trial',
      { subscription: null, trial_ends: ahead, valid_to: null },
      null,
      'Trial',
      'Upgrade',
      'No plan',
    ],
    ['an expired trial', { subscription: null, trial_ends: past }, null, 'Expired', 'Upgrade', 'No plan'],
    [
      'an expired plan',
      { subscription: direct, valid_to: past },
      makeSubscription(),
      'Expired',
      'Select plan',
      'Business',
    ],
    ['an active plan', { subscription: direct }, makeSubscription(), 'Active', 'Change plan', 'Business'],
  ])('of %s shows its status and links to the plans', async (_, own, subscription, status, action, plan) => {
    await open(own, makeOverview(subscription))
    const { panel, Plan } = await readFacts()
    expect(panel.getByText(status)).toBeTruthy()
    expect(Plan).toBe(plan)
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('/subscriptions/upgrade/')
  })

  test('of a paid plan shows price, billing period, last day and next bill', async () => {
    await open({ subscription: direct })
    expect(await readFacts()).toMatchObject({
      Price: '$515.83 a month',
      Billed: 'Annually',
      'Last day': 'Dec 01, 2026',
      'Next invoice': 'Dec 02, 2026',
    })
  })

  test('of a plan with a coupon shows its discount', async () => {
    await open({ subscription: direct }, makeOverview(makeSubscription({ discount: 2980 })))
    expect(await readFacts()).toMatchObject({ Discount: "-$29.80 on this billing period's invoice" })
  })

  test.each([
    ['Trial ends', ahead, 'Apr 01, 2026'],
    ['Trial ended', past, 'Feb 01, 2026'],
  ])('of a trial shows its last day: %s', async (name, at, day) => {
    await open({ subscription: null, trial_ends: at, valid_to: null }, makeOverview(null))
    expect(await readFacts()).toMatchObject({ [name]: day })
  })

  test("of the free plan shows that it's free and has no end", async () => {
    const free = makeSubscription({
      price: 0,
      externalId: 'free-monthly',
      subscription_name: 'Free',
      package_valid_to: null,
    })
    await open({ subscription: aSubscription(free), valid_to: null }, makeOverview(free))
    expect(await readFacts()).toMatchObject({ Price: 'Free', 'Last day': 'No end' })
  })

  test('of a plan sold for a hundred years shows no end', async () => {
    const eternal = makeSubscription({ package_valid_to: '2126-03-02T00:00:00.000Z' })
    await open({ subscription: aSubscription(eternal) }, makeOverview(eternal))
    expect(await readFacts()).toMatchObject({ 'Last day': 'No end' })
  })

  // `package_valid` 0 means a limited time in the company's own summary, but an inactive plan on a partner's
  // page.
  test('of a plan limited in time shows it as active until its last day', async () => {
    const limited = makeSubscription({ package_valid: 0, package_valid_to: '2026-12-02T00:00:00.000Z' })
    await open({ subscription: aSubscription(limited) }, makeOverview(limited))
    expect(await readFacts()).toMatchObject({ 'Last day': 'Dec 01, 2026' })
    expect(screen.getByText('Active')).toBeTruthy()
  })

  test("of a partner's customer links to support and offers neither changing nor cancelling", async () => {
    const subscription = aSubscription({ subscription_type: 'partner' })
    await open({ subscription }, makeOverview(subscription))
    expect(
      await screen.findByText('Your subscription is managed by your partner. Please contact support.'),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe(
      'mailto:support@heed.example',
    )
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Change plan' })).toBeNull()
  })

  test('shows the number of seats, and the employees without one', async () => {
    const { unmount } = await open({ users_total: 240, users_available: 300, usersLeft: 60 })
    expect(await screen.findByText('60 seats left.')).toBeTruthy()
    expect(screen.getByText('240 of 300')).toBeTruthy()
    unmount()
    await open({ users_total: 301, users_available: 300, usersLeft: -1 })
    expect(await screen.findByText(/^1 employee doesn't have a seat\./)).toBeTruthy()
  })

  test("doesn't count seats as free after the subscription has ended", async () => {
    await open({ users_total: 240, users_available: 300, usersLeft: 60, canAddUsers: false })
    expect(
      await screen.findByText('The subscription has ended, so its unused seats are no longer available.'),
    ).toBeTruthy()
    expect(screen.queryByText('60 seats left.')).toBeNull()
  })

  test('shows employees and seats by month when the platform provides them', async () => {
    const seatMonths = [
      { month: '2026-01', people: 1240, seats: 1200 },
      { month: '2026-02', people: 1190, seats: 1300 },
    ]
    const { user, unmount } = await open({}, makeOverview(makeSubscription(), { seatMonths }))
    const panel = within(await screen.findByRole('region', { name: 'Seats over time' }))
    await user.click(panel.getByRole('button', { name: 'Show as table: Seats over time' }))
    const rows = panel
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(rows).toEqual([
      ['Month', 'Employees', 'Seats'],
      ['Jan 2026', '1,240', '1,200'],
      ['Feb 2026', '1,190', '1,300'],
    ])
    unmount()
    await open({})
    await screen.findByRole('region', { name: 'Seats' })
    expect(screen.queryByRole('region', { name: 'Seats over time' })).toBeNull()
  })

  test('says that loading failed and tries again', async () => {
    const server = new FakeServer().on(subscriptionCalls.overview, failRequest)
    const { user } = await renderApp({ at: pagePath, server, company: withBilling() })
    expect(await screen.findByText("Couldn't load the subscription")).toBeTruthy()
    server.on(subscriptionCalls.overview, makeOverview())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await readFacts()).Plan).toBe('Business')
  })

  test.each([
    '/settings/subscriptions/',
    '/subscriptions/',
    '/subscriptions/upgrade/',
    '/subscriptions/upgrade-old/',
  ])('denies a viewer access to %s', async (address) => {
    await renderApp({ as: 'viewer', at: address })
    expect(await screen.findByText('Authorized personal only')).toBeTruthy()
  })
})

describe('subscription payment', () => {
  test("opens the billing service's pages, and shows why they couldn't be opened", async () => {
    const { user, server, left } = await open({})
    const session = {
      id: 'p',
      token: 't',
      access_url: 'https://billing.example/p',
      created_at: 1,
      expires_at: 2,
    }
    server.on(subscriptionCalls.portal, refuse(409, "Billing isn't enabled for the company"))
    await user.click(await screen.findByRole('button', { name: 'Invoices and cards' }))
    expect(
      await screen.findByText(/Couldn't open the billing pages: Billing isn't enabled for the company/),
    ).toBeTruthy()
    server.on(subscriptionCalls.portal, { portal_session: { ...session, access_url: undefined } })
    await user.click(screen.getByRole('button', { name: 'Invoices and cards' }))
    expect(await screen.findByText(/Couldn't open the billing pages: .*access_url/)).toBeTruthy()
    expect(left, 'nowhere is gone to').toEqual([])
    server.on(subscriptionCalls.portal, { portal_session: session })
    await user.click(screen.getByRole('button', { name: 'Invoices and cards' }))
    await waitFor(() => expect(left).toEqual(['https://billing.example/p']))
  })

  test('is cancelled after ticking a box, and the dialog says what will be kept', async () => {
    const { user, server } = await open({})
    server.on(subscriptionCalls.cancel, { success: true, subscription: makeSubscription() })
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: /Norðurljós ehf\.'s subscription\?/ }),
    )
    expect(
      question.getByText(
        /^Business continues until Dec 01, 2026.*and you won't be charged again.*Employees, results and reports will be kept\.$/,
      ),
    ).toBeTruthy()
    expect(
      screen.getByText(
        'Employees, lists, results, reports and settings will be kept. Nothing will be deleted.',
      ),
      'what happens to the data stands on the page',
    ).toBeTruthy()
    const confirm = question.getByRole('button', { name: 'Cancel subscription' })
    expect(confirm.getAttribute('aria-disabled')).toBe('true')
    await user.click(question.getByRole('checkbox'))
    server.on(subscriptionCalls.overview, makeOverview(makeSubscription(), { nextBilling: null }))
    await user.click(confirm)
    expect(await screen.findByText('Subscription cancelled')).toBeTruthy()
    await waitFor(async () =>
      expect(await readFacts()).toMatchObject({
        'Next invoice': 'None. The subscription ends after the paid period.',
      }),
    )
    expect(await readFacts()).toMatchObject({ 'Last day': 'Dec 01, 2026' })
    expect(screen.getByText('Cancelled')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Cancel subscription' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    expect(
      screen.getAllByText("You won't be billed again").some((one) => !one.closest('[role=tooltip]')),
      'why it cannot be pressed is seen without pointing at it',
    ).toBe(true)
  })
})
