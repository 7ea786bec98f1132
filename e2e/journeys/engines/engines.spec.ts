import { getManagerEmail, partnerEmails, superEmail } from '@heed/fixtures'
import { findSubject } from '@heed/fixtures/library'
import { getLastEmail, startAssessment, startTraining } from '../../campaigns.ts'
import { expectContent } from '../../engines/expectContent.ts'
import { expect, ignoreAnnouncer, signInWithToken, test } from '../../heed.ts'
import { SubjectPreview } from '../../pages/content/subjectPreview.ts'
import { LearnerPage } from '../../pages/learners/learner.ts'
import { ReportPage } from '../../pages/reports.ts'
import { chooseOption } from '../../pages/select.ts'
import { engineTag } from '../../runner/scope.mjs'
import { scenes } from '../../scenes/scenes.ts'
import type { Person, World } from '../../world.ts'

// Short journeys without downloads, replaced responses or a second visible tab: WebDriver BiDi of these browsers
// lacks the commands.

const admin = getManagerEmail('admin')

const listPaths = (email: string) => [
  ...new Set(scenes.flatMap(({ as, at, area }) => (as === email && at && area !== 'embed' ? [at] : []))),
]

const people = { admin, partner: partnerEmails.bjarg, super: superEmail }

async function findReportWithPdf(world: World, person: Person): Promise<{ reportId: number; name: string }> {
  const reports = await world.rows<{ id: number; name: string; companyId: number }>('reports')
  const executions = await world.rows<{ reportId: number; hasPDF: boolean }>('executions')
  const report = reports.find(
    ({ id, companyId }) =>
      companyId === person.company?.id &&
      executions.some(({ reportId, hasPDF }) => reportId === id && hasPDF),
  )
  if (!report) throw new Error('No report has a PDF')
  return { reportId: report.id, name: report.name }
}

for (const [role, email] of Object.entries(people)) {
  test(`every screen of the ${role} opens with its heading @shell`, { tag: engineTag }, async ({
    page,
    world,
  }) => {
    const person = await world.person(email)
    const paths = listPaths(email)
    expect(paths.length).toBeGreaterThan(1)
    test.setTimeout(60_000 + paths.length * 10_000)
    await signInWithToken(page, person, '/')
    for (const path of paths) {
      await page.goto(path)
      await expectContent(page, path)
    }
  })
}

test('the preview of a video lesson has a player @content', { tag: engineTag }, async ({ page, signIn }) => {
  await signIn(admin)
  const title = findSubject(101)?.title ?? ''
  const preview = await SubjectPreview.open(page, title)
  await chooseOption(preview.language, 'English')
  await expect(preview.control('Play')).toBeVisible()
  await expect(preview.slider).toBeVisible()
})

test("a report's PDF shows in the page @reports", { tag: engineTag }, async ({ page, signIn, world }) => {
  const person = await signIn(admin)
  const { reportId, name } = await findReportWithPdf(world, person)
  await page.goto(`/reports/${reportId}/`)
  const report = await new ReportPage(page, name).expectShown()
  await expect(report.preview).toBeVisible()
  const firstPage = report.preview.getByRole('group', { name: /^Page 1 of/ }).locator('[aria-busy=false]')
  await expect(firstPage).toContainText(person.company?.name ?? '')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('an employee watches a lesson and answers its questions @learner', { tag: engineTag }, async ({
    page,
    world,
  }) => {
    const subjectId = 107
    await startTraining(world, await world.person(admin), [subjectId])
    await world.advance('P1D')
    const { links } = await getLastEmail(world, 'lesson')
    const learner = new LearnerPage(page)
    await learner.openInEnglish(links[0] ?? '')
    await learner.button('Start').click()
    await expect(learner.player.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Go to the questions' }).click()
    for (const [question, right] of findSubject(subjectId)?.quiz ?? [])
      await learner.question(question).answer(right).check()
    await learner.button('Check my answers').click()
    await expect(learner.text('Well done! You’ve completed all your lessons.')).toBeVisible()
  })

  test('an assessment keeps its answers after Back and a reload @learner', { tag: engineTag }, async ({
    page,
    world,
  }) => {
    await startAssessment(world, await world.person(admin), [1005], 'mailed')
    await world.advance('P1D')
    const { links } = await getLastEmail(world, 'invitation')
    const learner = new LearnerPage(page)
    await learner.openInEnglish(links[0] ?? '')
    await learner.button('Start').click()
    const answer = page.getByRole('radio').first()
    await answer.check()
    await page.reload()
    await expect(answer).toBeChecked()
  })
})

test('Back keeps a list’s filter and place @employees', { tag: engineTag }, async ({ page, signIn }) => {
  await signIn(admin, '/users/?users.size=50')
  const table = page.getByRole('table', { name: 'All employees', exact: true })
  const link = table.getByRole('link').nth(30)
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(200)
  await link.click()
  await expect(table).toBeHidden()
  await page.evaluate(() => history.back())
  await expect(link).toBeVisible()
  await expect(page).toHaveURL(/users\.size=50/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1)
})

test('live figures return after a broken connection @dashboard', { tag: engineTag }, async ({
  browser,
  newWorld,
}) => {
  const world = await newWorld('azure-sync')
  // A separate page, because browsers log the refused connection as an error.
  const page = await browser.newPage()
  ignoreAnnouncer(page)
  const person = await world.person(admin)
  await page.goto(`${world.address}auth/jwt/signin/${person.token}/`)
  const training = page
    .getByRole('region', { name: 'Training programs' })
    .getByRole('table')
    .getByRole('link')
    .first()
  await expect(training).toBeVisible()
  await world.addFaults(
    { on: 'websocket', event: 'integration:progress', reset: true },
    { on: 'websocket', event: 'connect', status: 503 },
  )
  await world.advance('PT20S')
  const reconnecting = page.getByText('Reconnecting')
  await expect(reconnecting).toBeVisible()
  const trainings = `/companies/${person.company?.id}/trainings`
  const { automations } = await world.api<{ automations: { id: number | string; name: string }[] }>(
    person,
    `${trainings}?p=0&n=3&order=updated+desc`,
  )
  const shownName = await training.textContent()
  const shownTraining = automations.find(({ name }) => name === shownName)
  const name = 'Night shift'
  const renamed = await world.call(person, 'put', `${trainings}/${shownTraining?.id}/rename`, { name })
  expect(renamed.ok()).toBe(true)
  await world.addFaults()
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
  await expect(reconnecting).toBeHidden()
  await page.close()
})
