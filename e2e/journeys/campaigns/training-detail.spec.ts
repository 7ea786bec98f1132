import { campaignStatus } from '@heed/contracts'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { advanceUntil, expect, shortTimeout, test } from '../../heed.ts'
import { TrainingPage } from '../../pages/campaigns/training.ts'
import { readPdfText } from '../../pages/content/pdf.ts'
import { AddToListDialog, ConfirmDialog } from '../../pages/dialogs.ts'
import { chooseOption } from '../../pages/select.ts'
import { Shell } from '../../pages/shell.ts'
import { fetchAllPeople, findList, getAddresses, getScoresByEmail, type TrainedPerson } from '../../people.ts'
import { engineTag } from '../../runner/scope.mjs'
import type { Person, World } from '../../world.ts'

const admin = getManagerEmail('admin')
const company = companyIds.direct
const id = company * 100 + 2
const path = `/companies/${company}/trainings/${id}`
const pagePath = `/trainings/${id}/view/`
const name = 'Safe every day'

interface Figures {
  status: number
  score: number
  total: number
  opened: number
  totalUsers: number
  subjectsSent: number
}
const fetchFigures = (world: World, person: Person) => world.api<Figures>(person, path)
const fetchPeople = (world: World, person: Person, kind = 'users?n=1000') =>
  world.api<{ users: TrainedPerson[] }>(person, `${path}/${kind}`)
/** Returns the vertical positions of the page's parts. */
const measurePlaces = (training: TrainingPage) =>
  Promise.all(
    [training.figure('Completion rate'), training.figure('Attendance'), training.lessons.root].map((part) =>
      part.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
    ),
  )
const sortTexts = (texts: readonly string[]) => [...texts].sort((one, other) => (one < other ? -1 : 1))

test('reminders reach exactly the employees each mode counts, and repeats need confirmation @trainings', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, pagePath)
  const training = await new TrainingPage(page, name).expectShown()
  for (const [option, mode] of [
    [1, 'Low-performing employees'],
    [2, "Employees who haven't finished"],
    [3, 'All employees'],
  ] as const) {
    const { users } = await fetchPeople(world, person, `users/reminders?n=1000&reminderOption=${option}`)
    const before = (await world.mails('reminder')).length
    const dialog = await training.openReminders()
    await dialog.mode(mode).check()
    expect(await dialog.count(mode)).toBe(users.length)
    // The seeded reminders are so old that the page won't ask for confirmation of the first reminder.
    if (option > 1) await dialog.confirmAgain()
    await dialog.finish('Send reminders')
    await expect(new Shell(page).notice(`${users.length} employees were reminded.`)).toBeVisible()
    const sent = (await world.mails('reminder')).slice(before)
    expect(sortTexts(sent.map(({ to }) => to))).toEqual(sortTexts(getAddresses(users)))
    await page.getByRole('region', { name: 'Notices' }).getByRole('button').first().click()
  }
})

test("a training's downloaded files match the figures on the screen @trainings", async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, `${pagePath}?tab=employees`)
  const training = await new TrainingPage(page, name).expectShown()
  const { score, total, opened, totalUsers } = await fetchFigures(world, person)
  const rate = Math.round((100 * score) / total)
  await expect(training.figure('Completion rate')).toHaveAttribute('aria-valuenow', String(rate))
  await expect(training.figure('Attendance')).toHaveAttribute(
    'aria-valuetext',
    `${totalUsers - opened} haven't logged in`,
  )

  await training.people.expectLoaded()
  const shown = await training.people.root.getByRole('row').allTextContents()
  const csv = await training.save('Employee report (.csv)')
  expect(csv.name).toMatch(new RegExp(`^${name} Starfsmenn 2026-02-02\\.csv$`))
  const lines = csv.content.toString('utf8').trim().split('\r\n').slice(1)
  const { users } = await fetchPeople(world, person)
  const scores = new Map(lines.map((line) => [line.split(',')[1], line.split(',').at(-1)]))
  expect(scores).toEqual(getScoresByEmail(users))
  for (const { email, scorePercent } of users) {
    const row = shown.find((text) => text.includes(email))
    if (row?.includes('%')) expect(row, email).toContain(`${scorePercent}%`)
  }

  const report = await training.save('Report (.pdf)')
  const text = await readPdfText(report.content)
  for (const figure of [`${rate}%`, String(score), String(total), String(opened), String(totalUsers)]) {
    expect(text).toContain(figure)
  }
  const links = await training.save('Sign in links (.csv)')
  expect(links.name).toBe('users.csv')
  const addresses = links.content.toString('utf8').trim().split('\r\n').slice(1)
  expect(sortTexts(addresses.map((line) => line.split(',')[1] ?? ''))).toEqual(sortTexts(getAddresses(users)))
})

