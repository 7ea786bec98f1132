import { like, pactFor, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { heed, newFolder } from '../../test/heed.ts'
import { person, user } from '../../test/user.ts'
import { profilesPath } from '../io/profiles.ts'

const pact = pactFor('heed-cli', 'auth')
const expired = { status: 401, body: { error: { code: string(), description: string('Sign in again') } } }

it('shows who is signed in', () =>
  pact.interaction({ ...user, uponReceiving: 'whoami' }, async ({ url, token }) => {
    const { code, output } = await heed(['whoami'], { env: { HEED_API: url, HEED_TOKEN: token } })
    expect(code).toBe(0)
    expect(output).toContain('Anna Admin <admin@example.is>')
    expect(output).toContain('HEED_TOKEN, a variable of your shell')
  }))

it('tells a partner by the accounts', () =>
  pact.interaction(
    {
      ...user,
      uponReceiving: 'whoami of a partner',
      as: 'partner',
      willRespondWith: {
        status: 200,
        body: {
          ...person,
          name: string(),
          email: string(),
          superForAccounts: [{ id: 7, name: 'Vesturland Partners' }],
        },
      },
    },
    async ({ url, token }) => {
      const { output } = await heed(['whoami', '--json'], { env: { HEED_API: url, HEED_TOKEN: token } })
      expect(JSON.parse(output)).toMatchObject({ rank: 'partner', partnerOf: [{ id: 7 }] })
    },
  ))

it('says how to sign in again when the session is over', () =>
  pact.interaction(
    {
      ...user,
      uponReceiving: 'whoami with an expired token',
      given: [{ state: 'a company' }, { state: 'the token has expired' }],
      willRespondWith: expired,
    },
    async ({ url, token }) => {
      const { code, error } = await heed(['whoami'], { env: { HEED_API: url, HEED_TOKEN: token } })
      expect(code).toBe(4)
      expect(error).toContain('The sign-in was HEED_TOKEN')
      expect(error).toContain('heed login')
    },
  ))

it('asks to run again when the server is unavailable', () =>
  pact.interaction(
    {
      ...user,
      uponReceiving: 'whoami while the server fails',
      given: [
        { state: 'a company' },
        { state: 'the server fails', params: { status: 503, message: 'Too busy' } },
      ],
      willRespondWith: { status: 503, body: { message: 'Too busy' } },
    },
    async ({ url, token }) => {
      const { code, error } = await heed(['whoami'], { env: { HEED_API: url, HEED_TOKEN: token } })
      expect(code).toBe(5)
      expect(error).toContain('Too busy')
    },
  ))

const mail = {
  operation: 'auth.managerSignin',
  given: [{ state: 'a company' }],
  as: 'nobody',
  withRequest: { method: 'POST', path: '/auth/email/manager_signin', body: { email: 'admin@example.is' } },
} as const
const emailed = {
  operation: 'auth.emailSignin',
  given: [
    { state: 'a company' },
    { state: 'an emailed link', params: { token: 'emailed-token-1', is: 'valid' } },
  ],
  as: 'nobody',
  withRequest: { method: 'POST', path: '/auth/email/signin/emailed-token-1', body: {} },
  willRespondWith: { status: 200, body: { token: string('a-new-token') } },
} as const

it('signs in by the emailed link and keeps the token', () =>
  pact.interactions(
    [
      { ...mail, uponReceiving: 'login', willRespondWith: { status: 200, body: { status: 'success' } } },
      { ...emailed, uponReceiving: 'login by a link' },
      { ...user, uponReceiving: 'the person after login' },
    ],
    async ({ url }) => {
      const env = { HEED_API: url, XDG_CONFIG_HOME: await newFolder() }
      const link = `${url}/auth/email/signin/emailed-token-1?redirect=%2F`
      const run = await heed(['login'], { env, terminal: true, answers: [' Admin@example.is', link] })
      expect([run.code, run.asked]).toEqual([0, ['Your work email', 'Paste the link or its token']])
      expect(run.output + run.error).not.toMatch(/a-new-token|emailed-token-1/)
      expect(run.output).toContain(`profile default, kept in ${profilesPath(env)}`)
    },
  ))

it('says that an address is not registered', () =>
  pact.interaction(
    {
      ...mail,
      uponReceiving: 'login of an unknown address',
      withRequest: { ...mail.withRequest, body: { email: 'unknown@example.is' } },
      willRespondWith: { status: 200, body: {} },
    },
    async ({ url }) => {
      const words = ['login', '--email', 'unknown@example.is']
      const { code, error } = await heed(words, { env: { HEED_API: url }, terminal: true })
      expect(code).toBe(4)
      expect(error).toContain('The email is not registered in our system.')
    },
  ))

it('says that a link is used up', () =>
  pact.interaction(
    {
      ...emailed,
      uponReceiving: 'login by a used link',
      given: [
        { state: 'a company' },
        { state: 'an emailed link', params: { token: 'emailed-token-1', is: 'used' } },
      ],
      willRespondWith: {
        status: 401,
        body: { error: { code: string(), description: 'The link you tried to sign in with is not valid.' } },
      },
    },
    async ({ url }) => {
      const input = `${url}/auth/email/signin/emailed-token-1\n`
      const { code, error } = await heed(['login', '--token-stdin'], { env: { HEED_API: url }, input })
      expect(code).toBe(4)
      expect(error).toContain('The link you tried to sign in with is not valid.')
      expect(error).not.toContain('The sign-in was')
    },
  ))

const out = {
  operation: 'auth.logout',
  given: [{ state: 'a company' }],
  as: 'admin',
  withRequest: { method: 'POST', path: '/auth/logout', body: {} },
  willRespondWith: { status: 200, body: { success: true } },
} as const

it('ends the session and forgets the token', () =>
  pact.interaction({ ...out, uponReceiving: 'logout' }, async ({ url, token }) => {
    const env = { XDG_CONFIG_HOME: await newFolder() }
    expect((await heed(['logout'], { env, profile: { api: url, token } })).code).toBe(0)
    expect((await heed(['whoami'], { env })).error).toContain('Not signed in')
  }))

it('forgets the token even when the session is over already', () =>
  pact.interaction(
    {
      ...out,
      uponReceiving: 'logout with an expired token',
      given: [{ state: 'a company' }, { state: 'the token has expired' }],
      willRespondWith: expired,
    },
    async ({ url, token }) => {
      const env = { XDG_CONFIG_HOME: await newFolder() }
      const { code, output } = await heed(['logout'], { env, profile: { api: url, token } })
      expect(code).toBe(0)
      expect(output).toContain('The token is forgotten here')
      expect((await heed(['whoami'], { env })).code).toBe(4)
    },
  ))

it('keeps nothing of a token from standard input that the server does not know', () =>
  pact.interaction(
    {
      ...user,
      uponReceiving: 'the person of a token from standard input',
      given: [{ state: 'a company' }, { state: 'the token has expired' }],
      willRespondWith: { ...expired, body: like(expired.body) },
    },
    async ({ url }) => {
      const env = { HEED_API: url, XDG_CONFIG_HOME: await newFolder() }
      expect((await heed(['login', '--token-stdin'], { env, input: 'an-old-token' })).code).toBe(4)
      expect((await heed(['whoami'], { env })).error).toContain('Not signed in')
    },
  ))
