import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeHomeServer } from '../../../test/aHome.ts'
import { answer } from '../../../test/fakeServer.ts'
import { setPhoneViewport } from '../../../test/narrowScreen.ts'
import { aBranding, aCompany } from '../../../test/people.ts'
import { renderApp, renderRoutes } from '../../../test/renderPage.tsx'
import { Shell } from './Shell.tsx'

const findMenu = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }))
const readMenuLinks = async () => (await findMenu()).getAllByRole('link').map((link) => link.textContent)

describe('the top menu', () => {
  it('shows the tabs and marks the open one', async () => {
    await renderApp({ server: makeHomeServer() })
    expect(await readMenuLinks()).toEqual([
      'Dashboard',
      'Training programs',
      'Assessments',
      'Employees',
      'Reports',
      'Content',
    ])
    expect((await findMenu()).getByRole('link', { current: 'page' }).textContent).toBe('Dashboard')
  })

  it('leaves out a tab that the company hides', async () => {
    await renderApp({
      server: makeHomeServer(),
      company: { settings: { 'ui.menu_hide_employees_tab': '1' } },
    })
    expect(await readMenuLinks()).toEqual([
      'Dashboard',
      'Training programs',
      'Assessments',
      'Reports',
      'Content',
    ])
  })

  it("links to the brand's own content and help", async () => {
    const brand = aBranding({
      'ui.help_url': 'https://help.example',
      'ui.resources_url': 'https://more.example',
    })
    await renderApp({ server: makeHomeServer().on('GET /companies/11/branding', brand) })
    const help = (await findMenu()).getByRole('link', { name: /^Help/ })
    expect(help.getAttribute('href')).toBe('https://help.example')
    expect(help.getAttribute('rel')).toBe('noopener noreferrer')
    expect((await findMenu()).getByRole('link', { name: /^Content/ }).getAttribute('target')).toBe('_blank')
  })
})

describe('the role badge', () => {
  it.each([
    [1 as const, 'Admin', null],
    [2 as const, 'Viewer', 'You can see everything here. Only admins can make changes.'],
  ])('for role %i beside the company is %s', async (role, name, may) => {
    await renderApp({ server: makeHomeServer(), company: { role } })
    const badge = (await screen.findByText(name)).closest('[data-role]')
    expect(badge?.getAttribute('aria-description') ?? null).toBe(may)
  })
})

it('the role badge tells a viewer who manages employees that they can edit them', async () => {
  await renderApp({ as: 'manager', server: makeHomeServer() })
  const badge = (await screen.findByText('Viewer')).closest('[data-role]')
  expect(badge?.getAttribute('aria-description')).toBe(
    'You can see everything here and edit employees. Only admins can change anything else.',
  )
})

