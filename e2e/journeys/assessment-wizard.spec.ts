import { managerEmail } from '@heed/fixtures'
import { expect, test } from '../heed.ts'
import { AssessmentPage } from '../pages/assessment.ts'
import { AssessmentWizard } from '../pages/assessmentWizard.ts'
import type { Person, World } from '../world.ts'

const admin = managerEmail('admin')
const name = 'Where we stand this spring'
const words = 'A quarter of an hour that helps all of us.'

interface Asked {
  email: string
  completedDate: string | null
  scorePercent: number | null
}
interface Standing {
  status: number
  usersTotal: number
  usersStarted: number
  usersFinished: number
  attendance: number
  resilienceScore: number
  questions: unknown[]
  areas: { name: string; score: number }[]
}

async function created(world: World, person: Person): Promise<string> {
  const path = `/companies/${person.company?.id}/assessments`
  const { assessments } = await world.api<{ assessments: { id: number; name: string }[] }>(
    person,
    `${path}?n=100`,
  )
  const [one, ...others] = assessments.filter((assessment) => assessment.name === name)
  expect(others).toEqual([])
  return `${path}/${one?.id}`
}

const sorted = (texts: readonly string[]) => texts.toSorted()

test('from a template to the last answer: what was promised is sent, and page, csv and API say the same @assessments', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/assessment/create/')
  const wizard = await new AssessmentWizard(page).isAt('Goal')
  await wizard.pick('Where do we stand?')
  await wizard.goOn('Content', 'Personalize')
  await wizard.personalize({ 'Company name': 'Norðurljós', 'Company domain': 'nordurljos.example' })
  await wizard.goOn('Employees')
  await wizard.chooseList('Leadership')
  await wizard.goOn('Schedule')
  await wizard.button('2 weeks').click()
  await wizard.goOn('Reminders', 'Intro message')
  await page.getByRole('switch', { name: 'Begin with a message of your own' }).check()
  await page.getByRole('textbox', { name: 'Message' }).fill(words)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveText(words)
  await wizard.goOn('Finalize')
  await wizard.button('Create').click()
  await wizard.call(name, 'Continue')
  await page.getByRole('heading', { name: 'Assessment scheduled' }).waitFor()
  const path = await created(world, person)
  expect(await world.api<Standing>(person, path)).toMatchObject({ status: 1, usersStarted: 0 })

  const sentBefore = (await world.mails('invitation')).length
  await world.advance('P30D')
  const { users } = await world.api<{ users: Asked[] }>(person, `${path}/users?n=1000`)
  const invited = (await world.mails('invitation')).slice(sentBefore)
  expect(sorted(invited.map(({ to }) => to))).toEqual(sorted(users.map(({ email }) => email)))
  const standing = await world.api<Standing>(person, path)
  expect(standing).toMatchObject({ status: 4, usersTotal: users.length })
  expect(standing.usersFinished).toBeGreaterThan(0)
  expect(users.filter(({ completedDate }) => completedDate !== null)).toHaveLength(standing.usersFinished)

  await page.getByRole('link', { name: 'Open assessment' }).click()
  const assessment = await new AssessmentPage(page, name).isShown()
  await expect(assessment.card('Resilience score')).toContainText(`${standing.resilienceScore}%`)
  await expect(assessment.card('Attendance')).toContainText(`${standing.attendance}%`)
  await assessment.openTab('Threat areas')
  await assessment.areas.isLoaded()
  for (const area of standing.areas) {
    await expect(assessment.areas.row(area.name)).toContainText(`${area.score}%`)
  }
  await assessment.openTab('Employees')
  await assessment.employees.isLoaded()
  const saved = await assessment.saved(() => page.getByRole('button', { name: 'Export' }).click())
  const scores = new Map(saved.lines.slice(1).map((line) => [line.split(',')[0], line.split(',').at(-1)]))
  expect(scores).toEqual(new Map(users.map((one) => [one.email, String(one.scorePercent ?? '')])))
})
