import { managerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { DirectoryPage } from '../pages/integrations.ts'
import { broken, makeScenes } from './stage/scene.ts'

const admin = managerEmail('admin')
const provider = managerEmail('admin', 'provider')
const at = '/settings/integrations/'
const azure = `${at}azure/`
const directory = (page: Page) => new DirectoryPage(page).isShown()
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first().waitFor()

export const integrationScenes = makeScenes('integrations', [
  {
    name: 'integrations',
    screen: '/settings/integrations',
    as: admin,
    at,
    show: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'integrations-not-loaded',
    as: admin,
    async show(page) {
      await page.route(/\/companies\/\d+\/integrations$/, (route) => route.fulfill(broken))
      await page.goto(at)
      await page.getByRole('alert').getByText(broken.json.message).waitFor()
    },
  },
  {
    name: 'integrations-viewer',
    as: managerEmail('viewer'),
    at,
    show: (page) => page.getByText('Authorized personal only').waitFor(),
  },
  {
    name: 'slack',
    screen: '/settings/integrations/slack',
    as: admin,
    at: `${at}slack/`,
    show: heading('Connection'),
  },
  {
    name: 'teams',
    screen: '/settings/integrations/teams',
    as: admin,
    at: `${at}teams/`,
    show: heading('Connect Microsoft Teams'),
  },
  {
    name: 'google',
    screen: '/settings/integrations/google',
    as: admin,
    at: `${at}google/`,
    show: heading('Connect Google Workspace'),
  },
  {
    name: 'azure-sso',
    screen: '/settings/integrations/azuresso',
    as: admin,
    at: `${at}azuresso/`,
    show: heading('Connect Azure AD single sign-on'),
  },
  {
    name: 'azure-sso-connected',
    as: provider,
    at: `${at}azuresso/`,
    show: (page) => page.getByText('O=Heed ehf., CN=Heed single sign-on').waitFor(),
  },
  { name: 'azure', screen: '/settings/integrations/azure', as: admin, at: azure, show: directory },
  {
    name: 'azure-syncing',
    as: admin,
    at: azure,
    async show(page) {
      const shown = await directory(page)
      await shown.sync()
      await shown.progress.waitFor()
    },
  },
  {
    name: 'azure-groups',
    as: admin,
    at: azure,
    show: async (page) => (await directory(page)).openGroups(),
  },
  {
    name: 'azure-unlink',
    as: admin,
    at: azure,
    show: async (page) => (await directory(page)).openUnlink('Azure AD'),
  },
  {
    name: 'azure-refused',
    as: provider,
    at: azure,
    async show(page) {
      await page.getByLabel(/^Tenant ID/).fill('nobody')
      await page.getByLabel(/^Client ID/).fill('nothing')
      await page.getByLabel(/^Client secret/).fill('secret')
      await page.getByRole('button', { name: 'Connect Azure AD' }).click()
      await page.getByRole('button', { name: 'Show details' }).click()
    },
  },
])
