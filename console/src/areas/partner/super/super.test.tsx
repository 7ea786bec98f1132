import { type Company, getCompanyName, type User } from '@heed/contracts'
import { aManager } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { answer, FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { aBranding, aCompany, aUser } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'

const TARGETS = 'GET /notifications/targets'
const TOGGLE = 'POST /partners/3/toggle'
const COMPANIES = 'GET /super/companies'
const ACT = 'POST /system/impersonate/u7'

const partner = { id: 3, name: 'Borealis', type: 'partner', enabled: true }
const otherPartner = { id: 4, name: 'Austral', type: 'partner' }
const aPlatform = () =>
  new FakeServer()
    .on(TARGETS, { targets: [partner, otherPartner, { id: 11, name: 'Norðurljós', type: 'company' }] })
    .on('GET /partners/3/companies', { companies: [], count: 12 })

async function open(server: FakeServer, options: Parameters<typeof renderApp>[0] = {}) {
  const view = await renderApp({ as: 'super', at: '/super/', server, ...options })
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }))
  const choose = async (name: string, item: string) => {
    await press(`Actions for ${name}`)
    await view.user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: item }))
  }
  return { ...view, press, choose }
}

describe.each(['admin', 'partner', 'viewer'] as const)('the platform pages for a %s', (as) => {
  test.each(['/super/', '/super/companies/'])('deny access to %s', async (at) => {
    const { server } = await open(aPlatform(), { as, at })
    await screen.findByText('Authorized personal only')
    expect(server.calls.filter(({ path }) => /super|targets/.test(path))).toEqual([])
  })
})

test('the user menu links super admins to the whole platform', async () => {
  const { press } = await open(aPlatform())
  await press("Ása Jónsdóttir's account")
  expect((await screen.findByRole('link', { name: 'Whole platform' })).getAttribute('href')).toBe('/super/')
})

