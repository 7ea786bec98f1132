import { computeValidityEnd } from '@heed/contracts'
import { checkRows, type NewCompany } from '@heed/contracts/rules/newCompanies/check'
import { newCompanyColumns } from '@heed/contracts/rules/newCompanies/columns'
import { readRows } from '@heed/contracts/rules/rows/read'
import { aPartnerCompany, aPartnerOverview, aPlan } from '@heed/fixtures/factories/billing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeHomeServer } from '../../../../test/aHome.ts'
import { type FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { aBranding, aCompany, aUser } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { chooseOption } from '../../../../test/select.ts'
import { anAccountServer } from '../testing/anAccountServer.ts'

const open = (server = anAccountServer(), at = '/partner/3/companies/') =>
  renderApp({ as: 'partner', at, server })

it("an account that is switched off explains the limits and can't sell anything", async () => {
  const off = anAccountServer().on(
    'GET /partners/3/subscriptions/overview',
    aPartnerOverview({ enabled: false }),
  )
  const { user } = await open(off)
  await screen.findByText(
    /^Borealis's account is switched off, .* You can still open them, .* and pay what's due\.$/,
  )
  const why = 'The partner account is switched off'
  for (const name of ['Add company', 'Add from a file']) {
    expect(screen.getByRole('button', { name }).getAttribute('aria-description')).toBe(why)
  }
  await user.click(await screen.findByRole('button', { name: 'Actions for Fjallaverk hf.' }))
  const menu = within(await screen.findByRole('menu'))
  menu.getByRole('menuitem', { name: 'Edit subscription', description: why })
  menu.getByRole('menuitem', { name: 'Delete' })
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('checkbox', { name: 'Select Fjallaverk hf.' }))
  await user.click(screen.getByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 1 company' }))
  const goOn = await dialog.findByRole('button', { name: 'Continue' })
  expect(goOn.getAttribute('aria-description')).toBe(why)
  await chooseOption(user, dialog.getByRole('combobox', { name: 'Setting to change' }), 'logo')
  await waitFor(() => expect(goOn.getAttribute('aria-description')).toBeNull())
})

describe('the partner pages', () => {
  it.each(['/partner', '/partner/3'])("%s redirects to the account's companies", async (at) => {
    const { address } = await open(anAccountServer(), at)
    await screen.findByRole('heading', { level: 1, name: 'Companies' })
    expect(address()).toBe('/partner/3/companies/')
    await waitFor(() => expect(document.title).toBe('Companies · Borealis · Heed'))
  })

  it('redirect users without an account to the dashboard', { tags: 'slow' }, async () => {
    const { address } = await renderApp({ as: 'admin', at: '/partner', server: makeHomeServer() })
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(address()).toBe('/')
  })

  it.each(['/partner/4/companies', '/partner/abc/companies'])('are closed to other users: %s', async (at) => {
    const { server } = await renderApp({ as: 'partner', at })
    await screen.findByText('Authorized personal only')
    expect(server.calls.filter(({ path }) => path.startsWith('/partners'))).toEqual([])
  })

  it('have their own tabs and no customer strip', async () => {
    await open()
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }))
    const tabs = menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(tabs).toEqual([
      ['Companies', '/partner/3/companies/'],
      ['Pay-per-view', '/partner/3/packages/'],
      ['Managers', '/partner/3/managers/'],
      ['Resources', '/partner/3/resources/'],
      ['Payments', '/partner/3/payments/'],
      ['Settings', '/partner/3/settings/'],
    ])
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Companies')
    expect(screen.queryByRole('note')).toBeNull()
    screen.getByRole('button', { name: 'Borealis Companies, switch company' })
  })
})

it("two accounts of one partner don't share companies or sums, even while loading", {
  tags: 'slow',
}, async () => {
  const accounts = [
    { id: 3, name: 'Borealis' },
    { id: 4, name: 'Aurora' },
  ]
  const server = anAccountServer()
    .on('GET /auth/user', aUser({ superForAccounts: accounts }))
    .on('GET /partners/4/settings', {})
    .on('GET /partners/4/companies', () => new Promise(() => undefined))
    .on('GET /partners/4/subscriptions/overview', () => new Promise(() => undefined))
  const { router } = await open(server)
  await screen.findByRole('link', { name: 'Fjallaverk hf.' })
  await act(() => router.navigate('/partner/4/companies/'))
  await screen.findByRole('button', { name: 'Aurora Companies, switch company' })
  expect(screen.queryByText('Fjallaverk hf.')).toBeNull()
  expect(screen.queryByText('$968.00')).toBeNull()
})

