import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, FakeServer, failRequest, refuse } from '../../../test/fakeServer.ts'
import { aBranding } from '../../../test/people.ts'
import { renderApp } from '../../../test/renderPage.tsx'

const SIGN_IN = 'POST /auth/email/manager_signin'
const hint = 'The email is not registered in our system. Would you like to sign up?'

async function enter(email: string, server: FakeServer, at = '/auth/signin') {
  const stage = await renderApp({ as: 'nobody', server, at })
  await stage.user.type(await screen.findByRole('textbox', { name: 'Work email' }), email)
  await stage.user.click(screen.getByRole('button', { name: 'Continue' }))
  return stage
}

describe('the sentence about the terms', () => {
  const documents = {
    'ui.terms_url': 'https://brand.example/terms',
    'ui.privacy_url': 'https://brand.example/privacy',
  }

  it('links both documents at the addresses of the brand', async () => {
    const server = new FakeServer().on('GET /branding', aBranding(documents))
    await renderApp({ as: 'nobody', server, at: '/auth/signin' })
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await link('terms of service')).toBe(documents['ui.terms_url'])
    expect(await link('privacy policy')).toBe(documents['ui.privacy_url'])
    expect(screen.getByText(/^By continuing, you accept/).textContent).toBe(
      'By continuing, you accept the terms of service and the privacy policy.',
    )
  })
})

describe('asking for the link', () => {
  it('puts the focus on the heading of the page that follows', async () => {
    await enter('asa@example.is', new FakeServer().on(SIGN_IN, { status: 'success' }))
    const heading = await screen.findByRole('heading', { name: 'Email is on its way!' })
    await waitFor(() => expect(heading).toBe(document.activeElement))
  })

  it('puts the focus on the heading again where somebody goes back', async () => {
    const server = new FakeServer().on(SIGN_IN, { status: 'success' })
    const { user, router } = await enter('asa@example.is', server)
    await user.click(await screen.findByRole('link', { name: 'Use another email' }))
    await screen.findByRole('textbox', { name: 'Work email' })
    await act(() => router.navigate(-1))
    const heading = await screen.findByRole('heading', { name: 'Email is on its way!' })
    await waitFor(() => expect(heading).toBe(document.activeElement))
  })

  it('goes on to the mail, with the address lower-cased and the wanted page kept', async () => {
    const server = new FakeServer().on(SIGN_IN, { status: 'success' })
    const { address } = await enter('Asa@Example.IS', server, '/auth/signin/?redirect=users/list/7')
    await screen.findByRole('heading', { name: 'Email is on its way!' })
    screen.getByText('asa@example.is')
    expect(address()).toBe('/auth/check-email/?utm_term=login&redirect=users%2Flist%2F7')
    expect(server.callsOf(SIGN_IN)[0]?.body).toEqual({ email: 'asa@example.is', redirect: '/users/list/7' })
  })

  it('never asks for a link that leads away from the site', async () => {
    const server = new FakeServer().on(SIGN_IN, { status: 'success' })
    await enter('asa@example.is', server, '/auth/signin/?redirect=//evil.example')
    await screen.findByRole('heading', { name: 'Email is on its way!' })
    expect(server.callsOf(SIGN_IN)[0]?.body).toEqual({ email: 'asa@example.is', redirect: '/' })
  })

  it('suggests to sign up to who is not known, until the page is entered again', async () => {
    const { router } = await enter('new@example.is', new FakeServer().on(SIGN_IN, {}))
    await screen.findByText(hint, { exact: false })
    await router.navigate('/auth/signup')
    await screen.findByRole('heading', { name: 'First, enter your work email' })
    await router.navigate('/auth/signin')
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(screen.queryByText(hint, { exact: false })).toBeNull()
  })

  it('takes the address that is typed along to the sign-up and back', { tags: 'slow' }, async () => {
    const { user } = await enter('new@example.is', new FakeServer().on(SIGN_IN, {}))
    const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Work email' }).value
    await screen.findByText(hint, { exact: false })
    await user.click(screen.getAllByRole('link', { name: 'Sign up' })[0] as HTMLElement)
    await screen.findByRole('heading', { name: 'First, enter your work email' })
    expect(address()).toBe('new@example.is')
    await user.type(screen.getByRole('textbox', { name: 'Work email' }), 'land')
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(address()).toBe('new@example.island')
  })

  it('leaves for the sign-in page that the server names', async () => {
    const server = new FakeServer().on(SIGN_IN, { redirect: 'https://login.example/saml' })
    const { left, address } = await enter('asa@example.is', server)
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(left).toEqual(['https://login.example/saml'])
    expect(address()).toBe('/auth/signin/')
  })

  it('runs no script that the server names', async () => {
    const { left } = await enter(
      'asa@example.is',
      new FakeServer().on(SIGN_IN, { redirect: 'javascript:alert(1)' }),
    )
    await screen.findByText(/an address that can't be opened/)
    expect(left).toEqual([])
  })

  it.each([
    [
      'refuses',
      answer(400, { errors: [{ field: 'email', message: 'This address is blocked' }] }),
      'This address is blocked',
    ],
    ['fails', answer(500, { message: 'Mail is down' }), 'Mail is down'],
    [
      'cannot be reached',
      failRequest,
      /^The server isn't responding\. .* Check your connection and try again\.$/,
    ],
  ])('shows why when the server %s', async (_, reply, text) => {
    await enter('asa@example.is', new FakeServer().on(SIGN_IN, reply))
    expect((await screen.findByRole('alert')).textContent).toMatch(text)
  })

  it('checks the address as it is typed and asks for nothing before it is right', async () => {
    const { user, server } = await enter('asa@', new FakeServer().on(SIGN_IN, { status: 'success' }))
    screen.getByText('Please enter your work email')
    expect(server.callsOf(SIGN_IN)).toEqual([])
    await user.type(screen.getByRole('textbox', { name: 'Work email' }), 'example.is')
    expect(screen.queryByText('Please enter your work email')).toBeNull()
  })
})

describe('the mail', () => {
  it('can be sent again', async () => {
    const server = new FakeServer().on(SIGN_IN, { status: 'success' })
    const { user } = await enter('asa@example.is', server, '/auth/signin/?redirect=%2Fusers%2F')
    await user.click(await screen.findByRole('button', { name: 'Resend it' }))
    await screen.findByText('Email was re-sent')
    expect(server.callsOf(SIGN_IN).map(({ body }) => body)).toEqual([
      { email: 'asa@example.is', redirect: '/users/' },
      { email: 'asa@example.is', redirect: '/users/' },
    ])
  })

  it('says why it was not sent again', async () => {
    const server = new FakeServer().on(SIGN_IN, { status: 'success' })
    const { user } = await enter('asa@example.is', server)
    const resend = await screen.findByRole('button', { name: 'Resend it' })
    server.on(SIGN_IN, refuse(409, 'Wait a minute'))
    await user.click(resend)
    await screen.findByText('Wait a minute')
  })

  it('is claimed to nobody who has not asked, and cannot be sent again from there', async () => {
    const { user, address } = await renderApp({ as: 'nobody', at: '/auth/check-email/?redirect=%2Fusers%2F' })
    await screen.findByRole('heading', { name: 'No email was sent from this page' })
    expect(screen.queryByText(/on its way/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Resend it' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Request a new link' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(address()).toBe('/auth/signin/?redirect=%2Fusers%2F')
  })
})
