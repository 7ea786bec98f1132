import { companyIds, getManagerEmail, superEmail } from '@heed/fixtures'
import { expect, type Page } from '@playwright/test'
import type { World } from '../../world.ts'
import { makeScenes, rightToLeftName } from '../stage/scene.ts'
import { showDetails } from './sharedScenes.ts'

const adminEmail = getManagerEmail('admin')
const id = companyIds.direct * 100 + 2
const screen = '/assessment/:assessmentId/view'
const assessmentPath = `/assessment/${id}/view/`

const show = showDetails('Remote work check')

async function showRecommendation(page: Page, world: World): Promise<void> {
  const settings = { 'ui.assessment.recommendations': '1', 'ui.cmi5.enabled': '1' }
  await world.call(
    await world.person(superEmail),
    'put',
    `/companies/${companyIds.direct}/settings`,
    settings,
  )
  await page.goto(`/assessment/${companyIds.direct * 100 + 1}/view/recommendation/`)
  await page.getByRole('link', { name: 'Create training' }).waitFor()
}

export const assessmentScenes = makeScenes('assessments', [
  { name: 'assessment', screen, as: adminEmail, at: assessmentPath, show },
  {
    name: 'assessment-link',
    screen: '/assessment/:assessmentId',
    as: adminEmail,
    at: `/assessment/${id}/`,
    show,
  },
  {
    name: 'assessment-right-to-left',
    as: adminEmail,
    async show(page, world) {
      const companyId = String(companyIds.direct)
      await world.change('lists', { companyId }, { name: rightToLeftName })
      await page.goto(assessmentPath)
      await show(page)
    },
  },
  {
    name: 'assessment-areas',
    screen: `${screen}/threatAreas`,
    as: adminEmail,
    at: `${assessmentPath}threatAreas/`,
    show,
  },
  {
    name: 'assessment-area',
    screen: `${screen}/threatAreas/:threatAreaCode`,
    as: adminEmail,
    at: `${assessmentPath}threatAreas/Remote_work/`,
    show,
  },
  {
    name: 'assessment-scenarios',
    screen: `${screen}/scenarios`,
    as: adminEmail,
    at: `${assessmentPath}scenarios/`,
    show,
  },
  {
    name: 'assessment-employees',
    screen: `${screen}/employees`,
    as: adminEmail,
    at: `${assessmentPath}employees/?people.scores=0-49`,
    async show(page) {
      await show(page)
      await page.getByRole('button', { name: /Filters/ }).click()
      await page.getByRole('textbox', { name: 'From' }).waitFor()
    },
  },
  {
    name: 'assessment-reminders',
    screen: `${screen}/reminders`,
    as: adminEmail,
    at: `${assessmentPath}reminders/`,
    show,
  },
  {
    name: 'assessment-recommendation',
    screen: `${screen}/recommendation`,
    as: adminEmail,
    show: showRecommendation,
  },
  {
    name: 'assessment-recommended-training',
    screen: `${screen}/recommendation/create-training`,
    as: adminEmail,
    at: '/',
    async show(page, world) {
      await showRecommendation(page, world)
      await page.getByRole('link', { name: 'Create training' }).click()
      await page.getByRole('region', { name: 'Content', exact: true }).waitFor()
    },
  },
  {
    name: 'assessment-recommended-package',
    screen: `${screen}/recommendation/create-scorm`,
    as: adminEmail,
    at: '/',
    async show(page, world) {
      await showRecommendation(page, world)
      await page.getByRole('link', { name: 'Create SCORM package' }).click()
      await page.getByRole('region', { name: 'Content', exact: true }).waitFor()
    },
  },
  {
    name: 'assessment-people',
    as: adminEmail,
    at: assessmentPath,
    async show(page) {
      await show(page)
      await page.getByRole('button', { name: 'View employees at risk' }).first().click()
      const table = page.getByRole('dialog', { name: 'View Employees' }).getByRole('table')
      await expect(table).toHaveAttribute('aria-busy', 'false')
    },
  },
  {
    name: 'assessment-restart',
    as: adminEmail,
    at: assessmentPath,
    async show(page) {
      await show(page)
      await page.getByRole('button', { name: 'Actions', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Restart' }).click()
      await page.getByRole('dialog', { name: 'Restart assessment' }).waitFor()
    },
  },
  {
    name: 'infosec',
    screen: '/infosec',
    at: '/infosec/',
    show: (page) => page.getByRole('region', { name: 'Resilience score' }).waitFor(),
  },
])
