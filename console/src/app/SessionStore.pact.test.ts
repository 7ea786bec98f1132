// @vitest-environment node
import { pactFor, refusalOf, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { annaAdmin, entering, nordurljos } from '../../test/pactExamples.ts'
import { allAnswered, pactRoot } from '../../test/pactRoot.ts'

const auth = pactFor('heed-console', 'auth')
const companies = pactFor('heed-console', 'companies')

it('loads the person and their companies', () =>
  auth.interactions(entering('at start-up'), async ({ url, token }) => {
    const { session } = pactRoot(url, { token })
    await session.load()
    expect(session.user?.name).toBe('Anna Admin')
    expect(session).toMatchObject({ companyId: 101, isAdmin: true, isPartner: false })
  }))

it('knows a partner by the accounts, also inside a customer that is not among the own companies', () => {
  const [user, mine] = entering('who is a partner')
  const partner = {
    ...annaAdmin,
    name: 'Páll Partner',
    email: 'partner@example.is',
    superForAccounts: [{ id: 7, name: 'Vesturland Partners' }],
  }
  const customer = { ...nordurljos, role: undefined, account_id: 7 }
  return auth.interactions(
    [
      { ...user, as: 'partner', willRespondWith: { status: 200, body: partner } },
      { ...mine, as: 'partner', willRespondWith: { status: 200, body: { companies: [], count: 0 } } },
      {
        operation: 'companies.get',
        given: [{ state: 'a company' }],
        as: 'partner',
        uponReceiving: 'a customer of a partner',
        withRequest: { method: 'GET', path: '/companies/101' },
        willRespondWith: { status: 200, body: customer },
      },
    ],
    async ({ url, token }) => {
      const { session } = pactRoot(url, { token })
      await session.load()
      await session.switchCompany(101)
      expect(session).toMatchObject({ isPartner: true, isPartnerInside: true, isAdmin: true })
    },
  )
})

/** Start-up against a platform that refuses both calls in the same way. */
const refused = [
  {
    outcome: 'signs out when the token has expired',
    why: 'with an expired token',
    state: { state: 'the token has expired' },
    willRespondWith: { status: 401, body: refusalOf() },
  },
  {
    outcome: 'gives up on a server that keeps failing',
    why: 'from a failing server',
    state: { state: 'the server fails', params: { status: 503, message: 'Down' } },
    willRespondWith: { status: 503, body: { message: 'Down' } },
  },
] as const

it.each(refused)('$outcome', ({ why, state, willRespondWith }) => {
  const [user, mine] = entering(why)
  const given = [{ state: 'a company' }, state] as const
  return auth.interactions(
    [
      { ...user, given, willRespondWith },
      { ...mine, given, willRespondWith },
    ],
    async ({ url, token }) => {
      const root = pactRoot(url, { token })
      await root.session.load()
      await allAnswered(root)
      expect(root.session).toMatchObject({ isSignedIn: false, token: undefined })
    },
  )
})

it('tells the server that somebody leaves', () =>
  auth.interaction(
    {
      operation: 'auth.logout',
      given: [{ state: 'a company' }],
      as: 'admin',
      uponReceiving: 'a sign-out',
      withRequest: { method: 'POST', path: '/auth/logout', body: {} },
      willRespondWith: { status: 200, body: { success: true } },
    },
    async ({ url, token }) => {
      const { session, client } = pactRoot(url, { token })
      const told = new Promise((resolve) => {
        const { logout } = client.auth
        client.auth.logout = (...args) => {
          const answer = logout(...args)
          resolve(answer)
          return answer
        }
      })
      session.signOut()
      expect(await told).toEqual({ success: true })
      expect(session.token).toBeUndefined()
    },
  ))

it('has no company for who manages none', () =>
  companies.interaction(
    {
      operation: 'companies.listMine',
      given: [{ state: 'a company' }],
      as: 'stranger',
      uponReceiving: 'the companies of somebody without any',
      withRequest: { method: 'GET', path: '/companies/my_companies' },
      willRespondWith: { status: 200, body: { companies: [], count: 0 } },
    },
    async ({ url, token }) => {
      const { session } = pactRoot(url, { token })
      await session.loadCompanies()
      expect(session).toMatchObject({ company: null, loadError: null })
    },
  ))

it('keeps the text when the companies cannot be loaded', () =>
  companies.interaction(
    {
      operation: 'companies.listMine',
      given: [
        { state: 'a company' },
        { state: 'the server fails', params: { status: 500, message: 'Down' } },
      ],
      as: 'admin',
      uponReceiving: 'the companies while the server fails',
      withRequest: { method: 'GET', path: '/companies/my_companies' },
      willRespondWith: { status: 500, body: { message: 'Down' } },
    },
    async ({ url, token }) => {
      const { session } = pactRoot(url, { token })
      await session.loadCompanies()
      expect(session.loadError).toBe('Down')
    },
  ))

const company = {
  operation: 'companies.get',
  given: [{ state: 'a company' }],
  as: 'admin',
  withRequest: { method: 'GET', path: '/companies/101' },
} as const

it('switches to a company', () =>
  companies.interaction(
    { ...company, uponReceiving: 'one company', willRespondWith: { status: 200, body: nordurljos } },
    async ({ url, token }) => {
      const { session } = pactRoot(url, { token })
      await session.switchCompany(101)
      expect(session.company?.company_name).toBe('Norðurljós')
    },
  ))

it('stays where it is when the company is not the person’s', () =>
  companies.interaction(
    {
      ...company,
      as: 'stranger',
      uponReceiving: 'a company of others',
      willRespondWith: { status: 404, body: { error: { code: string(), description: string('Not here') } } },
    },
    async ({ url, token }) => {
      const { session } = pactRoot(url, { token })
      await expect(session.switchCompany(101)).rejects.toMatchObject({ kind: 'notFound' })
      expect(session.companyId).toBeNull()
    },
  ))

it('signs out when the token expires while working', () =>
  companies.interaction(
    {
      ...company,
      given: [{ state: 'a company' }, { state: 'the token has expired' }],
      uponReceiving: 'one company with an expired token',
      willRespondWith: { status: 401, body: refusalOf() },
    },
    async ({ url, token }) => {
      const { session } = pactRoot(url, { token })
      await expect(session.switchCompany(101)).rejects.toMatchObject({ kind: 'unauthorized' })
      expect(session.token).toBeUndefined()
    },
  ))
