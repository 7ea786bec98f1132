import { libraryMaterials, librarySubjects } from '@heed/fixtures/library'
import { describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/testServer.ts'

describe('static addresses', () => {
  it.each([
    ['/static/thumbs/101.svg', 'image/svg+xml; charset=utf-8'],
    ['/static/thumbs/scenarios/1001.svg', 'image/svg+xml; charset=utf-8'],
    ['/static/materials/lock-your-screen.is.svg', 'image/svg+xml; charset=utf-8'],
    ['/static/materials/report-it.ja.svg', 'image/svg+xml; charset=utf-8'],
    ['/static/logos/heed.svg', 'image/svg+xml; charset=utf-8'],
    ['/static/posters', 'text/html; charset=utf-8'],
    ['/static/lessons/106/is.html', 'text/html; charset=utf-8'],
    ['/static/lessons/player.css', 'text/css; charset=utf-8'],
    ['/static/lessons/player.js', 'text/javascript; charset=utf-8'],
  ])('%s is served as %s with a policy that forbids inline scripts', async (path, type) => {
    const server = await startTestServer()
    const { status, headers } = await server.send(path)
    expect([status, headers.get('content-type')]).toEqual([200, type])
    const { origin } = server
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self' ${origin}; style-src 'self' ${origin}; ` +
        `img-src 'self' ${origin} data:; base-uri 'none'; form-action 'none'`,
    )
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })

  it.each([
    '/static/thumbs/999.svg',
    '/static/thumbs/scenarios/101.svg',
    '/static/materials/lock-your-screen.xx.svg',
    '/static/materials/none.en.svg',
    '/static/companies/2/none.png',
    '/static/companies/2/..%2f3%2fnone.png',
    '/static/lessons/101/xx.html',
    '/static/lessons/..%2f..%2fpackage.json',
    '/static/%2e%2e/package.json',
    '/static/',
  ])('%s returns 404', async (path) => {
    const server = await startTestServer()
    expect((await server.send(path)).status).toBe(404)
  })

  it('return 304 to a browser that has the file', async () => {
    const server = await startTestServer()
    const { headers } = await server.send('/static/thumbs/101.svg')
    const again = await fetch(`${server.origin}/static/thumbs/101.svg`, {
      headers: { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('include every picture and file named in the content library', async () => {
    const server = await startTestServer()
    const { token, company } = await server.person('viewer')
    const path = `/api/companies/${company?.id}/content`
    const { body } = await server.send<{ content: Listed[] }>(path, { token })
    const ownPackages = 1
    expect(body.content.length).toBe(librarySubjects.length + 60 + libraryMaterials.length + ownPackages)
    const addresses = body.content.flatMap(({ thumb, image, files = {} }) => [
      ...(thumb ? [thumb] : []),
      ...(image ? [image] : []),
      ...Object.values(files).map(({ file }) => file),
    ])
    expect(addresses.length).toBeGreaterThan(300)
    for (const address of addresses) {
      expect((await server.send(new URL(address).pathname)).status).toBe(200)
    }
  })
})

interface Listed {
  thumb?: string
  image?: string | null
  files?: Record<string, { file: string }>
}

describe('a lesson page', () => {
  it('contains its text escaped and has no inline scripts', async () => {
    const server = await startTestServer()
    expect((await server.send('/static/lessons/404/de.html')).text).toContain('<html lang="de">')
    const { text } = await server.send('/static/lessons/404/en.html')
    expect(text).toContain('&#34;I have changed my bank')
    expect(text).not.toMatch(/<script(?! type="module" src=)|style=|onclick/)
  })

  it('has a clock that screen readers read only on request', async () => {
    const server = await startTestServer()
    const { text } = await server.send('/static/lessons/404/en.html')
    expect(text).toContain('<span role="timer" aria-live="off" data-part="clock">')
    expect(text).not.toContain('<output')
  })
})

describe('the blog', () => {
  it('lists the newest posts with working links and pictures', async () => {
    const server = await startTestServer()
    const { body } = await server.send<Post[]>('/wp-json/wp/v2/posts?per_page=3&_embed=1')
    expect(body).toHaveLength(3)
    for (const post of body) {
      expect(post.title.rendered).not.toBe('')
      const picture = post._embedded['wp:featuredmedia'][0].media_details.sizes.medium.source_url
      for (const address of [post.link, picture]) {
        expect((await server.send(new URL(address).pathname)).status).toBe(200)
      }
    }
  })

  it.each(['0', '101', 'many'])('rejects per_page=%s', async (perPage) => {
    const server = await startTestServer()
    expect((await server.send(`/wp-json/wp/v2/posts?per_page=${perPage}`)).status).toBe(400)
  })
})

interface Post {
  link: string
  title: { rendered: string }
  _embedded: { 'wp:featuredmedia': [{ media_details: { sizes: { medium: { source_url: string } } } }] }
}

it('security.txt names a contact and expires after a year', async () => {
  const server = await startTestServer({ base: { now: '2026-02-02T09:00:00.000Z' } })
  const { text, headers } = await server.send('/.well-known/security.txt')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text).toContain('Contact: mailto:security@heed.example\nExpires: 2027-02-02T09:00:00.000Z\n')
})
