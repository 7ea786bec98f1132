import { getManagerEmail, superEmail } from '@heed/fixtures'
import type { Browser, Page } from '@playwright/test'
import { startAssessment } from '../../campaigns.ts'
import { expect, test } from '../../heed.ts'
import { AssessmentPage } from '../../pages/campaigns/assessment.ts'
import { AssessmentWizard } from '../../pages/campaigns/assessmentWizard.ts'
import { readPdfText } from '../../pages/content/pdf.ts'
import { LearnerPage } from '../../pages/learners/learner.ts'
import { signInAgain } from '../../pages/signInAgain.ts'
import { fetchAllPeople, findList } from '../../people.ts'
import type { Person, World } from '../../world.ts'

const admin = getManagerEmail('admin')
const name = 'Where we stand this spring'
const words = 'A quarter of an hour that helps all of us.'

interface AssessedEmployee {
  email: string
  completedDate: string | null
  scorePercent: number | null
}
interface AssessmentStatus {
  status: number
  usersTotal: number
  usersStarted: number
  usersFinished: number
  attendance: number
  resilienceScore: number
  questions: unknown[]
  areas: { name: string; score: number }[]
}

async function findCreatedPath(world: World, person: Person): Promise<string> {
  const path = `/companies/${person.company?.id}/assessments`
  const { assessments } = await world.api<{ assessments: { id: number; name: string }[] }>(
    person,
    `${path}?n=100`,
  )
  const [one, ...others] = assessments.filter((assessment) => assessment.name === name)
  expect(others).toEqual([])
  return `${path}/${one?.id}`
}

async function readReportText(world: World, person: Person): Promise<string> {
  const reports = `/companies/${person.company?.id}/reports`
  const asked = { name: 'For the board', generate: true, allEmployees: true, definition: { listIds: 'all' } }
  const { report }: { report: { id: number } } = await (
    await world.call(person, 'post', reports, asked)
  ).json()
  await world.advance('PT1M')
  const runs = `${reports}/${report.id}/executions`
  const { executions } = await world.api<{ executions: { id: number }[] }>(person, runs)
  const query = new URLSearchParams({ token: person.token })
  const file = await world.call(person, 'get', `${runs}/${executions[0]?.id}/pdf?${query}`)
  return readPdfText(await file.body())
}

const sortTexts = (texts: readonly string[]) => texts.toSorted()

