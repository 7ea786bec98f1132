import { cardTexts, demoCards } from '@heed/contracts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failRequest, refuse } from '../../../../../test/fakeServer.ts'
import {
  directCompany,
  enterCard,
  goToPayment,
  makeShopServer,
  openWizard,
  payButtonName,
  slowTimeout,
} from '../../testing/openWizard.tsx'
import { makeEstimate, makeOverview, makeSubscription, subscriptionCalls } from '../../testing/responses.ts'

const purchaseReply = { success: true, subscription: makeSubscription() }
/** Matches the reason, followed by the note that nothing was charged. */
const createUnchargedPattern = (reason: string) =>
  new RegExp(`${reason.replaceAll('.', '\\.')}\\s+You weren't charged\\.$`)

test('the payment charges once despite a double click, and shows the new plan', async () => {
  const stage = await openWizard()
  await goToPayment(stage)
  const { user, wizard, server, address } = stage
  server.on(subscriptionCalls.create, purchaseReply)
  await user.dblClick(await wizard.findByRole('button', { name: payButtonName }))
  expect(await wizard.findByText('You now have Business with 300 seats.')).toBeTruthy()
  expect(wizard.getByText('$300.00 was charged to your card.')).toBeTruthy()
  expect(address()).toBe('/subscriptions/upgrade/?step=done')
  expect(server.listCalls(subscriptionCalls.create).map(({ body }) => body)).toEqual([
    {
      planId: 'business-yearly',
      seats: 300,
      paymentNonce: demoCards.pays.nonce,
      billingInfo: { firstName: 'Ása', lastName: 'Jónsdóttir', email: 'asa@example.is' },
    },
  ])
  const goOn = wizard.getByRole('button', { name: 'Go to subscription' })
  fireEvent.click(goOn, { detail: 2 })
  expect(address(), 'the end of a double press on Pay closes nothing').toBe(
    '/subscriptions/upgrade/?step=done',
  )
  fireEvent.click(goOn, { detail: 1 })
  expect(await screen.findByRole('region', { name: 'Your plan' })).toBeTruthy()
  expect(screen.queryByRole('alertdialog'), 'nothing is left to lose').toBeNull()
})

test('the payment is confirmed with the bank first when the card requires it', { tags: 'slow' }, async () => {
  const stage = await openWizard()
  await goToPayment(stage)
  const { server, press, wizard } = stage
  server.on(subscriptionCalls.create, purchaseReply)
  await enterCard(stage, demoCards.asks.number)
  await press(payButtonName)
  await press('Decline')
  expect(await wizard.findByText(createUnchargedPattern(cardTexts.needs3ds))).toBeTruthy()
  expect(server.listCalls(subscriptionCalls.create)).toEqual([])
  await press(payButtonName)
  await press('Confirm payment')
  expect(await wizard.findByText(/^You now have/)).toBeTruthy()
  expect(server.listCalls(subscriptionCalls.create)[0]?.body).toMatchObject({
    paymentNonce: demoCards.asks.verifiedNonce,
  })
})

test('a declined card is reported as not charged, and another card can pay', {
  tags: 'slow',
}, async () => {
  const stage = await openWizard()
  await goToPayment(stage)
  const { server, press, wizard } = stage
  server.on(subscriptionCalls.create, refuse(409, cardTexts.refused))
  await enterCard(stage, demoCards.refused.number)
  await press(payButtonName)
  expect(await wizard.findByText(createUnchargedPattern(cardTexts.refused))).toBeTruthy()
  server.on(subscriptionCalls.create, purchaseReply)
  await enterCard(stage, demoCards.pays.number)
  await press(payButtonName)
  expect(await wizard.findByText(/^You now have/)).toBeTruthy()
})

