import { demoCards } from '@heed/contracts'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, test } from 'vitest'
import { call } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

const companyId = companyIds.trial
const admin = getManagerEmail('admin', 'trial')
const payer = { firstName: 'Ása', lastName: 'Jónsdóttir', email: 'invoices@strokkur.example' }
let world: World
beforeEach(() => {
  world = createWorld({ employees: 20 })
})

const order = { companyId, planId: 'business-monthly', seats: 50, paymentNonce: demoCards.pays.nonce }
const buy = (own: object = {}) => call(world, 'subscriptions.create', { ...order, ...own }, admin)
const change = (
  own: { planId?: string; subscriptionCode?: string; seats: number } & Record<string, unknown>,
) => call(world, 'subscriptions.update', { companyId, ...own }, admin)
const getOverview = () => call(world, 'subscriptions.overview', { companyId }, admin)
const listInvoices = () => [...world.billing.invoicesByPayer.get(`company:${companyId}`)]

describe('a purchase', () => {
  test.each([
    ['given directly', { coupon: 'WELCOME20' }],
    ['given in its billing details', { billingInfo: { ...payer, coupon: 'WELCOME20' } }],
  ])('applies the coupon %s', (_, own) => {
    buy(own)
    expect(listInvoices()).toMatchObject([{ discount: 2980, total: 11_920 }])
  })

  test('stores billing details and keeps them when a later change has none', () => {
    expect(getOverview().billingInfo).toBeNull()
    buy({ billingInfo: payer })
    expect(getOverview().billingInfo).toMatchObject(payer)
    change({ planId: 'business-monthly', seats: 100 })
    expect(getOverview().billingInfo).toMatchObject(payer)
  })
})

describe('a subscription change', () => {
  test('applies a coupon to its own invoice', () => {
    buy()
    change({ planId: 'business-monthly', seats: 100, coupon: 'WELCOME20' })
    expect(listInvoices().map(({ discount = 0 }) => discount > 0)).toEqual([false, true])
  })

  test.each([
    ['business-yearly', 'year'],
    ['business-monthly', 'month'],
  ])('keeps the billing period of %s when only the plan code is sent', (planId, period) => {
    buy({ planId })
    change({ subscriptionCode: 'business', seats: 100 })
    expect(getOverview().subscription).toMatchObject({
      externalId: planId,
      billingPeriod: period,
      package_users: 100,
    })
  })

  test('saves the card sent with it', () => {
    buy()
    const before = world.billing.cards.get(`company:${companyId}`)
    world.clock.moveTo(world.clock.now + 86_400_000)
    change({ planId: 'business-monthly', seats: 100, paymentNonce: demoCards.pays.nonce })
    expect(world.billing.cards.get(`company:${companyId}`)?.validUntil).not.toBe(before?.validUntil)
  })
})

test('collecting charges the net amount of open invoices only once', () => {
  buy()
  world.billing.cards.remove(`company:${companyId}`)
  change({ planId: 'business-monthly', seats: 100, coupon: 'WELCOME20' })
  const open = listInvoices().filter(({ paid }) => paid === null)
  expect(open).toHaveLength(1)
  expect(open[0]?.total).toBeLessThan(open[0]?.price ?? 0)
  change({ planId: 'business-monthly', seats: 100, paymentNonce: demoCards.pays.nonce })
  const due = listInvoices().filter(({ paid }) => paid === null)
  const collect = () => call(world, 'subscriptions.collect', { companyId }, admin).collected
  expect(collect()).toBe(due.reduce((sum, { total }) => sum + total, 0))
  expect(due.length).toBeGreaterThan(0)
  expect(collect()).toBe(0)
})
