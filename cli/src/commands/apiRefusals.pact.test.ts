import { type Interaction, integer, pactFor, refused } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { heed } from '../../test/heed.ts'

// Calls that commands make with care: what the platform says to those who make them by name, without it.
type Told = Pick<Interaction, 'operation' | 'uponReceiving' | 'as' | 'withRequest' | 'willRespondWith'>

const sale = {
  companyName: 'Hótel Búðir',
  subscription: 'partner-standard',
  seats: 20,
  validity: 12,
  managerEmail: 'nina@example.is',
  managerName: 'Nína',
  accountId: 7,
}
const newcomer = { name: 'Sól Ey', email: 'sol@example.is', role: 2, sendWelcome: true }
const post = (path: string, body: object) => ({ method: 'POST', path, body }) as const
const taken = 'You already have a company with this name'

const interactions: readonly (Told & { code: number; says: string; words?: string[] })[] = [
  {
    operation: 'companies.create',
    uponReceiving: 'the name of another company of the partner',
    as: 'partner',
    withRequest: post('/companies', { ...sale, companyName: 'NORÐURLJÓS' }),
    willRespondWith: refused.conflict(taken),
    code: 1,
    says: taken,
  },
  {
    operation: 'companies.create',
    uponReceiving: 'a company for the account of another partner',
    as: 'partner',
    withRequest: post('/companies', { ...sale, accountId: 11 }),
    willRespondWith: refused.forbidden(),
    code: 4,
    says: 'heed whoami',
  },
  {
    operation: 'companies.create',
    uponReceiving: 'the plain form',
    as: 'super',
    withRequest: post('/companies', { company_name: 'Skálholt', theme: 2 }),
    willRespondWith: {
      status: 200,
      body: {
        company_id: integer(8),
        company_name: 'Skálholt',
        theme: 2,
        users_total: 0,
        users_available: 0,
      },
    },
    code: 0,
    says: '"company_name": "Skálholt"',
  },
  {
    operation: 'partners.getCompany',
    uponReceiving: 'a company of somebody else, by its call',
    as: 'partner',
    withRequest: { method: 'GET', path: '/partners/7/companies/2' },
    willRespondWith: refused.notFound(),
    words: ['--partnerId', '7', '--companyId', '2'],
    code: 1,
    says: '',
  },
  {
    operation: 'managers.create',
    uponReceiving: 'somebody who is an admin already',
    as: 'admin',
    withRequest: post('/companies/101/managers', { name: 'Villi', email: 'viewer@example.is', role: 1 }),
    willRespondWith: refused.conflict('viewer@example.is is an admin of the company already'),
    words: ['--companyId', '101'],
    code: 1,
    says: 'viewer@example.is is an admin of the company already',
  },
  {
    operation: 'managers.create',
    uponReceiving: 'a manager made by a viewer',
    as: 'viewer',
    withRequest: post('/companies/101/managers', newcomer),
    willRespondWith: refused.forbidden(),
    words: ['--companyId', '101'],
    code: 4,
    says: 'heed whoami',
  },
]

it.each(interactions)('$operation: $uponReceiving ends with $code', ({ code, says, words = [], ...told }) =>
  pactFor('heed-cli', told.operation.split('.')[0] as 'companies').interaction(
    { ...told, given: [{ state: 'a company' }] },
    async ({ url, token }) => {
      const { body } = told.withRequest
      const line = ['api', told.operation, ...words, ...(body ? ['--body', '-'] : [])]
      const env = { HEED_API: url, HEED_TOKEN: token }
      const result = await heed(line, { env, ...(body ? { input: JSON.stringify(body) } : {}) })
      expect([result.code, result.error]).toEqual([code, expect.any(String)])
      expect(result.output + result.error).toContain(says)
    },
  ),
)
