import { eachLike, instant, integer, like, pactFor, refused, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { company } from '../../test/company.ts'
import { heed } from '../../test/heed.ts'

const pact = pactFor('heed-cli', 'lists')
const companies = pactFor('heed-cli', 'companies')
const mine = {
  operation: 'companies.listMine',
  given: [{ state: 'a company' }],
  as: 'admin',
  withRequest: { method: 'GET', path: '/companies/my_companies' },
  willRespondWith: {
    status: 200,
    body: { companies: eachLike({ ...company.willRespondWith.body, role: 1 }), count: integer(1) },
  },
} as const
const lists = {
  operation: 'lists.list',
  given: [{ state: 'a company' }],
  as: 'admin',
  withRequest: { method: 'GET', path: '/companies/101/lists' },
  willRespondWith: {
    status: 200,
    body: {
      lists: eachLike({
        id: integer(11),
        name: string('Finance'),
        created: instant(),
        usersCount: integer(2),
      }),
      count: integer(3),
    },
  },
} as const

it('shows the companies of a person', () =>
  companies.interaction({ ...mine, uponReceiving: 'companies list' }, async ({ url, token }) => {
    const { code, output } = await heed(['companies', 'list', '--json'], {
      env: { HEED_API: url, HEED_TOKEN: token },
    })
    expect(code).toBe(0)
    expect(JSON.parse(output)).toMatchObject([{ id: 101, name: 'Norðurljós', role: 'admin', seats: 50 }])
  }))

it('says that a person manages no company', () =>
  companies.interaction(
    {
      ...mine,
      uponReceiving: 'companies list of a person without one',
      as: 'stranger',
      willRespondWith: { status: 200, body: { companies: [], count: 0 } },
    },
    async ({ url, token }) => {
      const { code, error } = await heed(['companies', 'list'], { env: { HEED_API: url, HEED_TOKEN: token } })
      expect([code, error]).toEqual([0, 'You manage no company here.\n'])
    },
  ))

it('stops at a company of other people', () =>
  companies.interaction(
    {
      ...company,
      uponReceiving: 'a company of other people',
      as: 'stranger',
      willRespondWith: {
        status: 404,
        body: { error: { code: string('not_found'), description: string('No') } },
      },
    },
    async ({ url, token }) => {
      const env = { HEED_API: url, HEED_TOKEN: token, HEED_COMPANY: '101' }
      const { code, output, error } = await heed(['lists', 'list'], { env })
      expect([code, output]).toEqual([1, ''])
      expect(error).toContain('heed companies list')
    },
  ))

it('shows the lists of a company that is named', () =>
  pact.interactions(
    [
      { ...mine, uponReceiving: 'companies to find one by name' },
      { ...company, uponReceiving: 'the company found by name' },
      { ...lists, uponReceiving: 'lists list' },
    ],
    async ({ url, token }) => {
      const words = ['lists', 'list', '--company', 'Norðurljós', '--csv']
      const { code, output } = await heed(words, { env: { HEED_API: url, HEED_TOKEN: token } })
      expect(code).toBe(0)
      expect(output).toMatch(/^id,name,employees,created,source\n11,Finance,2,/)
    },
  ))

it('says that a company has no list', () =>
  pact.interactions(
    [
      { ...company, uponReceiving: 'the company without lists' },
      {
        ...lists,
        uponReceiving: 'lists list without lists',
        given: [{ state: 'a company' }, { state: 'no lists' }],
        willRespondWith: { status: 200, body: { lists: [], count: 0 } },
      },
    ],
    async ({ url, token }) => {
      const env = { HEED_API: url, HEED_TOKEN: token, HEED_COMPANY: '101' }
      const { code, output, error } = await heed(['lists', 'list'], { env })
      expect([code, output, error]).toEqual([0, '', 'Norðurljós has no employee list yet.\n'])
    },
  ))

it('asks for lists whose name contains a text', () =>
  pact.interactions(
    [
      { ...company, uponReceiving: 'the company for filtered lists' },
      {
        ...lists,
        uponReceiving: 'lists list with a filter',
        withRequest: { method: 'GET', path: '/companies/101/lists?filter=fin' },
        willRespondWith: { status: 200, body: like(lists.willRespondWith.body) },
      },
    ],
    async ({ url, token }) => {
      const env = { HEED_API: url, HEED_TOKEN: token, HEED_COMPANY: '101' }
      expect((await heed(['lists', 'list', '--filter', 'fin'], { env })).output).toContain('Finance')
    },
  ))

it.each([
  [401, 4, 'heed login', [{ state: 'the token has expired' }], refused.unauthorized()],
  [
    500,
    1,
    "The fault is the server's",
    [{ state: 'the server fails', params: { status: 500, message: 'Broken' } }],
    refused.failing(500, 'Broken'),
  ],
  [
    503,
    5,
    'Run the command again in 30 s.',
    [{ state: 'the server fails', params: { status: 503, message: 'Down', retryAfter: 30 } }],
    refused.failing(503, 'Down', 30),
  ],
] as const)('says what to do when the lists answer %i', (status, code, next, states, willRespondWith) =>
  pact.interactions(
    [
      { ...company, uponReceiving: `the company of lists that answer ${status}` },
      {
        ...lists,
        uponReceiving: `lists that answer ${status}`,
        given: [{ state: 'a company' }, ...states],
        willRespondWith,
      },
    ],
    async ({ url, token }) => {
      const env = { HEED_API: url, HEED_TOKEN: token, HEED_COMPANY: '101' }
      const result = await heed(['lists', 'list'], { env })
      expect([result.code, result.output]).toEqual([code, ''])
      expect(result.error).toContain(next)
    },
  ),
)
