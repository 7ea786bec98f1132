import { getManagerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { TrainingWizard } from '../../pages/campaigns/trainingWizard.ts'
import { makeScenes, narrowViewport, serverError } from '../stage/scene.ts'
import { makeNotFoundScenes } from './sharedScenes.ts'

const admin = getManagerEmail('admin')
const createPath = '/trainings/create/'

async function openContentStep(page: Page): Promise<TrainingWizard> {
  const wizard = await new TrainingWizard(page).expectStep('Goal')
  await wizard.chooseTemplate('Phishing from all sides')
  await wizard.continueThrough('Content')
  await wizard.subjects()
  return wizard
}

async function openScheduleStep(page: Page): Promise<TrainingWizard> {
  const wizard = await openContentStep(page)
  await wizard.continueThrough('Employees')
  await wizard.chooseList('Leadership')
  await wizard.continueThrough('Schedule')
  return wizard
}

export const trainingWizardScenes = makeScenes('trainings', [
  {
    name: 'training-goal',
    screen: '/trainings/create',
    as: admin,
    at: createPath,
    show: (page) => page.getByRole('radio', { name: 'Phishing from all sides' }).waitFor(),
  },
  {
    name: 'training-goal-trial',
    as: getManagerEmail('admin', 'trial'),
    at: createPath,
    show: (page) => page.getByRole('radio').first().waitFor(),
  },
  {
    name: 'training-goal-not-loaded',
    as: admin,
    async show(page) {
      await page.route(/\/templates$/, (route) => route.fulfill(serverError))
      await page.goto(createPath)
      await page.getByRole('note').getByText(serverError.json.message).waitFor()
    },
  },
  { name: 'training-content', as: admin, at: createPath, show: openContentStep },
  {
    name: 'training-content-narrow',
    as: admin,
    at: createPath,
    async show(page) {
      await page.setViewportSize(narrowViewport)
      await openContentStep(page)
    },
  },
  {
    name: 'training-add-subjects',
    as: admin,
    at: createPath,
    async show(page) {
      await (await openContentStep(page)).button('Add subjects').click()
      await page.getByRole('dialog', { name: 'Add subjects' }).getByRole('checkbox').first().waitFor()
    },
  },
  { name: 'training-schedule', as: admin, at: createPath, show: openScheduleStep },
  {
    name: 'training-millions-of-messages',
    as: admin,
    at: createPath,
    async show(page) {
      await page.route(/\/users\?.*listId/, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), count: 500_000 } })
      })
      await openScheduleStep(page)
      await page.getByText(/^\d,\d{3},000$/).waitFor()
    },
  },
  {
    name: 'training-delivery',
    as: admin,
    at: createPath,
    async show(page) {
      await openScheduleStep(page)
      await page.getByRole('button', { name: 'Edit delivery 1', exact: true }).click()
      await page.getByRole('dialog', { name: 'Delivery 1' }).getByLabel('Delivery name').click()
    },
  },
  {
    name: 'training-name',
    as: admin,
    at: createPath,
    async show(page) {
      await (await openContentStep(page)).button('Save draft').click()
      await page.getByRole('dialog', { name: 'Name this training' }).waitFor()
    },
  },
  ...makeNotFoundScenes('training', '/trainings', 'Training program not found :('),
  {
    name: 'training-locked',
    as: getManagerEmail('admin', 'expired'),
    at: createPath,
    show: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'training-viewer',
    as: getManagerEmail('viewer'),
    at: createPath,
    show: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'training-create-packaged',
    screen: '/trainings/create_scorm',
    as: admin,
    at: '/trainings/create_scorm/',
    show: (page) => page.getByRole('radio').first().waitFor(),
  },
])
