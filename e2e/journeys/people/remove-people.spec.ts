import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import { RemovalDialog } from '../../pages/dialogs.ts'
import { EmployeesPage, ListPage } from '../../pages/employees.ts'
import { Shell } from '../../pages/shell.ts'
import { fetchAllPeople, findList, getAddresses } from '../../people.ts'

const admin = getManagerEmail('admin')
const company = companyIds.direct
const formatCount = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

test('removing everyone from a list deletes employees on no other list, as announced @employees', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin)
  const list = await findList(world, person, company, 'Leadership')
  const members = await fetchAllPeople(world, person, company, list.id)
  const deleted = members.filter(({ lists }) => lists.length === 1)
  const staying = members.filter(({ lists }) => lists.length > 1)
  const everyone = await fetchAllPeople(world, person, company)
  await page.goto(`/users/list/${list.id}/`)
  const { people } = await new ListPage(page, list.name).expectShown()
  const [first = ''] = await people.names()
  await people.select(first)
  await page.getByRole('button', { name: `Select all ${members.length}` }).click()
  await page.getByRole('button', { name: 'Remove from list' }).click()
  const dialog = await new RemovalDialog(page).expectShown()
  await expect(dialog.root.getByRole('heading')).toHaveText(
    `Remove ${members.length} employees from “Leadership”?`,
  )
  const agreed = `I understand that ${formatCount(deleted.length, 'employee', 'employees')} will be permanently deleted, and ${staying.length} will only be removed from lists.`
  const numbers = `${formatCount(deleted.length, 'employee', 'employees')} deleted, ${staying.length} removed from lists only.`
  await dialog.confirmRemoval(agreed, 'Remove from list')
  await dialog.expectClosed()
  await expect(new Shell(page).notice(`User deleted.\n${numbers}`)).toBeVisible()

  expect(await fetchAllPeople(world, person, company, list.id)).toEqual([])
  const left = await fetchAllPeople(world, person, company)
  const gone = new Set(getAddresses(deleted))
  expect(getAddresses(left)).toEqual(getAddresses(everyone).filter((email) => !gone.has(email)))
  expect(left.filter(({ lists }) => lists.some(({ id }) => id === list.id))).toEqual([])
})

test('failed removals stay selected, and interrupted ones resume after reload without duplicates @employees', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/users/?users.size=10')
  const { people } = await new EmployeesPage(page).expectShown()
  const everyone = await fetchAllPeople(world, person, company)
  const chosen = (await people.names()).slice(0, 4)
  for (const name of chosen) await people.select(name)
  const operation = 'employees.delete'
  // One call fails, and the others are so slow that a reload interrupts them.
  await world.addFaults(
    { operation, count: 1, status: 500, body: { message: 'Out of order' } },
    { operation, latency: 1500 },
  )
  await page.getByRole('button', { name: 'Delete employees' }).click()
  const dialog = await new RemovalDialog(page).expectShown()
  await dialog.confirmRemoval(
    'I understand that 4 employees will be permanently deleted.',
    'Delete employees',
  )
  await expect(dialog.root.getByRole('listitem')).toHaveText(/Out of order$/)

  const reload = () => page.evaluate(() => void setTimeout(() => window.location.reload()))
  const [asked] = await Promise.all([page.waitForEvent('dialog'), reload()])
  expect(asked.type()).toBe('beforeunload')
  await Promise.all([page.waitForEvent('load'), asked.accept()])
  await dialog.expectShown()
  await expect
    .poll(async () => (await fetchAllPeople(world, person, company)).length)
    .toBe(everyone.length - 3)
  await dialog.press('Continue')
  await expect(dialog.root.getByRole('note')).toContainText('3 of 4 employees removed. 3 employees deleted.')
  await expect(dialog.root.getByRole('listitem')).toBeVisible()
  await dialog.close()

  const left = await fetchAllPeople(world, person, company)
  const gone = everyone.filter(({ email }) => !getAddresses(left).includes(email))
  const [failed = '', ...others] = chosen.filter(
    (name) => !gone.some((one) => (one.name || one.email) === name),
  )
  expect([gone.length, others]).toEqual([3, []])
  await expect(people.root.getByRole('checkbox', { name: `Select ${failed}`, exact: true })).toBeChecked()
  const sent = (await world.requests()).filter((one) => one.operation === operation).map(({ path }) => path)
  expect([sent.length, new Set(sent).size]).toEqual([4, 4])
})