test('selected employees of a training are added to a new list @trainings', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, pagePath)
  const dialog = await (await new TrainingPage(page, name).expectShown()).openPeople()
  const chosen = (await dialog.people.names()).slice(1, 3)
  for (const one of chosen) {
    await dialog.root.getByRole('checkbox', { name: `Select ${one}`, exact: true }).check()
  }
  await dialog.press('Add to list')
  const adding = await new AddToListDialog(page).expectShown()
  await chooseOption(adding.list, 'New list…')
  await adding.root.getByLabel('List name').fill('Sumarfólk')
  await adding.finish('Add to list')
  await expect(
    dialog.root.getByRole('note').filter({ hasText: '2 employee(s) added to "Sumarfólk"' }),
  ).toBeVisible()
  const list = await findList(world, person, company, 'Sumarfólk')
  const there = await fetchAllPeople(world, person, company, list.id)
  expect(sortTexts(there.map((one) => one.name))).toEqual(sortTexts(chosen))
})

test("training figures follow the server's clock without a reload or layout shift @trainings", async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, pagePath)
  const training = await new TrainingPage(page, name).expectShown()
  // The page has one column, so any change in height above moves everything below.
  await page.setViewportSize({ width: 390, height: 844 })
  const before = await fetchFigures(world, person)
  await expect(training.figure('Completion rate')).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^${before.score} of ${before.total} lessons completed`),
  )
  await expect(page.getByRole('button', { name: 'Show as table' })).toBeVisible()
  const places = await measurePlaces(training)
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
  await world.advance('PT30H')
  const after = await fetchFigures(world, person)
  expect(after.subjectsSent).toBe(before.subjectsSent + 1)
  expect(after.score).toBeGreaterThan(before.score)
  await advanceUntil(page, () =>
    expect(training.figure('Completion rate')).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^${after.score} of ${after.total} lessons completed`),
      shortTimeout,
    ),
  )
  await expect(training.lessons.root).not.toContainText('planned')
  expect(await measurePlaces(training)).toEqual(places)

  await world.advance('P3D')
  await advanceUntil(page, () =>
    expect(page.getByRole('button', { name: 'Remind individually' })).toBeVisible(shortTimeout),
  )
  expect((await fetchFigures(world, person)).status).toBe(campaignStatus.completed)
  expect(await measurePlaces(training)).toEqual(places)
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true)
})

