import { accountIds, companyIds, getManagerEmail, partnerEmails } from '@heed/fixtures'
import { expect, type Page } from '@playwright/test'
import { signInWithToken, worldStartTime } from '../heed.ts'
import { PartnerPage } from '../pages/partner.ts'
import { chooseOption } from '../pages/select.ts'
import { Shell } from '../pages/shell.ts'
import { makeScenes, rightToLeftName, serverError } from './stage/scene.ts'

const partnerEmail = partnerEmails.bjarg
const viewerEmail = getManagerEmail('viewer', 'partner')

const openCompanies = (page: Page) => new PartnerPage(page).expectShown()

const openCompany = async (page: Page) => (await openCompanies(page)).open('Tannlæknar Kópavogi')

export const partnerScenes = makeScenes('partner', [
  { name: 'partner', screen: '/partner', as: partnerEmail, at: '/partner/', show: openCompanies },
  {
    name: 'partner-many-selected',
    async show(page, world) {
      await world.startWorld(worldStartTime, 'partner-big')
      await signInWithToken(page, await world.person(partnerEmail), '/partner/')
      const { companies } = await openCompanies(page)
      const [, , third = '', , fifth = ''] = await companies.names()
      for (const name of [third, fifth]) await companies.select(name)
    },
  },
  {
    name: 'partner-account',
    screen: '/partner/:partnerId',
    as: partnerEmail,
    at: `/partner/${accountIds.bjarg}/`,
    show: openCompanies,
  },
  {
    name: 'partner-companies',
    screen: '/partner/:partnerId/companies',
    as: partnerEmail,
    at: '/partner/',
    show: openCompanies,
  },
  {
    name: 'partner-not-loaded',
    as: partnerEmail,
    at: '/partner/',
    async show(page) {
      await openCompanies(page)
      await page.route(/\/partners\/\d+\//, (route) => route.fulfill(serverError))
      await page.goto('/partner/')
      await page.getByRole('note').getByText(serverError.json.message).first().waitFor()
    },
  },
  {
    name: 'partner-nothing-found',
    as: partnerEmail,
    at: '/partner/11/companies/?companies.filter=nobody',
    show: (page) => page.getByText('Nothing matches “nobody”.').waitFor(),
  },
  {
    name: 'partner-row-menu',
    as: partnerEmail,
    at: '/partner/',
    show: async (page) => (await openCompanies(page)).companies.openMenu('Tannlæknar Kópavogi'),
  },
  {
    name: 'partner-collect',
    as: partnerEmail,
    at: '/partner/',
    async show(page) {
      await (await openCompanies(page)).collectButton.click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'partner-denied',
    as: partnerEmail,
    at: '/partner/12345/companies/',
    show: (page) => expect(page.getByText('Authorized personal only')).toBeVisible(),
  },
  {
    name: 'partner-file',
    as: partnerEmail,
    at: '/partner/',
    show: async (page) => (await openCompanies(page)).openFile(),
  },
  {
    name: 'partner-bulk',
    as: partnerEmail,
    at: '/partner/',
    show: async (page) => (await openCompanies(page)).openBulk('Tannlæknar Kópavogi'),
  },
  {
    name: 'partner-create',
    as: partnerEmail,
    at: '/partner/',
    async show(page) {
      const dialog = await (await openCompanies(page)).openCreate()
      await dialog.press('Create company')
      await dialog.root.getByRole('note').first().waitFor()
    },
  },
  {
    name: 'partner-company',
    screen: '/partner/:partnerId/companies/:companyId',
    as: partnerEmail,
    at: '/partner/',
    show: openCompany,
  },
  {
    name: 'partner-inside-right-to-left',
    as: viewerEmail,
    async show(page, world) {
      await world.change('people', { email: viewerEmail }, { superForAccounts: [accountIds.bjarg] })
      await world.change('companies', { id: String(companyIds.partner) }, { name: rightToLeftName })
      await page.goto('/users/')
      await expect(new Shell(page).partnerMarker).toContainText(rightToLeftName)
    },
  },
  {
    name: 'partner-company-missing',
    as: partnerEmail,
    at: '/partner/11/companies/999999/',
    show: (page) => page.getByText('Page not found').waitFor(),
  },
  {
    name: 'partner-edit',
    as: partnerEmail,
    at: '/partner/',
    show: async (page) => (await openCompany(page)).openEdit(),
  },
  {
    name: 'partner-blocked',
    as: partnerEmail,
    at: '/partner/',
    async show(page) {
      const dialog = await (await openCompany(page)).openEdit()
      await chooseOption(dialog.root.getByLabel('Plan'), 'Partner Premium')
      await dialog.press('Continue')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'partner-unable-to-end',
    as: partnerEmail,
    at: '/partner/',
    async show(page) {
      const customer = await openCompany(page)
      await customer.subscription.getByRole('button', { name: 'Deactivate subscription' }).click()
      await customer.question('Unable to deactivate subscription').waitFor()
    },
  },
  {
    name: 'partner-price',
    as: partnerEmail,
    at: '/partner/',
    async show(page) {
      const customer = await openCompany(page)
      const dialog = await customer.openEdit()
      await dialog.root.getByLabel('Seats').fill('60')
      await dialog.press('Continue')
      await customer.question('Change the subscription?').waitFor()
    },
  },
  {
    name: 'partner-company-inactive',
    as: partnerEmail,
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
    as: partnerEmail,
    at: '/partner/11/settings/brand/',
    async show(page) {
      await page.getByRole('textbox', { name: 'Product name' }).fill('Bjarg+')
      await page.getByRole('button', { name: 'Save changes' }).waitFor()
    },
  },
  {
    name: 'partner-add-manager',
    as: partnerEmail,
    at: '/partner/',
    show: async (page) => (await openCompany(page)).openAddManager(),
  },
  {
    name: 'partner-package',
    as: partnerEmail,
    at: '/partner/',
    async show(page) {
      const dialog = await (await openCompany(page)).openViews('Create package')
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
    as: partnerEmail,
    at: '/partner/11/packages/',
    show: (page) => page.getByText('No packages yet').waitFor(),
  },
  {
    name: 'partner-managers',
    screen: '/partner/:partnerId/managers',
    as: partnerEmail,
    at: '/partner/11/managers/',
    show: (page) => page.getByRole('table', { name: 'Managers' }).waitFor(),
  },
  {
    name: 'partner-settings',
    screen: '/partner/:partnerId/settings',
    as: partnerEmail,
    at: '/partner/11/settings/',
    show: (page) => page.getByRole('switch').first().waitFor(),
  },
  {
    name: 'partner-brand',
    screen: '/partner/:partnerId/settings/brand',
    as: partnerEmail,
    at: '/partner/11/settings/brand/',
    show: (page) => page.getByRole('textbox', { name: 'Support address' }).waitFor(),
  },
  {
    name: 'partner-resources',
    screen: '/partner/:partnerId/resources',
    as: partnerEmail,
    at: '/partner/11/resources/',
    show: (page) => page.getByRole('heading', { level: 1, name: 'Resources' }).waitFor(),
  },
  {
    name: 'partner-payments',
    screen: '/partner/:partnerId/payments',
    as: partnerEmail,
    at: '/partner/11/payments/',
    show: (page) => page.getByRole('heading', { level: 1, name: 'Payments' }).waitFor(),
  },
])
