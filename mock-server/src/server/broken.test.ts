import { companyIds } from '@heed/fixtures'
import { expect, it, vi } from 'vitest'
import { handlers } from '../domain/handlers.ts'
import { startTestServer, type TestServer } from '../testing/testServer.ts'
import type { RequestEntry } from './worlds/RequestLog.ts'

const companyId = companyIds.direct
const path = `/api/companies/${companyId}/lists`

it('a call that fails midway or returns an invalid response changes nothing', async () => {
  const server = await startTestServer()
  const { token } = await server.person('admin')
  const names = async () => (await server.send(path, { token })).text
  const before = await names()
  const half = (then: () => unknown) =>
    vi.spyOn(handlers.lists, 'create').mockImplementationOnce(({ world, company }) => {
      world.lists.put({
        id: 1,
        companyId: company.id,
        name: 'Half',
        created: world.clock.instant,
        source: null,
      })
      world.keys.next('nothing')
      return then() as never
    })
  const { issuedCount } = server.worlds.default.world.keys
  const create = () => server.send(path, { method: 'POST', token, body: { active: 1, name: 'Whole' } })
  half(() => {
    throw new TypeError('broken')
  })
  expect(await create()).toMatchObject({ status: 500 })
  expect(await names()).toBe(before)
  half(() => ({ unlike: 'it' }))
  expect(await create()).toMatchObject({ status: 500 })
  expect(await names()).toBe(before)
  expect(server.worlds.default.world.keys.issuedCount).toBe(issuedCount)
  expect((await create()).status).toBe(200)
  expect(await names()).not.toContain('Half')
})

const fetchCauses = async (server: TestServer) => {
  const { body } = await server.send<{ requests: RequestEntry[] }>('/_mock/requests?status=500')
  return body.requests.map(({ operation, path, problems = [] }) => [operation, path, problems.join()])
}

it('every 500 response is in the request log with its cause', async () => {
  const server = await startTestServer()
  const { token } = await server.person('admin')
  const { default: live } = server.worlds
  vi.spyOn(handlers.lists, 'list').mockImplementationOnce(() => {
    throw new TypeError('a handler')
  })
  await server.send(path, { token })
  vi.spyOn(live, 'commit').mockRejectedValueOnce(new TypeError('the disk'))
  await server.send(path, { method: 'POST', token, body: { active: 1, name: 'Night shift' } })
  vi.spyOn(live, 'runAlone').mockRejectedValueOnce(new TypeError('a control'))
  await server.send('/_mock/clock', { method: 'POST', body: { advance: 'P1D' } })
  vi.spyOn(live.world.sessions, 'get').mockImplementationOnce(() => {
    throw new TypeError('unread')
  })
  await server.send(path, { method: 'POST', token, body: { active: 1, name: 'Night shift' } })
  expect(await fetchCauses(server)).toEqual([
    ['lists.list', path, expect.stringContaining('TypeError: a handler')],
    ['lists.create', path, expect.stringContaining('TypeError: the disk')],
    [null, '/_mock/clock', expect.stringContaining('TypeError: a control')],
    ['lists.create', path, expect.stringContaining('TypeError: unread')],
  ])
})

it('a control that fails changes nothing', async () => {
  const server = await startTestServer()
  const { token } = await server.person('admin')
  const names = async () => (await server.send(path, { token })).text
  const before = await names()
  vi.spyOn(server.worlds.default, 'commit').mockRejectedValueOnce(new TypeError('broken'))
  const row = { companyId, name: 'Half', created: '2026-02-02T09:00:00.000Z', source: null }
  expect(await server.send('/_mock/db/lists', { method: 'POST', body: row })).toMatchObject({ status: 500 })
  expect(await names()).toBe(before)
})

it.each([
  ['an API call', '/api/analytics/event'],
  ['a control call', '/_mock/worlds'],
  ['a database row', '/_mock/db/lists'],
])('%s accepts JSON nested up to 64 levels and no deeper', async (_, address) => {
  const server = await startTestServer()
  const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}"[{\\"[["${']'.repeat(levels - 1)}}`
  const answer = async (body: string) => (await server.send(address, { method: 'POST', body })).text
  expect(await answer(nested(64))).not.toContain('nested deeper')
  for (const levels of [65, 6000, 200_000]) {
    expect(await answer(nested(levels))).toContain('The body is nested deeper than 64 levels')
  }
  expect((await server.send('/_mock/journal')).status).toBe(200)
})

it('a body can have 250,000 values, and one more is rejected', async () => {
  const { send, person } = await startTestServer()
  const { token } = await person('admin')
  const answer = (values: number) => {
    // A text counts as one value, even if it contains brackets and commas.
    const body = `{"listId":["[,,{"${',"a@b.is"'.repeat(values - 3)}]}`
    return send(`/api/companies/${companyIds.direct}/users/addUsersToList`, { method: 'POST', token, body })
  }
  const message = 'The body has more than 250,000 values'
  expect((await answer(250_000)).text).not.toContain(message)
  expect(await answer(250_001)).toMatchObject({ status: 400, body: { errors: [{ field: 'body', message }] } })
})
