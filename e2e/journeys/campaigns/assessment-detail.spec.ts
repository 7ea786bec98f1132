import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import { AssessmentPage } from '../../pages/campaigns/assessment.ts'
import {
  computeMean,
  fetchListScores,
  getLastHeadings,
  getScenarioScores,
  parseScores,
} from '../../pages/campaigns/assessmentFiles.ts'
import { PeopleDialog } from '../../pages/campaigns/campaign.ts'
import { AddToListDialog, ConfirmDialog, Dialog } from '../../pages/dialogs.ts'
import { chooseOption } from '../../pages/select.ts'
import { Shell } from '../../pages/shell.ts'
import { fetchAllPeople, findList, getAddresses } from '../../people.ts'
import type { Person, World } from '../../world.ts'

const admin = getManagerEmail('admin')
const company = companyIds.direct
const id = company * 100 + 2
const path = `/companies/${company}/assessments/${id}`
const pagePath = `/assessment/${id}/view/`
const name = 'Remote work check'

interface Figures {
  usersTotal: number
  usersStarted: number
  usersFinished: number
  attendance: number
  resilienceScore: number
  areas: { name: string; score: number }[]
  scoreDistribution: { from: number; to: number; value: number }[]
}
interface AssessedEmployee {
  email: string
  name: string
  started: string | null
  completedDate: string | null
  scorePercent: number | null
}

const sortTexts = (texts: readonly string[]) => texts.toSorted()
const fetchFigures = (world: World, person: Person) => world.api<Figures>(person, path)
const fetchPeople = async (world: World, person: Person, query = '') =>
  (await world.api<{ users: AssessedEmployee[] }>(person, `${path}/users?n=1000${query}`)).users

test("an assessment's tabs, files and API show the same figures @assessments", async ({
  page,
  signIn,
  world,
  heed,
}) => {
  const person = await signIn(admin, pagePath)
  const assessment = await new AssessmentPage(page, name).expectShown()
  const figures = await fetchFigures(world, person)
  const people = await fetchPeople(world, person)
  const score = assessment.card('Resilience score')
  await expect(score).toContainText(`${figures.resilienceScore}%`)
  await expect(assessment.card('Attendance')).toContainText(
    `${figures.usersStarted} of ${figures.usersTotal} employees started`,
  )
  expect(people.filter(({ completedDate }) => completedDate)).toHaveLength(figures.usersFinished)
  const drawn = assessment.card('Score distribution').getByRole('img')
  for (const { value } of figures.scoreDistribution) {
    expect(await drawn.getAttribute('aria-label')).toContain(`${value} employee`)
  }

  await assessment.openTab('Threat areas')
  await assessment.areas.expectLoaded()
  for (const area of figures.areas) {
    await expect(assessment.areas.row(area.name)).toContainText(`${area.score}%`)
  }
  const { keyBehaviours } = await world.api<{
    keyBehaviours: { keyBehaviourName: string; averageScore: number; usersAtRiskPercentage: number }[]
  }>(person, `${path}/threatAreas/Remote_work`)
  await assessment.areas.open('Remote work')
  await assessment.expectBehaviours(keyBehaviours)

  await assessment.openTab('Scenarios')
  const { questions } = await world.api<{
    questions: { number: number; name: string; average_score_percentage: number }[]
  }>(person, `${path}/questions_report`)
  const answers = await assessment.readSavedFile(() => page.getByRole('button', { name: 'Export' }).click())
  expect(answers.name).toBe('answers.csv')
  await assessment.expectScenarios(questions)
  for (const { name: asked, average_score_percentage } of questions) {
    expect(computeMean(getScenarioScores(answers.lines, asked))).toBe(average_score_percentage)
  }

  await assessment.openTab('Employees')
  await assessment.people.expectLoaded()
  const saved = await assessment.readSavedFile(() => page.getByRole('button', { name: 'Export' }).click())
  expect(saved.name).toBe('users.csv')
  const scored = new Map(saved.lines.slice(1).map((line) => [line.split(',')[0], line.split(',').at(-1)]))
  expect(scored).toEqual(new Map(people.map((one) => [one.email, String(one.scorePercent ?? '')])))
  const detailed = await assessment.readSavedFile(async () =>
    (await assessment.openMenu()).choose('Detailed report'),
  )
  const [head = '', ...each] = detailed.lines
  expect(each).toHaveLength(figures.usersTotal)
  const means = [figures.resilienceScore, ...figures.areas.map((area) => area.score)]
  expect(means.map((_, at) => computeMean(parseScores(each, means.length - at)))).toEqual(means)
  expect(getLastHeadings(head, figures.areas.length)).toEqual(figures.areas.map((area) => area.name))

  await assessment.openTab('Overview')
  const ofLists = await assessment.readSavedFile(() =>
    assessment.card('Scores by employee list').getByRole('button', { name: 'Export' }).click(),
  )
  expect(ofLists.name).toBe('lists.csv')
  const lists = await fetchListScores(world, person, path)
  expect(sortTexts(ofLists.lines.slice(1))).toEqual(sortTexts(lists.map(({ line }) => line)))
  const shown = assessment.card('Scores by employee list').getByRole('row')
  const weakest = lists.reduce((one, other) =>
    (other.resilienceScore ?? 101) < (one.resilienceScore ?? 101) ? other : one,
  )
  await expect(shown.nth(1)).toContainText(
    `${weakest.completionRate}% of ${weakest.employeesCount} completed`,
  )
  await expect(shown.nth(1)).toContainText(`${weakest.resilienceScore}%`)

  const said = await heed(['assessments', 'get', String(id), '--json', '--company', String(company)], {
    as: person,
  })
  expect(JSON.parse(said.output)).toMatchObject({ score: figures.resilienceScore })

  for (const [other, called] of Object.entries({
    [company * 100 + 1]: 'Where we stand',
    [company * 100 + 5]: 'The first look',
  })) {
    await page.goto(`/assessment/${other}/view/`)
    const shown = await new AssessmentPage(page, called).expectShown()
    const own = await world.api<Figures>(person, `/companies/${company}/assessments/${other}`)
    await expect(shown.card('Resilience score')).toContainText(`${own.resilienceScore}%`)
    await expect(shown.card('Attendance')).toContainText(`${own.usersStarted} of ${own.usersTotal} employees`)
    const bars = await shown.card('Score distribution').getByRole('img').getAttribute('aria-label')
    for (const { value } of own.scoreDistribution) expect(bars).toContain(`${value} employee`)
  }
})

