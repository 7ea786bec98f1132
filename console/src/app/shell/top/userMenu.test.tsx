import type { Company, User } from '@heed/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makeHomeServer } from '../../../../test/aHome.ts'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { aBranding, aCompany, aUser, type TestRole } from '../../../../test/people.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { Banners } from '../strips/Banners.tsx'
import { PartnerMarker } from '../strips/PartnerMarker.tsx'
import { UserMenuContent } from './UserMenuContent.tsx'

const makeCompanies = (count: number): Company[] =>
  Array.from({ length: count }, (_, at) =>
    aCompany({ company_id: 11 + at, company_name: `Company ${String(at + 1)}` }),
  )
function makeServer(companies: Company[], server = new FakeServer()): FakeServer {
  for (const { company_id: id } of companies) server.on(`GET /companies/${String(id)}/branding`, aBranding())
  return server.on('GET /companies/my_companies', { companies, count: companies.length })
}

async function openMenu({ as, server, at = '/' }: { as?: TestRole; server?: FakeServer; at?: string } = {}) {
  const done = { onSwitch: vi.fn(), onDone: vi.fn() }
  const options = { ...(as && { as }), ...(server && { server }), at }
  const view = await renderPage(<UserMenuContent {...done} />, options)
  await screen.findByText('Sign out')
  return { ...view, ...done }
}
const getCompanyList = () => within(screen.getByRole('list', { name: 'Companies' }))

it("the user menu opens the selected company in the page's area", async () => {
  const { root, address, onDone } = await openMenu({
    server: makeServer(makeCompanies(3)),
    at: '/users/list/7/',
  })
  expect(getCompanyList().getByText('Company 1').closest('[aria-current]')).not.toBeNull()
  expect(getCompanyList().getByText('Company 3').closest('[aria-current]')).toBeNull()
  fireEvent.click(getCompanyList().getByText('Company 3'))
  await waitFor(() => expect(address()).toBe('/users/'))
  expect([root.session.companyId, onDone.mock.calls.length]).toEqual([13, 1])
  expect(root.notices.items.map(({ text }) => text)).toEqual(["You're now working in Company 3"])
})

it.each([
  [1, 0, false],
  [2, 2, false],
  [5, 5, false],
  [6, 5, true],
])('the user menu for %i companies lists %i, with a link to all: %s', async (count, listed, hasAll) => {
  const { onSwitch, onDone } = await openMenu({ server: makeServer(makeCompanies(count)) })
  expect(screen.queryAllByText(/^Company \d/)).toHaveLength(listed)
  const all = screen.queryByText('All companies')
  expect(all !== null).toBe(hasAll)
  if (all) fireEvent.click(all)
  expect([onSwitch, onDone].map(({ mock }) => mock.calls.length)).toEqual(hasAll ? [1, 1] : [0, 0])
})

const listHrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
const usualHrefs = ['/', 'https://my.heed.example', '/ppv/', '/settings/']

it.each<[TestRole, Partial<User>, (string | null)[]]>([
  ['admin', {}, usualHrefs],
  ['partner', { superForAccounts: [{ id: 3, name: 'Borealis' }] }, ['/partner/3/companies/', ...usualHrefs]],
  ['super', { super_admin: true }, [...usualHrefs.slice(0, 3), '/super/', ...usualHrefs.slice(3)]],
])('the user menu links the %s to their views', async (as, own, hrefs) => {
  await openMenu({ as, server: new FakeServer().on('GET /auth/user', aUser(own)) })
  expect(listHrefs()).toEqual(hrefs)
})

it('the user menu signs out if there is no unsaved input', async () => {
  const { root, onDone } = await openMenu()
  await act(async () => fireEvent.click(screen.getByText('Sign out')))
  expect([root.session.isSignedIn, root.session.end, onDone.mock.calls.length]).toEqual([false, 'left', 1])
})

const overSeatLimit = { users_total: 310, usersLeft: -10, chargebeeEnabled: true }

it.each([
  ['admin', ['/subscriptions/upgrade/', '/users/']],
  ['viewer', []],
] as const)('a banner tells the %s about too many employees, with links to %j', async (as, hrefs) => {
  await renderPage(<Banners />, { as, company: overSeatLimit })
  await screen.findByText(/310/)
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs)
})

it('the banner about too many employees is closed only for its company', async () => {
  const both = makeCompanies(2).map((company) => ({ ...company, ...overSeatLimit }))
  const { root } = await renderPage(<Banners />, { server: makeServer(both) })
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByText(/310/)).toBeNull()
  await act(() => root.session.switchCompany(12))
  expect(await screen.findByText(/310/)).toBeTruthy()
})

it.each<[TestRole, Partial<User>, string]>([
  ['partner', { superForAccounts: [{ id: 3, name: 'Borealis' }] }, '/partner/3/companies/'],
  ['super', { super_admin: true }, '/super/companies/'],
])('the partner marker links the %s inside a customer back to all companies', async (as, own, back) => {
  const server = makeServer([], makeHomeServer(12).on('GET /auth/user', aUser(own)))
    .on('GET /companies/12', aCompany({ company_id: 12, company_name: 'Suðurljós', account_id: 3 }))
    .on('GET /companies/12/branding', aBranding())
  const saved = { 'heed.company': 12 }
  await renderPage(<PartnerMarker />, { as, server, saved })
  const note = within(await screen.findByRole('note'))
  expect(note.getByText('Suðurljós')).toBeTruthy()
  expect(note.getByRole('link').getAttribute('href')).toBe(back)
})

it("the partner marker doesn't appear for an admin in their own company", async () => {
  await renderPage(
    <>
      <p>Page</p>
      <PartnerMarker />
    </>,
  )
  await screen.findByText('Page')
  expect(screen.queryByRole('note')).toBeNull()
})
