import { integer } from '@heed/contracts/pact'

/** The environment of somebody who is signed in to a platform and speaks of that company. */
export const companyEnv = ({ url, token }: { url: string; token: string }) => ({
  HEED_API: url,
  HEED_TOKEN: token,
  HEED_COMPANY: '101',
})

/** How every command with a company begins: it is looked up, and its name is said. */
export const company = {
  pin: 'companies.get',
  request: 'GET /companies/101',
  answer: {
    company_id: 101,
    company_name: 'Norðurljós',
    users_total: integer(4),
    users_available: integer(50),
  },
} as const
