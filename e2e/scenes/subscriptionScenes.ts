import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, type Page } from '@playwright/test'
import { UpgradeWizard } from '../pages/upgrade.ts'
import { longName, makeScenes, serverError } from './stage/scene.ts'

const admin = getManagerEmail('admin')
const trialAdminEmail = getManagerEmail('admin', 'trial')
const subscriptionsPath = '/settings/subscriptions/'
const upgradePath = '/subscriptions/upgrade/'
const waitForSummary = (page: Page) => page.getByRole('heading', { name: 'Your plan' }).waitFor()
const openWizard = (page: Page) => new UpgradeWizard(page).expectShown()

async function openDetails(page: Page): Promise<UpgradeWizard> {
  const upgradeWizard = await openWizard(page)
  await upgradeWizard.choose('Choose Business', 300)
  await upgradeWizard.next('Your details')
  return upgradeWizard
}

export const subscriptionScenes = makeScenes('subscription', [
  {
    name: 'subscription',
    screen: '/settings/subscriptions',
    as: admin,
    at: subscriptionsPath,
    show: waitForSummary,
  },
  {
    name: 'subscription-long-name',
    as: admin,
    async show(page, world) {
      await world.change('companies', { id: String(companyIds.direct) }, { name: longName })
      await page.goto(subscriptionsPath)
      await waitForSummary(page)
    },
  },
  { name: 'subscription-trial', as: trialAdminEmail, at: subscriptionsPath, show: waitForSummary },
  {
    name: 'subscription-expired',
    as: getManagerEmail('admin', 'expired'),
    at: subscriptionsPath,
    show: waitForSummary,
  },
  {
    name: 'subscription-over-seats',
    as: getManagerEmail('admin', 'overSeats'),
    at: subscriptionsPath,
    show: waitForSummary,
  },
  {
    name: 'subscription-partner',
    as: getManagerEmail('admin', 'partner'),
    at: subscriptionsPath,
    show: waitForSummary,
  },
  {
    name: 'subscription-free',
    as: trialAdminEmail,
    at: upgradePath,
    async show(page) {
      const upgrade = await openWizard(page)
      await upgrade.press('Choose Free')
      await upgrade.root.getByRole('complementary').getByText('Charged today').waitFor()
      await upgrade.next('Your details')
      await upgrade.next('Payment details')
      await upgrade.press('Start Free')
      await upgrade.root.getByRole('heading', { name: 'Payment successful' }).waitFor()
      await upgrade.press('Go to subscription')
      await waitForSummary(page)
      await page.getByText('No end').waitFor()
    },
  },
  {
    name: 'subscription-not-loaded',
    as: admin,
    async show(page) {
      await page.route(/\/subscriptions\/overview$/, (route) => route.fulfill(serverError))
      await page.goto(subscriptionsPath)
      await page.getByRole('note').getByText(serverError.json.message).waitFor()
    },
  },
  {
    name: 'upgrade',
    screen: '/subscriptions/upgrade',
    as: trialAdminEmail,
    at: upgradePath,
    show: openWizard,
  },
  {
    name: 'upgrade-in-the-way',
    as: admin,
    at: upgradePath,
    async show(page) {
      const upgrade = await openWizard(page)
      await upgrade.press('50')
      await upgrade.press('Choose Essential')
      await page
        .getByText(/please delete at least|Unable to change/)
        .filter({ visible: true })
        .first()
        .waitFor()
      const notice = upgrade.root.getByRole('complementary').getByRole('note')
      const [wholeBox, sign] = await Promise.all([
        notice.boundingBox(),
        notice.getByRole('img', { name: 'Warning' }).boundingBox(),
      ])
      const lowestEdge = (sign?.y ?? 0) + (sign?.height ?? 0) - (wholeBox?.y ?? 0)
      expect(lowestEdge, 'the sign stands at the first of many lines').toBeLessThan(50)
    },
  },
  {
    name: 'upgrade-coupon',
    as: trialAdminEmail,
    at: upgradePath,
    async show(page) {
      await (await openDetails(page)).field('Coupon').fill('NOPE')
      await page.getByText('Invalid coupon code').first().waitFor()
    },
  },
  {
    name: 'upgrade-payment',
    as: trialAdminEmail,
    at: upgradePath,
    async show(page) {
      const upgradeWizard = await openDetails(page)
      await upgradeWizard.next('Payment details')
      await upgradeWizard.field('Card number').waitFor()
    },
  },
  {
    name: 'upgrade-old',
    screen: '/subscriptions/upgrade-old',
    as: trialAdminEmail,
    at: '/subscriptions/upgrade-old/',
    show: (page) => page.getByRole('table', { name: 'Business' }).waitFor(),
  },
])
