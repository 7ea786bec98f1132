import { accountIds, companyIds, getManagerEmail, partnerEmails } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import { EmployeesPage } from '../../pages/employees.ts'
import { expectDisabled } from '../../pages/refused.ts'
import { Shell } from '../../pages/shell.ts'

test("a company over its seats can't add employees in the console or by API @employees", async ({
  page,
  signIn,
  world,
}) => {
  const admin = await signIn(getManagerEmail('admin', 'overSeats'), '/users/')
  const employees = await new EmployeesPage(page).expectShown()
  await expect(page.getByRole('main').getByText('Employees limit reached.')).toBeVisible()
  await expect(page.getByText('You have registered more employees (27)')).toBeVisible()
  await expectDisabled(employees.importButton, 'Employees limit reached.')
  await expectDisabled(employees.createListButton, 'Employees limit reached.')
  const answer = await world.call(
    admin,
    'post',
    `/companies/${companyIds.overSeats}/lists/createUsersBatch`,
    {
      records: [{ email: 'one@more.example', lineNumber: 1 }],
      preview: false,
      removeObsolete: false,
    },
  )
  expect(answer.status()).toBe(409)
  expect(await answer.json()).toMatchObject({ error: { description: 'Employees limit reached.' } })
})

test('an expired subscription is shown on every page @shell', async ({ page, signIn }) => {
  await signIn(getManagerEmail('admin', 'expired'))
  const banner = page.getByText('Your subscription has expired.')
  await expect(banner).toBeVisible()
  await page.goto('/users/')
  await new EmployeesPage(page).expectShown()
  await expect(banner).toBeVisible()
})

test('a partner finds their customers in the account menu @partner', async ({ page, signIn }) => {
  await signIn(partnerEmails.bjarg)
  await page.goto('/')
  const partner = await (await new Shell(page).expectShown()).openAccountCompanies('Bjarg Security')
  expect(await partner.companies.names()).toEqual(['Tannlæknar Kópavogi'])
})

test("a partner working in a customer always sees the customer's name @partner", async ({
  page,
  signIn,
  world,
}) => {
  const email = getManagerEmail('viewer', 'partner')
  await world.change('people', { email }, { superForAccounts: [accountIds.bjarg] })
  await signIn(email, '/users/')
  const shell = await new Shell(page).expectShown()
  await expect(shell.partnerMarker).toContainText(
    "You're working in your customer's company Tannlæknar Kópavogi",
  )
  await expect(page).toHaveTitle(/^Tannlæknar Kópavogi · Employees/)
  await (await (await new EmployeesPage(page).expectShown()).openImport()).close()
  await expect(shell.partnerMarker).toBeVisible()
})

test('two tabs can use different companies, and each keeps its own after reload @partner @core', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(getManagerEmail('admin'), '/users/')
  const [one, two] = [new Shell(page), new Shell(await page.context().newPage())]
  const isIn = (shell: Shell, company: string) =>
    expect(shell.bar.getByRole('button', { name: `${company}, switch company` })).toBeVisible()
  await two.page.goto(`${world.address}users/`)
  await isIn(two, 'Norðurljós hf.')
  await (await two.openSwitcher()).choose('Lindenhof Klinik GmbH')
  await isIn(two, 'Lindenhof Klinik GmbH')
  await isIn(one, 'Norðurljós hf.')
  for (const shell of [one, two]) await shell.page.reload()
  await isIn(one, 'Norðurljós hf.')
  await isIn(two, 'Lindenhof Klinik GmbH')
  const three = new Shell(await page.context().newPage())
  await three.page.goto(world.address)
  await isIn(three, 'Lindenhof Klinik GmbH')
})

test('an admin switches companies and stays in the selected one after reload @partner', async ({
  page,
  signIn,
}) => {
  await signIn(getManagerEmail('admin'), '/users/')
  const shell = await new Shell(page).expectShown()
  const employees = await new EmployeesPage(page).expectShown()
  const before = await employees.people.names()
  await expect(shell.bar.getByText('Admin', { exact: true })).toBeVisible()
  const switcher = await shell.openSwitcher()
  await switcher.choose('Lindenhof Klinik GmbH')
  await expect(shell.notice("You're now working in Lindenhof Klinik GmbH")).toBeVisible()
  await expect(page).toHaveURL(/\/users\/$/)
  await expect(page.getByText('Tracking users is disabled')).toBeVisible()
  await expect(shell.bar.getByText('Admin', { exact: true })).toBeHidden()
  const names = await employees.people.names()
  expect(names.filter((name) => before.includes(name))).toEqual([])
  await page.reload()
  await expect(shell.bar.getByRole('button', { name: /^Lindenhof Klinik GmbH/ })).toBeVisible()
  await expect(page.getByText('Tracking users is disabled')).toBeVisible()
})
