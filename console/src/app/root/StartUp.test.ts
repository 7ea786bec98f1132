import { toWireRequest } from '@heed/contracts'
import { describe, expect, it, vi } from 'vitest'
import { answer, FakeServer, failRequest, refuse } from '../../../test/fakeServer.ts'
import { aBranding, aCompany, aUser, english } from '../../../test/people.ts'
import { makeTestSetup } from '../../../test/renderPage.tsx'
import { firstCalls } from '../firstCalls.ts'

it('the start loads languages and branding without a session', async () => {
  const { root, server } = makeTestSetup({ as: 'nobody' })
  await root.startUp.run()
  expect(root.startUp.state).toBe('ready')
  expect(new Set(server.calls.map(({ path }) => path))).toEqual(new Set(['/branding', '/languages/all']))
  expect(root.languages.all).toEqual([english])
})

it('the start is ready when it returns, if no one is signed in', async () => {
  const { root } = makeTestSetup({ as: 'nobody' })
  await root.start()
  expect(root.startUp.state).toBe('ready')
})

it("the start returns before a signed-in person's branding has loaded", async () => {
  let release = (_: unknown) => {}
  const brand = new Promise((resolve) => {
    release = resolve
  })
  const { root, server } = makeTestSetup({
    server: new FakeServer().on('GET /companies/11/branding', () => brand),
  })
  await root.start()
  expect(server.listCalls('GET /companies/11/branding')).toHaveLength(1)
  expect(root.startUp.state).toBe('waiting')
  release(aBranding())
  await vi.waitFor(() => expect(root.startUp.state).toBe('ready'))
})

it('the start loads the person, companies and company branding with a saved token', async () => {
  const server = new FakeServer().on('GET /companies/11/branding', aBranding({ name: 'Norðurljós Academy' }))
  const { root } = makeTestSetup({ server })
  await root.startUp.run()
  expect(root.session.isSignedIn).toBe(true)
  expect(root.branding.name).toBe('Norðurljós Academy')
  expect(server.listCalls('GET /branding')).toEqual([])
})

it.each([
  ['nobody', 'stranger'],
  ['admin', 'member'],
] as const)("the start begins with the page's early calls: %s", async (as, kind) => {
  const { root, server } = makeTestSetup({ as })
  await root.startUp.run()
  const wanted = firstCalls[kind].map((call) => toWireRequest(call, {}).path)
  const made = server.calls.slice(0, wanted.length).map(({ path }) => path)
  expect(new Set(made)).toEqual(new Set(wanted))
})

it("the start continues with the host's branding if the saved token is refused", async () => {
  const { root, server } = makeTestSetup({
    server: new FakeServer().on('GET /auth/user', refuse(401, 'expired')),
  })
  await root.startUp.run()
  expect(root.startUp.state).toBe('ready')
  expect(root.session.isSignedIn).toBe(false)
  expect(server.listCalls('GET /branding')).toHaveLength(1)
})

it.each([
  ['GET /branding', aBranding()],
  ['GET /languages/all', { languages: [english] }],
])('the start retries %s and shows the error while waiting', async (key, good) => {
  let tries = 0
  const heard: (string | null)[] = []
  const server = new FakeServer().on(key, () => {
    heard.push(root.startUp.error)
    return ++tries < 3 ? answer(503, { message: 'Restarting' }) : good
  })
  const { root } = makeTestSetup({ as: 'nobody', server })
  await root.startUp.run()
  expect(root.startUp).toMatchObject({ state: 'ready', error: null })
  expect(heard).toEqual([null, 'Restarting', 'Restarting'])
})

