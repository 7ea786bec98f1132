import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeHomeServer } from '../../../test/aHome.ts'
import { answer, type FakeServer, failRequest, refuse } from '../../../test/fakeServer.ts'
import { aBranding, aCompany, aUser } from '../../../test/people.ts'
import { renderApp } from '../../../test/renderPage.tsx'

const LINK = 'POST /auth/email/signin/mail-token'
const invalidLinkMessage = 'The link you tried to sign in with is not valid.'

const aSignInServer = () =>
  makeHomeServer()
    .on(LINK, { token: 'token-9' })
    .on('GET /auth/user', aUser())
    .on('GET /companies/my_companies', { companies: [aCompany()], count: 1 })
    .on('GET /companies/11/branding', aBranding())

const openLandingPage = (at: string, server: FakeServer) => renderApp({ as: 'nobody', at, server })

describe('an emailed sign-in link', () => {
  it.each(['/auth/email/mail-token', '/auth/email/signin/mail-token'])('signs in at %s', async (at) => {
    const { address, root, server } = await openLandingPage(at, aSignInServer())
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(address()).toBe('/')
    expect(root.session.token).toBe('token-9')
    expect(server.listCalls(LINK)).toHaveLength(1)
    expect(server.listCalls(LINK)[0]?.body).toEqual({})
  })

  it.each([
    ['', '/partner/3/companies/'],
    ['?redirect=%2F', '/partner/3/companies/'],
    ['?redirect=%2Fnowhere%2F', '/nowhere/'],
  ])('with %j leads a partner to %s, not into a customer', async (query, wanted) => {
    const server = aSignInServer()
      .on('GET /auth/user', aUser({ superForAccounts: [{ id: 3, name: 'Borealis' }] }))
      .on('GET /partners/3/companies', refuse(500, 'down'))
      .on('GET /partners/3/subscriptions/overview', refuse(500, 'down'))
    const { address } = await openLandingPage(`/auth/email/signin/mail-token${query}`, server)
    await waitFor(() => expect(address()).toBe(wanted))
  })

  it.each([
    ['/nowhere/?page=2', '/nowhere/?page=2'],
    ['nowhere/', '/nowhere/'],
    ['//evil.example', '/'],
    ['javascript:alert(1)', '/'],
  ])('redirects to %s as %s', async (redirect, wanted) => {
    const at = `/auth/email/signin/mail-token?${new URLSearchParams({ redirect })}`
    const { address, root } = await openLandingPage(at, aSignInServer())
    await waitFor(() => expect(address()).toBe(wanted))
    expect(root.session.isSignedIn).toBe(true)
  })

  it.each([
    ['was used before', refuse(401, 'used')],
    ['is unknown', refuse(404, 'unknown')],
  ])('that %s shows the error page with a way to request a new one', async (_, reply) => {
    const at = '/auth/email/signin/mail-token?redirect=%2Fusers%2F%3Fpage%3D2'
    const { user, address } = await openLandingPage(at, aSignInServer().on(LINK, reply))
    await screen.findByRole('heading', { name: 'Unable to sign in' })
    screen.getByText(invalidLinkMessage)
    await user.click(screen.getByRole('link', { name: 'Request a new link' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(address()).toBe('/auth/signin/?redirect=%2Fusers%2F%3Fpage%3D2')
    const field = screen.getByRole('textbox', { name: 'Work email', description: invalidLinkMessage })
    expect(document.activeElement).toBe(field)
  })

  it.each([
    ["can't be checked", answer(500, { message: 'Database is down' }), 'Database is down'],
    ["can't reach the server", failRequest, /^The server isn't responding/],
  ])('that %s shows the reason and can be retried', async (_, reply, text) => {
    const at = '/auth/email/signin/mail-token?redirect=nowhere%2F'
    const { user, address, server } = await openLandingPage(at, aSignInServer().on(LINK, reply))
    await screen.findByText(text)
    expect(screen.queryByText(invalidLinkMessage)).toBeNull()
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
      '/auth/signin/?redirect=nowhere%2F',
    )
    server.on(LINK, { token: 'token-9' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(address()).toBe('/nowhere/'))
  })

  it("isn't used twice if only the person couldn't be loaded", async () => {
    const server = aSignInServer().on('GET /auth/user', answer(500, { message: 'People are down' }))
    const { user, root } = await openLandingPage('/auth/email/signin/mail-token', server)
    await screen.findByText('People are down')
    server.on('GET /auth/user', aUser())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect([root.session.token, server.listCalls(LINK).length]).toEqual(['token-9', 1])
  })
})

describe('a sign-in link opened while signed in', () => {
  const open = (at: string) => renderApp({ at, server: aSignInServer() })

  it.each(['/auth/email/signin/mail-token/', '/auth/email/mail-token/', '/auth/jwt/signin/token-9/'])(
    "asks first, and %s isn't used if the person stays signed in",
    async (at) => {
      const { user, address, root, server } = await open(`${at}?redirect=nowhere%2F`)
      await screen.findByRole('heading', { name: 'You are signed in as asa@example.is' })
      const { token } = root.session
      await user.click(screen.getByRole('link', { name: 'Stay signed in' }))
      await waitFor(() => expect(address()).toBe('/nowhere/'))
      expect([root.session.token, server.listCalls(LINK)]).toEqual([token, []])
    },
  )

  it('signs in with the link on request', async () => {
    const { user, root, server } = await open('/auth/email/signin/mail-token/')
    await user.click(await screen.findByRole('button', { name: 'Sign in with the link' }))
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect([root.session.token, server.listCalls(LINK).length]).toEqual(['token-9', 1])
  })

  it("doesn't ask if it has the current session's token", async () => {
    const { root } = await open('/auth/jwt/signin/token-1/')
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(root.session.token).toBe('token-1')
  })
})

describe('an access token in the address', () => {
  it('signs the person in', async () => {
    const { root } = await openLandingPage('/auth/jwt/signin/aaa.bbb.ccc', aSignInServer())
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(root.session.token).toBe('aaa.bbb.ccc')
  })

  it("leads to the error page if it's refused", async () => {
    const { root } = await openLandingPage(
      '/auth/jwt/signin/aaa',
      aSignInServer().on('GET /auth/user', refuse(401, 'no')),
    )
    await screen.findByText(invalidLinkMessage)
    expect(root.session.token).toBeUndefined()
  })
})

describe('the sign-in error page while signed in', () => {
  it('links to the homepage', { tags: 'slow' }, async () => {
    const { user } = await renderApp({ server: makeHomeServer(), at: '/auth/error/email' })
    await screen.findByRole('heading', { name: 'You are signed in as asa@example.is' })
    await user.click(screen.getByRole('link', { name: 'Go to homepage' }))
    await screen.findByRole('heading', { name: 'Dashboard' })
  })

  it('lets another person sign in', async () => {
    const { user, root } = await renderApp({ server: makeHomeServer(), at: '/auth/error/email' })
    await user.click(await screen.findByRole('button', { name: 'Sign in as another user' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(root.session.isSignedIn).toBe(false)
  })
})
