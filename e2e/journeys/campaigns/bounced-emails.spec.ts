import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import { TrainingPage } from '../../pages/campaigns/training.ts'
import { ConfirmDialog } from '../../pages/dialogs.ts'
import { EmployeePage, EmployeesPage } from '../../pages/employees.ts'
import { Shell } from '../../pages/shell.ts'
import { getAddresses } from '../../people.ts'
import type { Person, World } from '../../world.ts'

const admin = getManagerEmail('admin')
const company = companyIds.direct
const id = company * 100 + 2
const correctedEmail = 'corrected@nordurljos.example'
const badge = 'Bounced'
const makeCountPattern = (count: number) => new RegExp(`^${count} bounced emails?$`)

interface BouncedEmployee {
  name: string
  email: string
  bounce: { reason: string; messages: unknown[] }
}

async function fetchBounced(world: World, person: Person): Promise<BouncedEmployee[]> {
  const path = `/companies/${company}/trainings/${id}/users/bounced`
  const { users } = await world.api<{ users: BouncedEmployee[] }>(person, path)
  return users
}

async function findRow(page: EmployeesPage, email: string) {
  await page.people.search.fill(email)
  await expect(page.people.links).toHaveCount(1)
  return page.people.root.getByRole('row').filter({ hasText: email })
}

test('correcting a bounced address makes emails arrive and lowers the bounced count @trainings', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/users/')
  const before = await fetchBounced(world, person)
  const someone = before.find(({ name }) => name)
  if (!someone) throw new Error('no email bounced')
  const { name, email, bounce } = someone
  const employees = await new EmployeesPage(page).expectShown()
  await expect(await findRow(employees, email)).toContainText(badge)

  await page.goto(`/trainings/${id}/view/`)
  const training = await new TrainingPage(page, 'Safe every day').expectShown()
  await expect(training.bounced).toHaveText(makeCountPattern(before.length))
  const dialog = await training.openBounced()
  expect(await dialog.people.names()).toContain(name)
  await expect(dialog.people.row(name)).toContainText(bounce.reason)

  const edit = await dialog.openCorrection(name)
  await expect(edit.email).toBeFocused()
  await edit.email.fill(correctedEmail)
  await edit.finish('Save')
  const question = await new ConfirmDialog(page, `Send again to ${name}?`).expectShown()
  await expect(question.root).toContainText(correctedEmail)
  await question.finish('Send again')
  await expect(
    dialog.root.getByRole('note').filter({ hasText: `to ${name} at ${correctedEmail}.` }),
  ).toBeVisible()
  await expect(dialog.people.row(name)).toBeHidden()
  await dialog.close()
  await expect(training.bounced).toHaveText(makeCountPattern(before.length - 1))

  const lesson = await world.waitForEmail(correctedEmail)
  expect(await world.countEmails(correctedEmail)).toBeGreaterThanOrEqual(bounce.messages.length)
  expect(lesson.links).not.toEqual([])
  expect(await world.countEmails(email)).toBe(0)

  await page.goto('/users/')
  const row = await findRow(await employees.expectShown(), correctedEmail)
  await expect(row).toContainText(name)
  await expect(row).not.toContainText(badge)
  await employees.openPerson(name)
  await new EmployeePage(page, name).expectShown()
  await expect(page.getByRole('main').getByRole('button', { name: 'Send again' })).toBeHidden()
})

test('later lessons reach a corrected email address @trainings', async ({ page, signIn, world }) => {
  const person = await signIn(admin, '/users/')
  const someone = (await fetchBounced(world, person)).find(({ name }) => name)
  if (!someone) throw new Error('no email bounced')
  const employees = await new EmployeesPage(page).expectShown()
  await findRow(employees, someone.email)
  await employees.people.links.click()
  const profile = await new EmployeePage(page, someone.name).expectShown()
  const edit = await profile.openCorrection()
  await edit.email.fill(correctedEmail)
  await edit.finish('Save')
  const question = await new ConfirmDialog(page, `Send again to ${someone.name}?`).expectShown()
  await question.finish('Send again')
  await expect(new Shell(page).notice(`to ${someone.name} at ${correctedEmail}.`)).toBeVisible()
  const before = await world.countEmails(correctedEmail)
  await world.advance('P10D')
  expect(await world.countEmails(correctedEmail)).toBeGreaterThan(before)
  expect(getAddresses(await fetchBounced(world, person))).not.toContain(correctedEmail)
})
