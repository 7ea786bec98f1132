import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, type Page } from '@playwright/test'
import { signInWithToken, worldStartTime } from '../heed.ts'
import { chooseOption } from '../pages/select.ts'
import { makeScenes, narrowViewport, serverError } from './stage/scene.ts'

const admin = getManagerEmail('admin')

const expectDashboard = async (page: Page) => {
  await page.getByRole('region', { name: 'Delivery calendar' }).getByRole('heading', { level: 3 }).waitFor()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

export const dashboardScenes = makeScenes('dashboard', [
  { name: 'dashboard', screen: '/', as: admin, at: '/', show: expectDashboard },
  {
    name: 'dashboard-narrow',
    as: admin,
    at: '/',
    async show(page) {
      await page.setViewportSize(narrowViewport)
      await expectDashboard(page)
    },
  },
  { name: 'dashboard-viewer', as: getManagerEmail('viewer'), at: '/', show: expectDashboard },
  { name: 'dashboard-provider', as: getManagerEmail('admin', 'provider'), at: '/', show: expectDashboard },
  { name: 'dashboard-expired', as: getManagerEmail('admin', 'expired'), at: '/', show: expectDashboard },
  { name: 'dashboard-trial', as: getManagerEmail('admin', 'trial'), at: '/', show: expectDashboard },
  {
    name: 'dashboard-trial-expired',
    as: getManagerEmail('admin', 'trial'),
    at: '/',
    async show(page, world) {
      await world.advance('P11D')
      await page.reload()
      await page.getByText(/^Your free trial has expired\. Please upgrade your subscription\./).waitFor()
      await expectDashboard(page)
    },
  },
  { name: 'dashboard-over-seats', as: getManagerEmail('admin', 'overSeats'), at: '/', show: expectDashboard },
  {
    name: 'dashboard-new-company',
    async show(page, world) {
      await world.startWorld(worldStartTime, 'empty')
      await signInWithToken(page, await world.person(admin), '/')
      await page.getByRole('region', { name: 'Get started' }).waitFor()
      await expectDashboard(page)
    },
  },
  {
    name: 'dashboard-not-loaded',
    as: admin,
    async show(page) {
      await page.route(/\/companies\/\d+\/(trainings|assessments|events|subjects)\b/, (route) =>
        route.fulfill(serverError),
      )
      await page.goto('/')
      await page.getByText(serverError.json.message).first().waitFor()
    },
  },
  {
    name: 'dashboard-empty-month',
    as: admin,
    at: '/?month=2031-01',
    show: (page) => page.getByText('You have nothing scheduled this month').waitFor(),
  },
  {
    name: 'dashboard-subject',
    as: admin,
    at: '/',
    async show(page) {
      await page.getByRole('list', { name: 'New subjects' }).getByRole('button').first().click()
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
    },
  },
  {
    name: 'assign-credit',
    as: admin,
    at: '/',
    async show(page) {
      await page.getByRole('button', { name: 'Assign' }).first().click()
      await page.getByRole('menuitem').first().click()
      const dialog = page.getByRole('dialog', { name: 'Assign credit' })
      await chooseOption(dialog.getByRole('combobox', { name: /^Company/ }), 'Create new company')
      await dialog.getByLabel(/^Company name/).fill('Ví')
      await dialog.getByLabel(/^Company name/).blur()
      await dialog.getByText('Company name must be at least three characters').first().waitFor()
    },
  },
  {
    name: 'credit-used',
    screen: '/manager',
    as: admin,
    at: `/manager/?company=${String(companyIds.direct)}&credit=Business`,
    show: (page) => page.getByText(/^Credit “Business” assigned to/).waitFor(),
  },
  {
    name: 'credits',
    as: admin,
    at: '/manager/',
    show: (page) => page.getByRole('button', { name: 'Assign' }).first().waitFor(),
  },
  {
    name: 'no-credit',
    as: getManagerEmail('viewer'),
    at: '/manager/',
    show: (page) => page.getByText('No credits to assign').waitFor(),
  },
])
