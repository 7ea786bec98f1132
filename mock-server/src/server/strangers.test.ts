import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { Failure, getCallsPerMinute } from '@heed/contracts'
import { companyIds } from '@heed/fixtures'
import { expect, it } from 'vitest'
import { sendRawRequest } from '../testing/testHead.ts'
import { startTestServer } from '../testing/testServer.ts'

const listsPath = `/api/companies/${companyIds.direct}/lists`

it.each([
  ['/training/1.1.guessed/1', 404],
  ['/assessment/1.guessed', 404],
  ['/take/assessment/of/guessed', 404],
  ['/billing/guessed', 404],
  ['/billing/guessed/3ds', 404],
  ['/connect/slack?company=1&key=guessed', 404],
  ['/connect/google?company=1&key=guessed', 404],
  ['/api/nowhere', 404],
  ['/_mock/nowhere', 404],
  ['/settings/company', 405],
  ['/nothing.js', 404],
  ['/api/docs', 405],
  // The key identifies the caller, and errors are returned as normal responses (cmi5 section 8.2).
  ['/api/xapi/preview/fetch?key=guessed', 200],
])("the server answers without waiting for a body it won't read: %s", async (path, status) => {
  const server = await startTestServer({ silence: 2000 })
  for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x']) {
    const answer = await sendRawRequest(server.origin, [
      `POST ${path} HTTP/1.1`,
      'Content-Length: 1000',
      `Content-Type: ${type}`,
    ])
    expect(answer).toContain(`HTTP/1.1 ${status} `)
  }
})

it.each([
  ['/auth/checkEmail', 'auth.checkEmail'],
  ['/embed/views', 'views'],
])('too many calls without a token are rejected before a body arrives: %s', async (path, counted) => {
  const server = await startTestServer({ silence: 2000, now: () => 0 })
  const most = getCallsPerMinute({ who: 'public', path }) ?? 0
  for (let at = 0; at < most; at++)
    server.worlds.rateLimiter?.recordCall(`default ${counted} 127.0.0.1`, most)
  const answer = await sendRawRequest(server.origin, [`POST /api${path} HTTP/1.1`, 'Content-Length: 1000'])
  expect(answer).toContain('HTTP/1.1 429 ')
})

it.each([
  ['a snapshot upload', 'PUT', '/snapshots/a', 20],
  ['a journal replay', 'POST', '/replay', 20],
  ['another control call', 'POST', '/clock', 20],
  ['a database row', 'POST', '/db/people', 20],
])('%s has its own body size limit', async (_, method, path, most) => {
  const server = await startTestServer({ silence: 2000 })
  const answer = await sendRawRequest(server.origin, [
    `${method} /_mock${path} HTTP/1.1`,
    `Content-Length: ${most * 1024 * 1024 + 1}`,
  ])
  expect(answer).toContain(`The body is larger than ${most} MB`)
})

it('a body that trickles in closes its connection, and a slow one is read', {
  tags: 'slow',
}, async () => {
  const server = await startTestServer({ silence: 300 })
  const { token } = await server.person('admin')
  const dripping = async (bytes: number) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
    const head = [
      `POST ${listsPath} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Connection: close',
      'Content-Length: 20000',
      `Authorization: Bearer ${token}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    const drop = setInterval(() => socket.write(' '.repeat(bytes)), 50)
    let text = ''
    socket.on('data', (piece) => {
      text += String(piece)
    })
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(drop)
    return text
  }
  expect(await dripping(1)).toBe('')
  expect(await dripping(1000)).toContain('HTTP/1.1 400 ')
})

it.each(['gzip', 'br', 'deflate, gzip'])('a compressed body is rejected with 415: %s', async (encoding) => {
  const server = await startTestServer()
  const { token } = await server.person('admin')
  const send = (body: Buffer, named: string) =>
    fetch(server.origin + listsPath, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { authorization: `Bearer ${token}`, 'content-encoding': named },
    })
  const text = Buffer.from('{"active":1,"name":"Plain"}')
  const answer = await send(gzipSync(text), encoding)
  expect([answer.status, await answer.json()]).toMatchObject([
    415,
    { message: `The content encoding "${encoding}" isn't supported; send the body uncompressed` },
  ])
  expect((await send(text, 'identity')).status).toBe(200)
})

it.each([
  ['GET /api/companies/%/lists', [], 400],
  ['GET /api/companies/2/users/user/%ED%A0%80', [], 400],
  ['BREW /api/branding', [], 400],
  ['POST /api/branding', ['Content-Length: 1', 'Content-Length: 2'], 400],
  ['POST /api/branding', ['Content-Length: -1'], 400],
  [`GET /api/${'x'.repeat(20_000)}`, [], 431],
] as const)('a malformed request gets the common failure format: %s %s', async (line, more, status) => {
  const server = await startTestServer()
  for (const origin of [server.origin, server.contentOrigin]) {
    const answer = await sendRawRequest(origin, [`${line} HTTP/1.1`, ...more])
    // The content server treats these paths as preview keys, which may contain any character.
    if (origin === server.contentOrigin && answer.includes('HTTP/1.1 404')) continue
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    expect(Failure.safeParse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).success).toBe(true)
  }
})
