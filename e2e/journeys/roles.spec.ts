import { companyIds, managerEmail } from '@heed/fixtures'
import { expect, test } from '../heed.ts'
import { EmployeePage, EmployeesPage, ListPage } from '../pages/employees.ts'
import { expectRefused } from '../pages/refused.ts'
import { everybody, listNamed } from '../people.ts'

const reason = 'Only admins can change employees and lists.'
const company = companyIds.direct

test('a viewer sees everything, and every change is refused with its reason @employees', async ({
  page,
  signIn,
  world,
}) => {
  const viewer = await signIn(managerEmail('viewer'), '/users/')
  const employees = await new EmployeesPage(page).isShown()
  await expectRefused(employees.importButton, reason)
  await expectRefused(employees.createListButton, reason)
  const [list = ''] = await employees.lists.names()
  const listMenu = await employees.lists.openMenu(list)
  await expect(listMenu.item('Rename list')).toHaveAttribute('aria-disabled', 'true')
  await expect(listMenu.item('Rename list')).toContainText(reason)
  await expect(listMenu.item('Delete list')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  const [name = ''] = await employees.people.names()
  const personMenu = await employees.people.openMenu(name)
  await expect(personMenu.item('Edit employee')).toContainText(reason)
  await personMenu.item('Edit employee').click({ force: true })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(personMenu.item('Delete employee')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await employees.people.select(name)
  await expectRefused(page.getByRole('button', { name: 'Add to list' }), reason)

  const { id } = await listNamed(world, viewer, company, list)
  await page.goto(`/users/list/${id}/`)
  await expectRefused((await new ListPage(page, list).isShown()).addButton, reason)
  await page.goto('/users/')
  const menu = await (await (await employees.isShown()).openPerson(name)).openMenu()
  await expect(menu.item('Edit employee')).toContainText(reason)
})

test('what a viewer must not do, the API refuses too @employees', async ({ world }) => {
  const viewer = await world.person(managerEmail('viewer'))
  const people = await everybody(world, viewer, company)
  const [someone] = people
  if (!someone) throw new Error('nobody is there')
  const list = await listNamed(world, viewer, company, 'Leadership')
  const base = `/companies/${company}`
  const records = [{ email: 'new@import.example', lineNumber: 1 }]
  const calls = await Promise.all([
    world.call(viewer, 'post', `${base}/lists`, { active: 1, name: 'Mine' }),
    world.call(viewer, 'put', `${base}/lists/${list.id}`, { active: 1, name: 'Mine' }),
    world.call(viewer, 'delete', `${base}/lists/${list.id}`),
    world.call(viewer, 'put', `${base}/users/${someone.email}`, { name: 'Mine' }),
    world.call(viewer, 'delete', `${base}/users/${someone.email}`, { lists: [list.id] }),
    world.call(viewer, 'post', `${base}/users/addUsersToList`, {
      targetListId: list.id,
      emails: [someone.email],
    }),
    world.call(viewer, 'post', `${base}/lists/createUsersBatch`, {
      records,
      preview: false,
      removeObsolete: false,
    }),
  ])
  expect(calls.map((answer) => answer.status())).toEqual(calls.map(() => 403))
  expect(await everybody(world, viewer, company)).toEqual(people)
})

test('a manager of users may change people and not lists @employees', async ({ page, signIn }) => {
  await signIn(managerEmail('manager'), '/users/')
  const employees = await new EmployeesPage(page).isShown()
  await expectRefused(employees.createListButton, reason)
  const [name = ''] = await employees.people.names()
  const dialog = await employees.openEdit(name)
  await dialog.name.fill('Nýtt Nafn')
  await dialog.finish('Save')
  await employees.people.search.fill('Nýtt Nafn')
  await expect(employees.people.links).toHaveText(['Nýtt Nafn'])
})

test('with anonymous tracking nobody is told apart @employees', async ({ page, signIn, world }) => {
  const admin = await signIn(managerEmail('admin', 'anonymous'), '/users/')
  const employees = await new EmployeesPage(page).isShown()
  await expect(page.getByText('Tracking users is disabled')).toBeVisible()
  await expect(employees.people.root.getByRole('columnheader', { name: 'Name' })).toBeHidden()
  const shown = await employees.people.names()
  expect(shown.length).toBeGreaterThan(0)
  for (const text of shown) expect(text).toContain('@')
  const people = await everybody(world, admin, companyIds.anonymous)
  expect(people.filter(({ name, lists }) => name || lists.length > 0)).toEqual([])

  const [email = ''] = shown
  await employees.people.open(email)
  await new EmployeePage(page, email).isShown()
  await expect(page.getByText('Tracking users is disabled')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})
