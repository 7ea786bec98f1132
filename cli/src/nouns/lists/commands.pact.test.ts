import { createPact, like, nameCall, rejections, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { companyListsPin, companyPin, myCompaniesPin } from '../../../test/company.ts'
import { runForCompany } from '../../../test/customer.ts'
import { runHeed } from '../../../test/heed.ts'
import { person, userPin } from '../../../test/userPin.ts'

const pact = createPact('heed-cli', 'lists')
const companies = createPact('heed-cli', 'companies')
it('companies list shows the companies you manage', () =>
  companies.story(
    [nameCall('companies list', myCompaniesPin), nameCall('who lists companies', userPin)],
    async ({ url, token }) => {
      const { code, output } = await runHeed(['companies', 'list', '--json'], {
        env: { HEED_API: url, HEED_TOKEN: token },
      })
      expect(code).toBe(0)
      expect(JSON.parse(output)).toMatchObject([{ id: 101, name: 'Norðurljós', role: 'admin', seats: 50 }])
    },
  ))

it('companies list says when you manage no companies', () =>
  companies.story(
    [
      nameCall('companies list of a person without one', {
        ...myCompaniesPin,
        as: 'stranger',
        answer: { companies: [], count: 0 },
      }),
      nameCall('a person without a company', { ...userPin, as: 'stranger', answer: like(person) }),
    ],
    async ({ url, token }) => {
      const { code, error } = await runHeed(['companies', 'list'], {
        env: { HEED_API: url, HEED_TOKEN: token },
      })
      expect([code, error]).toEqual([0, "You don't manage any companies.\n"])
    },
  ))

it("lists list fails for a company you don't manage and suggests companies list", () =>
  companies.story(
    [
      nameCall('a company of other people', {
        ...companyPin,
        as: 'stranger',
        fails: {
          status: 404,
          body: { error: { code: string('not_found'), description: string('No') } },
        },
      }),
    ],
    async (running) => {
      const { code, output, error } = await runForCompany(running, ['lists', 'list'])
      expect([code, output]).toEqual([1, ''])
      expect(error).toContain('heed companies list')
    },
  ))

it('lists list shows the lists of a company given by name', () =>
  pact.story(
    [
      nameCall('companies to find one by name', myCompaniesPin),
      nameCall('the company found by name', companyPin),
      nameCall('lists list', companyListsPin),
    ],
    async ({ url, token }) => {
      const words = ['lists', 'list', '--company', 'Norðurljós', '--csv']
      const { code, output } = await runHeed(words, { env: { HEED_API: url, HEED_TOKEN: token } })
      expect(code).toBe(0)
      expect(output).toMatch(/^id,name,employees,created,source\n11,Finance,2,/)
    },
  ))

it('lists list says when a company has no lists', () =>
  pact.story(
    [
      nameCall('the company without lists', companyPin),
      nameCall('lists list without lists', {
        ...companyListsPin,
        given: { 'no lists': true },
        answer: { lists: [], count: 0 },
      }),
    ],
    async (running) => {
      const { code, output, error } = await runForCompany(running, ['lists', 'list'])
      expect([code, output, error]).toEqual([0, '', 'Norðurljós has no employee lists yet.\n'])
    },
  ))

it('lists list --filter requests the lists whose names contain a text', () =>
  pact.story(
    [
      nameCall('the company for filtered lists', companyPin),
      nameCall('lists list with a filter', {
        ...companyListsPin,
        request: 'GET /companies/101/lists?filter=fin',
        answer: like(companyListsPin.answer),
      }),
    ],
    async (running) => {
      expect((await runForCompany(running, ['lists', 'list', '--filter', 'fin'])).output).toContain('Finance')
    },
  ))

it.each([
  [401, 4, 'heed login', { 'the token has expired': true }, rejections.unauthorized()],
  [
    500,
    1,
    'This is a server error',
    { 'the server fails': { status: 500, message: 'Broken' } },
    rejections.failing(500, 'Broken'),
  ],
  [
    503,
    5,
    'Run the command again in 30 s.',
    { 'the server fails': { status: 503, message: 'Down', retryAfter: 30 } },
    rejections.failing(503, 'Down', 30),
  ],
] as const)('lists list says what to do when the server answers %i', (status, code, next, states, response) =>
  pact.story(
    [
      nameCall(`the company of lists that answer ${status}`, companyPin),
      nameCall(`lists that answer ${status}`, { ...companyListsPin, given: states, response }),
    ],
    async (running) => {
      const result = await runForCompany(running, ['lists', 'list'])
      expect([result.code, result.output]).toEqual([code, ''])
      expect(result.error).toContain(next)
    },
  ),
)
