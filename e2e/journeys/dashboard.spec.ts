import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from '../heed.ts'
import { DashboardPage } from '../pages/dashboard.ts'
import { expectDisabled } from '../pages/refused.ts'
import { chooseOption } from '../pages/select.ts'
import { Shell } from '../pages/shell.ts'

const admin = getManagerEmail('admin')
const company = companyIds.direct

test('an admin uses a credit for a new company and continues there @dashboard @shell', async ({
  page,
  world,
  signIn,
}) => {
  const person = await signIn(admin)
  const dashboard = await new DashboardPage(page).expectShown()
  await expect(dashboard.credits()).toHaveText(/^2 unassigned credits: Business for \d+ employees and /)
  const credits = 2
  const dialog = await dashboard.openAssign()
  await expectDisabled(dialog.button('Assign'), 'Choose a company first')
  await chooseOption(dialog.company, 'Norðurljós hf.')
  await expectDisabled(
    dialog.button('Assign'),
    'The credit has 50 seats, but this company has 240 employees. Choose another company or a new one, or delete at least 190 employees first',
  )
  await chooseOption(dialog.company, 'Create new company')
  await dialog.name.fill('Ví')
  await dialog.name.blur()
  await expect(dialog.root.getByRole('note')).toHaveText('Company name must be at least three characters')
  await dialog.name.fill('NORÐURLJÓS HF.')
  await expect(dialog.root.getByRole('note')).toHaveText('You already have a company with this name')
  await page.reload()
  await dashboard.expectShown()
  const again = await dashboard.openAssign()
  await expect(again.name).toHaveValue('NORÐURLJÓS HF.')
  await again.name.fill('Vík í Mýrdal')
  await again.press('Assign')

  await expect(page.getByText(/assigned to Vík í Mýrdal$/)).toBeVisible()
  const { companies } = await world.api<{ companies: { company_name: string; users_available: number }[] }>(
    person,
    '/companies/my_companies',
  )
  const made = companies.find(({ company_name: name }) => name === 'Vík í Mýrdal')
  const facts = page.getByRole('region', { name: 'Subscription' })
  await expect(facts).toContainText(`Seats${String(made?.users_available)}`)
  await page.reload()
  await expect(facts).toContainText(`Credits left${String(credits - 1)}`)
  await page.getByRole('button', { name: 'Go to dashboard' }).click()
  await expect(
    new Shell(page).bar.getByRole('button', { name: 'Vík í Mýrdal, switch company' }),
  ).toBeVisible()
  await dashboard.expectShown()
  await expect(dashboard.card('Get started').getByRole('link', { name: 'Import employees' })).toBeVisible()
  await expect(dashboard.next.getByText('No events scheduled')).toBeVisible()
})

interface SentEvent {
  name: string
  users: number
  date: string
}

test('the calendar shows the same deliveries as the API, month by month @dashboard', async ({
  page,
  world,
  signIn,
}) => {
  const person = await signIn(admin)
  const dashboard = await new DashboardPage(page).expectShown()
  const shown = async (m: string) => {
    const { events } = await world.api<{ events: SentEvent[] }>(person, `/companies/${company}/events?m=${m}`)
    return events.map(
      ({ name, date, users }) => `${date.slice(0, 10)} ${date.slice(11, 16)} ${name} ${users}`,
    )
  }
  await dashboard.month('February 2026')
  expect(await shown('2026-02')).not.toEqual([])
  expect(await dashboard.listSentEvents()).toEqual(await shown('2026-02'))
  const step = (name: string) => dashboard.calendar.getByRole('button', { name, exact: true }).click()
  await step('Previous month')
  await dashboard.month('January 2026')
  expect(await dashboard.listSentEvents()).toEqual(await shown('2026-01'))
  await step('Today')
  await dashboard.month('February 2026')
  const today = dashboard.calendar.locator('[data-day="2026-02-02"]')
  await today.focus()
  await page.keyboard.press('PageDown')
  await dashboard.month('March 2026')
  expect(await dashboard.listSentEvents()).toEqual(await shown('2026-03'))
  await page.keyboard.press('PageDown')
  await dashboard.month('April 2026')
  await page.keyboard.press('PageUp')
  await dashboard.month('March 2026')
  await page.reload()
  await dashboard.month('March 2026')
  await dashboard.calendar.locator('td[data-day]:has([data-event])').first().click()
  const link = dashboard.calendar.getByRole('link').first()
  await link.click()
  await expect(page).toHaveURL(/\/(trainings|assessment)\/\d+\/view\/$/)
  await page.goBack()
  await dashboard.month('March 2026')
  await expect(dashboard.calendar.getByRole('gridcell', { selected: true })).toBeFocused()
})

