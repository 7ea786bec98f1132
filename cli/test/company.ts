import { eachLike, integer, matchInstant, string } from '@heed/contracts/pact'

/** Environment for a signed-in user of that company. */
export const makeCompanyEnv = ({ url, token }: { url: string; token: string }) => ({
  HEED_API: url,
  HEED_TOKEN: token,
  HEED_COMPANY: '101',
})

/** The first call in every command that needs a company. */
export const companyPin = {
  pin: 'companies.get',
  request: 'GET /companies/101',
  answer: {
    company_id: 101,
    company_name: 'Norðurljós',
    users_total: integer(4),
    users_available: integer(50),
  },
} as const

export const myCompaniesPin = {
  pin: 'companies.listMine',
  request: 'GET /companies/my_companies',
  answer: { companies: eachLike({ ...companyPin.answer, role: 1 }), count: integer(1) },
} as const

export const companyListsPin = {
  pin: 'lists.list',
  request: 'GET /companies/101/lists',
  answer: {
    lists: eachLike({
      id: integer(11),
      name: string('Finance'),
      created: matchInstant(),
      usersCount: integer(2),
    }),
    count: integer(3),
  },
} as const
