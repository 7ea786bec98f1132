import { describe, expect, it } from 'vitest'
import { answer, FakeServer, noAnswer, refuse } from '../../test/fakeServer.ts'
import { aBranding, english } from '../../test/people.ts'
import { makeRoot } from '../../test/renderPage.tsx'

it('loads languages and brand for who is not signed in', async () => {
  const { root, server } = makeRoot({ as: 'nobody' })
  await root.startUp.run()
  expect(root.startUp.state).toBe('ready')
  expect(new Set(server.calls.map(({ path }) => path))).toEqual(new Set(['/branding', '/languages/all']))
  expect(root.languages.all).toEqual([english])
})

it('loads person, companies and the brand of the company with a kept token', async () => {
  const server = new FakeServer().on('GET /companies/11/branding', aBranding({ name: 'Norðurljós Academy' }))
  const { root } = makeRoot({ server })
  await root.startUp.run()
  expect(root.session.isSignedIn).toBe(true)
  expect(root.branding.name).toBe('Norðurljós Academy')
  expect(server.callsOf('GET /branding')).toEqual([])
})

it('goes on to the sign-in with the brand of the host when the kept token is refused', async () => {
  const { root, server } = makeRoot({ server: new FakeServer().on('GET /auth/user', refuse(401, 'expired')) })
  await root.startUp.run()
  expect(root.startUp.state).toBe('ready')
  expect(root.session.isSignedIn).toBe(false)
  expect(server.callsOf('GET /branding')).toHaveLength(1)
})

it.each([
  ['GET /branding', aBranding()],
  ['GET /languages/all', { languages: [english] }],
])('tries %s again, and tells who waits', async (key, good) => {
  let tries = 0
  const heard: (string | null)[] = []
  const server = new FakeServer().on(key, () => {
    heard.push(root.startUp.error)
    return ++tries < 3 ? answer(503, { message: 'Restarting' }) : good
  })
  const { root } = makeRoot({ as: 'nobody', server })
  await root.startUp.run()
  expect(root.startUp).toMatchObject({ state: 'ready', error: null })
  expect(heard).toEqual([null, 'Restarting', 'Restarting'])
})

it('fails for good after eleven tries, and can be started again', async () => {
  const server = new FakeServer().on('GET /languages/all', noAnswer)
  const { root } = makeRoot({ as: 'nobody', server })
  await root.startUp.run()
  expect(root.startUp).toMatchObject({
    state: 'failed',
    error: expect.stringMatching(/^The server does not answer: /),
  })
  expect(server.callsOf('GET /languages/all')).toHaveLength(11)
  server.on('GET /languages/all', { languages: [] })
  await root.startUp.run()
  expect(root.startUp.state).toBe('ready')
})

it('waits longer after each try', async () => {
  const server = new FakeServer().on('GET /branding', noAnswer)
  const { root, waits } = makeRoot({ as: 'nobody', server })
  await root.startUp.run()
  expect(waits).toEqual([1500, 3000, 6000, 12_000, 24_000, 48_000, 96_000, 192_000, 240_000, 240_000])
})

it('does not try again what answers something that does not fit', async () => {
  const server = new FakeServer().on('GET /branding', { unexpected: true })
  const { root } = makeRoot({ as: 'nobody', server })
  await root.startUp.run()
  expect(root.startUp.state).toBe('failed')
  expect(root.startUp.error).toContain('branding.getGlobal answered something unexpected')
  expect(server.callsOf('GET /branding')).toHaveLength(1)
})

describe('the public notice', () => {
  const notice = { status: true, type: 'warning', message: 'Maintenance on Sunday' }

  it('is shown until it is closed', async () => {
    const { root } = makeRoot({ as: 'nobody', server: new FakeServer().on('GET /notification.json', notice) })
    await root.startUp.announce()
    expect(root.notices.items).toMatchObject([
      { tone: 'warning', text: 'Maintenance on Sunday', duration: 0 },
    ])
  })

  it.each([
    ['is switched off', { ...notice, status: false }],
    ['is empty', { ...notice, message: '' }],
    ['is missing', answer(404)],
    ['cannot be reached', noAnswer],
  ])('is nothing where it %s', async (_, reply) => {
    const { root } = makeRoot({ as: 'nobody', server: new FakeServer().on('GET /notification.json', reply) })
    await root.startUp.announce()
    expect(root.notices.items).toEqual([])
  })
})

describe('a page about a partner account', () => {
  const server = () =>
    new FakeServer()
      .on('GET /companies/11/branding', aBranding({ name: 'A customer', 'ui.colors.primary': '#a3195b' }))
      .on('GET /branding', aBranding({ 'contact.support': 'help@heed.example' }))
      .on('GET /partners/3/settings', {
        name: 'Borealis Academy',
        'ui.colors.primary': '#7a2e8e',
        'contact.support': 'help@borealis.example',
      })

  it.each(['/partner/', '/partner/3/companies/?p=2'])(
    'begins in the brand of the account: %s',
    async (at) => {
      const { root } = makeRoot({ as: 'partner', server: server(), at })
      await root.startUp.run()
      expect(root.branding.value).toMatchObject({
        name: 'Borealis Academy',
        'ui.colors.primary': '#7a2e8e',
        'contact.support': 'help@heed.example',
      })
      await root.branding.open(undefined)
      expect(root.branding.name).toBe('A customer')
    },
  )

  it('begins in that of the company while the one of the account is not told', async () => {
    const refused = server().on('GET /partners/3/settings', refuse(503, 'Down'))
    const { root } = makeRoot({ as: 'partner', server: refused, at: '/partner/' })
    await root.startUp.run()
    expect([root.startUp.state, root.branding.name]).toEqual(['ready', 'A customer'])
  })

  it('is none where it is another one, or nobody is there', async () => {
    const { root } = makeRoot({ server: server(), at: '/partners/' })
    await root.startUp.run()
    expect(root.branding.name).toBe('A customer')
  })
})
