import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, Socket } from 'node:net'
import { importRecordsMax } from '@heed/contracts'
import { companyIds } from '@heed/fixtures'
import { expect, it, vi } from 'vitest'
import { getTemporaryFolder } from '../../store/temporaryFolder.ts'
import { sendRawRequest } from '../../testing/testHead.ts'
import { startTestServer } from '../../testing/testServer.ts'
import { memoryMaxBytes } from '../body/collectBody.ts'
import { MemoryBudget } from '../body/Room.ts'

const companyId = companyIds.direct
const listsPath = `/api/companies/${companyId}/lists`

it.each([
  ['without a token', 'POST', listsPath, undefined, 401],
  ['by a viewer to create a list', 'POST', listsPath, 'viewer', 403],
  ["to a company the caller can't access", 'POST', '/api/companies/999/lists', 'admin', 404],
  ['to an unknown address', 'POST', '/api/nowhere', 'admin', 404],
  ['with an unsupported method', 'PATCH', listsPath, 'admin', 405],
] as const)('a call %s is rejected before its body arrives', async (_, method, path, role, status) => {
  const server = await startTestServer()
  const token = role && (await server.person(role)).token
  const answer = await sendRawRequest(server.origin, [
    `${method} ${path} HTTP/1.1`,
    'Content-Length: 1000',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
  ])
  expect(answer).toContain(`HTTP/1.1 ${status} `)
})

it.each(['POST /api/xapi/preview/statements', 'PUT /api/xapi/preview/activities/state'])(
  '%s without a token is rejected before its body arrives',
  async (call) => {
    const server = await startTestServer()
    const answer = await sendRawRequest(server.origin, [
      `${call} HTTP/1.1`,
      'Content-Length: 1000',
      'X-Experience-API-Version: 1.0.3',
    ])
    expect(answer).toContain('HTTP/1.1 401 ')
  },
)

