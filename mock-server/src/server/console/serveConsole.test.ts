import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/testServer.ts'

const script = 'console.log("heed")'
const page = '<!doctype html><base href="/" /><meta name="csp-nonce" content="" /><div id="root"></div>'
let root = ''
let folder = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'heed-console-'))
  folder = join(root, 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'assets/app-1a2b.js'), script)
  writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script))
  writeFileSync(join(root, 'secret.txt'), 'secret')
})
afterAll(() => rmSync(root, { recursive: true }))

const start = () => startTestServer({ consoleFolder: folder })

describe('the console', () => {
  it('is served with a strict policy and a new nonce each time', async () => {
    const server = await start()
    const [first, second] = [await server.send('/'), await server.send('/index.html')]
    const nonce = /csp-nonce" content="([^"]{20,})"/.exec(first.text)?.[1] ?? ''
    expect(first.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; " +
        `style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; connect-src 'self'; font-src 'self'; ` +
        `worker-src 'self'; frame-src 'self' blob: ${server.contentOrigin} ${server.contentOrigin.replace('127.0.0.1', '*.localhost')}; manifest-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'`,
    )
    expect(second.text).not.toContain(nonce)
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    '/users',
    '/users/user/asa@example.is',
    '/users/user/a.b%40c.js',
    '/auth/email/signin/abc?redirect=%2F',
    '/lists/v1.2',
  ])('is served at its page %s', async (path) => {
    const server = await start()
    expect((await server.send(path)).text).toContain('<div id="root">')
    expect(await server.send(path, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
  })

  it('serves the latest build, even one made while the server runs', async () => {
    const server = await start()
    expect((await server.send('/users')).text).toContain('<div id="root">')
    const path = join(folder, 'index.html')
    rmSync(path)
    expect((await server.send('/users')).text).toContain('<div id="root">')
    writeFileSync(path, page.replace('id="root"', 'id="built-again"'))
    utimesSync(path, new Date(), new Date(Date.now() + 5000))
    expect((await server.send('/users')).text).toContain('<div id="built-again">')
    writeFileSync(path, page)
  })

  it('returns 404 for a missing file instead of a page', async () => {
    const server = await start()
    for (const path of ['/assets/gone-3c4d.js', '/assets/', '/missing.png', '/users/app.js']) {
      expect((await server.send(path)).status).toBe(404)
    }
    const posted = await server.send('/users', { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'HEAD, GET'])
  })

  it('serves hashed files compressed and cached for a year, with 304 when unchanged', async () => {
    const server = await start()
    const path = '/assets/app-1a2b.js'
    const packed = await server.send(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.text).toBe(script)
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
    expect(packed.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const plain = await server.send(path, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    const etag = plain.headers.get('etag') ?? ''
    expect(await sendRawRequest(server.origin, path, { 'if-none-match': etag })).toEqual({
      status: 304,
      text: '',
    })
    expect(await server.send(path, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
  ])('never serves files outside its folder: %s', async (path) => {
    const server = await start()
    expect((await sendRawRequest(server.origin, path)).text).not.toBe('secret')
  })

  it('gets its addresses from /config.json, with only the blog service enabled', async () => {
    const server = await start()
    expect((await server.send('/config.json')).body).toEqual({
      apiUrl: '/api',
      accountDomain: '127.0.0.1',
      services: { blog: { posts: '/wp-json/wp/v2/posts' } },
    })
  })

  it('is served at the root and under every world, each with its own API', async () => {
    const server = await start()
    await server.send('/_mock/worlds', { method: 'POST', body: { id: 'mine' } })
    const found = async (base: string) => ({
      page: /<base href="([^"]*)"/.exec((await server.send(`${base}/users/`)).text)?.[1],
      api: (await server.send(`${base}/config.json`)).body.apiUrl,
      script: (await server.send(`${base}/assets/app-1a2b.js`)).text,
    })
    expect(await found('')).toEqual({ page: '/', api: '/api', script })
    expect(await found('/w/mine')).toEqual({ page: '/w/mine/', api: '/w/mine/api', script })
    expect((await server.send('/w/mine')).headers.get('location')).toBe('/w/mine/')
    expect(await server.send('/w/nobodys/users/')).toMatchObject({
      status: 404,
      body: { error: { description: expect.stringContaining('no world "nobodys"') } },
    })
  })

  it("serves the catalogue's web host files and returns 404 for unknown languages", async () => {
    const server = await start()
    expect(await server.send('/notification.json')).toMatchObject({
      status: 200,
      body: { type: expect.any(String) },
    })
    expect((await server.send('/locales/xx.json')).status).toBe(404)
    expect((await server.send('/locales/1.5.json')).status).toBe(404)
  })
})

/** Doesn't use `fetch`, which would normalize the path and could answer from its cache. */
function sendRawRequest(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; text: string }> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, async (answer) => {
      let text = ''
      for await (const piece of answer.setEncoding('utf8')) text += piece
      resolve({ status: answer.statusCode, text })
    })
      .on('error', reject)
      .end()
  })
}
