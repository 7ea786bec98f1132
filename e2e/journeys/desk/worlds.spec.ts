import { getManagerEmail } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import { SignInPage } from '../../pages/auth.ts'
import { DeskPage } from '../../pages/desk.ts'
import { EmployeesPage } from '../../pages/employees.ts'
import { Shell } from '../../pages/shell.ts'

const admin = getManagerEmail('admin')

test('two worlds in one browser have separate sessions and data @shell', async ({
  page,
  context,
  world,
  newWorld,
  signIn,
}) => {
  const here = await signIn(admin, '/users/')
  await new EmployeesPage(page).expectShown()
  await expect(page).toHaveURL(`${world.address}users/`)

  const other = await newWorld('trial-active')
  const beside = await context.newPage()
  await beside.goto(`${other.address}users/`)
  const asked = await new SignInPage(beside).expectShown()
  await (await asked.requestLink(admin)).expectShown()
  const [link = ''] = (await other.waitForEmail(admin)).links
  expect(link.startsWith(other.address)).toBe(true)
  expect(await world.countEmails(admin)).toBe(0)
  await beside.goto(link)
  await new EmployeesPage(beside).expectShown()
  await expect(beside).toHaveURL(`${other.address}users/`)
  await expect(beside.getByText('Your free trial ends on')).toBeVisible()

  const there = await other.person(admin)
  // This name sorts the company onto the first page.
  await other.call(there, 'post', `/companies/${there.company?.id}/lists`, {
    active: 1,
    name: 'A first list',
  })
  await Promise.all([page.reload(), beside.reload()])
  await expect(beside.getByRole('link', { name: 'A first list' })).toBeVisible()
  await new EmployeesPage(page).expectShown()
  await expect(page.getByRole('link', { name: 'A first list' })).toBeHidden()

  await new Shell(beside).signOut()
  await expect(beside).toHaveURL(`${other.address}auth/signin/`)
  expect((await world.call(here, 'get', '/auth/user')).status()).toBe(200)
  await page.reload()
  await new EmployeesPage(page).expectShown()
})

test('a scenario can be opened with just its link @shell', async ({ page, newWorld }) => {
  const { address } = await newWorld()
  const link = new URL('/w/over-seats/', address).href
  await page.goto(`${link}_mock`)
  const inside = await new DeskPage(page).signInAs(getManagerEmail('admin'))
  await new Shell(inside).expectShown()
  expect(inside.url().startsWith(link)).toBe(true)
})

test("a world's API page shows the API and its areas @shell", async ({ page, world }) => {
  await page.goto(`${world.address}api/docs`)
  await expect(page.getByRole('heading', { name: 'Heed API' })).toBeVisible()
  for (const area of ['auth', 'employees', 'system']) {
    await expect(page.getByRole('link', { name: area, exact: true })).toBeVisible()
  }
})

test('a call can be tried on the API page, with its response shown @shell', async ({ context, world }) => {
  // Uses a separate page, because the viewer needs a running clock, while other tests' pages have a fixed one.
  const page = await context.newPage()
  await page.goto(`${world.address}api/docs#/auth/auth.getCurrentUser`)
  await page.getByRole('button', { name: 'Try it out' }).click()
  const answer = page.locator('.live-responses-table').first()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(answer).toContainText('401')
  await expect(answer).toContainText('Please sign in')

  await page.getByRole('button', { name: 'Authorize' }).click()
  const asked = page.locator('form').filter({ hasText: 'bearer (http, Bearer)' })
  await asked.getByLabel('auth-bearer-value').fill((await world.person(admin)).token)
  await asked.getByRole('button', { name: 'Apply credentials' }).click()
  await asked.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(answer).toContainText('200')
  await expect(answer).toContainText(`"email": "${admin}"`)
})
