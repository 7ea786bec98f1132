import { describe, expect, it, vi } from 'vitest'
import { answer, FakeServer, failRequest, refuse } from '../../../test/fakeServer.ts'
import { aBranding, aCompany, aUser } from '../../../test/people.ts'
import { makeTestSetup } from '../../../test/renderPage.tsx'

const secondCompany = aCompany({ company_id: 12, company_name: 'Suðurljós' })
const bothCompanies = { companies: [aCompany(), secondCompany], count: 2 }

describe('the current company', () => {
  it('is the first one if none was used before', async () => {
    const { root } = makeTestSetup({
      server: new FakeServer().on('GET /companies/my_companies', bothCompanies),
    })
    await root.session.load()
    expect(root.session.companyId).toBe(11)
  })

  it('is the last one used', async () => {
    const server = new FakeServer().on('GET /companies/my_companies', bothCompanies)
    const { root } = makeTestSetup({ server, saved: { 'heed.company': 12 } })
    await root.session.load()
    expect(root.session.company?.company_name).toBe('Suðurljós')
  })

  it('is specific to the tab and independent of other tabs', async () => {
    const server = new FakeServer().on('GET /companies/my_companies', bothCompanies)
    const { root } = makeTestSetup({
      server,
      saved: { 'heed.company': 11 },
      savedInTab: { 'heed.company': 12 },
    })
    await root.session.load()
    expect([root.session.companyId, localStorage.getItem('heed.company')]).toEqual([12, '11'])
    await root.session.switchCompany(11)
    expect([sessionStorage.getItem('heed.company'), localStorage.getItem('heed.company')]).toEqual([
      '11',
      '11',
    ])
  })

  it("is the browser's last one if the tab's isn't available", async () => {
    const server = new FakeServer().on('GET /companies/my_companies', bothCompanies)
    const { root } = makeTestSetup({
      server,
      saved: { 'heed.company': 12 },
      savedInTab: { 'heed.company': 99 },
    })
    await root.session.load()
    expect(root.session.companyId).toBe(12)
  })

  it('is the first one if the saved one is no longer available', async () => {
    const { root } = makeTestSetup({ saved: { 'heed.company': 99 } })
    await root.session.load()
    expect(root.session.companyId).toBe(11)
    expect(localStorage.getItem('heed.company')).toBe('11')
  })

  it("is a partner's saved customer, even if it isn't one of their own companies", async () => {
    const customer = aCompany({ company_id: 99, company_name: 'Customer', role: null })
    const server = new FakeServer().on('GET /companies/99', customer)
    const { root } = makeTestSetup({ as: 'partner', server, saved: { 'heed.company': 99 } })
    await root.session.load()
    expect(root.session.company?.company_name).toBe('Customer')
    expect(root.session.isPartnerInside).toBe(true)
  })

  it("is the first one if a partner's saved customer no longer exists", async () => {
    const server = new FakeServer().on('GET /companies/99', refuse(404, 'gone'))
    const { root } = makeTestSetup({ as: 'partner', server, saved: { 'heed.company': 99 } })
    await root.session.load()
    expect(root.session.companyId).toBe(11)
  })

  it('is null for a person without companies, and the saved one is forgotten', async () => {
    const server = new FakeServer().on('GET /companies/my_companies', { companies: [], count: 0 })
    const { root } = makeTestSetup({ server, saved: { 'heed.company': 99 } })
    await root.session.load()
    expect(root.session.company).toBeNull()
    expect(localStorage.getItem('heed.company')).toBeNull()
  })

  it('can be switched, and the choice is saved', async () => {
    const { root } = makeTestSetup({
      server: new FakeServer().on('GET /companies/my_companies', bothCompanies),
    })
    await root.session.load()
    await root.session.switchCompany(12)
    expect(root.session.company?.company_name).toBe('Suðurljós')
    expect(localStorage.getItem('heed.company')).toBe('12')
  })

  it('shows a new employee count after a reload', async () => {
    const server = new FakeServer()
    const { root } = makeTestSetup({ server })
    await root.session.load()
    server.on('GET /companies/11', aCompany({ users_total: 300, usersLeft: 0 }))
    await root.session.reloadCompany()
    expect(root.session.company?.users_total).toBe(300)
    expect(root.session.companies[0]?.users_total).toBe(300)
  })
})

describe('permissions', () => {
  it.each([
    ['admin', { isAdmin: true, mayManageUsers: true }],
    ['viewer', { isAdmin: false, mayManageUsers: false }],
    ['manager', { isAdmin: false, mayManageUsers: true }],
    ['partner', { isAdmin: true, mayManageUsers: true, isPartnerInside: true }],
    ['super', { isAdmin: true, mayManageUsers: true, isPartnerInside: false }],
  ] as const)('match the role %s', async (as, abilities) => {
    const { root } = makeTestSetup({ as })
    await root.session.load()
    expect(root.session).toMatchObject(abilities)
  })
})