test('assessment insights, counts and shares open exactly the employees they count @assessments', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, pagePath)
  const assessment = await new AssessmentPage(page, name).expectShown()
  const { insights } = await world.api<{
    insights: { type: string; context: Record<string, string | number> }[]
  }>(person, `${path}/riskInsights`)
  const figures = await fetchFigures(world, person)
  const dialog = new PeopleDialog(page)
  const buttons = assessment.card('Risk insights').getByRole('button', { name: 'View employees at risk' })
  await expect(buttons).toHaveCount(insights.length)
  for (const [nth, { context }] of insights.entries()) {
    const { keyBehaviour, threatArea, listId, id: questionId } = context
    const asked = Object.entries({ keyBehaviour, threatArea, listId, questionId })
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `&${key}=${encodeURIComponent(String(value))}`)
    const answered = (await fetchPeople(world, person, asked.join(''))).filter(
      (one) => one.scorePercent !== null,
    )
    await buttons.nth(nth).click()
    const count = await dialog.count()
    expect(Math.round((100 * count) / answered.length)).toBe(context.employeesPercentage)
    await dialog.close()
  }
  for (const [label, count] of [
    ['Completed', figures.usersFinished],
    ['Not started', figures.usersTotal - figures.usersStarted],
  ] as const) {
    await page.getByRole('button', { name: `View ${count} employees: ${label}` }).click()
    expect(await dialog.count()).toBe(count)
    await dialog.close()
  }
  const { usersStarted, usersTotal, scoreDistribution } = figures
  const answered = scoreDistribution.reduce((sum, { value }) => sum + value, 0)
  const averageText =
    answered > figures.usersFinished
      ? `Average of ${answered} employees, not completed: ${answered - figures.usersFinished}`
      : `Average of ${answered} employees who completed`
  for (const [label, count] of [
    [`${usersStarted} of ${usersTotal} employees started`, usersStarted],
    [averageText, answered],
  ] as const) {
    await page.getByRole('button', { name: label, exact: true }).click()
    expect(await dialog.count()).toBe(count)
    await dialog.close()
  }
  await page.goto('/assessment/')
  await page.getByRole('link', { name: `${usersTotal} employees in ${name}`, exact: true }).click()
  await assessment.people.expectLoaded()
  await page.goto(pagePath)
  await page.getByRole('link', { name: `${usersTotal} employees invited`, exact: true }).click()
  await assessment.people.expectLoaded()
  expect((await fetchPeople(world, person)).length).toBe(usersTotal)
})

