import { createPact, eachLike, nameCall, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { runHeed } from '../../../test/heed.ts'
import { userPin } from '../../../test/userPin.ts'

const pact = createPact('heed-cli', 'branding')
const languages = {
  pin: 'branding.loadLanguages',
  as: 'nobody',
  request: 'GET /languages/all',
  answer: { languages: eachLike({ code: 'en', english_name: 'English', name: 'English' }) },
} as const
const makeTestEnv = ({ url, token }: { url: string; token: string }) => ({ HEED_API: url, HEED_TOKEN: token })

it('doctor confirms that the address answers and the token is accepted', () =>
  pact.story(
    [
      nameCall('the call that anybody may make, of the doctor', languages),
      nameCall('the person of the token, of the doctor', userPin),
    ],
    async (running) => {
      const { code, output } = await runHeed(['doctor'], { env: makeTestEnv(running) })
      expect([code, output]).not.toContain('✗')
      expect(code).toBe(0)
      expect(output).toContain(`✓ ${running.url} responded in `)
      expect(output).toContain('✓ Anna Admin <admin@example.is>, signed in with HEED_TOKEN')
    },
  ))

it('doctor reports a rejected token and where it came from', () =>
  pact.story(
    [
      nameCall('the call that anybody may make, of the doctor with an expired token', languages),
      nameCall('the person of an expired token, of the doctor', {
        ...userPin,
        given: { 'the token has expired': true },
        fails: {
          status: 401,
          body: { error: { code: string(), description: string('Sign in again') } },
        },
      }),
    ],
    async (running) => {
      const { code, output } = await runHeed(['doctor'], { env: makeTestEnv(running) })
      expect(code).toBe(4)
      expect(output).toContain('✗ Sign in again\n  You were signed in with HEED_TOKEN')
      expect(output).not.toContain(running.token)
    },
  ))

it("doctor ends with the server's message when the server fails", () =>
  pact.story(
    [
      nameCall('the call that anybody may make, while the server fails', {
        ...languages,
        given: { 'the server fails': { status: 503, message: 'Down' } },
        fails: { status: 503, body: { message: 'Down' } },
      }),
    ],
    async (running) => {
      const { code, output } = await runHeed(['doctor'], { env: makeTestEnv(running) })
      expect(code).toBe(5)
      expect(output).toContain('✗ Down')
      expect(output).not.toContain('HEED_TOKEN, a variable')
    },
  ))
