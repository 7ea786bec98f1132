import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { FakeServer } from '../../../test/fakeServer.ts'
import { aBranding } from '../../../test/people.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { CheckEmailPage } from './CheckEmailPage.tsx'
import { LinkErrorPage } from './LinkErrorPage.tsx'
import { SignInPage } from './SignInPage.tsx'
import { SignUpPage } from './SignUpPage.tsx'

const redirectQuery = '?redirect=%2Fusers%2F%3Fpage%3D2'
const signInCall = 'POST /auth/email/manager_signin'

const open = (page: ReactElement, at: string, server = new FakeServer()) =>
  renderPage(page, { as: 'nobody', at, server })

/** Links within the console. */
const getLinkUrls = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
const selectInternalUrls = (hrefs: string[]) => hrefs.filter((href) => href.startsWith('/'))

async function openCheckEmailPage(at: string, server = new FakeServer()) {
  const view = await open(<CheckEmailPage />, '/elsewhere', server)
  await act(() => view.router.navigate(at, { state: { email: 'asa@example.is' } }))
  await screen.findByText('asa@example.is')
  return view
}

const pages = [
  ['/auth/signin/', <SignInPage key="in" />, '/auth/signup/'],
  ['/auth/signup/', <SignUpPage key="up" />, '/auth/signin/'],
  ['/auth/error/email/', <LinkErrorPage key="error" />, '/auth/signin/'],
  ['/auth/check-email/', <CheckEmailPage key="none" />, '/auth/signin/'],
] as const

it.each(pages.flatMap((row) => [redirectQuery, ''].map((query) => [query, ...row] as const)))(
  'links keep the wanted page, with %j at %s',
  async (query, at, page, to) => {
    await open(page, `${at}${query}`)
    await screen.findByRole('heading', { level: 1 })
    expect(selectInternalUrls(getLinkUrls())).toEqual([`${to}${query}`])
  },
)

it.each([redirectQuery, ''])('the link to use another email keeps %j', async (query) => {
  await openCheckEmailPage(`/auth/check-email/${query}`)
  expect(selectInternalUrls(getLinkUrls())).toEqual([`/auth/signin/${query}`])
})

it('the sign-up link for an unknown address keeps the wanted page', async () => {
  const server = new FakeServer().on(signInCall, {})
  await open(<SignInPage />, `/auth/signin/${redirectQuery}`, server)
  fireEvent.change(await screen.findByLabelText('Work email'), { target: { value: 'new@example.is' } })
  fireEvent.click(screen.getByText('Continue'))
  await waitFor(() =>
    expect(selectInternalUrls(getLinkUrls())).toEqual([
      `/auth/signup/${redirectQuery}`,
      `/auth/signup/${redirectQuery}`,
    ]),
  )
})

it.each([
  [{ result: true }, 'Please verify your email.'],
  [{ result: 'email' }, 'You have already signed up'],
])('signing up, answered with %j, keeps the wanted page', async (reply, title) => {
  const server = new FakeServer().on('POST /trial', reply)
  const { address, router } = await open(<SignUpPage />, `/auth/signup/${redirectQuery}`, server)
  fireEvent.change(await screen.findByLabelText('Work email'), { target: { value: 'new@example.is' } })
  fireEvent.click(screen.getByText('Continue'))
  await waitFor(() => expect(address()).toBe(`/auth/check-email/?utm_term=signup&${redirectQuery.slice(1)}`))
  expect(router.state.location.state).toEqual({ email: 'new@example.is', message: title })
})

it.each([
  [redirectQuery, { email: 'asa@example.is', redirect: '/users/?page=2' }],
  ['', { email: 'asa@example.is' }],
  ['?redirect=//evil.example', { email: 'asa@example.is', redirect: '/' }],
])('the email is sent again with the wanted page from %j', async (query, body) => {
  const server = new FakeServer().on(signInCall, { status: 'success' })
  const { root } = await openCheckEmailPage(`/auth/check-email/${query}`, server)
  fireEvent.click(screen.getByText('Resend it'))
  await waitFor(() => expect(root.notices.items.map(({ text }) => text)).toEqual(['Email was re-sent']))
  expect(server.listCalls(signInCall).map((call) => call.body)).toEqual([body])
})

const help = 'https://help.example/spam'

it.each([
  ['login', aBranding({ 'ui.check_email_url': help }), null, null],
  ['signup', aBranding({ 'ui.check_email_url': help }), true, help],
  ['signup', aBranding(), true, null],
])('after a %s, the spam folder is mentioned only if that helps %#', async (kind, brand, isSaid, href) => {
  await openCheckEmailPage(`/auth/check-email/?utm_term=${kind}`, new FakeServer().on('GET /branding', brand))
  expect(screen.queryByText(/spam folder/) && true).toBe(isSaid)
  const link = screen.queryByText('How to allow our emails')
  expect(link?.closest('a')?.getAttribute('href') ?? null).toBe(href)
})

const documents = {
  'ui.terms_url': 'https://brand.example/terms',
  'ui.privacy_url': 'https://brand.example/privacy',
}

it.each([
  [
    { ...documents, 'contact.support': 'help@brand.example' },
    [...Object.values(documents), 'mailto:help@brand.example'],
  ],
  [{ 'ui.privacy_url': documents['ui.privacy_url'], 'contact.support': '' }, [documents['ui.privacy_url']]],
])("the footer links to the brand's documents and support %#", async (brand, hrefs) => {
  const server = new FakeServer().on('GET /branding', aBranding(brand))
  await open(<SignUpPage />, '/auth/signup', server)
  await screen.findByLabelText('Work email')
  const footer = screen.getByRole('contentinfo')
  expect([...footer.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(hrefs)
})
