import { eachLike, instant, integer, string } from '@heed/contracts/pact'

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

/** The companies of a person, of which this is one. */
export const myCompanies = {
  pin: 'companies.listMine',
  request: 'GET /companies/my_companies',
  answer: { companies: eachLike({ ...company.answer, role: 1 }), count: integer(1) },
} as const

/** The lists of the company, whichever they are. */
export const itsLists = {
  pin: 'lists.list',
  request: 'GET /companies/101/lists',
  answer: {
    lists: eachLike({
      id: integer(11),
      name: string('Finance'),
      created: instant(),
      usersCount: integer(2),
    }),
    count: integer(3),
  },
} as const
