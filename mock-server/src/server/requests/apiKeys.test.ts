import { noApiKeysText, type User, unauthorizedCloseCode } from '@heed/contracts'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import type { DeskPerson } from '../../desk/people.ts'
import { startTestServer } from '../../testing/testServer.ts'
import { connect, createFrame, sendFrames, waitForClose } from '../../testing/testSocket.ts'

const companyPath = `/api/companies/${companyIds.direct}`
const apiKeysPath = `${companyPath}/apikeys`

interface CreatedKey {
  id: number
  value: string
}

async function startWithKey(name = 'Payroll') {
  const server = await startTestServer()
  const { token: admin } = await server.person('admin')
  const { body: key } = await server.send<CreatedKey>(apiKeysPath, {
    method: 'POST',
    token: admin,
    body: { name },
  })
  return { server, admin, key, token: key.value }
}

test('an API key opens its company and is named in the journal', async () => {
  const { server, token } = await startWithKey()
  const body = { active: 1, name: 'Nightly' }
  expect((await server.send(`${companyPath}/lists`, { method: 'POST', token, body })).status).toBe(200)
  const { body: user } = await server.send<User>('/api/auth/user', { token })
  expect(user).toMatchObject({ name: 'API key Payroll', email: '', superForAccounts: [] })
  const { body: mine } = await server.send('/api/companies/my_companies', { token })
  expect(mine).toMatchObject({ companies: [{ company_id: companyIds.direct, role: 1 }], count: 1 })
  const { body: journal } = await server.send<{ entries: object[] }>('/_mock/journal')
  expect(journal.entries.at(-1)).toMatchObject({ what: 'lists.create', who: 'API key Payroll' })
  const { body: log } = await server.send('/_mock/requests?person=api%20key%20payroll')
  expect(log).toMatchObject({ requests: expect.arrayContaining([expect.objectContaining({ status: 200 })]) })
})

test("a direct link accepts an API key like a person's token", async () => {
  const { server, token } = await startWithKey()
  const path = `/api/download/certificate/preview?company_id=${companyIds.direct}&token=${token}`
  const { status, headers } = await server.send(path)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('a deleted API key is rejected immediately by calls and on open websockets', async () => {
  const { server, admin, key, token } = await startWithKey()
  const { socket, heard } = await connect(server.origin, `/api/ws?token=${token}`)
  await sendFrames(server.worlds.default, createFrame(5, companyIds.direct))
  await expect.poll(() => heard).toEqual([5])
  expect((await server.send(`${companyPath}/lists`, { token })).status).toBe(200)
  await server.send(`${apiKeysPath}/${key.id}`, { method: 'DELETE', token: admin })
  expect((await server.send(`${companyPath}/lists`, { token })).status).toBe(401)
  const closed = waitForClose(socket)
  await sendFrames(server.worlds.default, createFrame(9, companyIds.direct))
  expect([(await closed)[0], heard]).toEqual([unauthorizedCloseCode, [5]])
})

test.each([
  ['reading API keys', 'GET', apiKeysPath, undefined],
  ['adding an admin', 'POST', `${companyPath}/managers`, { name: 'Sif', email: 'sif@keys.example', role: 1 }],
  ['reading the subscription overview', 'GET', `${companyPath}/subscriptions/overview`, undefined],
  ['switching to anonymous tracking', 'POST', `${companyPath}/switchTrackingAnonymous`, {}],
  ['hiding API keys', 'PUT', `${companyPath}/settings`, { 'ui.api_keys_hidden': '1' }],
  ['changing its own name', 'PUT', '/api/auth/user', { name: 'Root' }],
] as const)("an API key can't be used for %s", async (_, method, path, body) => {
  const { server, token } = await startWithKey()
  const answer = await server.send<{ error: { description: string } }>(path, { method, token, body })
  expect([answer.status, answer.body.error.description]).toEqual([403, noApiKeysText])
})

test('an API key gets 404 for another company and an explanation of each refusal', async () => {
  const { server, token } = await startWithKey()
  const elsewhere = await server.send(`/api/companies/${companyIds.trial}/lists`, { token })
  expect(elsewhere.status).toBe(404)
  const why = async (path: string) => {
    const { headers } = await server.send(path, { token })
    return (await server.send<{ rule: string }>(headers.get('x-heed-why') ?? '')).body.rule
  }
  expect(await why(`/api/companies/${companyIds.trial}/lists`)).toMatch(/^API key Payroll has no access to/)
  expect(await why(apiKeysPath)).toBe(
    'apikeys.list is for people only: API key Payroll may not use it, although it acts for an admin',
  )
})

test("an API key can't access another company or its data, even by ID", async () => {
  const { server, key, token } = await startWithKey()
  const elsewhere = `/api/companies/${companyIds.trial}`
  for (const [method, path, body] of [
    ['GET', `${elsewhere}/users`, undefined],
    ['POST', `${elsewhere}/lists`, { active: 1, name: 'Nightly' }],
    ['DELETE', `${elsewhere}/apikeys/${key.id}`, undefined],
    ['GET', '/api/companies', undefined],
    ['GET', '/api/system/hooks', undefined],
  ] as const) {
    const { status } = await server.send(path, { method, token, body })
    expect([path, status === 403 || status === 404]).toEqual([path, true])
  }
})

test('an API key stops working when its company is deleted', async () => {
  const server = await startTestServer()
  const { people } = (await server.send<{ people: DeskPerson[] }>('/_mock/people')).body
  const admin = people.find(({ email }) => email === getManagerEmail('admin', 'trial'))?.token ?? ''
  const { token: boss } = await server.person('super')
  const place = `/api/companies/${companyIds.trial}`
  const made = await server.send<CreatedKey>(`${place}/apikeys`, { method: 'POST', token: admin, body: {} })
  const token = made.body.value
  expect((await server.send(`${place}/lists`, { token })).status).toBe(200)
  expect((await server.send(place, { method: 'DELETE', token: boss })).status).toBe(200)
  for (const path of [`${place}/lists`, '/api/auth/user', '/api/companies/my_companies'])
    expect([path, (await server.send(path, { token })).status]).toEqual([path, 401])
})

test("an API key can't impersonate, and its value isn't in the journal or log", async () => {
  const { server, admin, token } = await startWithKey()
  const { body: me } = await server.send<User>('/api/auth/user', { token: admin })
  const acting = await server.send(`/api/system/impersonate/${me._id}`, { method: 'POST', token, body: {} })
  expect(acting.status).toBe(403)
  for (const path of ['/_mock/journal', '/_mock/requests'])
    expect([path, (await server.send(path)).text.includes(token)]).toEqual([path, false])
})
