import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, FakeServer, refuse } from '../../../test/fakeServer.ts'
import { aBranding } from '../../../test/people.ts'
import { renderApp } from '../../../test/renderPage.tsx'

const REGISTER = 'POST /trial'
const help = 'https://help.example/spam'

async function signUp(reply: unknown, config = {}) {
  const server = new FakeServer()
    .on(REGISTER, reply)
    .on('GET /branding', aBranding({ 'ui.check_email_url': help }))
  const stage = await renderApp({ as: 'nobody', server, config, at: '/auth/signup' })
  await stage.user.type(await screen.findByRole('textbox', { name: 'Work email' }), 'New@Example.is')
  await stage.user.click(screen.getByRole('button', { name: 'Continue' }))
  return stage
}

describe('the sign-up page', () => {
  it('explains a trial in three steps', async () => {
    await renderApp({ as: 'nobody', at: '/auth/signup' })
    await screen.findByRole('heading', {
      name: 'It only takes minutes to start your cybersecurity awareness journey',
    })
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Create An assessment or training from a template',
      'Share Invite your employees to take part',
      'Measure Track progress, and see where the risk is',
    ])
  })

  it('asks to verify the address and links to help with finding the email', async () => {
    const { address, server } = await signUp({ result: true })
    await screen.findByRole('heading', { name: 'Please verify your email.' })
    screen.getByText('new@example.is')
    expect(screen.getByRole('link', { name: 'How to allow our emails' }).getAttribute('href')).toBe(help)
    expect(address()).toBe('/auth/check-email/?utm_term=signup')
    expect(server.listCalls(REGISTER)[0]?.body).toEqual({
      managerEmail: 'new@example.is',
      recaptchaToken: 'demo',
    })
  })

  it('tells a person with an account that they have already signed up', async () => {
    await signUp({ result: 'email' })
    await screen.findByRole('heading', { name: 'You have already signed up' })
  })

  it('stays open after a refused bot check and can be submitted again', async () => {
    const { user, server, address } = await signUp({ result: false })
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(address()).toBe('/auth/signup/')
    expect(server.listCalls(REGISTER)).toHaveLength(2)
  })

  it('sends the token from the configured bot check', async () => {
    const botCheck = { script: 'https://check.example/api.js', siteKey: 'site' }
    const { server } = await signUp({ result: true }, { services: { botCheck } })
    await screen.findByRole('heading', { name: 'Please verify your email.' })
    expect(server.listCalls(REGISTER)[0]?.body).toMatchObject({ recaptchaToken: 'checked' })
  })

  it.each([
    [
      'refuses the address',
      answer(400, { errors: [{ field: 'managerEmail', message: 'No free mail' }] }),
      'No free mail',
    ],
    ['fails', refuse(503, 'Try later'), 'Try later'],
  ])('shows the reason above the form if the server %s', async (_, reply, text) => {
    await signUp(reply)
    expect((await screen.findByRole('note')).textContent).toBe(text)
  })
})

it('the embed trial page links to sign-up', async () => {
  const { user } = await renderApp({ as: 'nobody', at: '/ppv-trial' })
  await user.click(await screen.findByRole('link', { name: 'Sign up' }))
  await screen.findByRole('heading', { name: 'First, enter your work email' })
})
