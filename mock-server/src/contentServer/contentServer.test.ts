import { createMultiByteName } from '@heed/contracts/test/letters'
import { companyIds, createPackageFiles, makeZip } from '@heed/fixtures'
import { expect, it } from 'vitest'
import { createPreviewToken, openPreview } from '../domain/content/previews.ts'
import { startTestServer } from '../testing/testServer.ts'
import { openCmi5Unit } from '../testing/testUnit.ts'

const video = Uint8Array.from({ length: 100 }, (_, index) => index)
const page = `<meta charset="utf-8">${createMultiByteName(1)}`

/** A server with an imported package that the admin previews. */
async function openPackagePreview() {
  const server = await startTestServer()
  const { token } = await server.person('admin')
  const companyId = companyIds.direct
  const form = new FormData()
  const fields = {
    filename: 'a.zip',
    language: 'en',
    name: '<b>',
    description: 'x',
    entryPoint: 'course/index a.html',
    xapi: '0',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const files = {
    ...createPackageFiles(),
    'course/film ð.MP4': video,
    'course/page.js': 'let x',
    'þ/王𝒜.html': page,
  }
  form.append('package', new File([Buffer.from(makeZip(files))], 'a.zip'))
  const answer = await fetch(`${server.origin}/api/companies/${companyId}/content/upload`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
  const { id }: { id: number } = JSON.parse(await answer.text())
  const { world } = server.worlds.default
  const [translation] = world.content.translationsByPackage.get(id)
  const person = [...world.people.values()][0]
  if (!translation || !person) throw new Error('The package was not imported')
  const preview = openPreview(world, person, translation, `${server.origin}/api/xapi/preview`)
  return { ...server, world, preview, page: `${server.contentOrigin}/${preview.id}/` }
}

it("the content server shows a package in a sandbox with its format's run time", async () => {
  const { page } = await openPackagePreview()
  const answer = await fetch(page)
  const html = await answer.text()
  expect(html).toContain('<title>&#60;b&#62;</title>')
  expect(html).toContain('<script src="scorm2004.js"></script>')
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self';.*sandbox allow-scripts/)
  expect(await (await fetch(`${page}scorm2004.js`)).text()).toMatch(/^this\.Scorm2004API=/)
  expect(await (await fetch(`${page}player.js`)).text()).toContain('window.API_1484_11 = api')
})

it('the content server serves pages whole or by byte range without declaring a charset', async () => {
  const { page: address } = await openPackagePreview()
  const file = `${address}files/${encodeURIComponent('þ')}/${encodeURIComponent('王𝒜')}.html`
  const answer = await fetch(file)
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/html', page])
  const bytes = Buffer.from(page)
  for (let from = 20; from < bytes.length; from += 3) {
    const part = await fetch(file, { headers: { range: `bytes=${from}-${from + 4}` } })
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, from + 5))).toBe(true)
  }
})

it('the content server serves package files with their types and a restrictive policy', async () => {
  const { page, origin } = await openPackagePreview()
  const html = await fetch(`${page}files/course/index%20a.html?x=1`)
  expect(html.headers.get('content-type')).toMatch(/^text\/html/)
  const policy = html.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`connect-src 'self' data: blob: ${origin}/api/xapi/preview/;`)
  expect(policy).toContain("default-src 'self'")
  expect((await fetch(`${page}files/course/page.js`)).headers.get('content-type')).toMatch(/javascript/)
  const film = await fetch(`${page}files/course/film%20%C3%B0.mp4`, { headers: { range: 'bytes=10-12' } })
  expect([film.status, film.headers.get('content-range'), film.headers.get('content-type')]).toEqual([
    206,
    'bytes 10-12/100',
    'video/mp4',
  ])
  expect(new Uint8Array(await film.arrayBuffer())).toEqual(Uint8Array.of(10, 11, 12))
})

it.each([
  'files/none.html',
  'files/..%2f..%2fpackage.json',
  'files/',
  '../files/course/page.js',
  '../../etc/passwd',
])('the content server answers 404 for %s', async (path) => {
  const { page } = await openPackagePreview()
  expect((await fetch(`${page}${path}`)).status).toBe(404)
})

it('the content server answers a favicon request with an empty response', async () => {
  const { contentOrigin } = await openPackagePreview()
  const answer = await fetch(`${contentOrigin}/favicon.ico`)
  expect([answer.status, await answer.text()]).toEqual([204, ''])
})

it('a package preview is unavailable without its key or after it expires', async () => {
  const { page, contentOrigin, world, preview } = await openPackagePreview()
  expect((await fetch(`${contentOrigin}/${'0'.repeat(32)}/`)).status).toBe(404)
  world.clock.moveTo(Date.parse(preview.expires))
  expect((await fetch(page)).status).toBe(404)
  expect((await fetch(`${page}files/course/page.js`)).status).toBe(404)
})

it('a previewed package can report from its own origin', async () => {
  const { origin, preview, world } = await openPackagePreview()
  const url = `${origin}/api/xapi/preview/statements`
  const asked = await fetch(url, { method: 'OPTIONS' })
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  const body = JSON.stringify({ actor: {}, verb: { id: 'completed' }, object: {} })
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: { authorization: createPreviewToken(preview) },
  })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answer.json()).toEqual(
    [...world.content.statements.values()].map(({ statementId }) => statementId),
  )
})

it('the API stays closed to other origins', async () => {
  const { origin } = await openPackagePreview()
  const { headers } = await fetch(`${origin}/api/languages/all`)
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

it('a cmi5 unit on another host opens and can report only from its host', async () => {
  const { page, location, launch, send, origin } = await openCmi5Unit(
    '',
    'https://courses.example/unit.html?l=is',
  )
  expect([location.origin, location.pathname, location.searchParams.get('l')]).toEqual([
    'https://courses.example',
    '/unit.html',
    'is',
  ])
  const policy = (await fetch(page)).headers.get('content-security-policy')
  expect(policy).toContain("frame-src 'self' https://courses.example;")
  const about = (from: string, path = '/api/xapi/preview/about') =>
    send(path, { headers: { origin: from } }).then(({ status }) => status)
  expect(launch.get('endpoint')).toBe(`${origin}/api/xapi/preview`)
  expect([
    await about('https://courses.example'),
    await about('https://other.example'),
    await about('https://courses.example', '/api/branding'),
  ]).toEqual([200, 403, 403])
})
