import { createPact, like, nameCall, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { makeTempFolder, runHeed } from '../../../test/heed.ts'
import { person, userPin } from '../../../test/userPin.ts'
import { getProfilesPath } from '../../io/files/profiles.ts'

const pact = createPact('heed-cli', 'auth')
const expired = { status: 401, body: { error: { code: string(), description: string('Sign in again') } } }

it('whoami shows who is signed in', () =>
  pact.story([nameCall('whoami', userPin)], async ({ url, token }) => {
    const { code, output } = await runHeed(['whoami'], { env: { HEED_API: url, HEED_TOKEN: token } })
    expect(code).toBe(0)
    expect(output).toContain('Anna Admin <admin@example.is>')
    expect(output).toContain('HEED_TOKEN, an environment variable')
  }))

it('whoami identifies a partner by its accounts', () =>
  pact.story(
    [
      nameCall('whoami of a partner', {
        ...userPin,
        as: 'partner',
        answer: {
          ...person,
          name: string(),
          email: string(),
          superForAccounts: [{ id: 7, name: 'Vesturland Partners' }],
        },
      }),
    ],
    async ({ url, token }) => {
      const { output } = await runHeed(['whoami', '--json'], { env: { HEED_API: url, HEED_TOKEN: token } })
      expect(JSON.parse(output)).toMatchObject({ rank: 'partner', partnerOf: [{ id: 7 }] })
    },
  ))

it('whoami says how to sign in again when the session has expired', () =>
  pact.story(
    [
      nameCall('whoami with an expired token', {
        ...userPin,
        given: { 'the token has expired': true },
        fails: expired,
      }),
    ],
    async ({ url, token }) => {
      const { code, error } = await runHeed(['whoami'], { env: { HEED_API: url, HEED_TOKEN: token } })
      expect(code).toBe(4)
      expect(error).toContain('You were signed in with HEED_TOKEN')
      expect(error).toContain('heed login')
    },
  ))

it("whoami exits with 5 and the server's message when the server is unavailable", () =>
  pact.story(
    [
      nameCall('whoami while the server fails', {
        ...userPin,
        given: { 'the server fails': { status: 503, message: 'Too busy' } },
        fails: { status: 503, body: { message: 'Too busy' } },
      }),
    ],
    async ({ url, token }) => {
      const { code, error } = await runHeed(['whoami'], { env: { HEED_API: url, HEED_TOKEN: token } })
      expect(code).toBe(5)
      expect(error).toContain('Too busy')
    },
  ))

const linkRequest = {
  pin: 'auth.managerSignin',
  as: 'nobody',
  request: 'POST /auth/email/manager_signin',
  body: { email: 'admin@example.is' },
} as const
const tokenExchange = {
  pin: 'auth.emailSignin',
  given: { 'an emailed link': { token: 'emailed-token-1', is: 'valid' } },
  as: 'nobody',
  request: 'POST /auth/email/signin/emailed-token-1',
  body: {},
  answer: { token: string('a-new-token') },
} as const

it('login signs in with the emailed link and saves the token', () =>
  pact.story(
    [
      nameCall('login', { ...linkRequest, answer: { status: 'success' } }),
      nameCall('login by a link', tokenExchange),
      nameCall('the person after login', userPin),
    ],
    async ({ url }) => {
      const env = { HEED_API: url, XDG_CONFIG_HOME: await makeTempFolder() }
      const link = `${url}/auth/email/signin/emailed-token-1?redirect=%2F`
      const run = await runHeed(['login'], { env, terminal: true, answers: [' Admin@example.is', link] })
      expect([run.code, run.asked]).toEqual([0, ['Your work email', 'Paste the link or its token']])
      expect(run.output + run.error).not.toMatch(/a-new-token|emailed-token-1/)
      expect(run.output).toContain(`profile default, saved in ${getProfilesPath(env)}`)
    },
  ))

it("login says when an address isn't registered", () =>
  pact.story(
    [
      nameCall('login of an unknown address', {
        ...linkRequest,
        body: { email: 'unknown@example.is' },
        answer: {},
      }),
    ],
    async ({ url }) => {
      const words = ['login', '--email', 'unknown@example.is']
      const { code, error } = await runHeed(words, { env: { HEED_API: url }, terminal: true })
      expect(code).toBe(4)
      expect(error).toContain('The email is not registered in our system.')
    },
  ))

it('login says when an emailed link was already used', () =>
  pact.story(
    [
      nameCall('login by a used link', {
        ...tokenExchange,
        given: { 'an emailed link': { token: 'emailed-token-1', is: 'used' } },
        fails: {
          status: 401,
          body: {
            error: { code: string(), description: 'The link you tried to sign in with is not valid.' },
          },
        },
      }),
    ],
    async ({ url }) => {
      const input = `${url}/auth/email/signin/emailed-token-1\n`
      const { code, error } = await runHeed(['login', '--token-stdin'], { env: { HEED_API: url }, input })
      expect(code).toBe(4)
      expect(error).toContain('The link you tried to sign in with is not valid.')
      expect(error).not.toContain('You were signed in with')
    },
  ))

const logoutPin = {
  pin: 'auth.logout',
  request: 'POST /auth/logout',
  body: {},
  answer: { success: true },
} as const

it('logout ends the session and deletes the token', () =>
  pact.story([nameCall('logout', logoutPin)], async ({ url, token }) => {
    const env = { XDG_CONFIG_HOME: await makeTempFolder() }
    expect((await runHeed(['logout'], { env, profile: { api: url, token } })).code).toBe(0)
    expect((await runHeed(['whoami'], { env })).error).toContain('Not signed in')
  }))

it('logout deletes the token even if the session has already expired', () =>
  pact.story(
    [
      nameCall('logout with an expired token', {
        ...logoutPin,
        given: { 'the token has expired': true },
        fails: expired,
      }),
    ],
    async ({ url, token }) => {
      const env = { XDG_CONFIG_HOME: await makeTempFolder() }
      const { code, output } = await runHeed(['logout'], { env, profile: { api: url, token } })
      expect(code).toBe(0)
      expect(output).toContain('The token was deleted from this machine')
      expect((await runHeed(['whoami'], { env })).code).toBe(4)
    },
  ))

it('login --token-stdin saves nothing if the server rejects the token', () =>
  pact.story(
    [
      nameCall('the person of a token from standard input', {
        ...userPin,
        given: { 'the token has expired': true },
        fails: { ...expired, body: like(expired.body) },
      }),
    ],
    async ({ url }) => {
      const env = { HEED_API: url, XDG_CONFIG_HOME: await makeTempFolder() }
      expect((await runHeed(['login', '--token-stdin'], { env, input: 'an-old-token' })).code).toBe(4)
      expect((await runHeed(['whoami'], { env })).error).toContain('Not signed in')
    },
  ))
