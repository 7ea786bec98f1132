import { getManagerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { makeScenes, narrowViewport, serverError } from './stage/scene.ts'

const admin = getManagerEmail('admin')
const waitForTitle = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name }).waitFor()
const openDialog = (name: string, dialog: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog', { name: dialog }).waitFor()
}

export const settingsScenes = makeScenes('settings', [
  { name: 'profile', screen: '/settings', as: admin, at: '/settings/', show: waitForTitle('My profile') },
  {
    name: 'profile-unsaved',
    as: admin,
    at: '/settings/',
    show: (page) => page.getByRole('textbox', { name: 'Name' }).fill('Somebody else'),
  },
  {
    name: 'settings-narrow',
    as: admin,
    at: '/settings/',
    async show(page) {
      await page.setViewportSize(narrowViewport)
      await page.getByRole('button', { name: 'Settings: My profile' }).click()
      await page.getByRole('link', { name: 'Company settings' }).waitFor()
    },
  },
  {
    name: 'settings-denied',
    as: getManagerEmail('viewer'),
    at: '/settings/company/',
    show: (page) => page.getByText('Authorized personal only').waitFor(),
  },
  {
    name: 'company-settings',
    screen: '/settings/company',
    as: admin,
    at: '/settings/company/',
    show: waitForTitle('Company settings'),
  },
  {
    name: 'company-settings-anonymous',
    as: getManagerEmail('admin', 'anonymous'),
    at: '/settings/company/',
    show: (page) => page.getByText('Tracking users is disabled').filter({ visible: true }).first().waitFor(),
  },
  {
    name: 'switch-off-logging',
    as: admin,
    at: '/settings/company/',
    async show(page) {
      await page.getByRole('switch', { name: 'Log what each employee does' }).click()
      await page.getByRole('dialog', { name: 'Permanently switch off user logging?' }).waitFor()
    },
  },
  {
    name: 'certificate-preview',
    as: admin,
    at: '/settings/company/',
    show: openDialog('Preview as PDF', 'Certificate preview'),
  },
  {
    name: 'appearance',
    screen: '/settings/company/appearance',
    as: admin,
    at: '/settings/company/appearance/',
    show: waitForTitle('Appearance'),
  },
  {
    name: 'appearance-corrected',
    as: admin,
    at: '/settings/company/appearance/',
    async show(page) {
      await page.getByRole('textbox', { name: 'Colour as #rrggbb' }).fill('#ffd400')
      await page.getByText('#ffd400 is hard to read').waitFor()
    },
  },
  {
    name: 'admins',
    screen: '/settings/admins',
    as: admin,
    at: '/settings/admins/',
    show: waitForTitle('Admins'),
  },
  {
    name: 'admins-not-loaded',
    as: admin,
    at: '/settings/',
    async show(page) {
      await page.route(/\/companies\/\d+$/, (route) => route.fulfill(serverError))
      await page.getByRole('link', { name: 'Admins' }).click()
      await page.getByText(serverError.json.message).waitFor()
    },
  },
  {
    name: 'add-admin',
    as: admin,
    at: '/settings/admins/',
    show: openDialog('Add admin', 'Add admin'),
  },
  {
    name: 'email-settings',
    screen: '/settings/email',
    as: admin,
    at: '/settings/email/',
    show: (page) => page.getByRole('textbox', { name: 'Header' }).waitFor(),
  },
  {
    name: 'email-settings-unsaved',
    as: admin,
    at: '/settings/email/',
    async show(page) {
      const header = page.getByRole('textbox', { name: 'Header' })
      await header.fill('Hæ,')
      await header.press('End')
      await header.press('Enter')
      await header.pressSequentially('this lesson takes three minutes of your working time.')
      await page.getByRole('textbox', { name: 'Footer' }).fill('Norðurljós hf., Borgartún 26, 105 Reykjavík')
      await page.getByText('Unsaved changes in Training').waitFor()
    },
  },
  {
    name: 'email-settings-narrow',
    as: admin,
    at: '/settings/email/?kind=reminder',
    async show(page) {
      await page.setViewportSize(narrowViewport)
      await page.getByRole('textbox', { name: 'Footer' }).fill('Ask us')
      await page.getByText('Unsaved changes in Reminders').waitFor()
    },
  },
  {
    name: 'api-keys',
    screen: '/settings/apikeys',
    as: admin,
    at: '/settings/apikeys/',
    show: (page) => page.getByRole('button', { name: 'Details of Payroll export' }).click(),
  },
  {
    name: 'create-api-key',
    as: admin,
    at: '/settings/apikeys/',
    show: openDialog('Create API key', 'Create API key'),
  },
])
