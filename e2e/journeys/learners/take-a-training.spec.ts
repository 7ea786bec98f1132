import { readFileSync } from 'node:fs'
import { getManagerEmail, importedPackageId } from '@heed/fixtures'
import { findSubject, getSubjectText } from '@heed/fixtures/library'
import { getLastEmail, startTraining } from '../../campaigns.ts'
import { expect, test } from '../../heed.ts'
import { readPdfText } from '../../pages/content/pdf.ts'
import { createPackageZip, importPackage } from '../../pages/content/preview.ts'
import { CoursePage } from '../../pages/learners/course.ts'
import { LearnerPage } from '../../pages/learners/learner.ts'

const [first, second] = [107, 201]
const getQuiz = (id: number) => findSubject(id)?.quiz ?? []
const getTitle = (id: number) => findSubject(id)?.title ?? ''
function getHeading(id: number, language: string): string {
  const subject = findSubject(id)
  const [[heading] = ['']] = subject ? getSubjectText(subject, language).text.scenes : []
  return heading
}

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

test('an employee takes an emailed lesson on a phone and corrects a wrong answer @learner @core', async ({
  page,
  world,
}) => {
  const admin = await world.person(getManagerEmail('admin'))
  const training = await startTraining(world, admin, [first, second])
  await world.advance('P1D')
  const { to, links } = await getLastEmail(world, 'lesson')
  const standing = () => world.api<{ score: number; opened: number }>(admin, training.path)
  const before = await standing()

  const learner = new LearnerPage(page)
  await learner.openInEnglish(links[0] ?? '')
  await expect(learner.heading).toHaveText('First steps')
  await expect(learner.text('A few minutes that are worth it.')).toBeVisible()
  await expect(learner.text('Done: 0 of 2')).toBeVisible()
  await learner.expectAccessible()

  await learner.button('Start').first().tap()
  await learner.chooseLanguage('de')
  await expect(learner.player.getByRole('heading').first()).toHaveText(getHeading(first, 'de'))
  await learner.chooseLanguage('en')
  await expect(learner.heading).toHaveText(getTitle(first))
  expect((await standing()).opened).toBe(before.opened + 1)
  await learner.player.getByRole('button', { name: 'Play', exact: true }).tap()
  await page.clock.runFor(40_000)
  await expect(learner.text('You have seen the lesson. Only the questions are left.')).toBeVisible()
  await learner.expectAccessible()
  await page.getByRole('link', { name: 'Go to the questions' }).tap()

  for (const [at, [question, right, wrong]] of getQuiz(first).entries()) {
    await learner
      .question(question)
      .answer(at === 0 ? wrong : right)
      .tap()
  }
  await learner.button('Check my answers').tap()
  await expect(learner.alert).toContainText('Nearly there.')
  await expect(learner.text('Not right yet.')).toHaveCount(1)
  await learner.expectAccessible()
  expect((await standing()).score).toBe(before.score)

  const [[question, right] = ['', '']] = getQuiz(first)
  await learner.question(question).answer(right).tap()
  await learner.button('Check my answers').tap()
  await expect(learner.text(`Well done! You’ve finished this lesson: ${getTitle(first)}`)).toBeVisible()
  await expect(learner.text('Done: 1 of 2')).toBeVisible()
  await learner.expectAccessible()

  expect((await standing()).score).toBe(before.score + 1)
  const status = await world.api<{ subjects: object[] }>(admin, `${training.path}/users/${to}/status`)
  expect(status.subjects).toContainEqual(
    expect.objectContaining({ title: getTitle(first), correct: getQuiz(first).length, incorrect: 1 }),
  )
})

