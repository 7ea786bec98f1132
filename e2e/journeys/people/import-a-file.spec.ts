import { readFile } from 'node:fs/promises'
import { companyIds, getManagerEmail, vendorFileSamples } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import { ConfirmDialog } from '../../pages/dialogs.ts'
import { EmployeesPage } from '../../pages/employees.ts'
import { expectDisabled } from '../../pages/refused.ts'
import { fetchAllPeople, fetchLists } from '../../people.ts'

const admin = getManagerEmail('admin')
const company = companyIds.direct
const tooLongName = 'Jón '.repeat(26)

/** Three new employees, one changed, one unchanged, one repeated line, three rejected lines and an empty one. */
const makeLines = (known: { email: string; name: string }, other: { email: string }): string[] => [
  'asa@import.example;Ása Nýjadóttir;Nýr hópur;Reykjavík',
  'jurgen@import.example,"Jürgen, der Große",Human Resources',
  `${known.email};${known.name}`,
  `${other.email};Breytt Nafn`,
  'ASA@import.example;;nýr hópur;Fjarvinna',
  'not-an-address;Nobody',
  ';;',
  `jon@import.example;${tooLongName}`,
  '',
  'wei@import.example;李伟',
]

test("an import shows the right counts and adds exactly the file's employees @employees @core", async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/users/')
  const employees = await new EmployeesPage(page).expectShown()
  const before = await fetchAllPeople(world, person, company)
  const [known, other] = before.filter(
    ({ name, lists }) => name && lists.every((list) => list.name !== 'Human Resources'),
  )
  if (!known || !other) throw new Error('the company has too few people')
  const lists = await fetchLists(world, person, company)
  const file = { name: 'people.csv', content: `${makeLines(known, other).join('\r\n')}\r\n` }

  const dialog = await employees.openImport()
  await expectDisabled(dialog.button('Confirm'), 'Choose a file first')
  await dialog.choose(file)
  const staying = before.filter(({ lists: own }) => own.some(({ name }) => name === 'Human Resources'))
  expect(await dialog.counts()).toEqual({
    New: 3,
    Updated: 1,
    Unchanged: 1,
    Repeated: 1,
    'Not in the file': staying.length,
    Rejected: 3,
  })
  await expect(dialog.root.getByText('10 lines, 5 employees')).toBeVisible()
  await expect(dialog.newLists).toContainText('1 new list: Nýr hópur')
  expect(await dialog.rows('Rejected')).toEqual([
    ['6', 'Nobody', 'not-an-address', 'Email not valid'],
    ['7', ';;', 'No data found in line'],
    ['8', tooLongName.trim(), 'jon@import.example', 'Name can not be more than 100 characters'],
  ])
  expect(await dialog.rows('Repeated')).toEqual([
    ['5', 'ASA@import.example;;nýr hópur;Fjarvinna', 'same address as line 1'],
  ])
  expect(await dialog.rows('Updated')).toEqual([
    ['4', 'Breytt Nafn', other.email, `Name: ${other.name} → Breytt Nafn`],
  ])
  expect(await fetchAllPeople(world, person, company)).toEqual(before)

  // The action stays visible at any page length, and switching tabs doesn't move it.
  const confirm = dialog.root.getByRole('button', { name: 'Confirm import of 5 employees' })
  await expect(confirm).toBeInViewport({ ratio: 1 })
  const place = await confirm.boundingBox()
  for (const group of ['New', 'Unchanged', 'Not in the file', 'Rejected'] as const) {
    await dialog.tab(group).click()
    expect(await confirm.boundingBox()).toEqual(place)
  }
  await dialog.confirm()
  await dialog.isDone(5)
  await dialog.close()
  await employees.people.search.fill('import.example')
  await expect(employees.people.links).toHaveCount(3)
  expect((await employees.people.names()).sort()).toEqual(['Jürgen, der Große', 'Ása Nýjadóttir', '李伟'])
  await page.getByRole('button', { name: 'Search lists' }).click()
  await employees.lists.search.fill('Nýr')
  await expect(employees.lists.row('Nýr hópur')).toContainText('1')

  const after = await fetchAllPeople(world, person, company)
  const seen = new Map(after.map((one) => [one.email, one]))
  expect(after).toHaveLength(before.length + 3)
  expect(seen.get('asa@import.example')).toMatchObject({
    name: 'Ása Nýjadóttir',
    lists: [{ name: 'Nýr hópur' }],
    combinedTags: ['Reykjavík', 'Fjarvinna'],
  })
  expect(seen.get('jurgen@import.example')).toMatchObject({ lists: [{ name: 'Human Resources' }] })
  expect(seen.get(other.email)).toEqual({ ...other, name: 'Breytt Nafn' })
  const untouched = before.filter(({ email }) => email !== other.email)
  expect(untouched.map(({ email }) => seen.get(email))).toEqual(untouched)
  expect(await fetchLists(world, person, company)).toHaveLength(lists.length + 1)

  const again = await employees.openImport()
  await again.choose(file)
  expect(await again.counts()).toMatchObject({ New: 0, Updated: 0, Unchanged: 5, Repeated: 1, Rejected: 3 })
  await expectDisabled(again.button('Confirm'), 'The file contains no changes')
})

