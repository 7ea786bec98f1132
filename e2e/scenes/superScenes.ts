import { superEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { SuperAdminPage } from '../pages/super.ts'
import { makeScenes } from './stage/scene.ts'

const superAdminEmail = superEmail
const openCompanies = (page: Page) => new SuperAdminPage(page, 'All companies').expectShown()

export const superScenes = makeScenes('partner', [
  {
    name: 'super-partners',
    screen: '/super',
    as: superAdminEmail,
    at: '/super/',
    show: (page) => new SuperAdminPage(page, 'All partners').expectShown(),
  },
  {
    name: 'super-companies',
    screen: '/super/companies',
    as: superAdminEmail,
    at: '/super/companies/',
    show: openCompanies,
  },
  {
    name: 'super-switch-off',
    as: superAdminEmail,
    at: '/super/',
    show: async (page) =>
      (await new SuperAdminPage(page, 'All partners').expectShown()).askToSwitch('Bjarg Security', 'off'),
  },
  {
    name: 'super-people',
    as: superAdminEmail,
    at: '/super/companies/',
    show: async (page) => (await openCompanies(page)).openPeople('Tannlæknar Kópavogi'),
  },
  {
    name: 'super-acting',
    as: superAdminEmail,
    at: '/super/companies/',
    async show(page) {
      const people = await (await openCompanies(page)).openPeople('Tannlæknar Kópavogi')
      await people.root
        .getByRole('button', { name: /^Act as / })
        .first()
        .click()
      await page.getByText("You're acting as").waitFor()
    },
  },
])
