import { companyIds, getManagerEmail, superEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { startAssessment } from '../../campaigns.ts'
import { AssessmentWizard } from '../../pages/campaigns/assessmentWizard.ts'
import type { World } from '../../world.ts'
import { makeScenes, type Scene } from '../stage/scene.ts'
import { assessmentContentScenes } from './assessmentContentScenes.ts'
import { makeNotFoundScenes } from './sharedScenes.ts'

const admin = getManagerEmail('admin')
const createPath = '/assessment/create/'
const draftPath = `/assessment/edit/${companyIds.direct * 100 + 4}/`
const plannedPath = `/assessment/edit/${companyIds.direct * 100 + 3}/`

const message = {
  'Company name': 'Norðurljós',
  'Company domain': 'nordurljos.example',
  'HR email': 'hr@nordurljos.example',
}

async function openScheduleStep(page: Page): Promise<AssessmentWizard> {
  const wizard = await new AssessmentWizard(page).expectStep('Goal')
  await wizard.chooseTemplate('Finance and management')
  await wizard.continueThrough('Content', 'Personalize')
  await wizard.personalize(message)
  await wizard.continueThrough('Employees')
  await wizard.chooseList('Leadership')
  await wizard.continueThrough('Schedule')
  return wizard
}

async function openRemindersStep(page: Page): Promise<AssessmentWizard> {
  const wizard = await openScheduleStep(page)
  await wizard.button('2 weeks').click()
  await wizard.continueThrough('Reminders')
  while ((await wizard.button('Add a reminder').count()) > 0) await wizard.button('Add a reminder').click()
  return wizard
}

async function openManualAssessment(page: Page, world: World): Promise<void> {
  const person = await world.person(admin)
  const settings = { 'ui.assessment_manual_schedule': '1' }
  await world.call(
    await world.person(superEmail),
    'put',
    `/companies/${person.company?.id}/settings`,
    settings,
  )
  const { id } = await startAssessment(world, person, [1005], 'by hand')
  await page.goto(`/assessment/edit/${id}/?step=finalize`)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await page.getByRole('button', { name: /^Copy/ }).waitFor()
}

export const assessmentWizardScenes: readonly Scene[] = [
  ...makeScenes('assessments', [
    {
      name: 'assessment-goal',
      screen: '/assessment/create',
      as: admin,
      at: createPath,
      show: (page) => page.getByRole('radio', { name: 'Finance and management' }).waitFor(),
    },
    {
      name: 'assessment-whom-to-ask',
      as: admin,
      at: `${draftPath}?step=employees`,
      async show(page) {
        await page.getByRole('button', { name: 'Show recipients' }).click()
        await page.getByRole('searchbox', { name: 'Search recipients' }).waitFor()
      },
    },
    {
      name: 'assessment-schedule',
      as: admin,
      at: createPath,
      async show(page) {
        await openScheduleStep(page)
        await page.getByRole('radio', { name: 'Send immediately' }).check()
      },
    },
    { name: 'assessment-five-reminders', as: admin, at: createPath, show: openRemindersStep },
    {
      name: 'assessment-intro',
      as: admin,
      at: `${draftPath}?step=introMessage`,
      async show(page) {
        await page.getByRole('switch', { name: 'Start with your own message' }).check()
        await page.getByRole('textbox', { name: 'Message' }).fill('A quarter of an hour.')
        await page.getByRole('region', { name: 'Email preview' }).waitFor()
      },
    },
    {
      name: 'assessment-finalize',
      as: admin,
      at: createPath,
      async show(page) {
        const wizard = await openRemindersStep(page)
        await wizard.continueThrough('Intro message', 'Finalize')
      },
    },
    {
      name: 'assessment-planned',
      as: admin,
      at: `${plannedPath}?step=finalize`,
      async show(page) {
        await page.getByRole('button', { name: 'Update', exact: true }).click()
        await page.getByRole('heading', { name: 'Assessment updated!' }).waitFor()
      },
    },
    { name: 'assessment-started-by-hand', as: admin, at: '/', show: openManualAssessment },
    ...makeNotFoundScenes('assessment', '/assessment', 'Assessment not found :('),
    {
      name: 'assessment-wizard-viewer',
      as: getManagerEmail('viewer'),
      at: createPath,
      show: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    },
  ]),
  ...assessmentContentScenes,
]
