import { companyIds, getManagerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { expect, test } from '../../heed.ts'
import { EmployeePage, EmployeesPage, ListPage } from '../../pages/employees.ts'
import { fetchAllPeople, findList } from '../../people.ts'

const company = companyIds.direct

const listControls = (page: Page, part = 'main') =>
  page.locator(part).evaluateAll((parts) => [
    ...new Set(
      parts
        .flatMap((one) => [...one.querySelectorAll('button, input[type=checkbox], a.MuiButton-root')])
        .map((control) => (control.getAttribute('aria-label') ?? control.textContent ?? '').trim())
        .map((name) => name.replace(/ (for|of|about) .*/, '')),
    ),
  ])

/** Controls on the employees pages that change something. */
const changingControls = [
  'Import employees',
  'Create list',
  'Actions',
  'Select every row on this page',
  'Add employees',
]

test('a viewer has no controls that change anything, and an admin has all @employees @core', async ({
  page,
  signIn,
  world,
}) => {
  const seen: Record<string, string[]> = { admin: [], viewer: [] }
  for (const role of ['admin', 'viewer'] as const) {
    const person = await signIn(getManagerEmail(role), '/users/')
    const employees = await new EmployeesPage(page).expectShown()
    const [list = ''] = await employees.lists.names()
    const [name = ''] = await employees.people.names()
    const found = await listControls(page)
    const { id } = await findList(world, person, company, list)
    await page.goto(`/users/list/${id}/`)
    await new ListPage(page, list).expectShown()
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
    found.push(...(await listControls(page)))
    await page.goto('/users/')
    await (await employees.expectShown()).openPerson(name)
    // Excludes the training's lessons below, which viewers may read.
    found.push(...(await listControls(page, 'main header')))
    expect(found).toContain('Export')
    seen[role] = changingControls.filter((control) => found.includes(control))
  }
  expect(seen).toEqual({ admin: changingControls, viewer: [] })
})

test("the API refuses a viewer's changes to employees and lists @employees", async ({ world }) => {
  const viewer = await world.person(getManagerEmail('viewer'))
  const people = await fetchAllPeople(world, viewer, company)
  const [someone] = people
  if (!someone) throw new Error('nobody is there')
  const list = await findList(world, viewer, company, 'Leadership')
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
  expect(await fetchAllPeople(world, viewer, company)).toEqual(people)
})

test('a user manager can change employees but not lists @employees', async ({ page, signIn }) => {
  await signIn(getManagerEmail('manager'), '/users/')
  const employees = await new EmployeesPage(page).expectShown()
  await expect(employees.importButton).toBeVisible()
  await expect(employees.createListButton).toBeHidden()
  const [name = ''] = await employees.people.names()
  await employees.people.select(name)
  await expect(page.getByRole('button', { name: 'Delete employees' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to list' })).toBeHidden()
  const dialog = await employees.openEdit(name)
  await dialog.name.fill('Nýtt Nafn')
  await dialog.finish('Save')
  await employees.people.search.fill('Nýtt Nafn')
  await expect(employees.people.links).toHaveText(['Nýtt Nafn'])
})

test("with anonymous tracking, employee names and lists aren't shown @employees", async ({
  page,
  signIn,
  world,
}) => {
  const admin = await signIn(getManagerEmail('admin', 'anonymous'), '/users/')
  const employees = await new EmployeesPage(page).expectShown()
  await expect(page.getByText('Tracking users is disabled')).toBeVisible()
  await expect(employees.people.root.getByRole('columnheader', { name: 'Name' })).toBeHidden()
  const shown = await employees.people.names()
  expect(shown.length).toBeGreaterThan(0)
  for (const text of shown) expect(text).toContain('@')
  const people = await fetchAllPeople(world, admin, companyIds.anonymous)
  expect(people.filter(({ name, lists }) => name || lists.length > 0)).toEqual([])

  const [email = ''] = shown
  await employees.people.open(email)
  await new EmployeePage(page, email).expectShown()
  await expect(page.getByText('Tracking users is disabled')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})
