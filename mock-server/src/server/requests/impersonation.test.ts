import { type User, unauthorizedCloseCode } from '@heed/contracts'
import { companyIds } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/testServer.ts'
import { connect, createFrame, sendFrames, waitForClose } from '../../testing/testSocket.ts'

const listsPath = `/api/companies/${companyIds.direct}/lists`

async function startImpersonation() {
  const server = await startTestServer()
  const [boss, admin] = [await server.person('super'), await server.person('admin')]
  const post = <T>(path: string, token: string, body: unknown = {}) =>
    server.send<T>(path, { method: 'POST', token, body })
  const { _id } = (await server.send<User>('/api/auth/user', { token: admin.token })).body
  const { token } = (await post<{ token: string }>(`/api/system/impersonate/${_id}`, boss.token)).body
  return { server, boss, admin, post, token }
}

test("an impersonator is named in the user's session, the journal and the request log", async () => {
  const { server, boss, admin, post, token } = await startImpersonation()
  const impersonator = { name: boss.name, email: boss.email }
  expect((await server.send('/api/auth/user', { token })).body).toMatchObject({
    email: admin.email,
    impersonator,
  })
  expect((await server.send('/api/auth/user', { token: admin.token })).body).not.toHaveProperty(
    'impersonator',
  )
  expect((await post(listsPath, token, { active: 1, name: 'Nightly' })).status).toBe(200)
  const { body: journal } = await server.send<{ entries: object[] }>('/_mock/journal')
  const signed = { who: admin.email, impersonator: boss.email }
  expect(journal.entries.at(-1)).toMatchObject({ what: 'lists.create', ...signed })
  const { body: log } = await server.send<{ requests: object[] }>('/_mock/requests?operation=lists.create')
  expect(log.requests.at(-1)).toMatchObject({ person: admin.email, impersonator: boss.email })
  const { body: file } = await server.send<{ entries: object[] }>('/_mock/journal/export')
  expect(file.entries.at(-1)).toMatchObject(signed)
})

test('a name changed while impersonating is saved without the impersonator', async () => {
  const { server, admin, token } = await startImpersonation()
  await server.send('/api/auth/user', { method: 'PUT', token, body: { name: 'Ýr' } })
  expect(server.worlds.default.world.findPersonByEmail(admin.email)).toMatchObject({ name: 'Ýr' })
  expect(server.worlds.default.world.findPersonByEmail(admin.email)).not.toHaveProperty('impersonator')
})

test('impersonation ends when the impersonator signs out, on websockets too, but not vice versa', async () => {
  const { server, boss, admin, post, token } = await startImpersonation()
  const fetchStatus = async (one: string) => (await server.send('/api/auth/user', { token: one })).status
  const { socket, heard } = await connect(server.origin, `/api/ws?token=${token}`)
  await post('/api/auth/logout', boss.token)
  expect([await fetchStatus(token), await fetchStatus(admin.token)]).toEqual([401, 200])
  const closed = waitForClose(socket)
  await sendFrames(server.worlds.default, createFrame(9, companyIds.direct))
  expect([(await closed)[0], heard]).toEqual([unauthorizedCloseCode, []])
  const again = await startImpersonation()
  await again.post('/api/auth/logout', again.token)
  expect((await again.server.send('/api/auth/user', { token: again.boss.token })).status).toBe(200)
})

test('the list of people who can sign in never includes an impersonation token', async () => {
  const { server, token } = await startImpersonation()
  expect((await server.send('/_mock/people')).text).not.toContain(token)
})

test("an impersonated session can't impersonate others, and super admins can't be impersonated", async () => {
  const { server, boss, post, token } = await startImpersonation()
  const [{ body: own }, { body: viewer }] = [
    await server.send<User>('/api/auth/user', { token: boss.token }),
    await server.send<User>('/api/auth/user', { token: (await server.person('viewer')).token }),
  ]
  const fetchStatus = async (as: string, id: string) =>
    (await post(`/api/system/impersonate/${id}`, as)).status
  expect([await fetchStatus(token, viewer._id), await fetchStatus(token, own._id)]).toEqual([403, 403])
  expect([await fetchStatus(boss.token, viewer._id), await fetchStatus(boss.token, own._id)]).toEqual([
    200, 403,
  ])
})
