import { describe, expect, test } from 'vitest'
import { FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { makeCompanyStores } from '../../../../test/makeCompanyStores.ts'
import { SubscriptionStore } from '../SubscriptionStore.ts'
import {
  freeChange,
  makeEstimate,
  makeOverview,
  makeSubscription,
  plans,
  subscriptionCalls,
} from '../testing/responses.ts'
import { UpgradeChoice } from './UpgradeChoice.ts'
import { emptyBillingDetails, toBillingInfo, type UpgradeDraft } from './values.ts'

const defaultDraft: UpgradeDraft = {
  baseId: 'business',
  period: 'year',
  seats: 50,
  coupon: '',
  details: emptyBillingDetails,
}

async function aChoice(own: Partial<UpgradeDraft> = {}, before: object | null = makeSubscription()) {
  const server = new FakeServer()
    .on(subscriptionCalls.plans, plans)
    .on(subscriptionCalls.overview, makeOverview(before))
    .on(subscriptionCalls.estimate, makeEstimate(5000))
    .on(subscriptionCalls.canEdit, freeChange)
    .on(subscriptionCalls.canReduce, freeChange)
  const store = makeCompanyStores(server).getStore(SubscriptionStore)
  await Promise.all([store.load(), store.loadPlans()])
  return { server, store, choice: new UpgradeChoice(store, { ...defaultDraft, ...own }) }
}

describe('an upgrade order', () => {
  test.each<[string, Partial<UpgradeDraft>, object | undefined]>([
    ['includes plan and seats', {}, { planId: 'business-yearly', seats: 50 }],
    ['uses the selected billing period', { period: 'month' }, { planId: 'business-monthly', seats: 50 }],
    [
      'includes the coupon without extra spaces',
      { coupon: ' TEN ' },
      { planId: 'business-yearly', seats: 50, coupon: 'TEN' },
    ],
    ['leaves out a blank coupon', { coupon: '  ' }, { planId: 'business-yearly', seats: 50 }],
    ['for the free plan has ten seats', { baseId: 'free' }, { planId: 'free-monthly', seats: 10 }],
    [
      'for the free plan has ten seats, however many were selected',
      { baseId: 'free', seats: 2000 },
      { planId: 'free-monthly', seats: 10 },
    ],
    ["doesn't exist without a plan", { baseId: null }, undefined],
    ["doesn't exist for the current plan and seats", { seats: 300 }, undefined],
    ["doesn't exist for a thousand seats or more", { seats: 1000 }, undefined],
  ])('%s', async (_, own, order) => {
    const { choice } = await aChoice(own)
    expect(choice.order).toEqual(order)
  })

  test.each<[string, Partial<UpgradeDraft>, keyof typeof subscriptionCalls, object]>([
    ['for the current plan checks only the seats', {}, 'canReduce', { newSeats: 50 }],
    [
      'for another plan checks the plan',
      { baseId: 'free' },
      'canEdit',
      { companyId: 11, subscriptionCode: 'free', newSeats: 10 },
    ],
  ])('%s', async (_, own, asked, body) => {
    const { choice, server } = await aChoice(own)
    await choice.ask()
    const sent = (['canReduce', 'canEdit'] as const).flatMap((one) =>
      server.listCalls(subscriptionCalls[one]).map((call) => [one, call.body]),
    )
    expect(sent).toEqual([[asked, body]])
    expect(choice.checkResult).toEqual(freeChange)
  })

  test('has no price after a change', async () => {
    const { choice } = await aChoice()
    await choice.ask()
    expect([choice.isEstimating, choice.estimate?.price]).toEqual([false, 50])
    choice.set({ seats: 40 })
    expect([choice.isEstimating, choice.estimate, choice.checkResult]).toEqual([true, undefined, undefined])
  })
})

describe('an upgrade coupon', () => {
  test("that is rejected is an error of its field only, until it's changed", async () => {
    const { choice, server } = await aChoice({ coupon: 'NOPE' })
    server.on(subscriptionCalls.estimate, refuse(409, "coupon: this code doesn't exist"))
    await choice.ask()
    expect([choice.hasCouponProblem, choice.failure]).toEqual([true, undefined])
    choice.set({ coupon: 'TEN' })
    expect(choice.hasCouponProblem).toBe(false)
  })

  test('is cleared by Cancel, which keeps all other values', async () => {
    const details = { ...emptyBillingDetails, city: 'Vík' }
    const { choice } = await aChoice({ coupon: 'TEN', details })
    choice.cancel()
    expect(choice.values).toEqual({ ...defaultDraft, details })
  })
})

test.each([
  ['another plan', { externalId: 'business-monthly' }],
  ['other seats', { package_users: 40 }],
  ['another end', { package_valid_to: '2027-12-02T10:00:00.000Z' }],
  ['another status', { status: 'cancelled' }],
])('a subscription counts as changed after %s', async (_, own) => {
  const { choice, server, store } = await aChoice()
  const isAnother = async () => choice.hasChangedSince(await store.readOverview())
  choice.rememberOverview(await store.readOverview())
  expect(await isAnother()).toBe(false)
  server.on(subscriptionCalls.overview, makeOverview(makeSubscription(own)))
  expect(await isAnother()).toBe(true)
})

test('billing details are sent without empty fields, each in its own field', () => {
  const details = { ...emptyBillingDetails, firstName: 'Una', lastName: 'Payer', email: 'una@example.is' }
  const address = { country: 'IS', line1: 'A', line2: 'B', city: 'C', state: 'D', zip: 'E' }
  expect(toBillingInfo({ ...details, state: ' ' })).toEqual({
    firstName: 'Una',
    lastName: 'Payer',
    email: 'una@example.is',
  })
  expect(toBillingInfo({ ...details, ...address })).toEqual({ ...details, ...address })
})
