import { getManagerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { EmployeesPage } from '../pages/employees.ts'
import { Palette } from '../pages/palette.ts'
import { Shell } from '../pages/shell.ts'
import { makeScenes, narrowViewport } from './stage/scene.ts'

const admin = getManagerEmail('admin')

const waitForPeople = async (page: Page) => (await new EmployeesPage(page).expectShown()).people.names()

export const shellScenes = makeScenes('shell', [
  {
    name: 'not-started',
    at: '/auth/signin/',
    async show(page) {
      await page.route('**/config.json', (route) => route.fulfill({ json: { apiUrl: 'nowhere' } }))
      await page.reload()
      await page.getByText('An error has occurred').waitFor()
    },
  },
  { name: 'not-found', at: '/nowhere/', show: (page) => page.getByText('Page not found').waitFor() },
  {
    name: 'menu-narrow',
    as: admin,
    at: '/users/',
    async show(page) {
      await waitForPeople(page)
      await page.setViewportSize(narrowViewport)
      await page.getByRole('button', { name: 'Open the menu' }).click()
      await page.getByRole('dialog', { name: 'Main menu' }).waitFor()
    },
  },
  { name: 'account-menu', as: admin, at: '/users/', show: (page) => new Shell(page).openAccount() },
  { name: 'company-switcher', as: admin, at: '/users/', show: (page) => new Shell(page).openSwitcher() },
  {
    name: 'palette',
    as: admin,
    at: '/users/',
    async show(page) {
      await waitForPeople(page)
      const palette = await new Palette(new Shell(page)).open()
      await palette.field.fill('leader')
      await palette.option(/^Leadership/).waitFor()
    },
  },
  {
    name: 'palette-actions',
    as: admin,
    at: '/users/',
    async show(page) {
      await waitForPeople(page)
      const palette = await new Palette(new Shell(page)).open()
      await palette.field.fill('leader')
      await palette.goTo(palette.option(/^Leadership/))
      await page.keyboard.press('ArrowRight')
      await palette.option(/^Delete list/).waitFor()
    },
  },
  {
    name: 'keys',
    as: admin,
    at: '/users/',
    async show(page) {
      await waitForPeople(page)
      await page.getByRole('main').focus()
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    },
  },
  {
    name: 'demo',
    screen: '/demo',
    as: admin,
    at: '/demo/',
    show: (page) =>
      page
        .getByRole('link', { name: /^Try demo/ })
        .first()
        .waitFor(),
  },
  {
    name: 'testing',
    screen: '/testing2',
    at: '/testing2/',
    show: (page) => page.getByRole('heading', { name: 'Test page' }).waitFor(),
  },
])
