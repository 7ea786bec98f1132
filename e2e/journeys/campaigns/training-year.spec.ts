import { getManagerEmail } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import { TrainingPage } from '../../pages/campaigns/training.ts'
import { TrainingWizard } from '../../pages/campaigns/trainingWizard.ts'
import { readPdfText } from '../../pages/content/pdf.ts'
import { getAddresses, getScoresByEmail, type TrainedPerson } from '../../people.ts'
import type { Person, World } from '../../world.ts'

const admin = getManagerEmail('admin')
/** All deliveries and reminders have been sent after this many weeks. */
const weeksLater = 50

interface TrainingStatus {
  id: number
  status: number
  score: number
  total: number
  opened: number
  totalUsers: number
  subjectsSent: number
  events: { send: string }[]
}
async function findCreatedPath(world: World, person: Person, name: string): Promise<string> {
  const path = `/companies/${person.company?.id}/trainings`
  const answer = await world.api<{ automations: { id: number; name: string }[] }>(person, `${path}?n=100`)
  const [{ id } = { id: 0 }, ...others] = answer.automations.filter((one) => one.name === name)
  expect(others).toEqual([])
  return `${path}/${id}`
}

const sortTexts = (texts: readonly string[]) => [...texts].sort((one, other) => (one < other ? -1 : 1))

test('after a year of weekly lessons, screen, files, emails and API agree @trainings', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/trainings/create/')
  const wizard = await new TrainingWizard(page).expectStep('Goal')
  await wizard.chooseTemplate('Welcome on board')
  await wizard.continueThrough('Content')
  const subjects = await wizard.addEverySubject()
  expect(subjects.length).toBeGreaterThan(45)
  await wizard.continueThrough('Employees')
  await wizard.chooseList('Leadership')
  await wizard.continueThrough('Schedule')
  await wizard.button('Decrease Subjects per interval').click()
  await expect(page.getByRole('navigation', { name: 'Steps' })).toContainText(`${subjects.length} deliveries`)
  await wizard.continueThrough('Reminders', 'Intro message', 'Finalize')
  await wizard.button('Create').click()
  await wizard.call('The whole year', 'Create')
  await page.getByRole('heading', { name: 'Training scheduled' }).waitFor()
  const path = await findCreatedPath(world, person, 'The whole year')

  const before = await world.api<TrainingStatus>(person, path)
  expect(before.events).toHaveLength(subjects.length)
  const days = before.events
    .slice(1)
    .map(({ send }, at) => Date.parse(send) - Date.parse(before.events[at]?.send ?? ''))
  expect(new Set(days)).toEqual(new Set([7 * 86_400_000]))
  await world.advance(`P${7 * weeksLater}D`)

  const after = await world.api<TrainingStatus>(person, path)
  expect(after).toMatchObject({ status: 4, subjectsSent: subjects.length })
  const { users } = await world.api<{ users: TrainedPerson[] }>(person, `${path}/users?n=1000`)
  const links = (await world.mails('lesson')).flatMap((mail) => mail.links)
  const mailsEach = users.map(({ access_link: own }) => links.filter((link) => link === own).length)
  expect(mailsEach).toEqual(users.map(() => subjects.length))

  await page.getByRole('link', { name: 'Open training' }).click()
  const training = await new TrainingPage(page, 'The whole year').expectShown()
  const rate = Math.round((100 * after.score) / after.total)
  await expect(training.figure('Completion rate')).toHaveAttribute('aria-valuenow', String(rate))
  await expect(training.lessons.root.getByRole('row')).toHaveCount(subjects.length + 1)
  const csv = await training.save('Employee report (.csv)')
  const lines = csv.content.toString('utf8').trim().split('\r\n').slice(1)
  const scores = new Map(lines.map((line) => [line.split(',')[1], line.split(',').at(-1)]))
  expect(scores).toEqual(getScoresByEmail(users))
  const text = await readPdfText((await training.save('Report (.pdf)')).content)
  // Formatted in the company's language.
  const written = [after.score, after.total, after.opened].map((value) => value.toLocaleString('is'))
  for (const figure of [`${rate}%`, ...written]) expect(text).toContain(figure)
})

test('sending everything now emails every employee on the list immediately @trainings', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/trainings/create/')
  const wizard = await new TrainingWizard(page).expectStep('Goal')
  await wizard.chooseTemplate('A first taste')
  await wizard.continueThrough('Content', 'Employees')
  await wizard.chooseList('Leadership')
  await wizard.continueThrough('Schedule')
  await page.getByRole('radio', { name: 'Send everything now' }).check()
  await wizard.continueThrough('Reminders', 'Intro message', 'Finalize')
  const sentBefore = (await world.mails('lesson')).length
  await wizard.button('Create').click()
  await wizard.call('At once', 'Continue')
  // Sending can't be undone, so the console asks for confirmation.
  await page.getByRole('button', { name: /^Send to \d+ employees now$/ }).click()
  await page.getByRole('heading', { name: 'Training started' }).waitFor()
  const path = await findCreatedPath(world, person, 'At once')
  const { users } = await world.api<{ users: TrainedPerson[] }>(person, `${path}/users?n=1000`)
  const sent = (await world.mails('lesson')).slice(sentBefore)
  expect(sortTexts(sent.map(({ to }) => to))).toEqual(sortTexts(getAddresses(users)))
})
