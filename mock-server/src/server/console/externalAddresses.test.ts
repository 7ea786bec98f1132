import { companyIds, importedPackageId } from '@heed/fixtures'
import { describe, expect, it } from 'vitest'
import { setLogo } from '../../domain/companies/brand/companyLogo.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

const companyId = companyIds.direct
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)
const createPng = () => new File([dot], 'dot.png', { type: 'image/png' })

async function fetchField(server: TestServer, path: string, field: string): Promise<string> {
  const { token } = await server.person('admin')
  const { body } = await server.send(`/api/companies/${companyId}${path}`, { token })
  return String(body[field])
}
const createSettingFetcher = (name: string) => (server: TestServer) =>
  fetchField(server, '/settings', `ui.${name}_url`)

async function addLogo(server: TestServer): Promise<string> {
  const { logo_name: name } = await setLogo(server.worlds.default.world, companyId, createPng())
  return `/static/companies/${companyId}/${name}`
}

async function addThumbnail(server: TestServer): Promise<string> {
  const { world } = server.worlds.default
  const [row] = world.content.translationsByPackage.get(importedPackageId)
  if (!row) throw new Error('The package has no language')
  world.content.translations.put({ ...row, thumbnail: { file: world.files.put(dot), type: 'image/png' } })
  return fetchField(server, `/content/${importedPackageId}`, 'thumb')
}

/** External services that the mock server replaces, with an example address of each (ENDPOINTS section 5). */
const rows: [row: string, address: string | ((server: TestServer) => Promise<string>), type: RegExp][] = [
  ['blog posts', '/wp-json/wp/v2/posts?per_page=3&_embed=1', /^application\/json/],
  ['posters', createSettingFetcher('posters'), /^text\/html/],
  ['stickers', createSettingFetcher('stickers'), /^text\/html/],
  ['logos', '/static/logos/heed.svg', /^image\/svg/],
  ['materials', '/static/materials/pause-before-you-click.is.svg', /^image\/svg/],
  ["a company's logo", addLogo, /^image\/png/],
  ["a company's content", addThumbnail, /^image\/png/],
  [
    'the SCORM preview',
    async (server) => {
      const url = await fetchField(
        server,
        `/subjects/scormInfo?subjectId=${importedPackageId}&lang=is`,
        'url',
      )
      // Node doesn't resolve names below localhost; browsers do.
      return `${server.contentOrigin}${new URL(url).pathname}`
    },
    /^text\/html/,
  ],
  ['connectUrl', (server) => fetchField(server, '/integrations/slack', 'connectUrl'), /^text\/html/],
  ['security.txt', '/.well-known/security.txt', /^text\/plain/],
  ['the public notification', '/notification.json', /^application\/json/],
]

describe('addresses outside the API', () => {
  it.each(rows)('serve %s', async (_, address, type) => {
    const server = await startTestServer()
    const path = typeof address === 'string' ? address : await address(server)
    const answer = await fetch(new URL(path, server.origin))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(type)])
  })

  it.each(['posters', 'stickers'])('serve every file that the %s page links to', async (kind) => {
    const server = await startTestServer()
    const { text } = await server.send(`/static/${kind}`)
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(50)
    for (const file of files) expect((await server.send(file)).status).toBe(200)
  })
})

describe("a company's file", () => {
  it.each([addLogo, addThumbnail])("isn't served for another company or after it is removed", async (of) => {
    const server = await startTestServer()
    const path = new URL(await of(server), server.origin).pathname
    expect((await server.send(path)).headers.get('content-security-policy')).toMatch(/sandbox$/)
    expect((await server.send(path.replace('/companies/2/', '/companies/3/'))).status).toBe(404)
    const { world } = server.worlds.default
    world.billing.logos.remove(companyId)
    world.content.packages.remove(importedPackageId)
    expect((await server.send(path)).status).toBe(404)
  })

  it("is served only under its own world's path", async () => {
    const server = await startTestServer()
    const other = server.worlds.get('trial-active')
    if (!other) throw new Error('The scenario begins no world')
    const { logo_name: name } = await setLogo(other.world, companyId, createPng())
    const path = `/static/companies/${companyId}/${name}`
    const statuses = [path, `/w/trial-active${path}`].map(async (one) => (await server.send(one)).status)
    expect(await Promise.all(statuses)).toEqual([404, 200])
  })
})

it('an embed address with a missing parameter shows the error as a page', async () => {
  const server = await startTestServer()
  const { status, headers, text } = await server.send('/api/embed?lang=en&s=<b>')
  expect([status, headers.get('content-type')]).toEqual([400, expect.stringMatching(/^text\/html/)])
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(text).toContain("This video can't be shown")
  expect(text).toMatch(/key: /)
})
