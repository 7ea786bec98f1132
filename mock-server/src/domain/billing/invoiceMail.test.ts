import { demoCards } from '@heed/contracts'
import { accountIds, companyIds, getManagerEmail, partnerEmails, superEmail } from '@heed/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { call } from '../../testing/testCall.ts'
import { dayMs } from '../../world/Clock.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
beforeEach(() => {
  world = createWorld()
})

const trial = companyIds.trial
const admin = getManagerEmail('admin', 'trial')
const cardNonce = { paymentNonce: demoCards.pays.nonce }
const order = { companyId: trial, planId: 'business-monthly', seats: 50, ...cardNonce }
const buy = (own: object = {}) => call(world, 'subscriptions.create', { ...order, ...own }, admin)
const changeSeats = (own: object) =>
  call(
    world,
    'subscriptions.update',
    { companyId: trial, planId: 'business-monthly', seats: 100, ...own },
    admin,
  )
const get = () => call(world, 'companies.get', { companyId: trial }, superEmail)
const advanceDays = (days: number) => world.clock.moveTo(world.clock.now + days * dayMs)
const listInvoiceEmails = () => [...world.mails.values()].filter(({ kind }) => kind === 'invoice')

test('each invoice is emailed to the billing address when due and when paid', () => {
  const billingInfo = { firstName: 'Ása', lastName: 'Jónsdóttir', email: 'invoices@strokkur.example' }
  buy({ billingInfo, coupon: 'WELCOME20' })
  const card = world.billing.cards.get(`company:${trial}`)
  if (card) world.billing.cards.put({ ...card, validUntil: world.clock.instant })
  changeSeats({})
  changeSeats({ ...cardNonce, seats: 50 })
  call(world, 'subscriptions.collect', { companyId: trial }, admin)
  const sent = listInvoiceEmails().filter(({ to }) => to === billingInfo.email)
  expect(sent[0]?.letter.items).toEqual([
    { title: 'Business', note: '$149.00' },
    { title: 'Discount', note: '-$29.80' },
    { title: 'Total', note: '$119.20' },
  ])
  const due = sent.filter(({ letter }) => letter.words.includes('This invoice is due: $110.00.'))
  const paid = sent.filter(({ letter }) => letter.words.includes('This invoice is paid: $110.00.'))
  expect([due.map(({ subject }) => subject), paid.length]).toEqual([paid.map(({ subject }) => subject), 1])
})

test('each invoice is also emailed to the billing manager, once if the addresses match', () => {
  call(world, 'managers.setBillingManager', { companyId: trial, email: admin }, admin)
  buy()
  expect(listInvoiceEmails().map(({ to }) => to)).toEqual([admin])
  const billingInfo = { firstName: 'Ása', lastName: 'Jónsdóttir', email: admin.toUpperCase() }
  buy({ billingInfo, seats: 100 })
  expect(listInvoiceEmails().map(({ to }) => to)).toEqual([admin, admin])
})

test("a coupon's discount is shown until the term ends or is bought again", () => {
  const discounts = () => [
    call(world, 'subscriptions.overview', { companyId: trial }, admin).subscription?.discount,
    get().subscription?.discount,
  ]
  buy({ coupon: 'WELCOME20' })
  expect(discounts()).toEqual([2980, 2980])
  advanceDays(32)
  expect(discounts()).toEqual([undefined, undefined])
  buy({ coupon: 'WELCOME20' })
  expect(discounts()).toEqual([2980, 2980])
  advanceDays(1)
  buy()
  expect(discounts()).toEqual([undefined, undefined])
})

test("a partner account's payments are emailed to all its managers", () => {
  const partnerId = accountIds.bjarg
  const added = { name: 'Jón Bjarnason', email: 'jon@bjarg.example' }
  call(world, 'partners.createManager', { partnerId, ...added }, partnerEmails.bjarg)
  advanceDays(26.7)
  call(world, 'partners.collectPayment', { partnerId }, partnerEmails.bjarg)
  expect(listInvoiceEmails().map(({ to }) => to)).toEqual([partnerEmails.bjarg, added.email])
  expect(listInvoiceEmails()[0]).toMatchObject({ links: [`/partner/${partnerId}`] })
  expect(listInvoiceEmails()[0]?.letter).toMatchObject({
    words: ['This invoice is paid: $190.00.'],
    items: [
      { title: 'Customer subscriptions', note: '$190.00' },
      { title: 'Total', note: '$190.00' },
    ],
  })
  call(world, 'partners.collectPayment', { partnerId }, partnerEmails.bjarg)
  expect(listInvoiceEmails()).toHaveLength(2)
})
