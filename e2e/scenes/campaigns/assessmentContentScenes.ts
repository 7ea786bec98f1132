import { getManagerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { AssessmentWizard } from '../../pages/campaigns/assessmentWizard.ts'
import { chooseOption } from '../../pages/select.ts'
import { makeScenes, narrowViewport, serverError } from '../stage/scene.ts'

const admin = getManagerEmail('admin')
const createPath = '/assessment/create/'
const packagedPath = '/assessment/create_scorm/'
const templateName = 'Finance and management'

async function openContentStep(page: Page): Promise<AssessmentWizard> {
  const wizard = await new AssessmentWizard(page).expectStep('Goal')
  await wizard.chooseTemplate(templateName)
  await wizard.continueThrough('Content')
  await page.getByRole('progressbar', { name: 'Key behaviours with enough scenarios' }).waitFor()
  return wizard
}

async function openPersonalizeStep(page: Page): Promise<AssessmentWizard> {
  const wizard = await openContentStep(page)
  await wizard.continueThrough('Personalize')
  await page.getByRole('region', { name: 'How employees see it' }).getByLabel('Language').waitFor()
  return wizard
}

export const assessmentContentScenes = makeScenes('assessments', [
  { name: 'assessment-content', as: admin, at: createPath, show: openContentStep },
  {
    name: 'assessment-content-narrow',
    as: admin,
    at: createPath,
    async show(page) {
      await page.setViewportSize(narrowViewport)
      await openContentStep(page)
    },
  },
  {
    name: 'assessment-content-empty',
    as: admin,
    at: createPath,
    async show(page) {
      const wizard = await openContentStep(page)
      const removeButton = page.getByRole('button', { name: /^Remove / })
      while ((await removeButton.count()) > 0) await removeButton.first().click()
      await wizard.page.getByText('No scenarios selected yet').waitFor()
    },
  },
  {
    name: 'assessment-content-not-loaded',
    as: admin,
    at: createPath,
    async show(page) {
      await page.route(/\/questions$/, (route) => route.fulfill(serverError))
      await page.reload()
      const wizard = await new AssessmentWizard(page).expectStep('Goal')
      await wizard.chooseTemplate(templateName)
      await wizard.continueThrough('Content')
      await page.getByText(serverError.json.message).first().waitFor()
    },
  },
  {
    name: 'assessment-add-scenarios',
    as: admin,
    at: createPath,
    async show(page) {
      await (await openContentStep(page)).button('Add scenarios').click()
      const dialog = page.getByRole('dialog', { name: 'Add scenarios' })
      await dialog.getByRole('checkbox').first().waitFor()
      await chooseOption(dialog.getByLabel('Difficulty'), 'Advanced')
      await dialog.getByRole('checkbox').first().waitFor()
    },
  },
  { name: 'assessment-personalize', as: admin, at: createPath, show: openPersonalizeStep },
  {
    name: 'assessment-personalize-narrow',
    as: admin,
    at: createPath,
    async show(page) {
      await page.setViewportSize(narrowViewport)
      await openPersonalizeStep(page)
    },
  },
  {
    name: 'assessment-create-packaged',
    screen: '/assessment/create_scorm',
    as: admin,
    at: packagedPath,
    show: (page) => page.getByRole('radio').first().waitFor(),
  },
])
