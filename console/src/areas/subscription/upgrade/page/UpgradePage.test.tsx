import { aSubscription } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeServer, failRequest } from '../../../../../test/fakeServer.ts'
import { renderApp } from '../../../../../test/renderPage.tsx'
import { makeShopServer, openWizard, slowTimeout, trialCompany } from '../../testing/openWizard.tsx'
import { makeOverview, plans, subscriptionCalls } from '../../testing/responses.ts'

test.each(['/subscriptions/upgrade/', '/subscriptions/upgrade-old/'])(
  "a partner's customer is redirected from %s to the subscription page and told why",
  async (address) => {
    const subscription = aSubscription({ subscription_type: 'partner' })
    const server = new FakeServer().on(subscriptionCalls.overview, makeOverview(subscription))
    const stage = await renderApp({
      at: address,
      server,
      company: { chargebeeEnabled: true, subscription },
    })
    await waitFor(() => expect(stage.address()).toBe('/settings/subscriptions/'))
    const sentences = await screen.findAllByText(
      'Your subscription is managed by your partner. Please contact support.',
    )
    expect(sentences.length).toBeGreaterThan(1)
  },
)

test('the upgrade wizard asks before closing with a selection, then opens the subscription page', {
  tags: 'slow',
}, async () => {
  const { press, address } = await openWizard()
  await press('Choose Business')
  await press('Close')
  const question = within(await screen.findByRole('alertdialog'))
  expect(address()).toContain('/subscriptions/upgrade/')
  question.getByRole('button', { name: /Discard/ }).click()
  await waitFor(() => expect(address()).toBe('/settings/subscriptions/'))
})

test("the upgrade wizard says that plans couldn't be loaded and tries again", async () => {
  const server = makeShopServer().on(subscriptionCalls.plans, failRequest)
  const { press, wizard } = await openWizard(server)
  expect(await wizard.findByText("Couldn't load the plans")).toBeTruthy()
  server.on(subscriptionCalls.plans, plans)
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Choose Business' })).toBeTruthy()
})

test('the old plan page lists all prices, and choices open in the upgrade wizard', async () => {
  const stage = await renderApp({
    at: '/subscriptions/upgrade-old/',
    server: makeShopServer(),
    company: trialCompany,
  })
  const table = within(await screen.findByRole('table', { name: 'Business' }))
  expect(table.getByText('$6,190.00')).toBeTruthy()
  const first = table.getByRole('link', { name: 'Choose Business: Up to 50 seats, Annual' })
  expect(first.getAttribute('href')).toBe('/subscriptions/upgrade/?plan=business-yearly&seats=50')
  await stage.user.click(first)
  expect(await screen.findByText('Business, 50 seats')).toBeTruthy()
})

test('the upgrade wizard marks a step as done only after continuing', {
  tags: 'slow',
}, async () => {
  const { wizard, press, next } = await openWizard()
  const ticked = () =>
    within(wizard.getByRole('navigation', { name: 'Upgrade' }))
      .queryAllByRole('button', { name: /, done$/ })
      .map((step) => step.getAttribute('aria-label'))
  await press('Choose Business')
  await waitFor(
    () => expect(wizard.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBeNull(),
    slowTimeout,
  )
  expect(ticked()).toEqual([])
  await next()
  await wizard.findByRole('heading', { name: 'Your details' })
  expect(ticked()).toEqual(['Choose plan, done'])
  await next()
  await wizard.findByRole('heading', { name: 'Payment details' })
  const both = ['Choose plan, done', 'Your details, done']
  expect(ticked()).toEqual(both)
  await press('Previous')
  await press('Previous')
  expect(ticked(), 'going back takes nothing away').toEqual(both)
})