test('what needs attention comes first, each with its one action @dashboard @core', async ({
  page,
  signIn,
}) => {
  await signIn(admin)
  const dashboard = await new DashboardPage(page).expectShown()
  const rows = dashboard.attention.getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await dashboard.attention.getByRole('button', { name: /^Show all \d+$/ }).click()
  await expect(rows.nth(4)).toBeVisible()
  await dashboard.attention
    .getByRole('link', { name: /^Send reminders: / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/view\/\?dialog=remind$/)
  await expect(page.getByRole('dialog')).toBeVisible()

  await signIn(getManagerEmail('viewer'))
  await dashboard.expectShown()
  await expect(dashboard.attention.getByRole('link', { name: /^View emails: / }).first()).toBeVisible()
  await expect(dashboard.attention.getByRole('link', { name: /^(Send|Create|Continue)/ })).toHaveCount(0)
})

test("dashboard cards link to campaigns, open subjects and show the provider's blog @dashboard @core", async ({
  page,
  signIn,
}) => {
  await signIn(admin)
  const dashboard = await new DashboardPage(page).expectShown()
  const trainings = dashboard.card('Training programs')
  await expect(trainings.getByText(/^\(\d+\/\d+ delivered\)$/).first()).toBeVisible()
  const active = await trainings.getByRole('link', { name: /^\d+ active$/ }).textContent()
  await trainings.getByRole('link', { name: /^\d+ active$/ }).click()
  await expect(page).toHaveURL(/\/trainings\/active\/$/)
  await expect(
    page.getByRole('link', { name: new RegExp(`^Active.*${active?.split(' ')[0]}$`) }),
  ).toBeVisible()
  await page.goBack()
  await dashboard.expectShown()
  await page.getByRole('list', { name: 'New subjects' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/\?subject=\d+$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await signIn(getManagerEmail('admin', 'provider'))
  await dashboard.expectShown()
  const blog = dashboard.card('From our blog')
  await expect(blog.getByRole('article')).toHaveCount(3)
  await page.route('**/wp-json/**', (route) => route.fulfill({ json: [] }))
  await page.reload()
  await expect(blog.getByText('No posts found')).toBeVisible()
})

test('the dashboard says when a subscription is expired, in trial or over its seats @dashboard @shell', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(getManagerEmail('admin', 'expired'))
  await expect(
    page.getByText(/^Your subscription has expired\. Please contact .+ to upgrade\.$/),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Try demo/ }).first()).toBeVisible()
  await signIn(getManagerEmail('admin', 'trial'))
  await expect(page.getByText(/^Your free trial ends on/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade now' })).toBeVisible()
  await signIn(getManagerEmail('admin', 'overSeats'))
  const over = page.getByText(/^You have registered more employees \(\d+\) than your subscription package/)
  await expect(over).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(over).toBeHidden()
  await world.advance('P11D')
  await signIn(getManagerEmail('admin', 'trial'))
  await expect(
    page.getByText(
      /^Your free trial has expired\. Please upgrade your subscription\. Need more time\? Contact .+@/,
    ),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade', exact: true }).first()).toBeVisible()
})