it.each([
  ['plain fields', 'POST', '/auth/email/manager_signin', 1],
  ['an employee import', 'POST', `/companies/${companyId}/lists/createUsersBatch`, 4],
  ['a picture', 'POST', `/companies/${companyId}/logo`, 20],
  ['a package', 'POST', `/companies/${companyId}/content/upload`, 256],
] as const)('a body with %s has its own size limit', async (_, method, path, most) => {
  const server = await startTestServer()
  const { token } = await server.person('admin')
  const answer = await sendRawRequest(server.origin, [
    `${method} /api${path} HTTP/1.1`,
    `Content-Length: ${most * 1024 * 1024 + 1}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=x',
  ])
  expect(answer).toContain('HTTP/1.1 413 ')
  expect(answer).toContain(`The body is larger than ${most} MB`)
})

it('a body without a declared size is read up to its limit', async () => {
  const server = await startTestServer()
  const pieces = ReadableStream.from(
    (function* () {
      for (let at = 0; at < 40; at++) yield new Uint8Array(100_000)
    })(),
  )
  const answer = fetch(`${server.origin}/api/auth/checkEmail`, {
    method: 'POST',
    body: pieces,
    duplex: 'half',
  } as RequestInit)
  expect((await answer).status).toBe(413)
})

it("a connection whose body stalls is closed, and others aren't", { tags: 'slow' }, async () => {
  // Only the silence limit causes an empty result: a response has text, and an open connection would time
  // out.
  const server = await startTestServer({ silence: 200 })
  const { token } = await server.person('admin')
  const silent = await sendRawRequest(server.origin, [
    `POST ${listsPath} HTTP/1.1`,
    'Content-Length: 1000',
    `Authorization: Bearer ${token}`,
  ])
  expect(silent).toBe('')
  const ofPackages = await sendRawRequest(server.contentOrigin, [
    'POST /key/ HTTP/1.1',
    'Content-Length: 1000',
    'Content-Type: application/json',
  ])
  // No route of the content server reads a body, so the response doesn't wait for the body.
  expect(ofPackages).toContain('HTTP/1.1 404 ')
  const waiting = await server.send('/_mock/outbox/next?to=a@b.is&timeout=1')
  expect(waiting.status).not.toBe(0)
})

it('the server waits 30 seconds for data by default', async () => {
  const waited = vi.spyOn(Socket.prototype, 'setTimeout')
  const server = await startTestServer()
  await server.send('/api/auth/checkEmail', { method: 'POST', body: { email: 'a@b.is' } })
  expect(waited.mock.calls).toContainEqual([30_000])
})

it.each([
  ['HEAD', '/api/auth/user', 200, null],
  ['OPTIONS', listsPath, 204, 'GET, HEAD, POST'],
  ['PATCH', listsPath, 405, 'GET, HEAD, POST'],
  ['OPTIONS', '/api/nowhere', 404, null],
  ['PROPFIND', '/api/branding', 405, 'GET, HEAD'],
  ['DELETE', '/_mock/clock', 405, 'GET, HEAD, POST'],
  ['OPTIONS', '/_mock/clock', 204, 'GET, HEAD, POST'],
  ['DELETE', '/billing/key', 405, 'GET, HEAD, POST'],
  ['PUT', '/settings/company', 405, 'GET, HEAD'],
  ['PUT', '/nothing.js', 404, null],
] as const)('%s %s returns %i', async (method, path, status, allow) => {
  const server = await startTestServer()
  const { token } = await server.person('admin')
  const answer = await fetch(server.origin + path, { method, headers: { authorization: `Bearer ${token}` } })
  expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow])
})

it('a large body is read in full in any pieces and leaves no files', async () => {
  const server = await startTestServer()
  const { token } = await server.person('admin')
  const records = Array.from({ length: 4900 }, (_, at) => ({ email: `p${at}@b.is`, name: 'Þórdís 王' }))
  const whole = Buffer.from(JSON.stringify({ records, preview: true }))
  const before = readdirSync(getTemporaryFolder())
  expect(whole.length).toBeGreaterThan(memoryMaxBytes)
  const pieces = ReadableStream.from(
    (function* () {
      for (let at = 0; at < whole.length; at += 7_777) yield whole.subarray(at, at + 7_777)
    })(),
  )
  const answer = await fetch(`${server.origin}${listsPath}/createUsersBatch`, {
    method: 'POST',
    body: pieces,
    duplex: 'half',
    headers: { authorization: `Bearer ${token}` },
  } as RequestInit)
  expect([answer.status, await answer.json()]).toMatchObject([200, {}])
  // Earlier, interrupted tests may still be deleting their files.
  await vi.waitFor(() =>
    expect(readdirSync(getTemporaryFolder()).filter((name) => !before.includes(name))).toEqual([]),
  )
})

it('an import call accepts 5,000 lines and rejects one more', async () => {
  const server = await startTestServer()
  const { token } = await server.person('admin')
  const send = (count: number) => {
    const records = Array.from({ length: count }, (_, at) => ({ email: `p${at}@b.is` }))
    return server.send(`${listsPath}/createUsersBatch`, {
      method: 'POST',
      token,
      body: { records, preview: true },
    })
  }
  expect((await send(importRecordsMax)).status).toBe(200)
  const message = 'At most 5,000 lines in one call'
  expect(await send(importRecordsMax + 1)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'records', message }] },
  })
})

it('connections over the limit are closed', async () => {
  const server = await startTestServer({ connections: 2 })
  const { hostname, port } = new URL(server.origin)
  const opened = () => connect(Number(port), hostname)
  const held = [opened(), opened()]
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  // Two requests make sure that both connections are accepted before the third is opened.
  held[0]?.write('GET /api/branding HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
  held[1]?.write('GET /api/branding HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
  await Promise.all(held.map((socket) => once(socket, 'data')))
  const third = opened().resume()
  await once(third, 'close')
  for (const socket of held) expect(socket.destroy().destroyed).toBe(true)
})

it('large bodies wait in order for room, and an oversized one gets it all', async () => {
  const room = new MemoryBudget(10)
  const let1 = await room.reserve(6)
  const order: string[] = []
  const later = (name: string, bytes: number) =>
    room.reserve(bytes).then((letGo) => {
      order.push(name)
      return letGo
    })
  const [second, third] = [later('second', 99), later('third', 1)]
  await Promise.resolve()
  expect(order).toEqual([])
  let1()
  let1()
  const let2 = await second
  expect(order).toEqual(['second'])
  let2()
  await third
  expect(order).toEqual(['second', 'third'])
})
