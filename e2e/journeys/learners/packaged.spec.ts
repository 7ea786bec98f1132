import { getManagerEmail } from '@heed/fixtures'
import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../../heed.ts'
import {
  createPackageZip,
  fetchPreviewInfo,
  importPackage,
  type PackageFormat,
  showPreview,
} from '../../pages/content/preview.ts'
import { CoursePage } from '../../pages/learners/course.ts'
import { FakeLms } from '../../pages/learners/learningSystem.ts'
import { findViolations } from '../../scenes/stage/looks.ts'
import type { Person, World } from '../../world.ts'

const formats: readonly PackageFormat[] = ['scorm12', 'scorm2004', 'cmi5']

interface ReportedStatement {
  packageId: number
  verb: string
  completion: boolean | null
  success: boolean | null
  score: number | null
}

interface PackageRequest {
  world: World
  person: Person
  format: PackageFormat
}

const downloadPackage = ({ world, person, format }: PackageRequest, form: object): Promise<Buffer> =>
  createPackageZip(world, person, format, form)

/** Imports the package as content and returns its subject's ID. */
const importDownloadedPackage = async (wanted: PackageRequest, form: object): Promise<number> =>
  importPackage(wanted.world, wanted.person, await downloadPackage(wanted, form), 'index.html')

/** Opens a package in its preview; `said` returns the package's reports. */
async function openPackage(context: BrowserContext, { world, person }: PackageRequest, id: number) {
  const page = await context.newPage()
  await page.goto(`${world.address}auth/signin/`)
  const frame = await showPreview(page, await fetchPreviewInfo(world, person, id))
  const said = async () =>
    (await world.rows<ReportedStatement>('statements'))
      .filter(({ packageId }) => packageId === id)
      .map(({ verb, completion, success, score }) => ({
        verb: verb.split('/').at(-1),
        completion,
        success,
        score,
      }))
  return { page, course: new CoursePage(page, frame), said }
}

const training = { kind: 'training', name: 'Desks & "screens"', subjects: [502] }
const rightAnswers = { first: 'Lock it, whatever the time', second: 'The printed menu of the canteen' }

for (const format of formats) {
  test(`a training as ${format} plays, asks questions and reports completion, success and score @packages`, async ({
    context,
    newWorld,
  }) => {
    const world = await newWorld('packaged')
    const wanted = { world, person: await world.person(getManagerEmail('admin')), format }
    await context.clock.install()
    const { course, said } = await openPackage(
      context,
      wanted,
      await importDownloadedPackage(wanted, training),
    )
    await expect(course.heading('Desks & "screens"')).toBeVisible()
    await course.press('Start')
    await course.watchLesson()
    await course.answer('Turn the lid half down')
    await course.answer(rightAnswers.second)
    await expect(course.text).toContainText('50% Not passed yet.')
    await course.press('Answer the missed questions again (1)')
    await course.answer(rightAnswers.first)
    await expect(course.text).toContainText('100% Passed.')
    await course.press('Close')
    await expect(course.text).toContainText('You can close this page now.')
    const passed = expect.objectContaining({ verb: 'passed', success: true, score: 1 })
    await expect.poll(said).toContainEqual(passed)
    await expect.poll(said).toContainEqual(expect.objectContaining({ completion: true }))
    await expect.poll(async () => (await said()).at(-1)?.verb).toBe('terminated')
  })
}

const assessment = {
  kind: 'assessment',
  name: 'Who pays?',
  questions: [4001, 4003, 4005, 4006],
  templateIds: ['custom'],
  personalizeEnabled: true,
  personalizeData: { companyName: 'Norðurljós', companyDomain: 'nordurljos.example' },
}

