import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import { ConfirmDialog } from '../../pages/dialogs.ts'
import { EmployeePage } from '../../pages/employees.ts'
import { Palette } from '../../pages/palette.ts'
import { Shell } from '../../pages/shell.ts'
import { engineTag } from '../../runner/scope.mjs'

const admin = getManagerEmail('admin')

test('the command palette opens screens, acts on lists, and shortcuts are shown @shell @core', {
  tag: engineTag,
}, async ({ page, world, signIn }) => {
  const person = await signIn(admin)
  const palette = await new Palette(new Shell(page)).open()
  await palette.field.fill('content')
  await palette.goTo(palette.option(/^Content/))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/content\/$/)
  await palette.expectClosed()

  await palette.open()
  await palette.field.fill('leader')
  await palette.goTo(palette.option(/^Leadership/))
  await page.keyboard.press('ArrowRight')
  await palette.goTo(palette.option(/^Delete list/))
  await page.keyboard.press('Enter')
  const question = await new ConfirmDialog(page, /./).expectShown()
  await question.finish('Delete list')
  await expect(new Shell(page).notice('List deleted.')).toBeVisible()
  const { lists } = await world.api<{ lists: { name: string }[] }>(
    person,
    `/companies/${companyIds.direct}/lists`,
  )
  expect(lists.map(({ name }) => name)).not.toContain('Leadership')

  await page.getByRole('main').focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('an employee found in the command palette gets a training reminder @shell', async ({
  page,
  world,
  signIn,
}) => {
  const person = await signIn(admin)
  const training = companyIds.direct * 100 + 2
  type Row = { name: string; email: string; started: string | null; completedDate: string | null }
  const { users } = await world.api<{ users: Row[] }>(
    person,
    `/companies/${companyIds.direct}/trainings/${training}/users?p=0&n=100`,
  )
  const someone = users.find(({ name, started, completedDate }) => name && started && completedDate === null)
  if (!someone) throw new Error('Everybody is done')
  const before = (await world.mails('reminder')).length
  const palette = new Palette(await new Shell(page).expectShown())
  await page.keyboard.press('Control+k')
  await page.keyboard.type(someone.email)
  await expect(palette.field).toHaveValue(someone.email)
  await palette.goTo(palette.option(new RegExp(someone.email.replaceAll('.', '\\.'))))
  await page.keyboard.press('Enter')
  await new EmployeePage(page, someone.name).expectShown()
  await page.getByRole('button', { name: 'Actions for Safe every day' }).click()
  await page.getByRole('menuitem', { name: 'Progress and reminders' }).click()
  await page.getByRole('button', { name: 'Send a reminder', exact: true }).click()
  await (await new ConfirmDialog(page, /./).expectShown()).finish('Send a reminder')
  await expect(new Shell(page).notice('Reminder sent.')).toBeVisible()
  const mails = await world.mails('reminder')
  expect(mails.slice(before).map(({ to }) => to)).toEqual([someone.email])
})

test.describe('the command palette with a hundred thousand employees', () => {
  test.use({ scenario: 'large' })

  test('the palette finds an employee and opens their page @shell', async ({ page, world, signIn }) => {
    const person = await signIn(admin)
    const { users, count } = await world.api<{ users: { name: string; email: string }[]; count: number }>(
      person,
      `/companies/${companyIds.direct}/users?p=4321&n=5&order=email+asc`,
    )
    expect(count).toBeGreaterThanOrEqual(100_000)
    const someone = users.find(({ name }) => name)
    if (!someone) throw new Error('Nobody has a name')
    const palette = await new Palette(await new Shell(page).expectShown()).open()
    await palette.field.fill(someone.email)
    await palette.goTo(palette.option(new RegExp(someone.email.replaceAll('.', '\\.'))))
    await page.keyboard.press('Enter')
    await new EmployeePage(page, someone.name).expectShown()
  })
})
