import { managerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { AssessmentListPage } from '../../pages/campaigns/assessmentList.ts'
import { broken, scenesOf } from '../stage/scene.ts'

const admin = managerEmail('admin')
const at = '/assessment/'
const list = (page: Page) => new AssessmentListPage(page).isShown()

export const assessmentListScenes = scenesOf('assessments', [
  { name: 'assessments', screen: '/assessment', as: admin, at, show: list },
  {
    name: 'assessments-active',
    screen: '/assessment/active',
    as: admin,
    at: '/assessment/active/',
    show: list,
  },
  {
    name: 'assessments-completed',
    screen: '/assessment/completed',
    as: admin,
    at: '/assessment/completed/',
    show: list,
  },
  { name: 'assessments-draft', screen: '/assessment/draft', as: admin, at: '/assessment/draft/', show: list },
  {
    name: 'assessments-narrow',
    as: admin,
    at,
    async show(page) {
      await page.setViewportSize({ width: 390, height: 844 })
      await list(page)
      await page.getByRole('button', { name: 'More about Where we stand' }).click()
    },
  },
  {
    name: 'assessments-filtered',
    as: admin,
    at: '/assessment/?list.areas=Remote+work&list.due=..2026-12-31&list.filter=o',
    show: list,
  },
  {
    name: 'assessments-nothing-found',
    as: admin,
    at: '/assessment/?list.filter=nothing+at+all',
    show: (page) => page.getByText('No Scorm assessments found').waitFor(),
  },
  {
    name: 'assessments-filters',
    as: admin,
    at,
    async show(page) {
      const dialog = await (await list(page)).openFilters()
      await dialog.root.getByRole('group', { name: 'Due date' }).waitFor()
    },
  },
  {
    name: 'assessments-row-menu',
    as: admin,
    at,
    show: async (page) => (await list(page)).regular.openMenu('Where we stand'),
  },
  {
    name: 'assessment-stop',
    as: admin,
    at,
    show: async (page) => (await list(page)).openStop('Phishing and passwords check'),
  },
  {
    name: 'assessment-delete',
    as: admin,
    at,
    show: async (page) => (await list(page)).openDelete('Phishing and passwords check'),
  },
  {
    name: 'assessments-not-loaded',
    as: admin,
    async show(page) {
      await page.route(/\/companies\/\d+\/assessments\?/, (route) => route.fulfill(broken))
      await page.goto(at)
      await page.getByRole('alert').getByText(broken.json.message).first().waitFor()
    },
  },
  { name: 'assessments-viewer', as: managerEmail('viewer'), at, show: list },
  {
    name: 'assessments-locked',
    as: managerEmail('admin', 'expired'),
    at,
    show: (page) => page.getByText('Assessments are unavailable in your current plan').waitFor(),
  },
])