test('without JavaScript, a lesson can be read and certified, and an altered link fails @learner', async ({
  browser,
  world,
}) => {
  const admin = await world.person(getManagerEmail('admin'))
  const settings = `/companies/${admin.company?.id}/settings`
  await world.call(admin, 'put', settings, { 'ui.certificate.header': 'Academy of the North' })
  await startTraining(world, admin, [first])
  await world.advance('P1D')
  const { links, to } = await getLastEmail(world, 'lesson')
  const page = await browser.newPage({ javaScriptEnabled: false })
  const learner = new LearnerPage(page)
  await learner.openInEnglish(links[0] ?? '')
  await learner.button('Start').click()
  await learner.text('Read the lesson instead').click()
  await expect(page.getByRole('heading', { name: findSubject(first)?.scenes[0]?.[0] ?? '' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the questions' }).click()
  for (const [question, right] of getQuiz(first)) await learner.question(question).answer(right).check()
  await learner.button('Check my answers').click()
  await expect(learner.text('Well done! You’ve completed all your lessons.')).toBeVisible()
  const certificate = page.getByRole('link', { name: 'Download your certificate (PDF)' })
  const [download] = await Promise.all([page.waitForEvent('download'), certificate.click()])
  expect(download.suggestedFilename()).toMatch(/^Certificate First steps .+ 2026-02-03\.pdf$/)
  const file = readFileSync(await download.path())
  const { name } = await world.api<{ name: string }>(
    admin,
    `/companies/${admin.company?.id}/users/user/${to}`,
  )
  // Text extracted from PDFs has spaces between characters in some scripts.
  const dense = (text: string) => text.replaceAll(' ', '')
  const words = dense(await readPdfText(file))
  for (const word of ['Academy of the North', name || to, 'First steps', 'February 3, 2026']) {
    expect(words).toContain(dense(word))
  }
  await world.call(admin, 'put', settings, { 'ui.certificates_enabled': '0' })
  await page.reload()
  await expect(learner.text('Well done! You’ve completed all your lessons.')).toBeVisible()
  await expect(certificate).toBeHidden()
  const other = (links[0] ?? '').replace(/\.(\d+)(?=\.[^.]*$)/, (_, id) => `.${Number(id) + 1}`)
  expect((await page.goto(other))?.status()).toBe(404)
  await expect(learner.heading).toHaveText('This link is not valid')
  await page.close()
})

test('imported SCORM and cmi5 packages work as lessons, and their results count @learner @packages', async ({
  browser,
  newWorld,
}) => {
  const world = await newWorld('packaged')
  const admin = await world.person(getManagerEmail('admin'))
  const desks = { kind: 'training', name: 'Desks and screens', subjects: [502] }
  const cmi5 = await importPackage(
    world,
    admin,
    await createPackageZip(world, admin, 'cmi5', desks),
    'index.html',
  )
  const { path } = await startTraining(world, admin, [importedPackageId, cmi5])
  await world.advance('P1D')
  const { links } = await getLastEmail(world, 'lesson')
  // Packages have their own origin.
  const page = await browser.newPage()
  const learner = new LearnerPage(page)
  await learner.openInEnglish(links[0] ?? '')
  await learner.expectAccessible()
  const shown = learner.player.frameLocator('#course')
  const score = async () => (await world.api<{ score: number }>(admin, path)).score
  const goBack = () => page.getByRole('link', { name: 'All lessons' }).last().click()
  await learner.button('Start').first().click()
  await shown.getByRole('button', { name: 'Complete' }).click()
  await expect.poll(score).toBe(1)
  await goBack()
  await expect(learner.text('Done: 1 of 2')).toBeVisible()

  await learner.button('Start').click()
  const course = new CoursePage(page, shown)
  await course.press('Start')
  await course.readLesson()
  await course.answer('Lock it, whatever the time')
  await course.answer('The printed menu of the canteen')
  await expect(course.text).toContainText('100% Passed.')
  await course.press('Close')
  await expect.poll(score).toBe(2)
  await goBack()
  await expect(learner.text('Well done! You’ve completed all your lessons.')).toBeVisible()
  await page.close()
})
