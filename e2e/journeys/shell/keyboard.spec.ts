import { getManagerEmail } from '@heed/fixtures'
import { tabTo } from '../../focus.ts'
import { expect, test } from '../../heed.ts'
import { SignInPage } from '../../pages/auth.ts'
import { EmployeesPage } from '../../pages/employees.ts'
import { ImportDialog } from '../../pages/importDialog.ts'
import { Shell } from '../../pages/shell.ts'
import { engineTag } from '../../runner/scope.mjs'

const maxTabSteps = 30
const admin = getManagerEmail('admin')

test('signing in and opening the import work by keyboard alone, and focus returns @sign-in @employees @core', {
  tag: engineTag,
}, async ({ page, world }) => {
  const { keyboard } = page
  const signIn = await new SignInPage(page).open()
  await expect(signIn.email).toBeFocused()
  await keyboard.type(admin)
  await keyboard.press('Enter')
  await page.goto((await world.waitForEmail(admin)).links[0] ?? '')
  const shell = await new Shell(page).expectShown()

  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to main content' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await shell.expectShown()
  await tabTo(shell.menu.getByRole('link', { name: 'Employees' }))
  await keyboard.press('Enter')
  const employees = await new EmployeesPage(page).expectShown()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(employees.importButton)
  await keyboard.press('Enter')
  const dialog = await new ImportDialog(page).expectShown()
  await expect.poll(() => dialog.root.evaluate((root) => root.contains(document.activeElement))).toBe(true)
  await tabTo(dialog.button('Choose a file'))
  for (let step = 0; step < maxTabSteps; step++) {
    await keyboard.press('Tab')
    expect(await dialog.root.evaluate((root) => root.contains(document.activeElement)), 'stays inside').toBe(
      true,
    )
  }
  await keyboard.press('Escape')
  await dialog.expectClosed()
  await expect(employees.importButton).toBeFocused()
})

test('a row and its menu can be opened by keyboard @employees', async ({ page, signIn }) => {
  await signIn(admin, '/users/')
  const { people } = await new EmployeesPage(page).expectShown()
  const [name = ''] = await people.names()
  const button = people.root.getByRole('button', { name: `Actions for ${name}` })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit employee' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Delete employee' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await people.link(name).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
})