it('the start fails after eleven tries and can be run again', async () => {
  const server = new FakeServer().on('GET /languages/all', failRequest)
  const { root } = makeTestSetup({ as: 'nobody', server })
  await root.start()
  expect(root.startUp).toMatchObject({
    state: 'failed',
    error: expect.stringMatching(/^The server isn't responding\. /),
  })
  expect(server.listCalls('GET /languages/all')).toHaveLength(11)
  server.on('GET /languages/all', { languages: [] })
  await root.startUp.run()
  expect(root.startUp.state).toBe('ready')
})

it('the start waits longer after each failed try', async () => {
  const server = new FakeServer().on('GET /branding', failRequest)
  const { root, waits } = makeTestSetup({ as: 'nobody', server })
  await root.startUp.run()
  expect(waits).toEqual([1500, 3000, 6000, 12_000, 24_000, 48_000, 96_000, 192_000, 240_000, 240_000])
})

it("the start doesn't retry a call with an unexpected answer", async () => {
  const server = new FakeServer().on('GET /branding', { unexpected: true })
  const { root } = makeTestSetup({ as: 'nobody', server })
  await root.startUp.run()
  expect(root.startUp.state).toBe('failed')
  expect(root.startUp.error).toContain('branding.getGlobal answered something unexpected')
  expect(server.listCalls('GET /branding')).toHaveLength(1)
})

describe('the public notice', () => {
  const notice = { status: true, type: 'warning', message: 'Maintenance on Sunday' }

  it("is shown until it's closed", async () => {
    const { root } = makeTestSetup({
      as: 'nobody',
      server: new FakeServer().on('GET /notification.json', notice),
    })
    await root.startUp.showAnnouncement()
    expect(root.notices.items).toMatchObject([
      { tone: 'warning', text: 'Maintenance on Sunday', duration: 0 },
    ])
  })

  it.each([
    ['is switched off', { ...notice, status: false }],
    ['is empty', { ...notice, message: '' }],
    ['is missing', answer(404)],
    ["can't be loaded", failRequest],
  ])("isn't shown if it %s", async (_, reply) => {
    const { root } = makeTestSetup({
      as: 'nobody',
      server: new FakeServer().on('GET /notification.json', reply),
    })
    await root.startUp.showAnnouncement()
    expect(root.notices.items).toEqual([])
  })
})

describe("a partner account's page", () => {
  const server = () =>
    new FakeServer()
      .on('GET /companies/11/branding', aBranding({ name: 'A customer', 'ui.colors.primary': '#a3195b' }))
      .on('GET /branding', aBranding({ 'contact.support': 'help@heed.example' }))
      .on('GET /partners/3/settings', {
        name: 'Borealis Academy',
        'ui.colors.primary': '#7a2e8e',
        'contact.support': 'help@borealis.example',
      })

  it.each([
    ['/partner/', 'partner'],
    ['/partner/3/companies/?p=2', 'partner'],
    ['/auth/jwt/signin/new-token/?redirect=/partner/3/companies/?p=2', 'nobody'],
  ] as const)("starts with the account's branding: %s", async (at, as) => {
    const someone = server()
      .on('GET /auth/user', aUser({ superForAccounts: [{ id: 3, name: 'Borealis' }] }))
      .on('GET /companies/my_companies', { companies: [aCompany()], count: 1 })
    const { root } = makeTestSetup({ as, server: someone, at })
    await root.startUp.run()
    expect(root.branding.value).toMatchObject({
      name: 'Borealis Academy',
      'ui.colors.primary': '#7a2e8e',
      'contact.support': 'help@heed.example',
    })
    await root.branding.open(undefined)
    await vi.waitFor(() => expect(root.branding.name).toBe('A customer'))
  })

  it("starts with the host's branding if the account's can't be loaded", async () => {
    const refused = server().on('GET /partners/3/settings', refuse(503, 'Down'))
    const { root } = makeTestSetup({ as: 'partner', server: refused, at: '/partner/' })
    await root.startUp.run()
    expect([root.startUp.state, root.branding.name]).toEqual(['ready', 'Heed'])
  })

  it("waits for the host's branding even if the account's is refused first", async () => {
    let release = (_: unknown) => {}
    const host = new Promise((resolve) => {
      release = resolve
    })
    const refused = server()
      .on('GET /branding', () => host)
      .on('GET /partners/3/settings', refuse(500, 'Out of order'))
    const { root } = makeTestSetup({ as: 'partner', server: refused, at: '/partner/' })
    const started = root.startUp.run()
    await vi.waitFor(() => expect(refused.listCalls('GET /partners/3/settings')).toHaveLength(1))
    await root.startUp.firstRequestSent
    await new Promise((resolve) => setTimeout(resolve))
    expect(root.startUp.state).toBe('waiting')
    release(aBranding())
    await started
    expect([root.startUp.state, root.branding.name]).toEqual(['ready', 'Heed'])
  })

  it("loads the known account's branding alongside the session, without waiting for a customer", async () => {
    let enter = () => {}
    const entered = new Promise<void>((resolve) => {
      enter = resolve
    })
    const slow = server()
      .on('GET /auth/user', () =>
        entered.then(() => aUser({ superForAccounts: [{ id: 3, name: 'Borealis' }] })),
      )
      .on('GET /companies/11/branding', () => new Promise(() => undefined))
    const { root } = makeTestSetup({
      as: 'partner',
      server: slow,
      at: '/partner/3/companies/',
      saved: { 'heed.account': 3 },
    })
    const started = root.startUp.run()
    await vi.waitFor(() => expect(slow.listCalls('GET /auth/user')).toHaveLength(1))
    expect(slow.listCalls('GET /partners/3/settings')).toHaveLength(1)
    enter()
    await started
    expect([root.startUp.state, root.branding.name]).toEqual(['ready', 'Borealis Academy'])
    expect(slow.listCalls('GET /partners/3/settings')).toHaveLength(1)
  })

  it("never shows the previous customer's branding while its own is loading", async () => {
    const held = server().on('GET /partners/3/settings', () => new Promise(() => undefined))
    const { root } = makeTestSetup({ as: 'partner', server: held, at: '/' })
    await root.startUp.run()
    expect(root.branding.name).toBe('A customer')
    void root.branding.open(3)
    expect([root.branding.name, root.branding.value]).toEqual(['Heed', null])
    await vi.waitFor(() => expect(root.branding.value?.['contact.support']).toBe('help@heed.example'))
  })

  it("doesn't load branding without a session or for a different account", async () => {
    const { root: inside, server: other } = makeTestSetup({
      as: 'partner',
      at: '/partner/4/',
      saved: { 'heed.account': 3 },
    })
    await inside.startUp.run()
    expect(other.calls.filter(({ path }) => path.startsWith('/partners'))).toEqual([])
    const { root, server: asked } = makeTestSetup({
      as: 'nobody',
      at: '/partner/3/',
      saved: { 'heed.account': 3 },
    })
    await root.startUp.run()
    expect(asked.listCalls('GET /partners/3/settings')).toEqual([])
  })

  it("isn't confused with the similar address /partners/", async () => {
    const { root } = makeTestSetup({ server: server(), at: '/partners/' })
    await root.startUp.run()
    expect(root.branding.name).toBe('A customer')
  })
})

describe('a sign-in link', () => {
  const at = '/auth/jwt/signin/token-9?redirect=%2Fusers%2F'
  const known = () =>
    new FakeServer()
      .on('GET /auth/user', aUser())
      .on('GET /companies/my_companies', { companies: [aCompany()], count: 1 })
      .on('GET /companies/11/branding', aBranding())

  it('signs in during the start, with one request for the person', async () => {
    const { root, server } = makeTestSetup({ as: 'nobody', at, server: known() })
    await root.startUp.run()
    expect([root.session.isSignedIn, root.session.token]).toEqual([true, 'token-9'])
    expect(await root.session.enter('token-9')).toBe(true)
    expect(server.listCalls('GET /auth/user')).toHaveLength(1)
    expect(server.listCalls('GET /branding')).toEqual([])
  })

  it('waits for the choice of a person who is already signed in', async () => {
    const { root } = makeTestSetup({ at, server: known() })
    await root.startUp.run()
    expect(root.session.token).toBe('token-1')
  })

  it.each([
    ['is refused', refuse(401, 'expired')],
    ["can't be checked", answer(500, { message: 'People are down' })],
  ])("doesn't block the start if its token %s", async (_, reply) => {
    const { root } = makeTestSetup({
      as: 'nobody',
      at,
      server: known().on('GET /auth/user', reply).on('GET /branding', aBranding()),
    })
    await root.startUp.run()
    expect([root.startUp.state, root.session.isSignedIn]).toEqual(['ready', false])
  })
})
