import { expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

interface Entry {
  position: number
  what: string
  who: string | null
  changed: Record<string, number>
  mails: { to: string; kind: string }[]
}
interface JournalExport {
  entries: { what: string; call?: { text: string } }[]
}

const post = <T>(server: TestServer, path: string, body: object = {}) =>
  server.send<T>(path, { method: 'POST', body })
const fetchEntries = async (server: TestServer) =>
  (await server.send<{ entries: Entry[] }>('/_mock/journal')).body.entries

/** Signs in, creates a list, lets a day pass and creates a second list. */
async function performCalls(server: TestServer) {
  const { token, email, company } = await server.person('admin')
  const lists = `/api/companies/${company?.id}/lists`
  const add = (name: string) => server.send(lists, { method: 'POST', token, body: { active: 1, name } })
  await post(server, '/api/auth/email/manager_signin', { email })
  await add('Own 1')
  await post(server, '/_mock/clock', { advance: 'P1D' })
  await add('Own 2')
  const added = async (base = '') =>
    (await server.send(`${base}${lists}?order=created%20asc`, { token })).text.match(/Own \d/g) ?? []
  return { email, add, added }
}

it('the journal shows each action with its caller, changes and messages', async () => {
  const server = await startTestServer()
  const { email } = await performCalls(server)
  const entries = await fetchEntries(server)
  expect(entries.map(({ what, who }) => [what, who])).toEqual([
    ['people', null],
    ['auth.managerSignin', null],
    ['lists.create', email],
    ['clock', null],
    ['lists.create', email],
  ])
  expect(entries[1]).toMatchObject({ mails: [{ to: email, kind: 'signin' }], changed: { mails: 1 } })
  expect(entries[2]).toMatchObject({ mails: [], changed: { lists: 1 } })
  const { body } = await server.send(`/_mock/journal/${entries[2]?.position}`)
  expect(body).toMatchObject({
    changes: expect.arrayContaining([
      { collection: 'lists', id: expect.any(Number), row: expect.objectContaining({ name: 'Own 1' }) },
    ]),
  })
  expect((await server.send('/_mock/journal/99')).status).toBe(404)
})

it("listing people isn't an undo step and changes nothing while links are valid", async () => {
  const server = await startTestServer()
  await server.person('admin')
  await post(server, '/_mock/clock', { advance: 'P2D' })
  await server.person('admin')
  const { position } = (await server.send<{ position: number }>('/_mock/journal')).body
  await server.person('viewer')
  expect((await server.send('/_mock/journal')).body).toMatchObject({ position })
  expect((await post(server, '/_mock/undo', {})).body).toMatchObject({
    now: '2026-02-02T09:00:00.000Z',
    position: 1,
    last: position,
  })
  await server.person('admin')
  expect((await server.send('/_mock/journal')).body).toMatchObject({ position: 1, last: position })
})

it('an event reaches subscribers and the journal when its step is committed', async () => {
  const server = await startTestServer()
  const { default: live } = server.worlds
  const heard: string[] = []
  const stop = live.subscribe({ frame: ({ event }) => heard.push(event), onReplaced: () => undefined })
  live.world.publish({
    event: 'integration:progress',
    data: { companyId: 2, type: 'azure', syncId: 'sync-1', progress: 70, message: 'Reading people' },
  })
  expect(heard).toEqual([])
  await live.commit('sync')
  stop()
  expect(heard).toEqual(['integration:progress'])
  expect(await fetchEntries(server)).toMatchObject([{ what: 'sync', events: ['integration:progress'] }])
})

it('undo moves back and forth in the journal', async () => {
  const server = await startTestServer()
  const { added } = await performCalls(server)
  const undo = (body: object = {}) => post(server, '/_mock/undo', body)
  expect((await undo()).body).toMatchObject({ first: 0, position: 4, last: 5 })
  expect(await added()).toEqual(['Own 1'])
  expect((await undo({ to: 3 })).body).toMatchObject({ now: '2026-02-02T09:00:00.000Z' })
  await undo({ to: 5 })
  expect(await added()).toEqual(['Own 1', 'Own 2'])
  expect(await undo({ to: 9 })).toMatchObject({ status: 400, body: { errors: [{ field: 'to' }] } })
})

it('an exported journal replayed on another server gives the same lists', async () => {
  const [here, there] = [
    await startTestServer(),
    await startTestServer({ base: { seed: 9, secret: 'of there' } }),
  ]
  const { added } = await performCalls(here)
  const { body: file } = await here.send('/_mock/journal/export')
  const { body } = await post<{ id: string; played: number; different: unknown[] }>(
    there,
    '/_mock/replay',
    file,
  )
  expect(body).toMatchObject({ played: 5, different: [] })
  const [mail] = (await there.send<{ mails: { links: string[] }[] }>(`/w/${body.id}/_mock/outbox`)).body.mails
  expect(mail?.links[0]).toContain(`${there.origin}/w/${body.id}/auth/`)
  const lists = async (server: TestServer, base = '') => (await server.send(`${base}/_mock/db/lists`)).body
  expect(await lists(there, `/w/${body.id}`)).toEqual(await lists(here))
  expect(await added()).toEqual(['Own 1', 'Own 2'])
})

it('a replay reports the steps whose results differ', async () => {
  const server = await startTestServer()
  await performCalls(server)
  const { body: file } = await server.send<JournalExport>('/_mock/journal/export')
  const call = file.entries[4]?.call
  if (call) call.text = call.text.replace('Own 2', 'Own 1')
  expect((await post(server, '/_mock/replay', file)).body).toMatchObject({
    different: [{ position: 5, what: 'lists.create', why: 'changed nothing, it answered 409' }],
  })
})