test('the payment stops when someone else changed the plan, then charges the new price', {
  tags: 'slow',
}, async () => {
  const stage = await openWizard(
    makeShopServer(makeSubscription()),
    directCompany,
    '?plan=business-monthly&seats=50',
  )
  const { server, press, wizard, next } = stage
  await next()
  await next()
  await wizard.findByRole('textbox', { name: /Card number/ })
  server
    .on(subscriptionCalls.overview, makeOverview(makeSubscription({ package_users: 40 })))
    .on(subscriptionCalls.estimate, makeEstimate(7700))
  server.on(subscriptionCalls.create, purchaseReply)
  await press(/^Pay \$50\.00/)
  expect(await wizard.findByText(/^Someone else changed Norðurljós ehf\.'s subscription/)).toBeTruthy()
  expect(server.listCalls(subscriptionCalls.create)).toEqual([])
  await press(/^Pay \$77\.00/)
  expect(await wizard.findByText(/^You now have/)).toBeTruthy()
})

test('an expired coupon leads back to its field and says that nothing was charged', async () => {
  const stage = await openWizard()
  await stage.press('Choose Business')
  await stage.next()
  fireEvent.change(await stage.wizard.findByRole('textbox', { name: 'Coupon' }), {
    target: { value: 'WELCOME20' },
  })
  await stage.wizard.findByText('$240.00', { selector: '[data-total]' }, slowTimeout)
  await stage.next()
  stage.server.on(subscriptionCalls.create, refuse(409, 'coupon: this code has expired'))
  await stage.wizard.findByRole('textbox', { name: /Card number/ })
  await stage.press(payButtonName)
  const coupon = await stage.wizard.findByRole<HTMLInputElement>('textbox', { name: 'Coupon' })
  expect([coupon.value, coupon.getAttribute('aria-invalid')]).toEqual(['WELCOME20', 'true'])
  expect(screen.getByText(/^Invalid coupon code\s+You weren't charged\.$/)).toBeTruthy()
})

test.each([
  ['nothing was bought', null, /You weren't charged, so you can try again\./],
  ['the plan was bought', makeSubscription(), /^You now have/],
])('after a lost answer, the wizard checks the purchase: %s', { tags: 'slow' }, async (_, after, said) => {
  const stage = await openWizard()
  await goToPayment(stage)
  const { server, press, wizard } = stage
  server.on(subscriptionCalls.create, () => {
    server.on(subscriptionCalls.overview, makeOverview(after))
    return failRequest()
  })
  await press(payButtonName)
  expect(await wizard.findByText(said)).toBeTruthy()
  expect(server.listCalls(subscriptionCalls.create)).toHaveLength(1)
})

test('the wizard checks an unconfirmed purchase before paying again', async () => {
  const stage = await openWizard()
  await goToPayment(stage)
  const { server, press, wizard } = stage
  server.on(subscriptionCalls.create, () => {
    server.on(subscriptionCalls.overview, failRequest)
    return failRequest()
  })
  await press(payButtonName)
  expect(await wizard.findByText(/couldn't confirm the purchase/)).toBeTruthy()
  expect(wizard.queryByText(/You weren't charged/)).toBeNull()
  await press(payButtonName)
  expect(await wizard.findByText(/couldn't confirm the purchase/)).toBeTruthy()
  server.on(subscriptionCalls.overview, makeOverview(makeSubscription()))
  await press(payButtonName)
  expect(await wizard.findByText('You now have Business with 300 seats.')).toBeTruthy()
  expect(server.listCalls(subscriptionCalls.create)).toHaveLength(1)
})

test('the free plan starts without a card', async () => {
  const stage = await openWizard()
  const { press, next, server, wizard } = stage
  server.on(subscriptionCalls.create, purchaseReply)
  await press('Choose Free')
  await next()
  await next()
  await press('Start Free')
  expect(await wizard.findByText('You now have Free with 10 seats.')).toBeTruthy()
  expect(wizard.queryByText(/was charged/)).toBeNull()
  expect(server.listCalls(subscriptionCalls.create)[0]?.body).not.toHaveProperty('paymentNonce')
})

test("the wizard says that card fields couldn't be loaded and tries again", { tags: 'slow' }, async () => {
  const stage = await openWizard(makeShopServer().on(subscriptionCalls.token, refuse(502, 'No gateway')))
  const { press, next, server, wizard } = stage
  await press('Choose Business')
  await next()
  await next()
  expect(await wizard.findByText("Couldn't load the card fields")).toBeTruthy()
  server.on(subscriptionCalls.token, { token: 'demo-11' })
  await press('Try again')
  expect(await wizard.findByRole('textbox', { name: /Card number/ })).toBeTruthy()
})
