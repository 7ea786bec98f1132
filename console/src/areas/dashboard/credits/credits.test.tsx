import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeHomeServer } from '../../../../test/aHome.ts'
import { answer, type FakeCall } from '../../../../test/fakeServer.ts'
import { aBranding, aCompany, aUser } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { chooseOption, readLabels } from '../../../../test/select.ts'

const assignCall = 'POST /data/manager/assignpackage'
const credits = [
  { package_id: 1, package_name: 'Business', package_users: 250, valid_to: '2027-02-02T00:00:00.000Z' },
  { package_id: 2, package_name: 'Small', package_users: 1, valid_to: null },
]
const partnerPlan = { ...aCompany().subscription, subscription_type: 'partner' }
const ownCompanies = [
  aCompany({ role: 1 }),
  aCompany({ company_id: 12, company_name: 'Only looked at', role: 2 }),
  aCompany({ company_id: 13, company_name: 'Too many here', role: 1, users_total: 300 }),
  aCompany({ company_id: 14, company_name: 'Sold by others', role: 1, subscription: partnerPlan } as object),
]
const createdCompany = aCompany({ company_id: 20, company_name: 'Vík', role: 1, users_available: 250 })

function aCreditServer(initialCredits = credits) {
  const owner = (left = initialCredits) => aUser({ csrf: 'c0ffee', unassignedPackages: left })
  const server = makeHomeServer()
    .on('GET /auth/user', owner())
    .on('GET /companies/my_companies', { companies: ownCompanies, count: ownCompanies.length })
  server.on(assignCall, ({ body }: FakeCall) => {
    const { company_id: id } = body as { company_id: number }
    const companies = id === 0 ? [...ownCompanies, createdCompany] : ownCompanies
    server.on('GET /auth/user', owner(initialCredits.slice(1)))
    server.on('GET /companies/my_companies', { companies, count: companies.length })
    return { success: true }
  })
  return server
}