/** Answers four scenarios, the first wrongly and all others correctly. The wrong answer costs ten of fifty points. */
async function answerScenarios(course: CoursePage): Promise<void> {
  await expect(course.text).toContainText('all open invoices of Norðurljós')
  await expect(course.button('Next')).toHaveAttribute('aria-disabled', 'true')
  await course.option('radio', 'Change the account; the sender is right').check()
  await course.press('Next')
  await expect(course.heading('Scenario 2 of 4')).toBeFocused()
  for (const name of [
    'Whether there is an order for it',
    'Whether anybody received the service',
    'Whether the supplier',
  ])
    await course.option('checkbox', name).check()
  await course.press('Next')
  for (const [line, said] of [
    ['Calling the deputy', 'Yes'],
    ['Splitting it', 'No'],
    ['Signing with', 'No'],
    ['Paying on Monday', 'Yes'],
  ] as const)
    await course.group(line).getByRole('radio', { name: said }).check()
  await course.press('Next')
  await course.orderSteps([
    'Compare the address with the one in the personnel file',
    'Call Ana on the number in the file',
    'Ask Ana to enter the change in the portal herself',
    'Confirm the change to her known address',
  ])
  await course.press('Next')
}

for (const format of formats) {
  test(`an assessment as ${format} asks its scenarios and reports completion and score @packages`, async ({
    context,
    newWorld,
  }) => {
    const world = await newWorld('packaged')
    const wanted = { world, person: await world.person(getManagerEmail('admin')), format }
    const { course, said } = await openPackage(
      context,
      wanted,
      await importDownloadedPackage(wanted, assessment),
    )
    await course.press('Start')
    await answerScenarios(course)
    await expect(course.heading('Done')).toBeVisible()
    await expect(course.text).toContainText('Your score: 80%')
    await course.press('Close')
    await expect.poll(said).toContainEqual(expect.objectContaining({ score: 0.8, success: null }))
    await expect.poll(said).toContainEqual(expect.objectContaining({ verb: 'completed', completion: true }))
  })
}

for (const format of ['scorm12', 'scorm2004'] as const) {
  test(`a ${format} package plays without the platform on a phone and resumes next time @packages`, async ({
    context,
    newWorld,
  }) => {
    const world = await newWorld('packaged')
    const wanted = { world, person: await world.person(getManagerEmail('admin')), format }
    const zip = await downloadPackage(wanted, { ...training, subjects: [502, 106] })
    await context.clock.install()
    const page = await context.newPage()
    await page.setViewportSize({ width: 390, height: 780 })
    const system = new FakeLms(page)
    await system.serveCourse(zip, format)
    const first = await system.open()
    await first.press('Start')
    await first.watchLesson()
    await first.answer(rightAnswers.first)
    await first.answer(rightAnswers.second)
    await expect(first.button('Next')).toHaveAttribute('aria-disabled', 'true')
    const isOld = format === 'scorm12'
    expect(await system.recorded(isOld ? 'cmi.core.lesson_status' : 'cmi.completion_status')).toBe(
      'incomplete',
    )
    await system.leave()
    const second = await system.open()
    await second.press('Continue')
    await second.readLesson()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    while (await second.button('Check answer').isVisible()) await second.answerFirst()
    await expect(second.heading('Done')).toBeVisible()
    const [status, score] = isOld
      ? ['cmi.core.lesson_status', 'cmi.core.score.raw']
      : ['cmi.success_status', 'cmi.score.raw']
    expect(await system.recorded(status)).toMatch(/^(passed|failed)$/)
    await expect(second.text).toContainText(`Your score: ${await system.recorded(score)}%`)
    expect(system.outside).toEqual([])
  })
}

test('a package opened alone plays and says no learning system was found @packages', async ({
  context,
  newWorld,
}) => {
  const world = await newWorld('packaged')
  const wanted = { world, person: await world.person(getManagerEmail('admin')), format: 'scorm12' as const }
  const page = await context.newPage()
  const system = new FakeLms(page)
  await system.serveCourse(await downloadPackage(wanted, assessment), 'scorm12')
  await system.openCourseDirectly()
  await expect(page.getByText('No learning system was found')).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { name: 'Scenario 1 of 4' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findViolations(page)).toEqual([])
  }
})
