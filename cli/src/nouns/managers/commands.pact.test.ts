import { createPact, eachLike, integer, matchInstant, nameCall, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { companyPin, makeCompanyEnv } from '../../../test/company.ts'
import { runHeed } from '../../../test/heed.ts'
import { userPin } from '../../../test/userPin.ts'

const pact = createPact('heed-cli', 'managers')
const path = '/companies/101/managers'
const viewer = { email: 'viewer@example.is', role: 2 }
const admin = { email: 'admin@example.is', role: 1 }

const nameCompany = (name: string, { email, role } = viewer) =>
  nameCall(`the managers for ${name}`, {
    ...companyPin,
    answer: {
      ...companyPin.answer,
      managers: eachLike({
        email: string(email),
        name: string('Viggó'),
        role: integer(role),
        created: matchInstant(),
      }),
    },
  })

const addition = {
  pin: 'managers.create',
  request: `POST ${path}`,
  body: { email: 'carl@example.is', name: 'Carl', role: 2, sendWelcome: true },
  answer: { success: true, manager: { email: 'carl@example.is', name: 'Carl', role: 2 } },
} as const
const removal = {
  pin: 'managers.delete',
  request: `DELETE ${path}/viewer%40example.is`,
  answer: { success: true },
} as const
const run = (running: { url: string; token: string }, words: readonly string[]) =>
  runHeed(['managers', ...words], { env: makeCompanyEnv(running) })

it("managers list shows a company's managers with their roles", () =>
  pact.story([nameCompany('managers list')], async (running) => {
    const { code, output } = await run(running, ['list', '--json', '--fields', 'email,role'])
    expect([code, JSON.parse(output)]).toEqual([0, [{ email: 'viewer@example.is', role: 'viewer' }]])
  }))

it('managers add adds a manager with a role and sends the welcome email', () =>
  pact.story([nameCompany('managers add'), nameCall('managers add', addition)], async (running) => {
    const words = ['add', 'Carl@Example.is', '--name', 'Carl', '--role', 'viewer', '--send-welcome']
    const { code, output } = await run(running, words)
    expect(code).toBe(0)
    expect(output).toContain(
      '✓ Admin added! carl@example.is now manages Norðurljós (viewer)\nLogin email sent!',
    )
  }))

it('managers remove removes a manager', () =>
  pact.story(
    [
      nameCompany('managers remove'),
      nameCall('managers remove: the user', userPin),
      nameCall('managers remove', removal),
    ],
    async (running) => {
      const { code, output } = await run(running, ['remove', 'VIEWER@example.is', '--yes'])
      expect([code, output]).toEqual([0, '✓ Admin removed! viewer@example.is no longer manages Norðurljós\n'])
    },
  ))

it.each([
  [
    'an address that manages the company already',
    ['add', 'viewer@example.is', '--name', 'V'],
    1,
    'is already an admin of the company',
  ],
  [
    'an address that manages nothing',
    ['remove', 'nobody@example.is', '--yes'],
    1,
    'Norðurljós has no manager nobody@example.is.',
  ],
  [
    'a sign-in link for an address that manages nothing',
    ['resend', 'nobody@example.is'],
    1,
    'has no manager',
  ],
])('refuses %s, like the console', (_, words, expectedCode, text) =>
  pact.story([nameCompany(`managers ${words[0]} ${words[1]}`)], async (running) => {
    const { code, error } = await run(running, words)
    expect(code).toBe(expectedCode)
    expect(error).toContain(text)
  }),
)

it('managers remove refuses to remove you or the last admin', () =>
  pact.story(
    [nameCompany('managers remove, yourself', admin), nameCall('managers remove: yourself', userPin)],
    async (running) => {
      const { code, error } = await run(running, ['remove', 'admin@example.is', '--yes'])
      expect([code, error]).toEqual([1, expect.stringContaining("You can't remove yourself")])
    },
  ))

it('managers add needs a name and an address', async () => {
  const env = { HEED_API: 'http://127.0.0.1:9', HEED_TOKEN: 'some-token', HEED_COMPANY: '101' }
  const withoutName = await runHeed(['managers', 'add', 'carl@example.is'], { env })
  expect([withoutName.code, withoutName.error]).toEqual([2, expect.stringContaining('Add --name <name>')])
  const withoutAddress = await runHeed(['managers', 'add', 'carl', '--name', 'Carl'], { env })
  expect(withoutAddress.error).toContain('Please enter a correct work email')
})