test("a training page doesn't shift when figures load or someone stops it @trainings", async ({
  page,
  signIn,
  world,
}) => {
  // The page has one column, so any change in height above moves everything below.
  await page.setViewportSize({ width: 390, height: 844 })
  const person = await signIn(admin, '/')
  const progress = page.getByRole('heading', { name: 'Progress', exact: true })
  let letCome = () => {}
  const comes = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(new RegExp(`/trainings/${id}$`), async (route) => {
    await comes
    await route.continue()
  })
  await page.goto(pagePath)
  await progress.waitFor()
  const before = (await progress.boundingBox())?.y
  letCome()
  const training = await new TrainingPage(page, name).expectShown()
  expect((await progress.boundingBox())?.y).toBe(before)

  // The notice must cover neither the title nor the close button of the next dialog.
  const reminding = await training.openReminders()
  await reminding.mode('Low-performing employees').check()
  await reminding.finish('Send reminders')
  const people = await training.openPeople()
  const title = await people.root.getByRole('heading', { name: 'View Employees' }).boundingBox()
  const notice = await page.getByRole('region', { name: 'Notices' }).getByRole('listitem').boundingBox()
  expect(notice?.y).toBeGreaterThan((title?.y ?? 844) + (title?.height ?? 0))
  await page.keyboard.press('Escape')

  const places = await measurePlaces(training)
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
  await world.call(person, 'put', `${path}/pauseAutomation`, {})
  await advanceUntil(page, () =>
    expect(page.getByRole('main').getByText('Draft', { exact: true })).toBeVisible(shortTimeout),
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
  await expect(page.getByText(/^Stopped after 3 of 4 lessons/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send reminders' })).toHaveCount(0)
  expect(await measurePlaces(training)).toEqual(places)
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true)
})

test('an admin sends one employee a reminder, and the email arrives @trainings @core', {
  tag: engineTag,
}, async ({ page, signIn, world }) => {
  const person = await signIn(admin, pagePath)
  const { users } = await fetchPeople(world, person, 'users/reminders?n=1000&reminderOption=2')
  const one = users.find((user) => user.name)
  if (!one) throw new Error('everybody has finished')
  await page.goto(`/trainings/${id}/user/${one.email}/`)
  await expect(page.getByRole('heading', { name: one.name, level: 1 })).toBeVisible()
  const before = await world.countEmails(one.email)
  await page.getByRole('button', { name: 'Send a reminder' }).click()
  await (await new ConfirmDialog(page, 'Send a reminder').expectShown()).finish('Send a reminder')
  await expect(new Shell(page).notice('Reminder sent.')).toBeVisible()
  expect(await world.countEmails(one.email)).toBe(before + 1)
})

test('a viewer can read a training but not change it @trainings', async ({ page, signIn }) => {
  await signIn(getManagerEmail('viewer'), pagePath)
  const training = await new TrainingPage(page, name).expectShown()
  await expect(page.getByRole('button', { name: 'Send reminders' })).toHaveCount(0)
  const menu = await training.openMenu()
  await expect(menu.root.getByRole('menuitem')).toHaveText([
    'Report (.pdf)',
    'Employee report (.pdf)',
    'Employee report (.csv)',
    'Detailed employee report (.csv)',
  ])
  await expect(menu.root).toHaveAccessibleDescription(
    "Files are in Icelandic, Norðurljós hf.'s default language.",
  )
  await page.keyboard.press('Escape')
  const dialog = await training.openPeople()
  await dialog.people.expectLoaded()
  await expect(dialog.root.getByRole('checkbox')).toHaveCount(0)
})

test('with anonymous tracking, a training shows figures but no employees @trainings', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(getManagerEmail('admin', 'anonymous'), '/')
  const there = companyIds.anonymous
  const { automations } = await world.api<{ automations: { id: number; name: string; status: number }[] }>(
    person,
    `/companies/${there}/trainings`,
  )
  const running = automations.find(({ status }) => status === 2)
  if (!running) throw new Error('no training runs')
  await page.goto(`/trainings/${running.id}/view/?tab=employees`)
  await new TrainingPage(page, running.name).expectShown()
  await expect(page.getByText('Tracking users is disabled')).toBeVisible()
  const people = await fetchAllPeople(world, person, there)
  const text = (await page.getByRole('main').textContent()) ?? ''
  expect(getAddresses(people).filter((email) => text.includes(email))).toEqual([])
  await expect(page.getByRole('button', { name: 'View Employees' })).toHaveCount(0)
})
