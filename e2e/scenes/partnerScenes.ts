import { accountIds, companyIds, managerEmail, partnerEmails } from '@heed/fixtures'
import { expect, type Page } from '@playwright/test'
import { PartnerPage } from '../pages/partner.ts'
import { Shell } from '../pages/shell.ts'
import { broken, makeScenes, rightToLeftName } from './stage/scene.ts'

const as = partnerEmails.bjarg
const viewer = managerEmail('viewer', 'partner')

const companies = (page: Page) => new PartnerPage(page).isShown()

const company = async (page: Page) => (await companies(page)).open('Tannlæknar Kópavogi')

export const partnerScenes = makeScenes('partner', [
  { name: 'partner', screen: '/partner', as, at: '/partner/', show: companies },
  {
    name: 'partner-account',
    screen: '/partner/:partnerId',
    as,
    at: `/partner/${accountIds.bjarg}/`,
    show: companies,
  },
  {
    name: 'partner-companies',
    screen: '/partner/:partnerId/companies',
    as,
    at: '/partner/',
    show: companies,
  },
  {
    name: 'partner-not-loaded',
    as,
    at: '/partner/',
    async show(page) {
      await companies(page)
      await page.route(/\/partners\/\d+\//, (route) => route.fulfill(broken))
      await page.goto('/partner/')
      await page.getByRole('alert').getByText(broken.json.message).first().waitFor()
    },
  },
  {
    name: 'partner-nothing-found',
    as,
    at: '/partner/11/companies/?companies.filter=nobody',
    show: (page) => page.getByText('Nothing matches “nobody”.').waitFor(),
  },
  {
    name: 'partner-row-menu',
    as,
    at: '/partner/',
    show: async (page) => (await companies(page)).companies.openMenu('Tannlæknar Kópavogi'),
  },
  {
    name: 'partner-collect',
    as,
    at: '/partner/',
    async show(page) {
      await (await companies(page)).collectButton.click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'partner-denied',
    as,
    at: '/partner/12345/companies/',
    show: (page) => expect(page.getByText('Authorized personal only')).toBeVisible(),
  },
  { name: 'partner-file', as, at: '/partner/', show: async (page) => (await companies(page)).openFile() },
  {
    name: 'partner-bulk',
    as,
    at: '/partner/',
    show: async (page) => (await companies(page)).openBulk('Tannlæknar Kópavogi'),
  },
  {
    name: 'partner-create',
    as,
    at: '/partner/',
    async show(page) {
      const dialog = await (await companies(page)).openCreate()
      await dialog.press('Create company')
      await dialog.root.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'partner-company',
    screen: '/partner/:partnerId/companies/:companyId',
    as,
    at: '/partner/',
    show: company,
  },
  {
    name: 'partner-inside-right-to-left',
    as: viewer,
    async show(page, world) {
      await world.change('people', { email: viewer }, { superForAccounts: [accountIds.bjarg] })
      await world.change('companies', { id: String(companyIds.partner) }, { name: rightToLeftName })
      await page.goto('/users/')
      await expect(new Shell(page).partnerMarker).toContainText(rightToLeftName)
    },
  },
  {
    name: 'partner-company-missing',
    as,
    at: '/partner/11/companies/999999/',
    show: (page) => page.getByText('Page not found').waitFor(),
  },
  {
    name: 'partner-edit',
    as,
    at: '/partner/',
    show: async (page) => (await company(page)).openEdit(),
  },
  {
    name: 'partner-blocked',
    as,
    at: '/partner/',
    async show(page) {
      const dialog = await (await company(page)).openEdit()
      await dialog.root.getByLabel('Plan').selectOption('partner-premium')
      await dialog.press('Continue')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'partner-unable-to-end',
    as,
    at: '/partner/',
    async show(page) {
      const customer = await company(page)
      await customer.subscription.getByRole('button', { name: 'Deactivate subscription' }).click()
      await customer.question('Unable to deactivate subscription').waitFor()
    },
  },
  {
    name: 'partner-price',
    as,
    at: '/partner/',
    async show(page) {
      const customer = await company(page)
      const dialog = await customer.openEdit()
      await dialog.root.getByLabel('Seats').fill('60')
      await dialog.press('Continue')
      await customer.question('Change the subscription?').waitFor()
    },
  },
  {
    name: 'partner-company-inactive',
    as,
    async show(page, world) {
      await world.change(
        'companies',
        { id: String(companyIds.partner) },
        { validTo: '2026-01-20T09:00:00.000Z' },
      )
      await page.goto(`/partner/${accountIds.bjarg}/companies/${companyIds.partner}/`)
      await page.getByRole('button', { name: 'Reactivate' }).waitFor()
    },
  },
  {
    name: 'partner-brand-changed',
    as,
    at: '/partner/11/settings/brand/',
    async show(page) {
      await page.getByRole('textbox', { name: 'Product name' }).fill('Bjarg+')
      await page.getByRole('button', { name: 'Save changes' }).waitFor()
    },
  },
  {
    name: 'partner-add-manager',
    as,
    at: '/partner/',
    show: async (page) => (await company(page)).openAddManager(),
  },
  {
    name: 'partner-package',
    as,
    at: '/partner/',
    async show(page) {
      const dialog = await (await company(page)).openViews('Create package')
      await dialog.root.getByLabel('Views').fill('20')
      await dialog.root.getByLabel('Note').fill('Trial')
      await dialog.press('Create package')
      await page.getByRole('row', { name: 'Trial' }).waitFor()
      await page.getByRole('button', { name: 'New key' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'partner-packages',
    screen: '/partner/:partnerId/packages',
    as,
    at: '/partner/11/packages/',
    show: (page) => page.getByText('No packages yet').waitFor(),
  },
  {
    name: 'partner-managers',
    screen: '/partner/:partnerId/managers',
    as,
    at: '/partner/11/managers/',
    show: (page) => page.getByRole('table', { name: 'Managers' }).waitFor(),
  },
  {
    name: 'partner-settings',
    screen: '/partner/:partnerId/settings',
    as,
    at: '/partner/11/settings/',
    show: (page) => page.getByRole('switch').first().waitFor(),
  },
  {
    name: 'partner-brand',
    screen: '/partner/:partnerId/settings/brand',
    as,
    at: '/partner/11/settings/brand/',
    show: (page) => page.getByRole('textbox', { name: 'Support address' }).waitFor(),
  },
  {
    name: 'partner-resources',
    screen: '/partner/:partnerId/resources',
    as,
    at: '/partner/11/resources/',
    show: (page) => page.getByRole('heading', { level: 1, name: 'Resources' }).waitFor(),
  },
  {
    name: 'partner-payments',
    screen: '/partner/:partnerId/payments',
    as,
    at: '/partner/11/payments/',
    show: (page) => page.getByRole('heading', { level: 1, name: 'Payments' }).waitFor(),
  },
])
