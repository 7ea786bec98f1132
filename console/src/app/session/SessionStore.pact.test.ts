// @vitest-environment node
import { rejections, string } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { annaAdmin, makeSignInCalls, nordurljos } from '../../../test/pact/pactExamples.ts'
import { waitForAnswers } from '../../../test/pact/pactRoot.ts'
import { testRootPins } from '../../../test/pact/pins.ts'
import type { RootStore } from '../root/RootStore.ts'

const [user, mine] = makeSignInCalls('at start-up')
const [partnerUser, partnerMine] = makeSignInCalls('who is a partner')
const [expiredUser, expiredMine] = makeSignInCalls('with an expired token')
const [failingUser, failingMine] = makeSignInCalls('from a failing server')
const expiredTokenState = { 'the token has expired': true } as const
const failingServerState = { 'the server fails': { status: 503, message: 'Down' } }
const downResponse = rejections.failing(503, 'Down')

/** Starts against a server that refuses both calls with equal errors. */
async function loadSession(root: RootStore) {
  await root.session.load()
  await waitForAnswers(root)
}
const expectSignedOut = ({ session }: RootStore) =>
  expect(session).toMatchObject({ isSignedIn: false, token: undefined })

/** Response to the call that reports the sign-out. */
function signOut({ session, client }: RootStore): Promise<unknown> {
  const outcome = new Promise((resolve) => {
    const { logout } = client.auth
    client.auth.logout = (...args) => {
      const answer = logout(...args)
      resolve(answer)
      return answer
    }
  })
  session.signOut()
  return outcome
}

testRootPins([
  {
    ...user,
    beside: [mine],
    do: ({ session }) => session.load(),
    reads({ session }) {
      expect(session.user?.name).toBe('Anna Admin')
      expect(session).toMatchObject({ companyId: 101, isAdmin: true, isPartner: false })
    },
  },
  {
    ...partnerUser,
    as: 'partner',
    answer: {
      ...annaAdmin,
      name: 'Páll Partner',
      email: 'partner@example.is',
      superForAccounts: [{ id: 7, name: 'Vesturland Partners' }],
    },
    beside: [
      { ...partnerMine, as: 'partner', answer: { companies: [], count: 0 } },
      {
        pin: 'companies.get: a customer of a partner',
        as: 'partner',
        request: 'GET /companies/101',
        answer: { ...nordurljos, role: undefined, account_id: 7 },
      },
    ],
    async do({ session }) {
      await session.load()
      await session.switchCompany(101)
    },
    reads: ({ session }) =>
      expect(session).toMatchObject({ isPartner: true, isPartnerInside: true, isAdmin: true }),
  },
  {
    ...expiredUser,
    given: expiredTokenState,
    fails: rejections.unauthorized(),
    beside: [{ ...expiredMine, given: expiredTokenState, fails: rejections.unauthorized() }],
    do: loadSession,
    reads: expectSignedOut,
  },
  {
    ...failingUser,
    given: failingServerState,
    fails: downResponse,
    beside: [{ ...failingMine, given: failingServerState, fails: downResponse }],
    do: loadSession,
    reads: expectSignedOut,
  },
  {
    pin: 'auth.logout: a sign-out',
    request: 'POST /auth/logout',
    body: {},
    answer: { success: true },
    do: signOut,
    reads({ session }, outcome) {
      expect(outcome).toEqual({ success: true })
      expect(session.token).toBeUndefined()
    },
  },
  {
    pin: 'companies.listMine: the companies of somebody without any',
    as: 'stranger',
    request: 'GET /companies/my_companies',
    answer: { companies: [], count: 0 },
    do: ({ session }) => session.loadCompanies(),
    reads: ({ session }) => expect(session).toMatchObject({ company: null, loadError: null }),
  },
  {
    pin: 'companies.listMine: the companies while the server fails',
    given: { 'the server fails': { status: 500, message: 'Down' } },
    request: 'GET /companies/my_companies',
    fails: rejections.failing(500, 'Down'),
    do: ({ session }) => session.loadCompanies(),
    reads: ({ session }) => expect(session.loadError).toBe('Down'),
  },
  {
    pin: 'companies.get: one company',
    request: 'GET /companies/101',
    answer: nordurljos,
    do: ({ session }) => session.switchCompany(101),
    reads: ({ session }) => expect(session.company?.company_name).toBe('Norðurljós'),
  },
  {
    pin: 'companies.get: a company of others',
    as: 'stranger',
    request: 'GET /companies/101',
    fails: { status: 404, body: { error: { code: string(), description: string('Not here') } } },
    async do({ session }) {
      await expect(session.switchCompany(101)).rejects.toMatchObject({ kind: 'notFound' })
    },
    reads: ({ session }) => expect(session.companyId).toBeNull(),
  },
  {
    pin: 'companies.get: one company with an expired token',
    given: expiredTokenState,
    request: 'GET /companies/101',
    fails: rejections.unauthorized(),
    async do({ session }) {
      await expect(session.switchCompany(101)).rejects.toMatchObject({ kind: 'unauthorized' })
    },
    reads: ({ session }) => expect(session.token).toBeUndefined(),
  },
])
