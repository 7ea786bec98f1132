import { companyIds, managerEmail } from '@heed/fixtures'
import { expect, test } from '../heed.ts'
import { ConfirmDialog } from '../pages/dialogs.ts'
import { EmployeePage } from '../pages/employees.ts'
import { Palette } from '../pages/palette.ts'
import { Shell } from '../pages/shell.ts'

const admin = managerEmail('admin')

test('the keyboard finds a screen, a list with what can be done, and is told its keys @shell', async ({
  page,
  world,
  signIn,
}) => {
  const person = await signIn(admin)
  const palette = await new Palette(new Shell(page)).open()
  await palette.field.fill('content')
  await palette.goTo(palette.option(/^Content/))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/content\/$/)
  await palette.isGone()

  await palette.open()
  await palette.field.fill('leader')
  await palette.goTo(palette.option(/^Leadership/))
  await page.keyboard.press('ArrowRight')
  await palette.goTo(palette.option(/^Delete list/))
  await page.keyboard.press('Enter')
  const question = await new ConfirmDialog(page, /./).isShown()
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

test.describe('of a hundred thousand people', () => {
  test.use({ scenario: 'large' })

  test('the keyboard finds one and opens them @shell', async ({ page, world, signIn }) => {
    const person = await signIn(admin)
    const { users, count } = await world.api<{ users: { name: string; email: string }[]; count: number }>(
      person,
      `/companies/${companyIds.direct}/users?p=4321&n=5&order=email+asc`,
    )
    expect(count).toBeGreaterThanOrEqual(100_000)
    const someone = users.find(({ name }) => name)
    if (!someone) throw new Error('Nobody has a name')
    const palette = await new Palette(await new Shell(page).isShown()).open()
    await palette.field.fill(someone.email)
    await palette.goTo(palette.option(new RegExp(someone.email.replaceAll('.', '\\.'))))
    await page.keyboard.press('Enter')
    await new EmployeePage(page, someone.name).isShown()
  })
})