describe('loading the signed-in person', () => {
  it('is retried while the server fails', async () => {
    let tries = 0
    const server = new FakeServer().on('GET /auth/user', () => (++tries < 4 ? answer(503) : aUser()))
    const { root } = makeTestSetup({ server })
    await root.session.load()
    expect(root.session.user?.name).toBe('Ása Jónsdóttir')
    expect(tries).toBe(4)
  })

  it('gives up after ten retries and signs out', async () => {
    const server = new FakeServer().on('GET /auth/user', failRequest)
    const { root } = makeTestSetup({ server })
    await root.session.load()
    expect(server.listCalls('GET /auth/user')).toHaveLength(11)
    expect(root.session.token).toBeUndefined()
    expect(localStorage.getItem('heed.token')).toBeNull()
  })

  it('keeps the token after the last retry if keepToken is set', async () => {
    const server = new FakeServer().on('GET /auth/user', failRequest)
    const { root } = makeTestSetup({ server, config: { keepToken: true } })
    await expect(root.session.load()).rejects.toThrow("The server isn't responding")
    expect(root.session.token).toBe('token-1')
  })

  it("isn't retried with a refused token", async () => {
    const server = new FakeServer().on('GET /auth/user', refuse(401, 'Sign in again'))
    const { root } = makeTestSetup({ server })
    await root.session.load()
    expect(server.listCalls('GET /auth/user')).toHaveLength(1)
    expect(root.session.isSignedIn).toBe(false)
    expect(localStorage.getItem('heed.token')).toBeNull()
  })

  it('keeps an error about the companies until they load successfully', async () => {
    const server = new FakeServer().on(
      'GET /companies/my_companies',
      answer(500, { message: 'Database is down' }),
    )
    const { root } = makeTestSetup({ server })
    await root.session.load()
    expect(root.session.isSignedIn).toBe(true)
    expect(root.session.loadError).toBe('Database is down')
    server.on('GET /companies/my_companies', bothCompanies)
    await root.session.loadCompanies()
    expect(root.session).toMatchObject({ loadError: null, companyId: 11 })
  })
})

it('a new token replaces the current one while a person is signed in', async () => {
  const { root, server } = makeTestSetup()
  await root.session.load()
  expect(await root.session.enter('token-2')).toBe(true)
  expect(localStorage.getItem('heed.token')).toBe('"token-2"')
  expect(server.listCalls('GET /auth/user')[1]?.headers.Authorization).toBe('Bearer token-2')
})

describe('signing out', () => {
  it('tells the server with the current token and forgets it', async () => {
    const { root, server } = makeTestSetup()
    await root.session.load()
    root.session.signOut()
    expect(root.session).toMatchObject({ user: null, company: null, token: undefined })
    expect(server.listCalls('POST /auth/logout')[0]?.headers.Authorization).toBe('Bearer token-1')
    expect(localStorage.getItem('heed.token')).toBe('null')
  })

  it('works even if the server refuses the call', async () => {
    const server = new FakeServer().on('POST /auth/logout', refuse(401, 'no'))
    const { root } = makeTestSetup({ server })
    await root.session.load()
    root.session.signOut()
    await root.session.enter('token-2')
    expect(root.session.token).toBe('token-2')
  })

  it("isn't triggered by a late 401 for an earlier token", async () => {
    const late = vi.fn()
    const server = new FakeServer().on(
      'GET /companies/11',
      () => new Promise((resolve) => late.mockImplementation(() => resolve(refuse(401, 'expired')))),
    )
    const { root } = makeTestSetup({ server })
    await root.session.load()
    const asked = root.session.reloadCompany()
    await root.session.enter('token-2')
    late()
    await expect(asked).rejects.toThrow('expired')
    expect([root.session.isSignedIn, localStorage.getItem('heed.token')]).toEqual([true, '"token-2"'])
  })

  it('is triggered by a 401 from any call', async () => {
    const server = new FakeServer().on('GET /companies/11', refuse(401, 'expired'))
    const { root } = makeTestSetup({ server })
    await root.session.load()
    await expect(root.session.reloadCompany()).rejects.toThrow('expired')
    expect(root.session).toMatchObject({ isSignedIn: false, hasSignedOut: false })
  })
})

it('requests have no token while no one is signed in', async () => {
  const { root, server } = makeTestSetup({
    as: 'nobody',
    server: new FakeServer().on('GET /branding', aBranding()),
  })
  await root.branding.load(null)
  expect(server.calls[0]?.headers).not.toHaveProperty('Authorization')
  expect(server.calls[0]?.headers).toMatchObject({
    'X-Account-Domain': 'heed.example',
    'X-App-Version': '2.13.4',
  })
})