test('an admin sends reminders, resets one employee and lists everyone at risk @assessments @core', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, `${pagePath}employees/`)
  const assessment = await new AssessmentPage(page, name).expectShown()
  const { remindersCount } = await world.api<{ remindersCount: number }>(person, `${path}/reminders/count`)
  const before = (await world.mails('reminder')).length
  await page.getByRole('button', { name: 'Send reminders' }).first().click()
  const dialog = await new Dialog(page, 'Send reminders').expectShown()
  await expect(dialog.root).toContainText(`${remindersCount} employees of`)
  await expect(dialog.root.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await expect(dialog.root).toContainText(`1–5 of ${remindersCount}`)
  await dialog.finish('Send reminders')
  await expect(new Shell(page).notice(`${remindersCount} employees were reminded.`)).toBeVisible()
  expect((await world.mails('reminder')).length - before).toBe(remindersCount)
  await assessment.openTab('Reminders')
  await page.getByRole('button', { name: `${remindersCount} employees`, exact: true }).click()
  const reached = new PeopleDialog(page)
  expect(await reached.count()).toBe(remindersCount)
  await reached.close()
  await assessment.openTab('Employees')

  const done = (await fetchPeople(world, person)).find((one) => one.completedDate && one.name)
  await assessment.people.search.fill(done?.email ?? '')
  await expect(assessment.people.links).toHaveCount(1)
  const { usersStarted } = await fetchFigures(world, person)
  await (await assessment.people.openMenu(done?.name ?? '')).choose('Reset progress')
  const asking = await new ConfirmDialog(page, /^Reset .+'s progress/).expectShown()
  await expect(asking.root).toContainText('Progress/result of this employee will be cleared. Are you sure?')
  await asking.finish('Reset progress')
  await expect(assessment.people.row(done?.name ?? '')).toContainText('No score yet')
  expect((await fetchFigures(world, person)).usersStarted).toBe(usersStarted - 1)

  const risky = await fetchPeople(world, person, '&minScore=0&maxScore=49')
  expect(risky.length).toBeGreaterThan(10)
  await page.goto(`${pagePath}employees/?people.scores=0-49`)
  await assessment.people.expectLoaded()
  await page.getByRole('checkbox', { name: 'Select every row on this page' }).check()
  await page.getByRole('button', { name: `Select all ${risky.length}` }).click()
  await page.getByRole('button', { name: 'Add to list' }).click()
  const adding = await new AddToListDialog(page).expectShown()
  await chooseOption(adding.list, 'New list…')
  await adding.root.getByLabel('List name').fill('At risk')
  await adding.finish('Add to list')
  const added = `${risky.length} employee(s) added to "At risk"`
  await expect(new Shell(page).notice(added)).toBeVisible()
  const list = await findList(world, person, company, 'At risk')
  expect(sortTexts(getAddresses(await fetchAllPeople(world, person, company, list.id)))).toEqual(
    sortTexts(getAddresses(risky)),
  )

  await test.step('restarts the assessment for all employees', async () => {
    await page.goto(pagePath)
    await assessment.expectShown()
    const { usersStarted: began, usersTotal } = await fetchFigures(world, person)
    const invited = (await world.mails('invitation')).length
    await (await assessment.openMenu()).choose('Restart')
    const restart = await new Dialog(page, 'Restart assessment').expectShown()
    await expect(restart.root).toContainText(
      `This clears ${began} employees' answers and sends a new invitation to everyone still on the assessment's lists.`,
    )
    await restart.root.getByRole('checkbox', { name: 'Yes, clear all answers' }).check()
    await restart.finish('Restart')
    await expect(new Shell(page).notice(`Assessment restarted for ${usersTotal} employees.`)).toBeVisible()
    await expect(assessment.card('Resilience score')).toContainText('No answers yet')
    await expect(assessment.card('Attendance')).toContainText(`0 of ${usersTotal} employees started`)
    expect(await fetchFigures(world, person)).toMatchObject({ usersStarted: 0, usersFinished: 0 })
    expect((await world.mails('invitation')).length - invited).toBe(usersTotal)
  })
})

test('viewers can read but not change an assessment, and anonymous tracking hides employees @assessments', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(getManagerEmail('viewer'), `${pagePath}employees/`)
  const assessment = await new AssessmentPage(page, name).expectShown()
  await assessment.people.expectLoaded()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send reminders' })).toHaveCount(0)
  const menu = await assessment.openMenu()
  await expect(menu.root.getByRole('menuitem')).toHaveText(['Detailed report (.csv)'])
  await expect(menu.root).toHaveAccessibleDescription(
    "Files are in Icelandic, Norðurljós hf.'s default language.",
  )

  const hidden = companyIds.anonymous
  const own = `/assessment/${hidden * 100 + 2}/view/`
  const anonymous = await signIn(getManagerEmail('admin', 'anonymous'), own)
  await assessment.expectShown()
  const figures = await world.api<Figures>(anonymous, `/companies/${hidden}/assessments/${hidden * 100 + 2}`)
  await expect(assessment.card('Resilience score')).toContainText(`${figures.resilienceScore}%`)
  await expect(assessment.card('Risk insights').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /view .*employee/i })).toHaveCount(0)
  await assessment.openTab('Employees')
  await expect(page.getByText('Tracking users is disabled')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})