test('an assessment from a template is sent as planned, and all results agree @assessments @core', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/assessment/create/')
  const wizard = await new AssessmentWizard(page).expectStep('Goal')
  await wizard.chooseTemplate('Where do we stand?')
  await wizard.continueThrough('Content', 'Personalize')
  await wizard.personalize({ 'Company name': 'Norðurljós', 'Company domain': 'nordurljos.example' })
  await wizard.continueThrough('Employees')
  await wizard.chooseList('Leadership')
  await wizard.continueThrough('Schedule')
  await wizard.button('2 weeks').click()
  await wizard.continueThrough('Reminders', 'Intro message')
  await page.getByRole('switch', { name: 'Start with your own message' }).check()
  await page.getByRole('textbox', { name: 'Message' }).fill(words)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveText(words)
  await wizard.continueThrough('Finalize')
  await wizard.button('Create').click()
  await wizard.call(name, 'Create')
  await page.getByRole('heading', { name: 'Assessment scheduled' }).waitFor()
  const path = await findCreatedPath(world, person)
  expect(await world.api<AssessmentStatus>(person, path)).toMatchObject({ status: 1, usersStarted: 0 })

  const sentBefore = (await world.mails('invitation')).length
  await world.advance('P30D')
  const { users } = await world.api<{ users: AssessedEmployee[] }>(person, `${path}/users?n=1000`)
  const invited = (await world.mails('invitation')).slice(sentBefore)
  expect(sortTexts(invited.map(({ to }) => to))).toEqual(sortTexts(users.map(({ email }) => email)))
  const standing = await world.api<AssessmentStatus>(person, path)
  expect(standing).toMatchObject({ status: 4, usersTotal: users.length })
  expect(standing.usersFinished).toBeGreaterThan(0)
  expect(users.filter(({ completedDate }) => completedDate !== null)).toHaveLength(standing.usersFinished)

  await page.getByRole('link', { name: 'Open assessment' }).click()
  const assessment = await new AssessmentPage(page, name).expectShown()
  await expect(assessment.card('Resilience score')).toContainText(`${standing.resilienceScore}%`)
  await expect(assessment.card('Attendance')).toContainText(`${standing.attendance}%`)
  await assessment.openTab('Threat areas')
  await assessment.areas.expectLoaded()
  for (const area of standing.areas) {
    await expect(assessment.areas.row(area.name)).toContainText(`${area.score}%`)
  }
  const { keyBehaviours } = await world.api<{
    keyBehaviours: Parameters<typeof assessment.expectBehaviours>[0]
  }>(person, `${path}/threatAreas/Phishing`)
  await assessment.areas.open('Phishing')
  await assessment.expectBehaviours(keyBehaviours.filter(({ averageScore }) => averageScore !== null))
  await assessment.openTab('Scenarios')
  const { questions } = await world.api<{ questions: Parameters<typeof assessment.expectScenarios>[0] }>(
    person,
    `${path}/questions_report`,
  )
  expect(questions).toHaveLength(standing.questions.length)
  await assessment.expectScenarios(questions)
  await assessment.openTab('Employees')
  await assessment.people.expectLoaded()
  const saved = await assessment.readSavedFile(() => page.getByRole('button', { name: 'Export' }).click())
  const scores = new Map(saved.lines.slice(1).map((line) => [line.split(',')[0], line.split(',').at(-1)]))
  expect(scores).toEqual(new Map(users.map((one) => [one.email, String(one.scorePercent ?? '')])))
  const { usersTotal, usersFinished, attendance, resilienceScore } = standing
  expect(await readReportText(world, person)).toContain(
    `${name} ${usersTotal} ${usersFinished} ${attendance}% ${resilienceScore}%`,
  )
})

async function saveInTwoTabs(page: Page, wizard: AssessmentWizard): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  const newer = await new AssessmentWizard(tab).expectStep('Content')
  await wizard.continueThrough('Personalize', 'Employees', 'Schedule')
  await page.getByRole('radio', { name: 'Manual' }).check()
  await wizard.button('2 weeks').click()
  await tab.getByRole('button', { name: /^Add \d+ suggestions?$/ }).click()
  await newer.button('Save draft').click()
  await newer.notice('Assessment updated!').waitFor()
  const conflict = 'This assessment was saved by someone else or in another tab'
  await expect(page.getByText(conflict)).toBeVisible()
  await wizard.button('Keep my version').click()
  await wizard.button('Save draft').click()
  await wizard.notice('Assessment updated!').waitFor()
  await tab.getByText(conflict).waitFor()
  await newer.button('Load latest version').click()
  await expect(tab.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  await tab.close()
}

interface AnswerContext {
  browser: Browser
  world: World
  person: Person
  link: string
}

async function answerByLink(
  { browser, world, person, link }: AnswerContext,
  assessment: AssessmentPage,
): Promise<void> {
  const wall = await browser.newPage()
  await wall.goto(`${world.address}infosec/`)
  await expect(wall.getByText('Live', { exact: true })).toBeVisible()
  const { id: listId } = await findList(world, person, person.company?.id ?? 0, 'Leadership')
  const [someone] = await fetchAllPeople(world, person, person.company?.id ?? 0, listId)
  const other = await browser.newPage()
  const learner = new LearnerPage(other)
  await learner.openInEnglish(link)
  await other.getByLabel('Your work email').fill(someone?.email ?? '')
  await other.getByLabel('Your work email').press('Enter')
  await learner.button('Start').click()
  await other.getByLabel('Call the team lead before you open anything').check()
  await learner.button('Finish').click()
  await expect(learner.heading).toHaveText('Thank you!')
  await other.close()
  await assessment.page.clock.fastForward('00:31')
  await expect(assessment.card('Resilience score')).toContainText('100%')
  await expect(assessment.card('Attendance')).toContainText('1 of')
  const { areas } = await world.api<Pick<AssessmentStatus, 'areas'>>(person, '/infosec/assessment/summary')
  const scores = wall.getByRole('list', { name: 'Score by threat area' }).getByRole('listitem')
  for (const area of areas) {
    await expect(scores.filter({ hasText: area.name })).toContainText(`${area.score}%`)
  }
  await wall.close()
}

