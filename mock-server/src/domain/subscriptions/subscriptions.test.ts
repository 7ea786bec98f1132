import { demoCards, summarizeEstimate } from '@heed/contracts'
import { companyIds, freePlan, getManagerEmail, partnerPlan, superEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { dayMs } from '../../world/Clock.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
beforeEach(() => {
  world = createWorld()
})

const trial = companyIds.trial
const admin = getManagerEmail('admin', 'trial')
const order = { companyId: trial, planId: 'business-monthly', seats: 50 }
const cardNonce = { paymentNonce: demoCards.pays.nonce }
const buy = (own: object = {}) =>
  call(world, 'subscriptions.create', { ...order, ...cardNonce, ...own }, admin)
const estimate = (own: object = {}) => call(world, 'subscriptions.estimate', { ...order, ...own }, admin)
const getShownEstimate = (own: object = {}) => summarizeEstimate(estimate(own))
const get = (companyId: number = trial, as = superEmail) => call(world, 'companies.get', { companyId }, as)
const advanceDays = (days: number) => world.clock.moveTo(world.clock.now + days * dayMs)
const getRefusal = (attempt: () => unknown) => {
  const { status, message } = catchRefusal(attempt)
  return [status, message]
}

describe('subscription plans', () => {
  it('are offered yearly and monthly, and a year costs ten months', () => {
    const { plans } = call(world, 'subscriptions.plans', { companyId: trial }, admin)
    expect(plans.map(({ id }) => id)).toEqual([
      'free-monthly',
      'essential-yearly',
      'essential-monthly',
      'business-yearly',
      'business-monthly',
    ])
    const [, yearly, monthly] = plans
    expect(yearly?.tiers.map(({ price }) => price)).toEqual(monthly?.tiers.map(({ price }) => price * 10))
  })
})

describe('an estimate', () => {
  it("shows the tier's price and the next billing date", () => {
    expect(getShownEstimate()).toMatchObject({
      price: 149,
      nextPlanPrice: 149,
      nextBilling: '2026-03-02T09:00:00.000Z',
    })
  })

  it('applies a coupon to the first invoice only', () => {
    expect(getShownEstimate({ coupon: 'welcome20' })).toMatchObject({
      price: 119.2,
      discount: 29.8,
      nextPlanPrice: 149,
    })
  })

  it.each([
    ['SUMMER2025', 'coupon: this code has expired'],
    ['NOSUCH', "coupon: this code doesn't exist"],
  ])('rejects the coupon %s', (coupon, text) => {
    expect(getRefusal(() => estimate({ coupon }))).toEqual([409, text])
  })

  it('rejects an unknown plan and a partner plan', () => {
    for (const planId of ['nosuch-monthly', 'partner-standard-monthly']) {
      expect(getRefusal(() => estimate({ planId }))).toEqual([400, 'Please choose a tier'])
    }
  })

  it('credits the unused part of the paid term', () => {
    buy()
    advanceDays(14)
    const { credit, price } = getShownEstimate({ planId: 'business-yearly' })
    expect(credit).toBe(74.5)
    expect(price).toBe(1490 - 74.5)
  })

  it('carries unused credit forward', () => {
    buy({ planId: 'business-yearly' })
    expect(getShownEstimate()).toMatchObject({ price: 0, credit: 149, futureCredit: 1490 - 149 })
    buy()
    expect(call(world, 'subscriptions.overview', { companyId: trial }, admin).subscription?.price).toBe(
      14_900,
    )
    expect(getShownEstimate({ planId: 'essential-monthly' })).toMatchObject({
      price: 0,
      futureCredit: 1490 - 89,
    })
  })
})

describe('buying a plan', () => {
  it.each(['create', 'update'] as const)('is rejected for a company without billing enabled: %s', (how) => {
    const companyId = companyIds.expired
    const asked = { ...order, ...cardNonce, companyId }
    expect(
      getRefusal(() => call(world, `subscriptions.${how}`, asked, getManagerEmail('admin', 'expired'))),
    ).toEqual([409, "Billing isn't enabled for the company"])
    expect(get(companyId).subscription).toMatchObject({ status: 'expired' })
    expect(world.billing.invoices.size).toBe(0)
  })

  it('ends the trial, adds the seats and renews automatically', () => {
    const { subscription } = buy()
    expect(subscription).toMatchObject({
      subscription_code: 'business',
      subscription_type: 'direct',
      package_users: 50,
      externalId: 'business-monthly',
      price: 14_900,
      status: 'active',
    })
    expect(get()).toMatchObject({ trial_ends: null, users_available: 50 })
    advanceDays(100)
    expect(get().subscription?.status).toBe('active')
    const { nextBilling } = call(world, 'subscriptions.overview', { companyId: trial }, admin)
    expect(nextBilling).toBe('2026-06-02T09:00:00.000Z')
  })

  it('saves the billing details and rejects an invalid email', () => {
    const billingInfo = { firstName: 'Ása', lastName: 'Jóns', email: 'asa@strokkur.example', country: 'IS' }
    buy({ billingInfo })
    expect(call(world, 'subscriptions.overview', { companyId: trial }, admin).billingInfo).toEqual(
      billingInfo,
    )
    expect(get().billingInfo).toEqual(billingInfo)
    expect(getRefusal(() => buy({ billingInfo: { ...billingInfo, email: 'asa' } }))).toEqual([
      400,
      'Email not valid',
    ])
  })

  it.each([
    [demoCards.asks.nonce, 'The card requires 3-D Secure verification. Please verify it and try again.'],
    [demoCards.refused.nonce, 'The card was refused. Please use another card.'],
    ['made-up', "The card provider doesn't recognize these payment details. Please enter the card again."],
  ])('fails and changes nothing with the card %s', (paymentNonce, text) => {
    const before = get()
    expect(getRefusal(() => buy({ paymentNonce }))).toEqual([409, text])
    expect(get()).toEqual(before)
  })

  it('succeeds once the card is verified', () => {
    expect(buy({ paymentNonce: demoCards.asks.verifiedNonce }).success).toBe(true)
  })

  it('needs a card, except for the free plan with ten seats for 100 years', () => {
    const bare = { ...order, paymentNonce: undefined }
    expect(getRefusal(() => call(world, 'subscriptions.create', bare, admin))).toEqual([
      400,
      'Please enter a card',
    ])
    buy()
    expect(catchRefusal(() => call(world, 'subscriptions.create', bare, admin)).status).toBe(400)
    const { subscription } = buy({ planId: freePlan.externalId ?? '', paymentNonce: undefined, seats: 3 })
    expect(subscription).toMatchObject({ package_users: 10, price: 0 })
    expect(subscription.package_valid_to).toMatch(/^2126/)
  })

  it('rejects fewer seats than employees and more than the plan allows', () => {
    const small = { companyId: companyIds.overSeats, planId: freePlan.externalId ?? '', seats: 10 }
    expect(
      getRefusal(() => call(world, 'subscriptions.create', small, getManagerEmail('admin', 'overSeats'))),
    ).toEqual([409, 'Unable to change your subscription plan: please delete at least 17 employees'])
    expect(getRefusal(() => buy({ seats: 1500 }))[1]).toBe('Unable to make changes: Remove 501 seats.')
  })

  it("is forbidden to viewers and to a partner's customers", () => {
    const viewer = getManagerEmail('viewer', 'trial')
    expect(
      catchRefusal(() => call(world, 'subscriptions.create', { ...order, ...cardNonce }, viewer)).status,
    ).toBe(403)
    const company = world.companies.get(trial)
    if (company) world.companies.put({ ...company, plan: partnerPlan })
    expect(getRefusal(() => buy())).toEqual([
      403,
      'Your subscription is managed by your partner. Please contact support.',
    ])
  })
})

describe("a company's own subscription", () => {
  const seats = (own: object) =>
    call(
      world,
      'subscriptions.update',
      { companyId: trial, planId: 'business-monthly', seats: 100, ...own },
      admin,
    )

  it('rejects a change without a plan and accepts a plan code', () => {
    expect(getRefusal(() => seats({ planId: undefined }))).toEqual([400, 'Please choose a tier'])
    buy()
    const code = { planId: undefined, subscriptionCode: 'business' }
    expect(seats(code).subscription.externalId).toBe('business-monthly')
  })

  it("can't be bought without a card, through either call", () => {
    const refusal = [400, 'Please enter a card']
    expect(getRefusal(() => call(world, 'subscriptions.create', order, admin))).toEqual(refusal)
    expect(getRefusal(() => seats({}))).toEqual(refusal)
    expect(seats(cardNonce).subscription).toMatchObject({ package_users: 100, price: 25_900 })
  })

  it('adds seats and charges the card on file', () => {
    buy()
    expect(seats({}).subscription).toMatchObject({ package_users: 100, price: 25_900 })
    expect(call(world, 'subscriptions.collect', { companyId: trial }, admin).collected).toBe(0)
  })

  it('collects an invoice left open by an expired card once, from a valid card', () => {
    expect(getRefusal(() => call(world, 'subscriptions.collect', { companyId: trial }, admin))).toEqual([
      409,
      'There is no valid card on file',
    ])
    buy()
    const card = world.billing.cards.get(`company:${trial}`)
    if (card) world.billing.cards.put({ ...card, validUntil: world.clock.instant })
    seats({})
    seats({ ...cardNonce, seats: 50 })
    const collect = () => call(world, 'subscriptions.collect', { companyId: trial }, admin).collected
    expect([collect(), collect()]).toEqual([11_000, 0])
  })

  it('ends with the paid term after a cancellation', () => {
    buy()
    call(world, 'subscriptions.cancel', { companyId: trial }, admin)
    expect(call(world, 'subscriptions.overview', { companyId: trial }, admin).nextBilling).toBeNull()
    advanceDays(27)
    expect(get().subscription?.status).toBe('active')
    advanceDays(1)
    expect(get()).toMatchObject({ subscription: { status: 'expired' }, packages: [{ valid: false }] })
    expect(catchRefusal(() => call(world, 'subscriptions.cancel', { companyId: trial }, admin)).status).toBe(
      409,
    )
  })

  it("doesn't renew when the card has expired", () => {
    buy()
    const card = world.billing.cards.get(`company:${trial}`)
    if (card) world.billing.cards.put({ ...card, validUntil: world.clock.after(40 * dayMs) })
    advanceDays(50)
    expect(get().subscription?.status).toBe('active')
    advanceDays(20)
    expect(get().subscription?.status).toBe('expired')
  })
})

it("a trial company can't add trainings or employees once its trial ends", () => {
  advanceDays(9.9)
  expect(get().canCreateTraining).toBe(true)
  advanceDays(0.1)
  expect(get()).toMatchObject({ canCreateTraining: false, canAddUsers: false, packages: [{ valid: false }] })
})

it('the billing portal opens for a day, and only with billing enabled', () => {
  const { portal_session: session } = call(
    world,
    'subscriptions.createPortalSession',
    { companyId: trial },
    admin,
  )
  expect(session.expires_at - session.created_at).toBe(86_400)
  expect(session.access_url).toContain(session.token)
  const expired = { companyId: companyIds.expired }
  expect(
    getRefusal(() =>
      call(world, 'subscriptions.createPortalSession', expired, getManagerEmail('admin', 'expired')),
    ),
  ).toEqual([409, "Billing isn't enabled for the company"])
  expect(call(world, 'subscriptions.getPaymentToken', { companyId: trial }, admin).token).toContain('demo')
})
