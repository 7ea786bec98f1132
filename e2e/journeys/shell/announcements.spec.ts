import { getManagerEmail } from '@heed/fixtures'
import { expect, tabTo, test } from '../../focus.ts'
import { EmployeesPage } from '../../pages/employees.ts'

const admin = getManagerEmail('admin')

test('searches and exports are announced @employees', async ({ page, signIn, keys, announced }) => {
  await signIn(admin, '/users/')
  const employees = await new EmployeesPage(page).expectShown()
  await employees.people.expectLoaded()
  const total = await employees.total()
  await tabTo(employees.people.search)
  await keys.type('zzzz')
  await announced.expectTexts('Nothing matches “zzzz”.')
  await keys.press('Escape')
  await announced.expectTexts(`${total} results`)
  const arriving = page.waitForEvent('download')
  await keys.use(page.getByRole('button', { name: 'Export' }).last())
  const fileName = (await arriving).suggestedFilename()
  await announced.expectTexts(`${fileName} downloaded`)

  await keys.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Find' })).toBeFocused()
  await keys.type('zzzz')
  await announced.expectTexts('Nothing matches “zzzz”.')
  await keys.press('Escape')
})
