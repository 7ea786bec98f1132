import { partnerEmails } from '@heed/fixtures'
import { expect, type Page } from '@playwright/test'
import { PartnerPage } from './partner.ts'
import { broken, scenesOf } from './scene.ts'

const as = partnerEmails.bjarg

const companies = (page: Page) => new PartnerPage(page).isShown()

/** A partner with its customers. */
export const partnerScenes = scenesOf('partner', [
  { name: 'partner', screen: '/partner', as, at: '/partner/', show: companies },
  {
    name: 'partner-account',
    screen: '/partner/:partnerId',
    as,
    at: '/partner/',
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
    at: '/',
    async show(page) {
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
])
