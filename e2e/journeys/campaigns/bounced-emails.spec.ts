import { companyIds, managerEmail } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import { TrainingPage } from '../../pages/campaigns/training.ts'
import { ConfirmDialog } from '../../pages/dialogs.ts'
import { EmployeePage, EmployeesPage } from '../../pages/employees.ts'
import { Shell } from '../../pages/shell.ts'
import { getAddresses } from '../../people.ts'
import type { Person, World } from '../../world.ts'

const admin = managerEmail('admin')
const company = companyIds.direct
const id = company * 100 + 2
const corrected = 'corrected@nordurljos.example'
const badge = 'Bounced'
const counting = (count: number) => new RegExp(`^${count} bounced emails?$`)

interface Bounced {
  name: string
  email: string
  bounce: { reason: string; messages: unknown[] }
}

async function fetchBounced(world: World, person: Person): Promise<Bounced[]> {
  const path = `/companies/${company}/trainings/${id}/users/bounced`
  const { users } = await world.api<{ users: Bounced[] }>(person, path)
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
  const employees = await new EmployeesPage(page).isShown()
  await expect(await findRow(employees, email)).toContainText(badge)

  await page.goto(`/trainings/${id}/view/`)
  const training = await new TrainingPage(page, 'Safe every day').isShown()
  await expect(training.bounced).toHaveText(counting(before.length))
  const dialog = await training.openBounced()
  expect(await dialog.people.names()).toContain(name)
  await expect(dialog.people.row(name)).toContainText(bounce.reason)

  const edit = await dialog.openCorrection(name)
  await expect(edit.email).toBeFocused()
  await edit.email.fill(corrected)
  await edit.finish('Save')
  const question = await new ConfirmDialog(page, `Send again to ${name}?`).isShown()
  await expect(question.root).toContainText(corrected)
  await question.finish('Send again')
  await expect(
    dialog.root.getByRole('status').filter({ hasText: `to ${name} at ${corrected}.` }),
  ).toBeVisible()
  await expect(dialog.people.row(name)).toBeHidden()
  await dialog.close()
  await expect(training.bounced).toHaveText(counting(before.length - 1))

  const lesson = await world.nextMail(corrected)
  expect(await world.mailCount(corrected)).toBeGreaterThanOrEqual(bounce.messages.length)
  expect(lesson.links).not.toEqual([])
  expect(await world.mailCount(email)).toBe(0)

  await page.goto('/users/')
  const row = await findRow(await employees.isShown(), corrected)
  await expect(row).toContainText(name)
  await expect(row).not.toContainText(badge)
  await employees.openPerson(name)
  await new EmployeePage(page, name).isShown()
  await expect(page.getByRole('main').getByRole('button', { name: 'Send again' })).toBeHidden()
})

test('later lessons reach a corrected email address @trainings', async ({ page, signIn, world }) => {
  const person = await signIn(admin, '/users/')
  const someone = (await fetchBounced(world, person)).find(({ name }) => name)
  if (!someone) throw new Error('no email bounced')
  const employees = await new EmployeesPage(page).isShown()
  await findRow(employees, someone.email)
  await employees.people.links.click()
  const profile = await new EmployeePage(page, someone.name).isShown()
  const edit = await profile.openCorrection()
  await edit.email.fill(corrected)
  await edit.finish('Save')
  const question = await new ConfirmDialog(page, `Send again to ${someone.name}?`).isShown()
  await question.finish('Send again')
  await expect(new Shell(page).notice(`to ${someone.name} at ${corrected}.`)).toBeVisible()
  const before = await world.mailCount(corrected)
  await world.advance('P10D')
  expect(await world.mailCount(corrected)).toBeGreaterThan(before)
  expect(getAddresses(await fetchBounced(world, person))).not.toContain(corrected)
})
