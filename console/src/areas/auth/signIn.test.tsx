import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, FakeServer, failRequest, refuse } from '../../../test/fakeServer.ts'
import { aBranding } from '../../../test/people.ts'
import { renderApp } from '../../../test/renderPage.tsx'

const SIGN_IN = 'POST /auth/email/manager_signin'
const hint = 'The email is not registered in our system. Would you like to sign up?'

async function submitEmail(email: string, server: FakeServer, at = '/auth/signin') {
  const stage = await renderApp({ as: 'nobody', server, at })
  await stage.user.type(await screen.findByRole('textbox', { name: 'Work email' }), email)
  await stage.user.click(screen.getByRole('button', { name: 'Continue' }))
  return stage
}

describe('beside the form', () => {
  it('shows a picture of the product with a score, and its purpose in one sentence, with the first paint', async () => {
    await renderApp({ as: 'nobody', at: '/auth/signin' })
    await screen.findByRole('textbox', { name: 'Work email' })
    const side = screen.getByRole('complementary')
    const picture = side.querySelector('[aria-hidden=true]')
    expect(picture?.textContent).toContain('help@cornpany.example')
    expect(picture?.textContent).toContain('82%Very good41% RiskyFebruaryJune')
    const purpose = screen.getByText(/^Find out where your employees are at risk, /)
    expect(purpose.textContent.match(/[.!?]/g)).toEqual(['.'])
    expect(side.contains(purpose)).toBe(true)
  })
})

