import { readFile } from 'node:fs/promises'
import { getManagerEmail } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import { AssessmentWizard } from '../../pages/campaigns/assessmentWizard.ts'
import { DownloadDialog } from '../../pages/campaigns/campaignList.ts'
import { FakeLms } from '../../pages/learners/learningSystem.ts'
import { expectFocusVisible, listSmallFields } from '../../pages/phone.ts'

const admin = getManagerEmail('admin')
const title = 'Who pays?'
/** Number of scenarios in the final assessment. */
const scenarioCount = 4
/** Scenarios removed from the template. */
const removedScenarioIds = [3002, 3003, 3007, 4002, 4004, 4005, 4007]

interface Scenario {
  id: number
  name: string
}

test('a packaged assessment is created, downloaded and answered in a learning system @assessments', async ({
  browser,
  page,
  signIn,
  world,
}) => {
  const person = await world.person(admin)
  const company = `/companies/${person.company?.id}`
  // The course is in the company's language.
  expect((await world.call(person, 'put', company, { defaultLanguage: 'en' })).ok()).toBe(true)
  const { questions } = await world.api<{ questions: Scenario[] }>(person, `${company}/questions`)
  const getQuestionName = (id: number) => questions.find((one) => one.id === id)?.name ?? ''

  await signIn(admin, '/assessment/create_scorm/')
  const wizard = await new AssessmentWizard(page).expectStep('Goal')
  await wizard.chooseTemplate('Finance and management')
  await wizard.continueThrough('Content')
  for (const id of removedScenarioIds) await wizard.remove(getQuestionName(id))
  await expect(page.getByText('Social engineering', { exact: true })).toBeHidden()
  const approval = page.getByRole('progressbar', { name: 'Keeps to the approval steps' })
  await expect(approval).toHaveAttribute('aria-valuetext', '0%, 0 of 2 scenarios')
  await page
    .getByRole('button', { name: /^Add “/ })
    .first()
    .click()
  await expect(approval).toHaveAttribute('aria-valuetext', '50%, 1 of 2 scenarios')
  await wizard.continueThrough('Personalize')
  await wizard.personalize({ 'Company name': 'Norðurljós', 'Company domain': 'nordurljos.example' })
  await expect(page.getByRole('region', { name: 'How employees see it' })).toContainText('Norðurljós')
  await wizard.continueThrough('Finalize')
  await wizard.button('Create').click()
  await wizard.call(title, 'Create')
  await page.getByRole('heading', { name: 'The package is ready' }).waitFor()

  const { assessments } = await world.api<{
    assessments: { id: string; name: string; isScorm: boolean }[]
  }>(person, `${company}/assessments?packaged=1&n=50`)
  expect(assessments.find(({ name }) => name === title)?.isScorm).toBe(true)
  await wizard.button('Download assessment').click()
  const file = await (await new DownloadDialog(page, title).expectShown()).download('SCORM 1.2')
  const learner = await browser.newPage()
  const system = new FakeLms(learner)
  await system.serveCourse(await readFile(await file.path()), 'scorm12')
  const course = await system.open()
  await expect(course.heading(title)).toBeVisible()
  await course.press('Start')
  await expect(course.text).toContainText('Norðurljós')
  await learner.setViewportSize({ width: 390, height: 740 })
  // Playwright doesn't click a button that is aria-disabled.
  await course.button(course.word('nextScenario')).press('Enter')
  const field = course.firstField
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(course.word('answerToGoOn'))
  expect(await course.readTitle()).toBe(`Error: ${title}`)
  await expectFocusVisible(learner, course.root)
  expect(await listSmallFields(course.root)).toEqual([])
  for (let left = scenarioCount; left > 0; left -= 1) await course.answerSomehow()
  await expect(course.heading('Done')).toBeVisible()
  expect(await system.recorded('cmi.core.lesson_status')).toMatch(/^(completed|passed|failed)$/)
  await expect(course.text).toContainText(`Your score: ${await system.recorded('cmi.core.score.raw')}%`)
  expect(system.outside).toEqual([])
  await learner.close()
})