test('an exported file imports without changes, and an edited line changes only that employee @employees', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/users/')
  const employees = await new EmployeesPage(page).expectShown()
  const before = await fetchAllPeople(world, person, company)
  const section = page.getByRole('region', { name: 'All employees' })
  const saving = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Export' }).click()
  const saved = await saving
  const name = saved.suggestedFilename()
  const content = await readFile(await saved.path(), 'utf8')

  const dialog = await employees.openImport()
  await dialog.choose({ name, content })
  const nothing = { New: 0, Updated: 0, Repeated: 0, 'Not in the file': 0, Rejected: 0 }
  expect(await dialog.counts()).toEqual({ ...nothing, Unchanged: before.length })
  await expectDisabled(dialog.button('Confirm'), 'The file contains no changes')
  await page.keyboard.press('Escape')
  await dialog.expectClosed()

  const [one] = before.filter(({ name: own }) => own)
  if (!one) throw new Error('nobody has a name')
  const again = await employees.openImport()
  await again.choose({ name, content: content.replace(one.name, 'Þórdís Ævarsdóttir') })
  expect(await again.counts()).toMatchObject({ ...nothing, Updated: 1 })
  await page.keyboard.press('Escape')
  const question = await new ConfirmDialog(page, 'Leave without importing?').expectShown()
  await question.press('Stay here')
  await again.confirm()
  await again.isDone(before.length)
  const after = await fetchAllPeople(world, person, company)
  const renamed = before.map((own) =>
    own.email === one.email ? { ...own, name: 'Þórdís Ævarsdóttir' } : own,
  )
  const byEmail = (all: typeof before) => [...all].sort((a, b) => (a.email < b.email ? -1 : 1))
  expect(byEmail(after)).toEqual(byEmail(renamed))
})

test('a file in another encoding is detected and read again @employees', async ({ page, signIn, world }) => {
  const person = await signIn(admin, '/users/')
  const dialog = await (await new EmployeesPage(page).expectShown()).openImport()
  const content = Buffer.from('thordis@import.example;Þórdís Ævarsdóttir;Fjármál\n', 'latin1')
  await dialog.choose({ name: 'names.txt', content })
  await expect(dialog.root.getByText('Some characters look garbled')).toBeVisible()
  await dialog.press('Read as ISO 8859-1')
  await expect(dialog.root.getByText('Some characters look garbled')).toBeHidden()
  await expect(dialog.encoding).toHaveText('ISO 8859-1 (Icelandic)')
  expect(await dialog.rows('New')).toEqual([['1', 'Þórdís Ævarsdóttir', 'thordis@import.example', 'Fjármál']])
  await dialog.confirm()
  await dialog.isDone(1)
  const saved = await world.api<object>(person, `/companies/${company}/users/user/thordis@import.example`)
  expect(saved).toMatchObject({ name: 'Þórdís Ævarsdóttir', lists: [{ name: 'Fjármál' }] })
})

test("a file that isn't an employee list is rejected with the reason @employees", async ({
  page,
  signIn,
}) => {
  await signIn(admin, '/users/')
  const dialog = await (await new EmployeesPage(page).expectShown()).openImport()
  await dialog.choose({ name: 'people.xlsx', content: 'PK' })
  await expect(dialog.root.getByRole('note')).toHaveText('people.xlsx: File extention is not allowed')
  await dialog.choose({ name: 'people.csv', content: Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0]) })
  await expect(dialog.root.getByRole('note')).toContainText(/^people\.csv: .*(zip|Excel)/i)
  await dialog.choose({ name: 'empty.txt', content: '\n\n' })
  await expect(dialog.root.getByRole('note')).toHaveText('empty.txt: No rows found')
  await expectDisabled(dialog.button('Confirm'), 'Choose a file first')
})

test("the import names a Canvas file's vendor and builds empty names @employees", async ({
  page,
  signIn,
}) => {
  await signIn(admin, '/users/')
  const dialog = await (await new EmployeesPage(page).expectShown()).openImport()
  const sample = vendorFileSamples.find(({ vendor }) => vendor.startsWith('Canvas'))
  await dialog.choose({ name: 'users.csv', content: sample?.text ?? '' })
  await expect(dialog.root.getByText('This file is from Canvas.')).toBeVisible()
  await dialog.root.getByRole('checkbox', { name: /left/ }).uncheck()
  const rows = await dialog.rows('New')
  expect(rows.flat()).toEqual(expect.arrayContaining(['Ása Jónsdóttir', 'Jón Ásuson']))
})
