import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import { AddToListDialog, ByHandDialog, ConfirmDialog } from '../../pages/dialogs.ts'
import { EmployeesPage, ListPage } from '../../pages/employees.ts'
import { expectDisabled } from '../../pages/refused.ts'
import { chooseOption } from '../../pages/select.ts'
import { Shell } from '../../pages/shell.ts'
import { fetchAllPeople, fetchLists, findList } from '../../people.ts'
import { engineTag } from '../../runner/scope.mjs'

const admin = getManagerEmail('admin')
const company = companyIds.direct

test('an admin creates a list, adds employees by hand, renames and deletes it @employees @core', {
  tag: engineTag,
}, async ({ page, signIn, world }) => {
  const person = await signIn(admin, '/users/')
  const employees = await new EmployeesPage(page).expectShown()
  const lists = await fetchLists(world, person, company)
  const people = await fetchAllPeople(world, person, company)

  const naming = await employees.openCreateList()
  await expectDisabled(naming.button('Create'), 'You need to enter some information to save')
  await naming.name.fill('Sumarfólk')
  await naming.finish('Create')
  const byHand = await new ByHandDialog(page, 'Sumarfólk').expectShown()
  await expectDisabled(byHand.button('Done'), 'You need to enter some information to save')
  await byHand.type(1, 'wrong')
  await expect(byHand.root.getByRole('note')).toHaveText('Email not valid')
  await byHand.type(1, 'Sol@Import.example', 'Sól Sumarliðadóttir')
  await byHand.type(2, 'dagur@import.example')
  await byHand.finish('Done')

  const list = await new ListPage(page, 'Sumarfólk').expectShown()
  await expect(new Shell(page).notice('2 employee(s) added to "Sumarfólk"')).toBeVisible()
  await expect(list.people.links).toHaveCount(2)
  expect((await list.people.names()).sort()).toEqual(['Sól Sumarliðadóttir', 'dagur@import.example'])
  expect(await fetchAllPeople(world, person, company)).toHaveLength(people.length + 2)

  await page.goto('/users/?lists.filter=Sumar')
  const renaming = await employees.openRename('Sumarfólk')
  await renaming.name.fill('Sumarfólk 2026')
  await renaming.finish('Update')
  await expect(employees.lists.row('Sumarfólk 2026')).toContainText('2')

  const question = await employees.openDeleteList('Sumarfólk 2026')
  await question.finish('Delete list')
  await expect(new Shell(page).notice('List deleted.')).toBeVisible()
  expect(await fetchLists(world, person, company)).toEqual(lists)
  expect(await fetchAllPeople(world, person, company)).toHaveLength(people.length + 2)
})

test('an admin corrects and then deletes an employee @employees @core', { tag: engineTag }, async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/users/')
  const employees = await new EmployeesPage(page).expectShown()
  const before = await fetchAllPeople(world, person, company)
  const someone = before.find(({ name, lists }) => name && lists.length === 1)
  if (!someone) throw new Error('nobody is on one list')
  await employees.people.search.fill(someone.email)
  await expect(employees.people.links).toHaveCount(1)

  const profile = await employees.openPerson(someone.name)
  const edit = await profile.openEdit()
  await expectDisabled(edit.button('Save'), 'No changes yet')
  await edit.email.fill('not an address')
  await edit.email.blur()
  await expect(edit.root.getByRole('note')).toBeVisible()
  await edit.email.fill('corrected@import.example')
  await edit.name.fill('Leiðrétt Nafn')
  await edit.list('Fjármál').check()
  await edit.finish('Save')
  await expect(page).toHaveURL(/\/users\/user\/corrected(@|%40)import\.example\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leiðrétt Nafn')

  await page.goto('/users/?users.filter=corrected')
  const question = await employees.openDelete('Leiðrétt Nafn')
  await question.finish('Delete employee')
  await expect(new Shell(page).notice('Employee deleted.')).toBeVisible()
  await expect(page.getByText('Nothing matches “corrected”.')).toBeVisible()
  const left = await fetchAllPeople(world, person, company)
  expect(left).toEqual(before.filter(({ email }) => email !== someone.email))
})

test('an address already in use is rejected with the reason, keeping all input @employees', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/users/')
  const employees = await new EmployeesPage(page).expectShown()
  const everyone = await fetchAllPeople(world, person, company)
  const [name = ''] = await employees.people.names()
  const taken = everyone.find((one) => one.name !== name)?.email ?? ''
  const edit = await employees.openEdit(name)
  await edit.email.fill(taken)
  await edit.press('Save')
  await expect(edit.root.getByRole('note')).toContainText(taken)
  await expect(edit.email).toHaveValue(taken)
  expect(await fetchAllPeople(world, person, company)).toEqual(everyone)
})