describe('the list of customers', () => {
  it('shows status, seats, end and price', { tags: 'slow' }, async () => {
    const { server } = await open()
    const table = await screen.findByRole('table', { name: 'Companies' })
    const rows = await within(table).findAllByRole('row', { name: /verk|Bláberg|Ísafold/ })
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Active.*40 of 50 seats.*Jan 31, 2027.*\$95\.00\/mo/),
      expect.stringMatching(/Ends in 12 days.*118 of 120 seats 2 left.*Mar 13, 2026/),
      expect.stringMatching(/Inactive.*Dec 31, 2025.*Not billed/),
    ])
    expect(server.listCalls('GET /partners/3/companies')[0]?.path).toContain('p=0&n=20&order=name+asc')
    const link = within(table).getByRole('link', { name: 'Fjallaverk hf.' })
    expect(link.getAttribute('href')).toBe('/partner/3/companies/21/')
  })

  it('is sorted by the server, and the address contains the order', { tags: 'slow' }, async () => {
    const { user, server, address } = await open()
    await screen.findByRole('link', { name: 'Fjallaverk hf.' })
    await user.click(screen.getByRole('button', { name: /Valid to/ }))
    await waitFor(() => expect(address()).toContain('companies.order=valid_to+asc'))
    expect(server.listCalls('GET /partners/3/companies').at(-1)?.path).toContain('order=valid_to+asc')
  })

  it('is exported to a file named after account and day', { tags: 'slow' }, async () => {
    const files = recordSavedFiles()
    const { user } = await open()
    await screen.findByRole('link', { name: 'Fjallaverk hf.' })
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const [file] = files
    expect(file?.name).toBe('Borealis Companies 2026-03-02.csv')
    expect(await file?.text()).toContain(
      'Ísafold,23,inactive,Partner Standard,partner-standard,50,40,2025-12-31,2026-01-01T00:00:00.000Z,95.00',
    )
  })

  it('exports ends that a new-company import reads as the same instants', async () => {
    const files = recordSavedFiles()
    const ends = ['2027-02-01T00:00:00.000Z', '2027-02-14T15:16:17.890Z']
    const companies = ends.map((valid_to, at) =>
      aPartnerCompany({ id: 31 + at, name: `Borg ${at}`, valid_to }),
    )
    const { user } = await open(anAccountServer().on('GET /partners/3/companies', { companies, count: 2 }))
    await screen.findByRole('link', { name: 'Borg 1' })
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const [file] = files
    const read = await readRows(new TextEncoder().encode(await file?.text()), newCompanyColumns, 'a.csv')
    const plan = aPlan({ code: 'partner-standard', name: 'Partner Standard' })
    const now = '2026-03-02T09:00:00.000Z'
    const checked = checkRows(read.rows, { accountId: 3, plans: [plan], existing: [], now })
    expect(checked.refused).toEqual([])
    const computeEnd = ({ form }: NewCompany) => computeValidityEnd(form.validity, now, form.validTill)
    expect(checked.companies.map(computeEnd)).toEqual(ends)
  })

  it('says that there are no companies yet and offers to add one', async () => {
    await open(anAccountServer().on('GET /partners/3/companies', { companies: [], count: 0 }))
    await screen.findByText('No companies yet')
    expect(screen.getAllByRole('button', { name: 'Add company' })).toHaveLength(2)
  })

  it("says that companies couldn't be loaded and tries again", { tags: 'slow' }, async () => {
    const server = anAccountServer().on('GET /partners/3/companies', refuse(503, 'Down for a moment'))
    const { user } = await open(server)
    await screen.findByText("Companies couldn't be loaded")
    server.on('GET /partners/3/companies', { companies: [], count: 0 })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('No companies yet')
  })

  const inMenu = async (server: FakeServer, item: string) => {
    const view = await open(server)
    await view.user.click(await screen.findByRole('button', { name: 'Actions for Fjallaverk hf.' }))
    await view.user.click(await screen.findByRole('menuitem', { name: item }))
    return view
  }

  it('opens a customer from its menu, and a strip names that company', {
    tags: 'slow',
  }, async () => {
    const company = aCompany({ company_id: 21, company_name: 'Fjallaverk hf.', role: 2 })
    const server = makeHomeServer(21, anAccountServer())
      .on('GET /companies/21', company)
      .on('GET /companies/21/branding', aBranding())
    const { address, root } = await inMenu(server, 'Go to dashboard')
    const strip = await screen.findByRole('note')
    expect(strip.textContent).toContain("You're working in your customer's company Fjallaverk hf.")
    expect([address(), root.session.companyId]).toEqual(['/', 21])
  })

  it('opens a customer from its page, and the strip links back', { tags: 'slow' }, async () => {
    const company = aCompany({ company_id: 21, company_name: 'Fjallaverk hf.', role: 2 })
    const server = makeHomeServer(21, anAccountServer())
      .on('GET /partners/3/companies/21', company)
      .on('GET /companies/21', company)
      .on('GET /companies/21/branding', aBranding())
    const { user, address, root } = await open(server, '/partner/3/companies/21/')
    await user.click(await screen.findByRole('button', { name: 'Go to dashboard' }))
    const back = await screen.findByRole('link', { name: 'Back to Companies' })
    await waitFor(() => expect([address(), root.session.companyId]).toEqual(['/', 21]))
    expect(back.getAttribute('href')).toBe('/partner/3/companies/')
  })

  it("shows why a customer couldn't be opened and stays in the current company", {
    tags: 'slow',
  }, async () => {
    const server = anAccountServer().on('GET /companies/21', refuse(404, 'There is no such company'))
    const { root } = await inMenu(server, 'Go to dashboard')
    await screen.findByText('There is no such company')
    expect(root.session.companyId).toBe(11)
  })

  it('edits and deletes a customer from its menu, naming the company', async () => {
    const company = aCompany({ company_id: 21, company_name: 'Fjallaverk hf.' })
    const server = anAccountServer().on('GET /partners/3/companies/21', company)
    const { user } = await inMenu(server, 'Edit subscription')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit subscription' }))
    dialog.getByText('Fjallaverk hf.')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    const running = { canBeRemoved: false, activeAssessments: 0, activeTrainings: 1 }
    server.on('GET /companies/21/subscriptions/canBeRemoved', running)
    await user.click(await screen.findByRole('button', { name: 'Actions for Fjallaverk hf.' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const blocked = within(await screen.findByRole('alertdialog', { name: 'Unable to delete company' }))
    blocked.getByText("In order to delete Fjallaverk hf., please stop the client's active campaigns")
  })
})

describe("the account's costs", () => {
  it('are listed by plan, with their total', async () => {
    const rows = [
      { planName: 'Partner Premium', totalCompanies: 9, totalSeats: 1325, totalMonthlyCost: 265_000 },
      { planName: 'Partner Standard', totalCompanies: 10, totalSeats: 750, totalMonthlyCost: 90_000 },
    ]
    await open(anAccountServer().on('GET /partners/3/subscriptions/overview', aPartnerOverview({ rows })))
    const plans = await screen.findByRole('table', { name: 'Plans' })
    const row = await within(plans).findByRole('row', { name: /All plans/ })
    expect(row.textContent).toBe('All plans192,075$3,550.00')
  })

  it('are paid after a confirmation that names the account', async () => {
    const server = anAccountServer().on('POST /partners/3/subscriptions/collect', {
      success: true,
      collected: 96_800,
    })
    const { user } = await open(server)
    await screen.findByText('$968.00')
    screen.getByText('$2,582.00 collected')
    screen.getByText('Card on file')
    await user.click(screen.getByRole('button', { name: 'Collect $968.00' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Collect $968.00?' }))
    question.getByText('Borealis')
    server.on('GET /partners/3/subscriptions/overview', aPartnerOverview({ collected: 355_000 }))
    await user.click(question.getByRole('button', { name: 'Collect payment' }))
    await screen.findByText('Borealis has paid $968.00.')
    await screen.findByText('$0.00')
    await waitFor(() => {
      const collect = screen.getByRole('button', { name: 'Collect payment' })
      expect(collect.getAttribute('aria-description')).toBe('Nothing is due')
    })
  })

  it("can't be paid without a card, which is added on the billing service's page", async () => {
    const url = 'https://billing.example/page'
    const server = anAccountServer()
      .on('GET /partners/3/subscriptions/overview', aPartnerOverview({ totalDues: 1, hasValidCard: false }))
      .on('POST /partners/3/open_manage_session', { hosted_page: { id: '1', url, state: 'created' } })
    const { user, left } = await open(server)
    await screen.findByText('No valid card')
    const collect = screen.getByRole('button', { name: 'Collect $0.01' })
    expect(collect.getAttribute('aria-description')).toBe('There is no valid card on file')
    await user.click(screen.getByRole('button', { name: 'Add card' }))
    await waitFor(() => expect(left).toEqual([url]))
  })
})
