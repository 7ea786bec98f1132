import { managerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { TrainingListPage } from '../../pages/campaigns/trainingList.ts'
import { broken, scenesOf } from '../stage/scene.ts'

const admin = managerEmail('admin')
const at = '/trainings/'
const list = (page: Page) => new TrainingListPage(page).isShown()

export const trainingListScenes = scenesOf('trainings', [
  { name: 'trainings', screen: '/trainings', as: admin, at, show: list },
  { name: 'trainings-active', screen: '/trainings/active', as: admin, at: '/trainings/active/', show: list },
  {
    name: 'trainings-completed',
    screen: '/trainings/completed',
    as: admin,
    at: '/trainings/completed/',
    show: list,
  },
  { name: 'trainings-draft', screen: '/trainings/draft', as: admin, at: '/trainings/draft/', show: list },
  {
    name: 'trainings-narrow',
    as: admin,
    at,
    async show(page) {
      await page.setViewportSize({ width: 390, height: 844 })
      await list(page)
      await page.getByRole('button', { name: 'More about Safe every day' }).click()
    },
  },
  {
    name: 'trainings-filtered',
    as: admin,
    at: '/trainings/?list.status=completed&list.start=2025-06-01..&list.filter=o',
    show: list,
  },
  {
    name: 'trainings-nothing-found',
    as: admin,
    at: '/trainings/?list.filter=nothing+at+all',
    show: (page) => page.getByText('No trainings found').waitFor(),
  },
  {
    name: 'trainings-filters',
    as: admin,
    at,
    async show(page) {
      const dialog = await (await list(page)).openFilters()
      await dialog.root.getByRole('group', { name: 'End date' }).waitFor()
    },
  },
  {
    name: 'trainings-row-menu',
    as: admin,
    at,
    show: async (page) => (await list(page)).table.openMenu('Safe every day'),
  },
  {
    name: 'trainings-create-menu',
    as: admin,
    at,
    async show(page) {
      await (await list(page)).page.getByRole('button', { name: 'Create new' }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'training-stop',
    as: admin,
    at,
    show: async (page) => (await list(page)).openStop('Safe every day'),
  },
  {
    name: 'training-delete',
    as: admin,
    at,
    show: async (page) => (await list(page)).openDelete('Spring refresher'),
  },
  {
    name: 'training-download',
    as: admin,
    at,
    show: async (page) => (await list(page)).openDownload('Fyrstu skrefin'),
  },
  {
    name: 'trainings-not-loaded',
    as: admin,
    async show(page) {
      await page.route(/\/companies\/\d+\/trainings\?/, (route) => route.fulfill(broken))
      await page.goto(at)
      await page.getByRole('alert').getByText(broken.json.message).waitFor()
    },
  },
  { name: 'trainings-viewer', as: managerEmail('viewer'), at, show: list },
  {
    name: 'trainings-locked',
    as: managerEmail('admin', 'expired'),
    at,
    show: (page) => page.getByText('Trainings are unavailable in your current plan').waitFor(),
  },
  {
    name: 'training-not-there',
    screen: '/trainings/:trainingId',
    as: admin,
    at: '/trainings/999999/',
    show: (page) => page.getByRole('heading', { name: 'Training program not found :(' }).waitFor(),
  },
])