async function openDialog(server = aCreditServer()) {
  const app = await renderApp({ server })
  await screen.findByText('2 unassigned credits: Business for 250 employees and Small for 1 employee')
  await app.user.click(screen.getByRole('button', { name: 'Assign' }))
  await app.user.click(await screen.findByRole('menuitem', { name: /^Business for 250 employees/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign credit' }))
  const company = dialog.getByRole('combobox', { name: /^Company/ })
  const press = () => dialog.getByRole('button', { name: 'Assign' })
  return { ...app, dialog, company, press }
}

const readDisabledReason = (button: HTMLElement) => button.getAttribute('aria-description')

describe('an unassigned credit', () => {
  it('is announced with its number of employees and its last day', async () => {
    const { unmount } = await renderApp({ server: aCreditServer(credits.slice(0, 1)) })
    await screen.findByText(
      'You have an unassigned credit: Business for 250 employees, valid until Feb 02, 2027.',
    )
    screen.getByRole('button', { name: 'Assign Business for 250 employees' })
    unmount()
    await renderApp({ server: aCreditServer(credits.slice(1)) })
    await screen.findByText('You have an unassigned credit: Small for 1 employee.')
  })

  it('can be assigned to a new company, which is named afterwards', async () => {
    const { user, dialog, company, press, server, address } = await openDialog()
    expect(readDisabledReason(press())).toBe('Choose a company first')
    await chooseOption(user, company, 'Create new company')
    expect(readDisabledReason(press())).toBe('Company name must be at least three characters')
    await user.type(dialog.getByRole('textbox', { name: /^Company name/ }), 'Vík')
    await user.click(press())
    await screen.findByText('Credit “Business” assigned to Vík')
    expect(server.listCalls(assignCall)[0]?.body).toEqual({
      company_id: 0,
      new_company_name: 'Vík',
      package_id: 1,
      _csrf: 'c0ffee',
    })
    expect(address()).toBe('/manager/?company=20&credit=Business')
    const facts = screen.getByRole('region', { name: 'Subscription' })
    expect(facts.textContent).toContain('Seats250')
    expect(facts.textContent).toContain('Credits left1')
  })

  it('is still reported as assigned after a reload, with a way into its company', async () => {
    const server = makeHomeServer(20, makeHomeServer())
      .on('GET /companies/my_companies', {
        companies: [...ownCompanies, createdCompany],
        count: ownCompanies.length + 1,
      })
      .on('GET /companies/20/branding', aBranding())
    const at = '/manager/?company=20&credit=Business'
    const { user, address } = await renderApp({ server, at })
    await user.click(await screen.findByRole('button', { name: 'Go to dashboard' }))
    await waitFor(() => expect(address()).toBe('/'))
    await screen.findByRole('button', { name: 'Vík, switch company' })
  })

  it('can be assigned to a company the user is an admin of', { tags: 'slow' }, async () => {
    const { user, dialog, company, press, server } = await openDialog()
    expect(await readLabels(user, company)).toEqual([
      'Choose a company',
      'Create new company',
      'Norðurljós ehf.',
      'Too many here',
      'Sold by others',
    ])
    await chooseOption(user, company, 'Norðurljós ehf.')
    expect(dialog.queryByRole('textbox')).toBeNull()
    dialog.getByText(
      /^Norðurljós ehf\. currently has .+ with \d+ seats, until .+\. This will be replaced by Business with 250 seats, until Feb 02, 2027\.$/,
    )
    await user.click(press())
    await screen.findByText('Credit “Business” assigned to Norðurljós ehf.')
    expect(server.listCalls(assignCall)[0]?.body).toEqual({ company_id: 11, package_id: 1, _csrf: 'c0ffee' })
  })

  it.each([
    [
      'Too many here',
      'The credit has 250 seats, but this company has 300 employees. Choose another company or a new one, or delete at least 50 employees first',
    ],
    ['Sold by others', "This company's subscription is managed by a partner"],
  ])("can't be assigned to %s: %s", async (name, reason) => {
    const { user, company, press } = await openDialog()
    await chooseOption(user, company, name)
    expect(readDisabledReason(press())).toBe(reason)
  })

  it.each([
    ['Ví', 'Company name must be at least three characters'],
    ['NORÐURLJÓS EHF.', 'You already have a company with this name'],
  ])("can't create a company named %s: %s", { tags: 'slow' }, async (name, reason) => {
    const { user, dialog, company, press } = await openDialog()
    await chooseOption(user, company, 'Create new company')
    await user.type(dialog.getByRole('textbox'), name)
    await user.tab()
    await dialog.findByText(reason)
    expect(readDisabledReason(press())).toBe(reason)
  })

  it.each([
    [
      'refuses',
      { error: 'This credit has already been used' },
      'Credit assign failed. This credit has already been used. Nothing was changed. Choose another company, or close this dialog to see your credits.',
    ],
    [
      'fails',
      answer(500, { message: 'Billing is down' }),
      "Credit assign failed. Billing is down. We couldn't confirm whether the credit was assigned. Close this dialog and check whether you still have the credit before you try again.",
    ],
  ])("keeps the company selected when the credit isn't assigned: the server %s", async (_, reply, text) => {
    const { user, dialog, company, press, address } = await openDialog(aCreditServer().on(assignCall, reply))
    await chooseOption(user, company, 'Norðurljós ehf.')
    await user.click(press())
    await dialog.findByText(text)
    expect((company as HTMLButtonElement).value).toBe('11')
    expect(address()).toBe('/')
  })
})

it('dismissed credits stay hidden in this browser, but the menu can assign them', async () => {
  const key = 'heed.creditsPutAway'
  const first = await renderApp({ server: aCreditServer() })
  const banner = (await screen.findByText(/unassigned credits: /)).closest<HTMLElement>('[role=note]')
  await first.user.click(within(banner ?? document.body).getByRole('button', { name: 'Close' }))
  await screen.findByText('The credits are still yours. You can find them under Credits in the user menu.')
  expect(screen.queryByText(/unassigned credit/)).toBeNull()
  const saved = { [key]: JSON.parse(localStorage.getItem(key) ?? '') }
  first.unmount()
  const { user, address } = await renderApp({ server: aCreditServer(), saved })
  await screen.findByRole('region', { name: 'Needs attention' })
  expect(screen.queryByText(/unassigned credit/)).toBeNull()
  await user.click(screen.getByRole('button', { name: /'s account$/ }))
  await user.click(await screen.findByRole('link', { name: 'Credits' }))
  await waitFor(() => expect(address()).toBe('/manager/'))
  const kept = (await screen.findByText(/credit: Business/)).closest<HTMLElement>('[role=note]')
  await user.click(within(kept ?? document.body).getByRole('button', { name: /^Assign / }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign credit' }))
  await chooseOption(user, dialog.getByRole('combobox', { name: /^Company/ }), 'Norðurljós ehf.')
  await user.click(dialog.getByRole('button', { name: 'Assign' }))
  await screen.findByText('Credit “Business” assigned to Norðurljós ehf.')
  screen.getByText(/credit: Small/)
})

it('/manager without a credit links to the homepage', async () => {
  const { user } = await renderApp({ server: makeHomeServer(), at: '/manager' })
  await screen.findByText('No credits to assign')
  expect(screen.getByRole('link', { name: 'Go to homepage' }).getAttribute('href')).toBe('/')
  await user.click(screen.getByRole('button', { name: /'s account$/ }))
  await screen.findByRole('link', { name: 'Settings' })
  expect(screen.queryByRole('link', { name: 'Credits' })).toBeNull()
})