test('an admin adds selected employees to a list @employees', async ({ page, signIn, world }) => {
  const person = await signIn(admin, '/users/')
  const { people } = await new EmployeesPage(page).expectShown()
  const [first = '', second = ''] = await people.names()
  const list = await findList(world, person, company, 'New hires')
  await people.select(first)
  await people.select(second)
  await page.getByRole('button', { name: 'Add to list' }).click()
  const dialog = await new AddToListDialog(page).expectShown()
  await expectDisabled(dialog.button('Add to list'), 'List id is required')
  await chooseOption(dialog.list, 'New hires')
  await dialog.finish('Add to list')
  await expect(new Shell(page).notice('2 employee(s) added to "New hires"')).toBeVisible()
  const members = await fetchAllPeople(world, person, company, list.id)
  expect(new Set(members.map(({ name, email }) => name || email))).toEqual(new Set([first, second]))
})

test("each table's search, order, size and page survive a reload @employees", async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/users/')
  const { people, lists } = await new EmployeesPage(page).expectShown()
  await people.expectLoaded()
  await people.search.fill('ar')
  await expect(page).toHaveURL(/users\.filter=ar/)
  await people.sortBy('Email')
  await people.showRows(10)
  await people.goToPage('Next')
  await lists.sortBy('Created')
  await expect(page).toHaveURL(/lists\.order=created/)
  await expect(page).toHaveURL(/users\.page=2/)
  const [shown, shownLists] = [await people.names(), await lists.names()]

  await page.reload()
  await expect(people.search).toHaveValue('ar')
  await expect(people.root.getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
    'aria-sort',
    /cending/,
  )
  expect(await people.names()).toEqual(shown)
  expect(await lists.names()).toEqual(shownLists)
  const found = await world.api<{ users: { name: string; email: string }[] }>(
    person,
    `/companies/${company}/users?filter=ar&n=10&p=1&order=email+asc`,
  )
  expect(shown).toEqual(found.users.map(({ name, email }) => name || email))

  await people.search.fill('ar ')
  await people.search.fill('arn')
  await expect(page).toHaveURL(/users\.filter=arn/)
  await expect(page).not.toHaveURL(/users\.page/)
})

test('unsaved input survives Back and a reload, and Back works after discarding it @employees', async ({
  page,
  signIn,
}) => {
  await signIn(admin, '/')
  await new Shell(page).menu.getByRole('link', { name: 'Employees' }).click()
  const employees = await new EmployeesPage(page).expectShown()
  const byHand = await (await employees.openList('New hires')).openByHand()
  await byHand.type(1, 'sol@import.example', 'Sól')
  const question = new ConfirmDialog(page, 'Discard without saving changes?')
  await page.goBack()
  await (await question.expectShown()).finish('Keep editing')
  await expect(byHand.email(1)).toHaveValue('sol@import.example')

  const reload = () => page.evaluate(() => void setTimeout(() => window.location.reload()))
  const [asked] = await Promise.all([page.waitForEvent('dialog'), reload()])
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
  await expect(byHand.name(1)).toHaveValue('Sól')
  const [again] = await Promise.all([page.waitForEvent('dialog'), reload()])
  await Promise.all([page.waitForEvent('load'), again.accept()])
  await byHand.expectShown()
  await expect(byHand.email(1)).toHaveValue('sol@import.example')
  await expect(byHand.name(1)).toHaveValue('Sól')

  await page.goBack()
  await (await question.expectShown()).press('Discard changes')
  await employees.expectShown()
  await byHand.expectClosed()
  await page.goBack()
  await expect(page).toHaveURL(/\/w\/[^/]+\/$/)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('invalid list and employee URLs make no requests, and back links keep the search @employees', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(admin, '/users/?users.filter=ar&users.page=2')
  const { people } = await new EmployeesPage(page).expectShown()
  const [name = ''] = await people.names()
  const profile = await new EmployeesPage(page).openPerson(name)
  await expect(profile.page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('link', { name: 'Back to employees' }).click()
  await expect(page).toHaveURL(/\/users\/\?users\.filter=ar&users\.page=2$/)
  expect(await people.names()).toContain(name)

  const asked = async () =>
    (await world.requests()).filter(({ operation }) => /^(lists|employees)\./.test(operation ?? '')).length
  const before = await asked()
  await page.goto('/users/list/abc/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("This list doesn't exist")
  await page.goto('/users/list/7/user/nobody/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No data to display.')
  expect(await asked()).toBe(before)
})
