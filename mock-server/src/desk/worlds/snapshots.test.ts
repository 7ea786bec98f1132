import { expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

const post = (server: TestServer, path: string, body: object = {}) =>
  server.send(`${path}`, { method: 'POST', body })

/** Returns functions that add a list through the API and read all lists added this way. */
async function createListsApi(server: TestServer) {
  const { token, company } = await server.person('admin')
  const path = `/api/companies/${company?.id}/lists`
  return {
    add: (name: string, base = '') =>
      server.send(`${base}${path}`, { method: 'POST', token, body: { active: 1, name } }),
    added: async (base = '') =>
      (await server.send(`${base}${path}?order=created%20asc`, { token })).text.match(/Own \d/g) ?? [],
  }
}

it('restoring a snapshot resets the data, clock and outbox', async () => {
  const server = await startTestServer()
  const lists = await createListsApi(server)
  await lists.add('Own 1')
  await post(server, '/_mock/snapshots', { name: 'one' })
  await lists.add('Own 2')
  await post(server, '/_mock/clock', { advance: 'P1D' })
  const { email } = await server.person('viewer')
  await post(server, '/api/auth/email/manager_signin', { email })
  expect((await post(server, '/_mock/snapshots/one/restore')).body).toEqual({
    name: 'one',
    now: '2026-02-02T09:00:00.000Z',
  })
  expect(await lists.added()).toEqual(['Own 1'])
  expect((await server.send('/_mock/outbox')).body).toEqual({ mails: [] })
  expect((await server.send('/_mock/snapshots')).body).toMatchObject({ snapshots: [{ name: 'one' }] })
})

it('a snapshot file can be loaded and restored on another server', async () => {
  const [here, there] = [
    await startTestServer(),
    await startTestServer({ base: { seed: 9, secret: 'of there' } }),
  ]
  const lists = await createListsApi(here)
  await lists.add('Own 1')
  await post(here, '/_mock/snapshots', { name: 'one' })
  const { text } = await here.send('/_mock/snapshots/one')
  expect(await there.send('/_mock/snapshots/theirs', { method: 'PUT', body: text })).toMatchObject({
    status: 200,
  })
  await post(there, '/_mock/snapshots/theirs/restore')
  const rows = async (server: TestServer) => (await server.send('/_mock/db/db')).text
  expect(await rows(there)).toBe(await rows(here))
})

it('a world forked from its current state or a snapshot changes independently', async () => {
  const server = await startTestServer()
  const lists = await createListsApi(server)
  await lists.add('Own 1')
  await post(server, '/_mock/snapshots', { name: 'one' })
  await lists.add('Own 2')
  const fork = async (body: object) => (await post(server, '/_mock/worlds', body)).body as { path: string }
  const [now, early] = [await fork({ from: 'default' }), await fork({ from: 'default', snapshot: 'one' })]
  await lists.add('Own 3', now.path)
  expect([await lists.added(now.path), await lists.added(early.path), await lists.added()]).toEqual([
    ['Own 1', 'Own 2', 'Own 3'],
    ['Own 1'],
    ['Own 1', 'Own 2'],
  ])
})

it.each([
  ['POST', '/_mock/snapshots', { name: '../x' }, 400, 'name'],
  ['POST', '/_mock/snapshots/none/restore', {}, 404, undefined],
  ['GET', '/_mock/snapshots/none', undefined, 404, undefined],
  ['PUT', '/_mock/snapshots/x', { changes: [] }, 400, 'base'],
  ['POST', '/_mock/worlds', { from: 'nowhere' }, 404, undefined],
  ['POST', '/_mock/worlds', { from: 'default', seed: 4 }, 400, 'seed'],
  ['POST', '/_mock/worlds', { from: 'default', snapshot: 'none' }, 404, undefined],
] as const)('%s %s rejects %j with %i', async (method, path, body, status, field) => {
  const server = await startTestServer()
  const answer = await server.send(path, { method, ...(body ? { body } : {}) })
  expect(answer.status).toBe(status)
  if (field) expect(answer.body).toMatchObject({ errors: [{ field }] })
})

it('a snapshot with an unknown format version is rejected, naming the version', async () => {
  const server = await startTestServer()
  await post(server, '/_mock/snapshots', { name: 'one' })
  const { body } = await server.send('/_mock/snapshots/one')
  expect(body).toMatchObject({ version: 3 })
  expect(
    await server.send('/_mock/snapshots/x', { method: 'PUT', body: { ...body, version: 4 } }),
  ).toMatchObject({
    status: 400,
    body: {
      errors: [
        {
          field: 'version',
          message: expect.stringContaining('has format version 4, and this server reads 1 to 3'),
        },
      ],
    },
  })
})

it.each([
  [{ scenario: 'nowhere' }, [], 'base.scenario'],
  [{}, [{ collection: 'nowhere', id: 1, row: null }], 'changes'],
  [{}, [{ collection: 'lists', row: null }], 'changes.0.id'],
])('an invalid snapshot file is rejected and its field named: %j %j', async (own, changes, field) => {
  const server = await startTestServer()
  const base = { scenario: 'default', seed: 1, now: '2026-02-02T09:00:00.000Z', employees: 5, ...own }
  expect(await server.send('/_mock/snapshots/x', { method: 'PUT', body: { base, changes } })).toMatchObject({
    status: 400,
    body: { errors: [{ field }] },
  })
})