describe('the current company', () => {
  const other = aCompany({ company_id: 12, company_name: 'Suðurljós', role: 2 })
  const two = () =>
    makeHomeServer(12, makeHomeServer())
      .on('GET /companies/11/statistics/status', answer(500, { message: 'Down' }))
      .on('GET /companies/my_companies', { companies: [aCompany(), other], count: 2 })
      .on('GET /companies/12/branding', aBranding({ name: 'South' }))

  it.each([
    ['SUÐUR', 'in any case'],
    ['suðurljós'.normalize('NFD'), 'in decomposed Unicode'],
  ])('is found by the part %s of its name, %s, and selected', async (part) => {
    const { user } = await renderApp({ server: two() })
    await user.click(await screen.findByRole('button', { name: 'Norðurljós ehf., switch company' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch company' }))
    await user.type(dialog.getByRole('searchbox', { name: 'Search companies' }), part)
    expect(dialog.queryByRole('button', { name: /Norður/ })).toBeNull()
    await user.click(dialog.getByRole('button', { name: /Suðurljós/ }))
    await waitFor(() => expect(document.title).toBe('Dashboard · Suðurljós · South'))
    await screen.findByText("You're now working in Suðurljós")
  })

  it('has an Admin badge for its admin', async () => {
    await renderApp({ server: makeHomeServer(), as: 'admin' })
    await screen.findByText('Admin')
  })

  it('has no Admin badge for a viewer', async () => {
    await renderApp({ server: makeHomeServer(), as: 'viewer' })
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(screen.queryByText('Admin')).toBeNull()
  })

  it("is always marked as a customer's while a partner works in it", { tags: 'slow' }, async () => {
    const { user } = await renderApp({ server: makeHomeServer(), as: 'partner' })
    const note = within(await screen.findByRole('note'))
    expect(note.getByText(/^You're working in your customer's company/).textContent).toBe(
      "You're working in your customer's company Norðurljós ehf.",
    )
    await waitFor(() => expect(document.title).toMatch(/^Norðurljós ehf\. · Dashboard/))
    const back = note.getByRole('link', { name: 'Back to Companies' })
    expect(back.getAttribute('href')).toBe('/partner/3/companies/')
    await user.click(screen.getByRole('button', { name: /'s account$/ }))
    const own = await screen.findByRole('link', { name: 'Borealis Companies' })
    expect(own.getAttribute('href')).toBe('/partner/3/companies/')
  })

  it('is reported as missing if there is none', async () => {
    const server = makeHomeServer().on('GET /companies/my_companies', { companies: [], count: 0 })
    await renderApp({ server: server.on('GET /branding', aBranding()) })
    await screen.findByText('No company yet')
  })
})

describe('the user menu', () => {
  it('links to the employee view, settings and, if turned on, feedback', async () => {
    const { user } = await renderApp({
      server: makeHomeServer(),
      company: { settings: { 'ui.feedback_enabled': '1' } },
    })
    await user.click(await screen.findByRole('button', { name: /'s account$/ }))
    const items = within(await screen.findByRole('dialog', { name: /'s account$/ }))
    expect(items.getByRole('link', { name: 'Admin view' }).getAttribute('href')).toBe('/')
    expect(items.getByRole('link', { name: /^Employee view/ }).getAttribute('href')).toBe(
      'https://my.heed.example',
    )
    expect(items.getByRole('link', { name: 'Embed content' }).getAttribute('href')).toBe('/ppv/')
    expect(items.getByRole('link', { name: 'Send Feedback' }).getAttribute('href')).toBe(
      'mailto:support@heed.example',
    )
    expect(items.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings/')
  })

  it('opens the keyboard shortcuts', { tags: 'slow' }, async () => {
    const { user } = await renderApp({ server: makeHomeServer() })
    await user.click(await screen.findByRole('button', { name: /'s account$/ }))
    await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }))
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  })

  it('offers no feedback by default', async () => {
    const { user } = await renderApp({ server: makeHomeServer() })
    await user.click(await screen.findByRole('button', { name: /'s account$/ }))
    await screen.findByRole('button', { name: 'Sign out' })
    expect(screen.queryByText('Send Feedback')).toBeNull()
  })
})

it('the skip button moves the keyboard focus to the main content', async () => {
  const { user, router } = await renderApp({ server: makeHomeServer(), at: '/' })
  const skip = await screen.findByRole('button', { name: 'Skip to main content' })
  await user.tab()
  expect(document.activeElement).toBe(skip)
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await router.navigate('/old_home')
  await screen.findByRole('heading', { name: 'Dashboard' })
})

it.each([
  ['admin', 'The settings'],
  ['viewer', 'You do not have permission to access the requested page.'],
] as const)('an admin page opened by an %s shows: %s', async (as, text) => {
  const settings = {
    path: '/',
    element: <p>The settings</p>,
    handle: { who: 'admin', title: 'shell.tabs.dashboard' },
  }
  await renderRoutes([{ Component: Shell, children: [settings] }], { as })
  await screen.findByText(text)
  expect(screen.queryByRole('heading', { name: 'Authorized personal only' }) === null).toBe(as === 'admin')
  const home = screen.queryByRole('link', { name: 'Go to homepage' })
  expect(home?.getAttribute('href') ?? null).toBe(as === 'admin' ? null : '/')
})

it('the menu opens in a drawer on a narrow screen, and closes after going back', async () => {
  setPhoneViewport()
  const { user, router } = await renderApp({ server: makeHomeServer() })
  await screen.findByRole('heading', { name: 'Dashboard' })
  await act(() => router.navigate('/nowhere/'))
  await user.click(await screen.findByRole('button', { name: 'Open the menu' }))
  expect(await readMenuLinks()).toEqual([
    'Dashboard',
    'Training programs',
    'Assessments',
    'Employees',
    'Reports',
    'Content',
  ])
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Main menu' })).toBeNull())
})

it.each([
  [
    'admin',
    [
      'My profile',
      'Company settings',
      'Subscription',
      'Admins',
      'Email settings',
      'Integrations',
      'API Keys',
    ],
  ],
  ['viewer', ['My profile']],
] as const)(
  'the settings of %s list only pages that open, and the form has a readable width',
  async (as, places) => {
    await renderApp({ server: makeHomeServer(), as, at: '/settings/' })
    const nav = within(await screen.findByRole('navigation', { name: 'Settings' }))
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual(places)
    const name = await screen.findByRole('textbox', { name: 'Name' })
    const widths: string[] = []
    for (let element = name.parentElement; element; element = element.parentElement)
      widths.push(element.style.maxWidth)
    expect(widths).toContain('45rem')
  },
)