describe('the terms notice', () => {
  const documents = {
    'ui.terms_url': 'https://brand.example/terms',
    'ui.privacy_url': 'https://brand.example/privacy',
  }

  it("links to the brand's terms and privacy policy", async () => {
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

describe('requesting a sign-in link', () => {
  it('moves the focus to the heading of the next page', async () => {
    await submitEmail('asa@example.is', new FakeServer().on(SIGN_IN, { status: 'success' }))
    const heading = await screen.findByRole('heading', { name: 'Email is on its way!' })
    await waitFor(() => expect(heading).toBe(document.activeElement))
  })

  it('moves the focus to the heading again after Back', async () => {
    const server = new FakeServer().on(SIGN_IN, { status: 'success' })
    const { user, router } = await submitEmail('asa@example.is', server)
    await user.click(await screen.findByRole('link', { name: 'Use another email' }))
    await screen.findByRole('textbox', { name: 'Work email' })
    await act(() => router.navigate(-1))
    const heading = await screen.findByRole('heading', { name: 'Email is on its way!' })
    await waitFor(() => expect(heading).toBe(document.activeElement))
  })

  it('opens the email page with a lower-case address and the wanted page', async () => {
    const server = new FakeServer().on(SIGN_IN, { status: 'success' })
    const { address } = await submitEmail('Asa@Example.IS', server, '/auth/signin/?redirect=users/list/7')
    await screen.findByRole('heading', { name: 'Email is on its way!' })
    screen.getByText('asa@example.is')
    expect(address()).toBe('/auth/check-email/?utm_term=login&redirect=users%2Flist%2F7')
    expect(server.listCalls(SIGN_IN)[0]?.body).toEqual({ email: 'asa@example.is', redirect: '/users/list/7' })
  })

  it('never requests a link that leads to another site', async () => {
    const server = new FakeServer().on(SIGN_IN, { status: 'success' })
    await submitEmail('asa@example.is', server, '/auth/signin/?redirect=//evil.example')
    await screen.findByRole('heading', { name: 'Email is on its way!' })
    expect(server.listCalls(SIGN_IN)[0]?.body).toEqual({ email: 'asa@example.is', redirect: '/' })
  })

  it('suggests sign-up for an unknown address until the page is opened again', async () => {
    const { router } = await submitEmail('new@example.is', new FakeServer().on(SIGN_IN, {}))
    await screen.findByText(hint, { exact: false })
    await router.navigate('/auth/signup')
    await screen.findByRole('heading', { name: 'First, enter your work email' })
    await router.navigate('/auth/signin')
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(screen.queryByText(hint, { exact: false })).toBeNull()
  })

  it('keeps the typed address on the way to sign-up and back', { tags: 'slow' }, async () => {
    const { user } = await submitEmail('new@example.is', new FakeServer().on(SIGN_IN, {}))
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

  it('opens the sign-in page that the server names', async () => {
    const server = new FakeServer().on(SIGN_IN, { redirect: 'https://login.example/saml' })
    const { left, address } = await submitEmail('asa@example.is', server)
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(left).toEqual(['https://login.example/saml'])
    expect(address()).toBe('/auth/signin/')
  })

  it('rejects a script address from the server', async () => {
    const { left } = await submitEmail(
      'asa@example.is',
      new FakeServer().on(SIGN_IN, { redirect: 'javascript:alert(1)' }),
    )
    await screen.findByText(/an address that can't be opened/)
    expect(left).toEqual([])
  })

  it.each([
    [
      'refuses the address',
      answer(400, { errors: [{ field: 'email', message: 'This address is blocked' }] }),
      'This address is blocked',
    ],
    ['fails', answer(500, { message: 'Mail is down' }), 'Mail is down'],
    [
      "can't be reached",
      failRequest,
      /^The server isn't responding\. .* Check your connection and try again\.$/,
    ],
  ])('shows the reason if the server %s', async (_, reply, text) => {
    await submitEmail('asa@example.is', new FakeServer().on(SIGN_IN, reply))
    expect((await screen.findByRole('note')).textContent).toMatch(text)
  })

  it('requests nothing until the address is valid', async () => {
    const { user, server } = await submitEmail('asa@', new FakeServer().on(SIGN_IN, { status: 'success' }))
    const field = screen.getByRole('textbox', {
      name: 'Work email',
      description: 'Please enter your work email',
    })
    expect(document.activeElement).toBe(field)
    await waitFor(() => expect(document.title).toMatch(/^Error: Sign in/))
    expect(server.listCalls(SIGN_IN)).toEqual([])
    await user.type(screen.getByRole('textbox', { name: 'Work email' }), 'example.is')
    expect(screen.queryByText('Please enter your work email')).toBeNull()
    await waitFor(() => expect(document.title).toMatch(/^Sign in/))
  })

  it.each([
    ['a refused address', refuse(400, 'This address is blocked'), 'This address is blocked'],
    ['an unknown address', {}, `${hint} Sign up`],
  ])('marks, describes and focuses the field after %s', async (_, reply, description) => {
    await submitEmail('asa@example.is', new FakeServer().on(SIGN_IN, reply))
    const field = await screen.findByRole('textbox', { name: 'Work email', description })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(field))
    await waitFor(() => expect(document.title).toMatch(/^Error: Sign in/))
  })

  it("doesn't mark the field if the request fails", async () => {
    await submitEmail(
      'asa@example.is',
      new FakeServer().on(SIGN_IN, answer(500, { message: 'Mail is down' })),
    )
    await screen.findByText('Mail is down')
    expect(screen.getByRole('textbox', { name: 'Work email' }).getAttribute('aria-invalid')).toBe('false')
  })
})

describe('the page about a sent email', () => {
  it('can send the email again', async () => {
    const server = new FakeServer().on(SIGN_IN, { status: 'success' })
    const { user } = await submitEmail('asa@example.is', server, '/auth/signin/?redirect=%2Fusers%2F')
    await user.click(await screen.findByRole('button', { name: 'Resend it' }))
    await screen.findByText('Email was re-sent')
    expect(server.listCalls(SIGN_IN).map(({ body }) => body)).toEqual([
      { email: 'asa@example.is', redirect: '/users/' },
      { email: 'asa@example.is', redirect: '/users/' },
    ])
  })

  it("shows why the email wasn't sent again", async () => {
    const server = new FakeServer().on(SIGN_IN, { status: 'success' })
    const { user } = await submitEmail('asa@example.is', server)
    const resend = await screen.findByRole('button', { name: 'Resend it' })
    server.on(SIGN_IN, refuse(409, 'Wait a minute'))
    await user.click(resend)
    await screen.findByText('Wait a minute')
  })

  it("doesn't claim or offer to resend an email that wasn't requested", async () => {
    const { user, address } = await renderApp({ as: 'nobody', at: '/auth/check-email/?redirect=%2Fusers%2F' })
    await screen.findByRole('heading', { name: 'No sign-in link requested yet' })
    expect(screen.queryByText(/on its way/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Resend it' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Request a new link' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(address()).toBe('/auth/signin/?redirect=%2Fusers%2F')
  })
})