describe('the list of partners', () => {
  it("shows each partner's status where known, and is exported", async () => {
    const files = recordSavedFiles()
    const { press } = await open(aPlatform())
    const table = within(await screen.findByRole('table', { name: 'All partners' }))
    await table.findByText('Switched on')
    expect(table.queryByText('Norðurljós')).toBeNull()
    await press('Export')
    expect(await files[0]?.text()).toContain('Austral,4,\r\nBorealis,3,on')
  })

  it('switches a partner off after a confirmation, and on again', async () => {
    const server = aPlatform().on(TOGGLE, ({ body }: { body: unknown }) => {
      const { enabled } = body as { enabled: boolean }
      server.on(TARGETS, { targets: [{ ...partner, enabled }] })
      return { success: true, enabled }
    })
    const { press, choose } = await open(server)
    await choose('Borealis', 'Switch off')
    await screen.findByText(/Its 12 companies aren't affected\./)
    expect(server.listCalls(TOGGLE)).toEqual([])
    await press('Switch off')
    await screen.findByText("Borealis's account switched off")
    await screen.findByText('Switched off')
    await choose('Borealis', 'Switch on')
    await press('Switch on')
    await screen.findByText("Borealis's account switched on")
    expect(server.listCalls(TOGGLE).map(({ body }) => body)).toEqual([{ enabled: false }, { enabled: true }])
  })

  it("keeps a partner's status when switching fails, and shows the reason in the dialog", {
    tags: 'slow',
  }, async () => {
    const { press, choose } = await open(aPlatform().on(TOGGLE, refuse(500, 'Not today')))
    await choose('Borealis', 'Switch off')
    await press('Switch off')
    await within(await screen.findByRole('alertdialog')).findByText('Not today')
  })

  it('shows an error when loading fails, and can be loaded again', async () => {
    const server = new FakeServer().on(TARGETS, refuse(503, 'Out of order'))
    const { press } = await open(server)
    await screen.findByText('Out of order')
    server.on(TARGETS, { targets: [] })
    await press('Try again')
    await screen.findByText('No partner accounts yet')
  })
})

describe('the list of all companies', () => {
  const sold = aCompany({ company_id: 21, company_name: 'Fjallaverk hf.', account_id: 3 })
  const unnamed = aCompany({ company_id: 22, company_name: 'Bláberg', account_id: 9 })
  const own = aCompany({ company_id: 23, company_name: 'Austurland', account_id: null })

  it('links each customer to its partner and to its page there', async () => {
    const files = recordSavedFiles()
    const server = aPlatform().on(COMPANIES, { companies: [sold, unnamed, own], count: 3 })
    const { press } = await open(server, { at: '/super/companies/' })
    const table = within(await screen.findByRole('table', { name: 'All companies' }))
    const findHref = async (name: string) => (await table.findByRole('link', { name })).getAttribute('href')
    expect(await findHref('Borealis')).toBe('/partner/3/companies/')
    expect(await findHref('Account 9')).toBe('/partner/9/companies/')
    expect(await findHref('Fjallaverk hf.')).toBe('/partner/3/companies/21/')
    expect(table.queryByRole('link', { name: 'Austurland' })).toBeNull()
    await press('Export')
    expect(await files[0]?.text()).toContain('Fjallaverk hf.,21,Borealis,')
  })
})

const sif: User = aUser({ _id: 'u7', name: 'Sif Karlsdóttir', email: 'sif@example.is' })
const sifCompany: Company = aCompany({ company_id: 77, company_name: 'Ísafold', role: 1 })

/** Requests sent by her dashboard. */
const dashboardPaths = [
  'statistics/status',
  'subjects/latestSubjects',
  'trainings',
  'assessments',
  'events',
  'integrations',
  'reports',
]

/** Responds with the person to whom the token belongs. */
function aTwoPeopleServer(person: User = sif) {
  const asSuper = { user: aUser({ super_admin: true }), company: aCompany({ role: 1 }) }
  const by = (take: (one: typeof asSuper) => unknown) => (call: { headers: Record<string, string> }) =>
    take(call.headers.Authorization === 'Bearer token-7' ? { user: person, company: sifCompany } : asSuper)
  const server = new FakeServer().on(TARGETS, { targets: [partner] })
  for (const path of dashboardPaths) server.on(`GET /companies/77/${path}`, refuse(503, 'Not looked at'))
  return server
    .on(
      'GET /auth/user',
      by(({ user }) => user),
    )
    .on(
      'GET /companies/my_companies',
      by(({ company }) => ({ companies: [company], count: 1 })),
    )
    .on('GET /companies/77', sifCompany)
    .on('GET /companies/77/branding', aBranding())
    .on(COMPANIES, {
      companies: [
        {
          ...sifCompany,
          managers: [
            aManager({ _id: 'u7', email: 'sif@example.is', name: 'Sif Karlsdóttir', role: 1 }),
            aManager({ email: 'carl@example.is', name: 'Carl', role: 2 }),
          ],
        },
      ],
      count: 1,
    })
    .on(ACT, { token: 'token-7' })
}

describe('acting as another user', () => {
  async function openActAsDialog(server = aTwoPeopleServer()) {
    const view = await open(server, { at: '/super/companies/?companies.filter=%C3%8Dsa' })
    await view.choose('Ísafold', 'Act as someone')
    const dialog = within(await screen.findByRole('dialog', { name: 'Act as someone' }))
    return { ...view, server, dialog }
  }

  it("starts from the company's admins, and is shown by strip and tab title", { tags: 'slow' }, async () => {
    const { user, dialog, address, root } = await openActAsDialog()
    const carl = await dialog.findByRole('button', { name: /Act as Carl/ })
    expect(carl.getAttribute('aria-disabled')).toBe('true')
    await user.click(dialog.getByRole('button', { name: 'Act as Sif Karlsdóttir' }))
    expect((await screen.findByText(/You're acting as/)).textContent).toContain('Sif Karlsdóttir')
    expect(document.title.startsWith('As Sif Karlsdóttir · ')).toBe(true)
    await waitFor(() => expect(address()).toBe('/'))
    expect(root.session.company?.company_id).toBe(77)
    expect(screen.queryByText('Whole platform')).toBeNull()
  })

  it("doesn't request the previously opened company with the new session", {
    tags: 'slow',
  }, async () => {
    const server = aTwoPeopleServer({ ...sif, superForAccounts: [{ id: 3, name: 'Borealis' }] })
    const { user, dialog, root } = await openActAsDialog(server)
    await user.click(await dialog.findByRole('button', { name: 'Act as Sif Karlsdóttir' }))
    await screen.findByText(/You're acting as/)
    await waitFor(() => expect(root.session.company?.company_id).toBe(77))
    const asked = server.calls.filter(({ headers }) => headers.Authorization === 'Bearer token-7')
    expect(asked.filter(({ path }) => path === '/companies/11')).toEqual([])
  })

  it('switches back to the original page and session, and ends the other session', async () => {
    const { user, dialog, press, address, root, server } = await openActAsDialog()
    await user.click(await dialog.findByRole('button', { name: 'Act as Sif Karlsdóttir' }))
    await press('Switch back')
    await screen.findByRole('table', { name: 'All companies' })
    await waitFor(() => expect(address()).toBe('/super/companies/?companies.filter=%C3%8Dsa'))
    expect(root.session.token).toBe('token-1')
    expect(screen.queryByText(/You're acting as/)).toBeNull()
    const [out] = server.listCalls('POST /auth/logout')
    expect(out?.headers.Authorization).toBe('Bearer token-7')
  })

  it("isn't needed to open a company, which is marked as someone else's", async () => {
    const server = aTwoPeopleServer().on(`GET /companies/${sifCompany.company_id}`, sifCompany)
    const { choose, root, address } = await open(server, { at: '/super/companies/' })
    await choose(getCompanyName(sifCompany), 'Open')
    await waitFor(() => expect(address()).toBe('/'))
    expect(root.session.companyId).toBe(sifCompany.company_id)
    const back = await screen.findByRole('link', { name: 'Back to Companies' })
    expect(back.getAttribute('href')).toBe('/super/companies/')
    // This company is someone else's customer.
    expect(screen.getByText(/^You're working/).textContent).toBe(
      `You're working in ${getCompanyName(sifCompany)}, which isn't your company`,
    )
    await root.session.loadCompanies()
    expect(root.session.companyId).toBe(sifCompany.company_id)
  })

  it.each([
    [404, 'There is no such person'],
    [403, 'No one can act as a super admin'],
  ])('is rejected with %i and keeps the original session', { tags: 'slow' }, async (status, reason) => {
    const { user, dialog, root } = await openActAsDialog(aTwoPeopleServer().on(ACT, refuse(status, reason)))
    await user.click(await dialog.findByRole('button', { name: 'Act as Sif Karlsdóttir' }))
    await screen.findByText(reason)
    expect(root.session.token).toBe('token-1')
  })

  it('is shown when it started in another browser, and ends by signing out', async () => {
    const impersonator = { name: 'Hörður', email: 'super@heed.example' }
    const server = aTwoPeopleServer().on('GET /auth/user', { ...sif, impersonator })
    const { press, root } = await open(server, { saved: { 'heed.token': 'token-7' }, at: '/settings/' })
    expect((await screen.findByText(/You're acting as/)).textContent).toContain('Sif Karlsdóttir')
    await press('Sign out')
    expect(root.session.isSignedIn).toBe(false)
    await waitFor(() => expect(screen.queryByText(/You're acting as/)).toBeNull())
  })

  const acting = { as: 'token-7', token: 'token-1', path: '/super/', companyId: 11 }
  const saved = { 'heed.token': 'token-7', 'heed.own': acting }

  it('is kept after a reload', async () => {
    await open(aTwoPeopleServer(), { saved, at: '/settings/' })
    expect((await screen.findByText(/You're acting as/)).textContent).toContain('Sif Karlsdóttir')
  })

  it('ends with any other token', async () => {
    await open(aTwoPeopleServer(), { saved: { ...saved, 'heed.token': 'token-1' }, at: '/settings/' })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(/You're acting as/)).toBeNull()
  })

  it("ends with the other user's session, and the original one continues", async () => {
    const server = aTwoPeopleServer()
    const { root } = await open(server, { saved, at: '/settings/' })
    await screen.findByText(/You're acting as/)
    server.on('GET /auth/user', ({ headers }: { headers: Record<string, string> }) =>
      headers.Authorization === 'Bearer token-7' ? answer(401) : aUser({ super_admin: true }),
    )
    await root.session.reload().catch(() => undefined)
    await waitFor(() => expect(root.session.token).toBe('token-1'))
    await waitFor(() => expect(screen.queryByText(/You're acting as/)).toBeNull())
    expect(root.session.isSignedIn).toBe(true)
  })

  it('ends both sessions by signing out', async () => {
    const { press, root, server, user } = await open(aTwoPeopleServer(), { saved, at: '/settings/' })
    await press("Sif Karlsdóttir's account")
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(root.session.token).toBeUndefined()
    expect(localStorage.getItem('heed.own')).toBeNull()
    const tokens = server.listCalls('POST /auth/logout').map(({ headers }) => headers.Authorization)
    expect(tokens).toEqual(['Bearer token-7', 'Bearer token-1'])
  })
})
