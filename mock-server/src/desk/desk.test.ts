import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { sendEmail } from '../domain/mails/emails.ts'
import { emptyLetter } from '../domain/mails/letters.ts'
import { startTestServer, type TestServer } from '../testing/testServer.ts'

const createEmail = (to: string, subject: string) =>
  ({ to, kind: 'signin', subject, letter: emptyLetter, links: [] }) as const

it('the desk lists its controls as JSON', async () => {
  const server = await startTestServer()
  const { body } = await server.send<{ controls: { call: string }[] }>('/_mock')
  expect(body.controls.map(({ call }) => call)).toContain('GET /_mock/people')
})

describe('the desk page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heed-desk-'))
  const asked = { headers: { accept: 'text/html' } }
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'index.html'),
    '<base href="/" /><meta name="csp-nonce" content="" /><div id="root"></div>',
  )
  writeFileSync(join(folder, 'assets/desk-1a2b.js'), 'void 0')
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is served in every world together with its files', async () => {
    const server = await startTestServer({ deskFolder: folder })
    await server.send('/_mock/worlds', { method: 'POST', body: { id: 'mine' } })
    for (const path of ['/w/mine/_mock', '/w/mine/_mock/', '/w/mine/_mock/pages/outbox/']) {
      const page = await server.send(path, asked)
      expect([path, page.status, page.text]).toEqual([
        path,
        200,
        expect.stringContaining('<base href="/w/mine/_mock/"'),
      ])
      const nonce = /csp-nonce" content="([^"]{20,})"/.exec(page.text)?.[1] ?? ''
      expect(page.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`)
    }
    const file = await server.send('/w/mine/_mock/assets/desk-1a2b.js')
    expect([file.text, file.headers.get('cache-control')]).toEqual([
      'void 0',
      'public, max-age=31536000, immutable',
    ])
    expect((await server.send('/_mock/assets/gone.js')).status).toBe(404)
    expect((await server.send('/_mock/pages/outbox/', { method: 'POST', body: {} })).status).toBe(405)
  })

  it('adds the demo bar to the console if enabled and no key is needed', async () => {
    writeFileSync(join(folder, 'assets/bar-1a2b.js'), 'void 0')
    const script = '<script type="module" src="./_mock/assets/bar-1a2b.js"></script>'
    const consoleFolder = mkdtempSync(join(tmpdir(), 'heed-console-'))
    onTestFinished(() => rmSync(consoleFolder, { recursive: true }))
    writeFileSync(join(consoleFolder, 'index.html'), '<head><base href="/" /></head>')
    const page = async (server: TestServer) => (await server.send('/w/default/users/')).text
    const wanted = await startTestServer({ consoleFolder, deskFolder: folder, bar: true })
    expect(await page(wanted)).toContain(script)
    expect((await wanted.send('/w/default/_mock/assets/bar-1a2b.js')).text).toBe('void 0')
    wanted.worlds.site.setListenAddress({ host: '0.0.0.0', port: 1, contentPort: 2 })
    expect(await page(wanted)).not.toContain('bar-')
    expect(await page(await startTestServer({ consoleFolder, deskFolder: folder }))).not.toContain('bar-')
  })

  it('still answers JSON requests and says how to build a missing desk', async () => {
    const server = await startTestServer({ deskFolder: folder })
    expect((await server.send('/_mock/outbox')).body).toEqual({ mails: [] })
    expect((await (await startTestServer()).send('/_mock', asked)).body).toMatchObject({
      message: "The desk isn't built; run npm start",
    })
  })
})

describe('people', () => {
  it('have a valid token and a sign-in link that works once', async () => {
    const server = await startTestServer()
    const admin = await server.person('admin')
    const me = await server.send('/api/auth/user', { token: admin.token })
    expect(me.body).toMatchObject({ email: admin.email, name: admin.name })
    const link = new URL(admin.signInUrl)
    expect(link.origin).toBe(server.origin)
    const exchange = () => server.send(`/api${link.pathname}`, { method: 'POST', body: {} })
    expect(await exchange()).toMatchObject({ status: 200, body: { token: expect.any(String) } })
    expect(await exchange()).toMatchObject({ status: 401 })
  })

  it('exist for every role and keep their token between requests', async () => {
    const server = await startTestServer()
    for (const role of ['super', 'partner', 'admin', 'viewer'] as const) {
      expect((await server.person(role)).token).toBe((await server.person(role)).token)
    }
  })
})

describe('the outbox', () => {
  it('filters messages by address and kind', async () => {
    const server = await startTestServer()
    const { world } = server.worlds.default
    sendEmail(world, createEmail('asa@example.is', 'one'))
    sendEmail(world, createEmail('bo@example.is', 'two'))
    const { body } = await server.send('/_mock/outbox?to=ASA@example.is&kind=signin')
    expect(body).toMatchObject({ mails: [{ id: 1, to: 'asa@example.is', subject: 'one', links: [] }] })
    expect((await server.send('/_mock/outbox?kind=verify')).body).toEqual({ mails: [] })
  })

  it('lists messages by page, kind and search text, newest first', async () => {
    const server = await startTestServer()
    const { world } = server.worlds.default
    for (const at of [1, 2, 3]) sendEmail(world, createEmail(`asa${at}@example.is`, `Number ${at}`))
    sendEmail(world, { ...createEmail('bo@example.is', 'Hello'), kind: 'welcome' })
    const browse = async (query: string) =>
      (await server.send<{ mails: { id: number }[] }>(`/_mock/outbox/heads?${query}`)).body
    expect(await browse('size=2')).toMatchObject({
      kinds: [
        { name: 'signin', count: 3 },
        { name: 'welcome', count: 1 },
      ],
      total: 4,
      mails: [{ id: 4 }, { id: 3 }],
    })
    expect((await browse('size=2&page=1')).mails.map(({ id }) => id)).toEqual([2, 1])
    expect((await browse('kind=signin&search=NUMBER 2')).mails.map(({ id }) => id)).toEqual([2])
    expect(JSON.stringify(await browse(''))).not.toContain('html')
  })

  it('shows one message and its HTML page with scripts blocked', async () => {
    const server = await startTestServer()
    sendEmail(server.worlds.default.world, createEmail('asa@example.is', 'Hello Ása'))
    expect((await server.send('/_mock/outbox/1')).body).toMatchObject({ id: 1, subject: 'Hello Ása' })
    const page = await server.send('/_mock/outbox/1/html')
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.text).toContain('<html')
    const inScheme = async (scheme: string) =>
      (await server.send(`/_mock/outbox/1/html?scheme=${scheme}`)).text.includes('@media (min-width: 0)')
    expect([await inScheme('dark'), await inScheme('light')]).toEqual([true, false])
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox')
    expect((await server.send('/_mock/outbox/2')).status).toBe(404)
    expect((await server.send('/_mock/outbox/2/html')).status).toBe(404)
  })

  it('waits for the next message to an address', async () => {
    const server = await startTestServer()
    const { email } = await server.person('admin')
    const signIn = () => server.send('/api/auth/email/manager_signin', { method: 'POST', body: { email } })
    await signIn()
    const first = await server.send<{ id: number }>(`/_mock/outbox/next?to=${email}`)
    const waiting = server.send<{ id: number }>(`/_mock/outbox/next?to=${email}&after=${first.body.id}`)
    await signIn()
    expect(await waiting).toMatchObject({
      status: 200,
      body: { to: email, kind: 'signin', id: first.body.id + 1 },
    })
  })

  it('gives up after the timeout and names the address', async () => {
    const server = await startTestServer()
    expect(await server.send('/_mock/outbox/next?to=a@b.is&timeout=0')).toMatchObject({
      status: 404,
      body: { message: 'No message to a@b.is after 0 within 0 s' },
    })
  })
})

describe('the clock', () => {
  it('moves forward by a duration or to an instant, but never back', async () => {
    const server = await startTestServer({ base: { now: '2026-02-02T09:00:00.000Z' } })
    const move = (body: object) => server.send('/_mock/clock', { method: 'POST', body })
    expect((await move({ advance: 'P7D' })).body).toEqual({ now: '2026-02-09T09:00:00.000Z' })
    expect((await move({ to: '2026-03-01T10:00:00+01:00' })).body).toEqual({
      now: '2026-03-01T09:00:00.000Z',
    })
    expect((await move({ to: '2026-02-01T09:00:00Z' })).body).toMatchObject({ errors: [{ field: 'to' }] })
    expect((await server.send('/_mock/clock')).body).toMatchObject({ now: '2026-03-01T09:00:00.000Z' })
  })

  it('shows the next event and can move to it', async () => {
    const server = await startTestServer({ base: { now: '2026-02-02T09:00:00.000Z', scenario: 'default' } })
    type Clock = { now: string; next: { at: string; name: string } | null }
    const show = async () => (await server.send<Clock>('/_mock/clock')).body
    const names = new Set<string>()
    for (let step = 0; step < 12; step += 1) {
      const { next } = await show()
      names.add(next?.name ?? '')
      const { body } = await server.send('/_mock/clock', { method: 'POST', body: { to: 'next' } })
      expect(body).toEqual({ now: next?.at })
    }
    expect([...names]).toContainEqual(expect.stringMatching(/^The report “.+” runs$/))
    expect(names).not.toContain('')
  })

  it('keeps an admin signed in after a jump of three months', async () => {
    const server = await startTestServer()
    const { token } = await server.person('admin')
    await server.send('/_mock/clock', { method: 'POST', body: { advance: 'P3M' } })
    expect((await server.send('/api/auth/user', { token })).status).toBe(200)
  })
})

describe('control input', () => {
  it.each([
    ['/_mock/clock', { advance: '7 days' }, 'advance'],
    ['/_mock/clock', {}, 'advance'],
    ['/_mock/clock', { advance: 'P999999999Y' }, 'advance'],
    ['/_mock/clock', { to: 'tomorrow' }, 'to'],
    ['/_mock/clock', { by: 'P7D' }, 'by'],
    ['/_mock/reset', { scenario: 'nowhere' }, 'scenario'],
    ['/_mock/reset', { employees: 'many' }, 'employees'],
    ['/_mock/reset', { seed: -1 }, 'seed'],
    ['/_mock/worlds', { id: 'a b' }, 'id'],
    ['/_mock/worlds', { name: 'mine' }, 'name'],
    ['/_mock/worlds', '{"id"', 'body'],
  ])('%s rejects %j and names the field', async (path, body, field) => {
    const server = await startTestServer()
    expect(await server.send(path, { method: 'POST', body })).toMatchObject({
      status: 400,
      body: { errors: [{ field, message: expect.any(String) }] },
    })
  })
})

describe('worlds', () => {
  it('restart on a reset and keep options that the reset omits', async () => {
    const server = await startTestServer({ base: { seed: 3 } })
    sendEmail(server.worlds.default.world, createEmail('a@b.is', 'old'))
    const { body } = await server.send('/_mock/reset', { method: 'POST', body: { employees: 30 } })
    expect(body).toMatchObject({ id: 'default', scenario: 'default', seed: 3, employees: 30 })
    expect((await server.send('/_mock/outbox')).body).toEqual({ mails: [] })
  })

  it('are identical for the same seed and calls', async () => {
    const dump = async () => {
      const server = await startTestServer({ base: { seed: 11 } })
      await server.person('admin')
      return (await server.send('/_mock/db/db')).text
    }
    expect(await dump()).toBe(await dump())
  })
})

describe('closing the server', () => {
  it('answers a request that is waiting for a message', async () => {
    const server = await startTestServer()
    const waiting = server.send('/_mock/outbox/next?to=a@b.is')
    await server.send('/_mock/health')
    await server.close()
    expect((await waiting).status).toBe(404)
  })
})

it('the server closes without waiting for an idle connection', async () => {
  const server = await startTestServer()
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  await once(socket, 'connect')
  await server.close()
  socket.destroy()
})
