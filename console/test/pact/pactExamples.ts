import { type Call, eachLike, integer, like, matchInstant, regex, string } from '@heed/contracts/pact'

/** Responses shared by several tests. */
export const annaAdmin = {
  _id: string('u-1'),
  name: 'Anna Admin',
  email: 'admin@example.is',
  created: matchInstant(),
  permissions: [],
  superForAccounts: [],
}

export const nordurljos = {
  company_id: 101,
  company_name: 'Norðurljós',
  role: 1,
  users_total: integer(4),
  users_available: 50,
}

export const brand = like({
  name: 'Heed',
  account_name: 'Heed',
  lms_domain: 'learn.heed.example',
  my_domain: 'my.heed.example',
  'contact.support': 'support@heed.example',
})

export const portalAddress = 'https://billing.example/portal?token=t1'

export const portalSession = {
  id: string('portal_1'),
  token: string('t1'),
  access_url: regex(/^https?:\/\/.+$/, portalAddress),
  created_at: integer(1_770_022_800),
  expires_at: integer(1_770_109_200),
}

export const languages = eachLike({ code: 'en', english_name: 'English', name: 'English' })

/**
 * The calls that load the person and companies after every sign-in; `situation` makes their descriptions
 * unique.
 */
export const makeSignInCalls = (situation: string) =>
  [
    { pin: `auth.getCurrentUser: the person ${situation}`, request: 'GET /auth/user', answer: annaAdmin },
    {
      pin: `companies.listMine: the companies ${situation}`,
      request: 'GET /companies/my_companies',
      answer: { companies: [nordurljos], count: 1 },
    },
  ] as const satisfies Call[]