test('an assessment copy survives session loss, is answered by link and edited while active @assessments', async ({
  browser,
  page,
  signIn,
  world,
  heed,
}) => {
  const before = await world.person(admin)
  const company = `/companies/${before.company?.id}`
  await world.call(await world.person(superEmail), 'put', `${company}/settings`, {
    'ui.assessment_manual_schedule': '1',
  })
  const source = await startAssessment(world, before, [1005], 'mailed')
  const copy = 'Where we stand today Copy'

  await signIn(admin, `/assessment/create/copy/${source.id}/`)
  const wizard = await new AssessmentWizard(page).expectStep('Content')
  await expect(page.getByRole('heading', { name: copy })).toBeVisible()
  const removing = page.getByRole('button', { name: /^Remove / })
  await page.getByRole('button', { name: /^Add \d+ suggestions?$/ }).click()
  await expect.poll(() => removing.count()).toBeGreaterThan(1)
  await wizard.button('Undo').click()
  await expect(removing).toHaveCount(1)

  await test.step('keeps changes when the session ends', async () => {
    await world.endSessions()
    await wizard.button('Save draft').click()
    await signInAgain(page, world, admin, () => wizard.expectStep('Content'))
    await expect(removing).toHaveCount(1)
    await wizard.button('Save draft').click()
    await wizard.notice('Assessment draft saved!').waitFor()
    await expect(page).toHaveURL(/\/assessment\/edit\/\d+\/\?step=content$/)
  })
  const person = await world.person(admin)
  const id = /\d+/.exec(new URL(page.url()).pathname.split('/edit/')[1] ?? '')?.[0] ?? ''
  const path = `${company}/assessments/${id}`
  const saved = await world.api<{ name: string; status: number; due: string | null; questions: number[] }>(
    person,
    path,
  )
  expect(saved).toMatchObject({ name: copy, status: -1, due: null })
  expect(String(source.id)).not.toBe(id)

  await test.step('warns the older of two tabs', () => saveInTwoTabs(page, wizard))

  await wizard.continueThrough('Reminders', 'Intro message', 'Finalize')
  await wizard.button('Activate').click()
  await page.getByRole('heading', { name: 'Assessment started' }).waitFor()
  const link = (await page.getByText(/\/take\/assessment\//).textContent()) ?? ''
  await page.getByRole('link', { name: 'Open assessment' }).click()
  const assessment = await new AssessmentPage(page, copy).expectShown()
  await expect(assessment.card('Resilience score')).toContainText('No answers yet')

  await test.step('updates the page and conference screen as an employee answers', () =>
    answerByLink({ browser, world, person, link }, assessment))

  await page.goto(`/assessment/edit/${id}/?step=content`)
  const fixed = "An ongoing assessment's scenarios, template and delivery can't be changed"
  await expect(page.getByText(fixed)).toBeVisible()
  await expect(wizard.button('Add scenarios')).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: /^Schedule/ }).click()
  await wizard.expectStep('Schedule')
  await wizard.button('4 weeks').click()
  await wizard.continueThrough('Reminders', 'Intro message', 'Finalize')
  await page.getByText('Command line').click()
  const line = (await page.getByText(/^printf/).textContent()) ?? ''
  const [, input, words] = /^printf '%s' '(.*)' \| heed (.*)$/.exec(line) ?? []
  const typed = await heed(words?.split(' ') ?? [], { as: person, input: input ?? '' })
  expect(typed.code, typed.errors).toBe(0)
  const changed = await world.api<typeof saved>(person, path)
  expect(changed).toMatchObject({ status: 2, questions: saved.questions })
  await wizard.button('Save and update').click()
  await wizard.button('Load latest version').click()
  await expect(page.getByText('Everything is saved. The assessment continues as planned.')).toBeVisible()
  expect(await world.api<typeof saved>(person, path)).toMatchObject({ due: changed.due })
})
