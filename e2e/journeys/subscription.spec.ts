import { demoCards } from '@heed/contracts'
import { getManagerEmail } from '@heed/fixtures'
import { expect, test } from '../heed.ts'
import { UpgradeWizard } from '../pages/upgrade.ts'
import { engineTag } from '../runner/scope.mjs'

const trial = getManagerEmail('admin', 'trial')

interface Overview {
  subscription: { subscription_name: string; package_users: number; billingPeriod: string } | null
  billingInfo: { city?: string; country?: string } | null
  nextBilling: string | null
}

test('an admin buys a plan once, after a refused card and a bank confirmation @subscription @core', {
  tag: engineTag,
}, async ({ page, signIn, world }) => {
  const person = await signIn(trial, '/subscriptions/')
  await expect(page).toHaveURL(/\/settings\/subscriptions\/$/)
  const overview = () =>
    world.api<Overview>(person, `/companies/${person.company?.id}/subscriptions/overview`)
  const looks = { primaryColor: '#aa2211' }
  expect((await world.call(person, 'put', `/companies/${person.company?.id}`, looks)).ok()).toBe(true)
  await page.reload()
  const brand = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--heed-palette-primary-main').trim(),
    )
  await expect.poll(brand).toBe('#aa2211')
  await page.getByRole('main').getByRole('link', { name: 'Upgrade', exact: true }).click()
  const wizard = await new UpgradeWizard(page).expectShown()
  await wizard.choose('Choose Business', 50)
  await wizard.next('Your details')
  await wizard.field('Coupon').fill('NOPE')
  await expect(page.getByText('Invalid coupon code').first()).toBeVisible()
  await wizard.field('Coupon').fill('WELCOME20')
  await wizard.field('Country').fill('Icel')
  await page.getByRole('option', { name: 'Iceland' }).click()
  await wizard.field('City').fill('Vík')
  await wizard.next('Payment details')
  await expect(wizard.pay).toHaveText('Pay $1,192.00')

  await wizard.field('Card number').waitFor()
  expect(await brand(), 'the fields of the card leave the page in its own colour').toBe('#aa2211')
  await wizard.field('Card number').fill(demoCards.refused.number)
  await wizard.pay.click()
  await expect(
    page.getByText(/^The card was refused\. Please use another card\.\s+You weren't charged\.$/),
  ).toBeVisible()
  expect((await overview()).billingInfo).toBeNull()

  await wizard.field('Card number').fill(demoCards.asks.number)
  await wizard.pay.dblclick()
  await expect(
    page.getByText(/^The demo card's bank asks you to confirm .*'s payment of \$1,192\.00\.$/),
  ).toBeVisible()
  await wizard.press('Confirm payment')
  await expect(page.getByText('You now have Business with 50 seats.')).toBeVisible()
  const bought = await overview()
  expect(bought.subscription).toMatchObject({
    subscription_name: 'Business',
    package_users: 50,
    billingPeriod: 'year',
  })
  expect(bought.billingInfo).toMatchObject({ city: 'Vík', country: 'IS' })
  const purchases = (await world.requests()).filter(({ operation }) => operation === 'subscriptions.create')
  expect(purchases.map(({ status }) => status)).toEqual([409, 200])

  await wizard.press('Go to subscription')
  await expect(page.getByRole('region', { name: 'Your plan' }).getByText('Active')).toBeVisible()
  await expect(wizard.root).toBeHidden()
  expect(await page.evaluate(() => window.scrollY), 'the page is seen from its top').toBe(0)
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('checkbox').check()
  await question.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText('Subscription cancelled')).toBeVisible()
  expect((await overview()).nextBilling).toBeNull()
})

test('changing a plan reports concurrent changes and offers the right buttons @subscription', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(trial, '/subscriptions/upgrade-old/')
  const path = `/companies/${person.company?.id}/subscriptions/`
  const buy = { seats: 100, paymentNonce: demoCards.pays.nonce }
  await page
    .getByRole('table', { name: 'Essential' })
    .getByRole('link', { name: 'Choose Essential' })
    .first()
    .click()
  const wizard = await new UpgradeWizard(page).expectShown()
  await wizard.press('100')
  await wizard.next('Your details')
  await wizard.next('Payment details')
  await wizard.field('Card number').waitFor()
  expect((await world.call(person, 'post', path, { ...buy, planId: 'business-monthly' })).ok()).toBe(true)
  await wizard.pay.click()
  await expect(page.getByText(/^Someone else changed .*'s subscription/)).toBeVisible()
  await expect(page.getByText('Credit for earlier payments')).toBeVisible()

  await wizard.press('Close')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Discard/ })
    .click()
  await page.getByRole('link', { name: 'Change plan' }).click()
  await wizard.expectShown()
  await expect(wizard.button('Current plan')).toBeVisible()
  await wizard.root.getByRole('radio', { name: 'Annual' }).check({ force: true })
  await expect(wizard.button('Bill annually')).toBeVisible()
  await wizard.press('200')
  await expect(wizard.button('Change seats & Bill annually')).toBeVisible()
})

test('an expired coupon is reported at its field when paying, and nothing is charged @subscription', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(trial, '/subscriptions/upgrade/')
  const wizard = await new UpgradeWizard(page).expectShown()
  await wizard.choose('Choose Essential', 50)
  await wizard.next('Your details')
  await wizard.field('Coupon').fill('FEBRUARY10')
  await wizard.field('City').fill('Vík')
  await wizard.next('Payment details')
  await wizard.field('Card number').waitFor()
  const priced = await wizard.pay.textContent()
  await world.advance('P29D')
  await wizard.pay.click()
  await expect(wizard.root.getByText('Invalid coupon code').first()).toBeVisible()
  await expect(wizard.field('Coupon')).toHaveValue('FEBRUARY10')
  await expect(wizard.field('City')).toHaveValue('Vík')
  const overview = await world.api<Overview>(
    person,
    `/companies/${person.company?.id}/subscriptions/overview`,
  )
  expect(overview.billingInfo).toBeNull()

  await wizard.field('Coupon').fill('')
  await wizard.next('Payment details')
  await expect(wizard.pay).not.toHaveText(priced ?? '')
  await wizard.pay.click()
  await expect(page.getByText('You now have Essential with 50 seats.')).toBeVisible()
})

test("a partner's customer is redirected from the upgrade wizard and told why @subscription", async ({
  page,
  signIn,
}) => {
  await signIn(getManagerEmail('admin', 'partner'), '/subscriptions/upgrade/')
  await expect(page).toHaveURL(/\/settings\/subscriptions\/$/)
  await expect(
    page.getByText('Your subscription is managed by your partner. Please contact support.').first(),
  ).toBeVisible()
})
