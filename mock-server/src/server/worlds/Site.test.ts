import { request } from 'node:http'
import { getManagerEmail } from '@heed/fixtures'
import { describe, expect, it } from 'vitest'
import { formatHostWarning } from '../../hostWarning.ts'
import type { EmailRow } from '../../store/rows.ts'
import { startTestServer } from '../../testing/testServer.ts'
import { connect } from '../../testing/testSocket.ts'
import { Site } from './Site.ts'

const createSite = (host: string, named?: string) => {
  const site = new Site({ secret: 'of this test', named })
  site.setListenAddress({ host, port: 4200, contentPort: 4201 })
  return site
}
const ownSite = createSite('127.0.0.1', 'https://heed.example')

describe('a site on loopback', () => {
  it.each<[Record<string, string>, path?: string]>([
    [{ host: '127.0.0.1:4200' }],
    [{ host: 'localhost:4200', origin: 'http://localhost:4200' }],
    [{ host: '[::1]:4200', origin: 'http://[::1]:4200' }],
    [{ host: 'heed.example' }],
    [{ host: '127.0.0.1:4200', origin: 'https://heed.example' }],
    [{ host: '127.0.0.1:4200', origin: 'http://p-key.localhost:4201' }, '/api/xapi/preview/statements'],
    [{ host: '127.0.0.1:4200', origin: 'null' }, '/static/lessons/1/player.js'],
    [{ host: '127.0.0.1:4200', origin: 'null', 'sec-fetch-site': 'same-origin' }, '/training/key'],
  ])('accepts %j at %s', (headers, path = '/api/auth/user') => {
    expect(ownSite.getOriginRefusal(headers, path, 'GET')).toBeUndefined()
  })

  it.each<[Record<string, string>, path?: string]>([
    [{ host: '127.0.0.1:4200', origin: 'http://evil.example' }],
    [{ host: '127.0.0.1:4200', origin: 'http://evil.example' }, '/api/ws'],
    [{ host: '127.0.0.1:4200', origin: 'http://127.0.0.1:3000' }],
    [{ host: '127.0.0.1:4200', origin: 'https://127.0.0.1:4200' }],
    [{ host: '127.0.0.1:4200', origin: 'null' }],
    [{ host: '127.0.0.1:4200', origin: 'null', 'sec-fetch-site': 'cross-site' }],
    [{ host: '127.0.0.1:4200', origin: 'http://p-key.localhost:4201' }],
    [{ host: '127.0.0.1:4200', origin: 'http://p-key.localhost:4202' }, '/api/xapi/preview/statements'],
    [{ host: '127.0.0.1:4200', origin: 'http://evil.example:4201' }, '/api/xapi/preview/statements'],
    [{ host: 'rebound.example:4200' }],
    [{ host: 'rebound.example:4200', origin: 'http://rebound.example:4200' }],
    [{ host: '127.0.0.1.evil.example' }],
    [{ host: '10.0.0.7:4200' }],
    [{}],
  ])('rejects %j at %s', (headers, path = '/api/auth/user') => {
    expect(ownSite.getOriginRefusal(headers, path, 'GET')).toMatch(/^This server doesn't accept requests /)
  })

  it('rejects writes to files that any page can read', () => {
    const headers = { host: '127.0.0.1:4200', origin: 'null' }
    const path = '/static/lessons/1/player.js'
    expect(ownSite.getOriginRefusal(headers, path, 'HEAD')).toBeUndefined()
    expect(ownSite.getOriginRefusal(headers, path, 'POST')).toMatch(
      /^This server doesn't accept requests from pages on null/,
    )
  })

  it('rejects foreign origins and hosts on all paths, in all worlds and on websockets', async () => {
    const { origin } = await startTestServer()
    const below = [
      '/',
      '/config.json',
      '/api/branding',
      '/api/ws',
      '/embed',
      '/t/x',
      '/_mock',
      '/_mock/db/people',
    ]
    const paths = [...below, ...below.map((path) => `/w/sso${path}`)]
    for (const path of paths) {
      for (const headers of [{ origin: 'http://evil.example' }, { host: 'rebound.example' }]) {
        expect([path, await fetchStatus(`${origin}${path}`, headers)]).toEqual([path, 403])
      }
    }
    await expect(connect(origin, '/api/ws', { origin: 'http://evil.example' })).rejects.toThrow('403')
    await connect(origin, '/api/ws', { origin })
  })

  it('rejects foreign host names on the package server too', async () => {
    const { contentOrigin } = await startTestServer()
    const { port } = new URL(contentOrigin)
    const statuses = ['rebound.example', `p-key.localhost:${port}`].map((host) =>
      fetchStatus(`${contentOrigin}/key/`, { host }),
    )
    expect(await Promise.all(statuses)).toEqual([403, 404])
  })

  it.each([
    [{ origin: 'http://127.0.0.1:4201' }, /pages on http/],
    [{ 'sec-fetch-site': 'cross-site' }, /pages on other sites/],
    [{ 'sec-fetch-site': 'same-site' }, /pages on other sites/],
    [{ 'sec-fetch-site': 'same-origin' }, undefined],
    [{ 'sec-fetch-site': 'none' }, undefined],
  ])('accepts or rejects %j for the controls', (headers, refusal) => {
    const said = ownSite.getDeskRefusal({ host: '127.0.0.1:4200', ...headers })
    if (refusal) expect(said).toMatch(refusal)
    else expect(said).toBeUndefined()
  })
})

describe('a site that other machines can reach', () => {
  const basic = (key: string) => `Basic ${btoa(`anybody:${key}`)}`
  const open = createSite('0.0.0.0')

  it('requires the desk key for its controls', () => {
    expect(open.isLoopback).toBe(false)
    expect(open.canOpenDesk({})).toBe(false)
    for (const authorization of [basic('guess'), basic(''), 'Bearer guess', 'Bearer', open.deskKey])
      expect([authorization, open.canOpenDesk({ authorization })]).toEqual([authorization, false])
    for (const authorization of [basic(open.deskKey), `Bearer ${open.deskKey}`])
      expect(open.canOpenDesk({ authorization })).toBe(true)
    expect(createSite('127.0.0.1').canOpenDesk({})).toBe(true)
  })

  it('prints a warning with the key at start-up, but none on loopback', () => {
    const warning = formatHostWarning('0.0.0.0', open)
    expect(warning).toMatch(/^\nWarning: other machines can reach this server \(--host 0\.0\.0\.0\)\.$/m)
    expect(warning).toContain(open.deskKey)
    expect(formatHostWarning('127.0.0.1', createSite('127.0.0.1'))).toBeUndefined()
  })

  it('has a different key for each secret', () => {
    expect(new Site({ secret: 'another' }).deskKey).not.toBe(open.deskKey)
  })

  it('has its listening address unless another one is configured', () => {
    expect([open.address, createSite('::1').address, ownSite.address]).toEqual([
      'http://127.0.0.1:4200',
      'http://[::1]:4200',
      'https://heed.example',
    ])
  })

  it('requires the key for all controls and raw data', async () => {
    const { worlds, send } = await startTestServer()
    const { deskKey } = worlds.site
    // Simulates listening on all addresses, so that tests open no port to other machines.
    worlds.site.setListenAddress({ host: '0.0.0.0', port: 4200, contentPort: 4201 })
    for (const path of ['', '/people', '/db', '/db/people', '/nothing', '/why/1'])
      for (const below of ['/_mock', '/w/sso/_mock']) {
        const answer = await send(`${below}${path}`)
        expect([path, answer.status, answer.headers.has('www-authenticate')]).toEqual([path, 401, true])
      }
    const headers = { authorization: basic(deskKey) }
    expect((await send('/_mock/people', { headers })).status).toBe(200)
    expect((await send('/api/branding')).status).toBe(200)
  })
})

it.each([
  [undefined, /^http:\/\/127\.0\.0\.1:\d+\/w\/sso\/auth\//],
  ['https://heed.example', /^https:\/\/heed\.example\/w\/sso\/auth\//],
])('email links never use the Host header (--origin %s)', async (origin, wanted) => {
  const { origin: listening, send, worlds } = await startTestServer(origin === undefined ? {} : { origin })
  const host = 'elsewhere.localhost'
  const email = getManagerEmail('admin')
  const path = '/w/sso/api/auth/email/manager_signin'
  expect(await fetchStatus(`${listening}${path}`, { host }, JSON.stringify({ email }))).toBe(200)
  const [mail] = (worlds.get('sso')?.world.mails.values() ?? []) as Iterable<EmailRow>
  expect(mail?.links[0]).toMatch(wanted)
  const { text } = await send('/w/sso/_mock/outbox')
  expect(text).not.toContain(host)
})

/** Sends headers that `fetch` forbids. */
function fetchStatus(
  url: string,
  headers: Record<string, string>,
  body?: string,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end(body)
  })
}
