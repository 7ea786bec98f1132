import { accountIds, partnerEmails } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { expect, type HeedRunner, test } from '../../heed.ts'
import { PartnerPage } from '../../pages/partner.ts'
import { expectDisabled } from '../../pages/refused.ts'
import { chooseOption } from '../../pages/select.ts'
import { Shell } from '../../pages/shell.ts'
import type { Person, World } from '../../world.ts'

const customer = 'Tannlæknar Kópavogi'

interface CustomerRow {
  id: number
  name: string
  subscriptionCode: string
  allowedUsers: number
  price: number
  valid_to: string
}

test('a partner can open sales resources and the payments page @partner', async ({ page, signIn }) => {
  await signIn(partnerEmails.bjarg, '/partner/')
  const { menu } = new Shell(page)
  await menu.getByRole('link', { name: 'Resources' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /Support/,
    /Videos/,
    /Onboarding/,
    /Sales/,
    /Marketing/,
    /Logo/,
  ])
  await menu.getByRole('link', { name: 'Payments' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Billing' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Amount due and payment card' }).click()
  await expect(page.getByRole('button', { name: /^Collect / })).toBeVisible()
})

async function addCompany(
  page: Page,
  name: string,
  plan: string,
  seats: string | null,
  timespan: string | null,
): Promise<string> {
  await page.goto('/partner/')
  const dialog = await (await new PartnerPage(page).expectShown()).openCreate()
  await dialog.press('Create company')
  for (const text of [
    'Please enter name of the company',
    'Please choose a tier',
    'Please enter number of seats',
    'Please select a timespan',
  ]) {
    await expect(dialog.root.getByText(text)).toBeVisible()
  }
  await dialog.root.getByLabel('Company name').fill(name)
  await chooseOption(dialog.root.getByLabel('Plan'), plan)
  if (seats !== null) await dialog.root.getByLabel('Seats').fill(seats)
  if (timespan !== null) await chooseOption(dialog.root.getByLabel('Timespan'), timespan)
  await expect(dialog.root.getByText(/→ \$.* a month/).first()).toBeVisible()
  await dialog.root.getByText('Command line').click()
  const line = (await dialog.root.getByText(/^heed companies create/).textContent()) ?? ''
  await dialog.press('Create company')
  await expect(new Shell(page).notice('Company created.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return line
}

test('a partner adds companies one by one, and heed creates and deletes identical ones @partner @core', async ({
  page,
  signIn,
  heed,
  world,
}) => {
  const partner = await signIn(partnerEmails.bjarg, '/partner/')
  const line = await addCompany(page, 'Nordfish ehf.', 'Partner Standard', '50', 'Eternal')
  await addCompany(page, 'Hótel Bjarg', 'Partner Premium', '20', 'Custom')
  await addCompany(page, 'Litla Kaffistofan', 'Partner Free', null, null)

  const words = line.replace('Nordfish ehf.', 'Nordfisk ehf.').match(/'[^']*'|\S+/g) ?? []
  const made = await heed([...words.slice(1).map((word) => word.replaceAll("'", '')), '--yes', '--json'], {
    as: partner,
  })
  expect(made.code, made.errors).toBe(0)
  const { companies } = await world.api<{ companies: CustomerRow[] }>(
    partner,
    `/partners/${accountIds.bjarg}/companies`,
  )
  const held = (name: string) => {
    const {
      id: _id,
      name: _name,
      company_name: _twin,
      ...rest
    } = companies.find((one) => one.name === name) as CustomerRow & { company_name: string }
    return { ...rest, valid_to: rest.valid_to.slice(0, 10) }
  }
  expect(held('Nordfish ehf.')).toEqual(held('Nordfisk ehf.'))

  await page.goto('/partner/')
  const list = await new PartnerPage(page).expectShown()
  expect(await list.companies.names()).toEqual([
    'Hótel Bjarg',
    'Litla Kaffistofan',
    'Nordfish ehf.',
    'Nordfisk ehf.',
    customer,
  ])
  await list.companies.search.fill('nordfis')
  await expect(list.companies.links).toHaveText([/Nordfish/, /Nordfisk/])

  // The console deletes companies permanently, like heed, but not while their campaigns are running.
  const findId = (name: string) => companies.find((one) => one.name === name)?.id
  const shell = new Shell(page)
  const company = await list.open('Nordfish ehf.')
  await company.pressDelete()
  const question = company.question('Delete company?')
  await expect(question).toContainText('Nordfish ehf. will change from Partner Standard with 50 seats')
  const lost = "0 employees and all of Nordfish ehf.'s results will be permanently deleted"
  await expectDisabled(question.getByRole('button', { name: 'Delete' }), lost)
  await question.getByRole('checkbox', { name: lost }).check()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(shell.notice('Company deleted.')).toBeVisible()
  // The console returns to the list, which is still filtered.
  await expect(list.companies.links).toHaveText([/Nordfisk/])
  const gone = await heed(['companies', 'delete', String(findId('Nordfisk ehf.')), '--yes'], { as: partner })
  expect(gone.output, gone.errors).toContain('Company deleted.')
  for (const name of ['Nordfish ehf.', 'Nordfisk ehf.']) {
    const at = `/partners/${accountIds.bjarg}/companies/${findId(name)}`
    expect((await world.call(partner, 'get', at)).status(), name).toBe(404)
  }
  await page.goto(`/partner/${accountIds.bjarg}/companies/${findId('Nordfish ehf.')}/`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.goto('/partner/')
  const runs = await (await list.expectShown()).open(customer)
  await runs.pressDelete()
  const kept = runs.question('Unable to delete company')
  await expect(kept).toContainText(
    `In order to delete ${customer}, please stop the client's active campaigns`,
  )
  await expect(kept.getByRole('button', { name: 'Assessments: 1 active' })).toBeVisible()
})

async function expectMarkerEverywhere(page: Page, world: World, shell: Shell): Promise<void> {
  await expect(shell.partnerMarker).toContainText(`You're working in your customer's company ${customer}`)
  await expect(page).toHaveTitle(new RegExp(`^${customer} · `))
  await page.mouse.wheel(0, 4000)
  await expect(shell.partnerMarker).toBeInViewport()
  // On a phone, notices must appear below the marker.
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${world.address}trainings/?message=Saved&messageType=success`)
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem')
  await notice.waitFor()
  const [marker, below] = await Promise.all([shell.partnerMarker.boundingBox(), notice.boundingBox()])
  expect(below?.y).toBeGreaterThanOrEqual((marker?.y ?? 0) + (marker?.height ?? 900))
  // Full-page dialogs show this text themselves.
  await page.goto(`${world.address}trainings/create/`)
  const wizard = page.getByRole('dialog')
  await expect(wizard.getByText(`You're working in your customer's company ${customer}`)).toBeInViewport()
  await page.goto(`${world.address}trainings/`)
  if (size) await page.setViewportSize(size)
}

async function endCampaigns(world: World, partner: Person, base: string): Promise<void> {
  const { automations } = await world.api<{ automations: { id: number }[] }>(
    partner,
    `${base}/trainings?status=2`,
  )
  for (const one of automations)
    await world.call(partner, 'put', `${base}/trainings/${one.id}/pauseAutomation`, {})
  // A running assessment ends on its due date.
  await world.advance('PT4320H')
}

async function readRow(world: World, partner: Person, id: number) {
  const { companies } = await world.api<{ companies: CustomerRow[] }>(
    partner,
    `/partners/${accountIds.bjarg}/companies`,
  )
  const { valid_to: end, ...held } = companies.find((one) => one.id === id) as CustomerRow
  return { ...held, end: end.slice(0, 10) }
}

async function readSubscription(heed: HeedRunner, partner: Person, id: number) {
  const { output } = await heed(['companies', 'subscription', 'show', String(id), '--json'], {
    as: partner,
  })
  return (JSON.parse(output) as { subscription: { validTo: string } }).subscription
}

test('a blocked subscription change is resolved in the customer, then priced and saved @partner', async ({
  page,
  signIn,
  heed,
  world,
}) => {
  const partner = await signIn(partnerEmails.bjarg, '/partner/')
  const shell = new Shell(page)
  const company = await (await new PartnerPage(page).expectShown()).open(customer)
  let dialog = await company.openEdit()
  await dialog.root.getByLabel('Seats').fill('20')
  await dialog.press('Continue')
  await expect(company.question('Unable to change number of seats')).toContainText(
    'please delete at least 14 employees',
  )
  await company.question('Unable to change number of seats').getByRole('button', { name: 'Close' }).click()
  await dialog.root.getByLabel('Seats').fill('200000')
  await dialog.press('Continue')
  await expect(company.question('Unable to make changes')).toContainText('Remove 100000 seats.')
  await company.question('Unable to make changes').getByRole('button', { name: 'Close' }).click()
  await dialog.root.getByLabel('Seats').fill('20')
  await chooseOption(dialog.root.getByLabel('Plan'), 'Partner Premium')
  await dialog.press('Continue')
  const blocked = company.question('Unable to change subscription plan')
  await expect(blocked).toContainText(customer)
  await blocked.getByRole('button', { name: 'Trainings: 1 active' }).click()
  await expectMarkerEverywhere(page, world, shell)

  const { id } = (
    await world.api<{ companies: CustomerRow[] }>(partner, `/partners/${accountIds.bjarg}/companies`)
  ).companies[0] as CustomerRow
  const base = `/companies/${id}`
  await endCampaigns(world, partner, base)
  await shell.partnerMarker.getByRole('link', { name: 'Back to Companies' }).click()
  await (await new PartnerPage(page).expectShown()).companies.open(customer)
  // The page kept the unsaved change.
  dialog = await company.expectEditOpen()
  await expect(dialog.root.getByLabel('Plan')).toHaveText('Partner Premium')
  await expect(dialog.root.getByLabel('Seats')).toHaveValue('20')
  await dialog.press('Continue')
  const people = company.question('Unable to change your subscription plan')
  await expect(people).toContainText('please delete at least 14 employees')
  await people.getByRole('button', { name: 'Close' }).click()
  await dialog.root.getByLabel('Seats').fill('60')
  await dialog.press('Continue')
  const question = company.question('Change the subscription?')
  await expect(question).toContainText('to Partner Premium with 60 seats ($330.00 a month).')
  await question.getByRole('button', { name: 'Change subscription' }).click()
  await expect(shell.notice('Subscription updated.')).toBeVisible()
  await expect(company.subscription).toContainText('Partner Premium')
  const row = () => readRow(world, partner, id)
  const changed = await row()

  await company.subscription.getByRole('button', { name: 'Deactivate subscription' }).click()
  const ending = company.question('Deactivate subscription')
  await expect(ending).toContainText(customer)
  await ending.getByRole('button', { name: 'Yes, deactivate' }).click()
  await expect(shell.notice('Subscription deactivated.')).toBeVisible()
  await expect(company.subscription).toContainText('Inactive')
  const ended = await row()
  dialog = await company.openEdit('Reactivate')
  await dialog.press('Continue')
  await company.question('Reactivate the subscription?').getByRole('button', { name: 'Reactivate' }).click()
  await expect(company.subscription).toContainText('Active')

  const shown = () => readSubscription(heed, partner, id)
  const byConsole = await shown()
  const renewed = await row()
  const off = await heed(['companies', 'subscription', 'deactivate', String(id), '--yes'], { as: partner })
  expect(off.output).toContain('Subscription deactivated.')
  expect(await row()).toEqual(ended)
  const sell = (plan: string, seats: string, ...more: string[]) =>
    heed(
      ['companies', 'subscription', 'set', String(id), '--plan', plan, '--seats', seats, ...more, '--yes'],
      { as: partner },
    )
  const on = await sell('partner-premium', '60', '--validity', '12')
  expect(on.output, on.errors).toContain('Subscription updated.')
  expect(await row()).toEqual(renewed)
  const days = ({ validTo, ...held }: { validTo: string }) => ({
    ...held,
    validFrom: '',
    validTo: validTo.slice(0, 10),
  })
  expect(days(await shown())).toEqual(days(byConsole))
  await sell('partner-standard', '50')
  const priced = await sell('partner-premium', '60', '--json')
  expect(JSON.parse(priced.output), priced.errors).toMatchObject({ companyMonthly: { after: 330 } })
  expect(await row()).toEqual({ ...changed, end: renewed.end })
})
