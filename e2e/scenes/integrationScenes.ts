import { getManagerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { DirectoryPage } from '../pages/integrations.ts'
import { makeScenes, serverError } from './stage/scene.ts'

const admin = getManagerEmail('admin')
const providerEmail = getManagerEmail('admin', 'provider')
const integrationsPath = '/settings/integrations/'
const azurePath = `${integrationsPath}azure/`
const openDirectory = (page: Page) => new DirectoryPage(page).expectShown()
const waitForHeading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first().waitFor()

export const integrationScenes = makeScenes('integrations', [
  {
    name: 'integrations',
    screen: '/settings/integrations',
    as: admin,
    at: integrationsPath,
    show: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'integrations-not-loaded',
    as: admin,
    async show(page) {
      await page.route(/\/companies\/\d+\/integrations$/, (route) => route.fulfill(serverError))
      await page.goto(integrationsPath)
      await page.getByRole('note').getByText(serverError.json.message).waitFor()
    },
  },
  {
    name: 'integrations-viewer',
    as: getManagerEmail('viewer'),
    at: integrationsPath,
    show: (page) => page.getByText('Authorized personal only').waitFor(),
  },
  {
    name: 'slack',
    screen: '/settings/integrations/slack',
    as: admin,
    at: `${integrationsPath}slack/`,
    show: waitForHeading('Connection'),
  },
  {
    name: 'teams',
    screen: '/settings/integrations/teams',
    as: admin,
    at: `${integrationsPath}teams/`,
    show: waitForHeading('Connect Microsoft Teams'),
  },
  {
    name: 'google',
    screen: '/settings/integrations/google',
    as: admin,
    at: `${integrationsPath}google/`,
    show: waitForHeading('Connect Google Workspace'),
  },
  {
    name: 'azure-sso',
    screen: '/settings/integrations/azuresso',
    as: admin,
    at: `${integrationsPath}azuresso/`,
    show: waitForHeading('Connect Azure AD single sign-on'),
  },
  {
    name: 'azure-sso-connected',
    as: providerEmail,
    at: `${integrationsPath}azuresso/`,
    show: (page) => page.getByText('O=Heed ehf., CN=Heed single sign-on').waitFor(),
  },
  { name: 'azure', screen: '/settings/integrations/azure', as: admin, at: azurePath, show: openDirectory },
  {
    name: 'azure-syncing',
    as: admin,
    at: azurePath,
    async show(page) {
      const directoryPage = await openDirectory(page)
      await directoryPage.sync()
      await directoryPage.progress.waitFor()
    },
  },
  {
    name: 'azure-groups',
    as: admin,
    at: azurePath,
    show: async (page) => (await openDirectory(page)).openGroups(),
  },
  {
    name: 'azure-unlink',
    as: admin,
    at: azurePath,
    show: async (page) => (await openDirectory(page)).openUnlink('Azure AD'),
  },
  {
    name: 'azure-refused',
    as: providerEmail,
    at: azurePath,
    async show(page) {
      await page.getByLabel(/^Tenant ID/).fill('nobody')
      await page.getByLabel(/^Client ID/).fill('nothing')
      await page.getByLabel(/^Client secret/).fill('secret')
      await page.getByRole('button', { name: 'Connect Azure AD' }).click()
      await page.getByRole('button', { name: 'Show details' }).click()
    },
  },
])
