import { closedUnauthorized, notByKey, type User } from '@heed/contracts'
import { companyIds } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { testServer } from '../testing/testServer.ts'
import { closing, connect, frame, tell } from '../testing/testSocket.ts'

const home = `/api/companies/${companyIds.direct}`
const keys = `${home}/apikeys`

interface Made {
  id: number
  value: string
}

async function withKey(name = 'Payroll') {
  const server = await testServer()
  const { token: admin } = await server.person('admin')
  const { body: key } = await server.send<Made>(keys, { method: 'POST', token: admin, body: { name } })
  return { server, admin, key, token: key.value }
}

test('a key opens its company, and the journal says whose work it was', async () => {
  const { server, token } = await withKey()
  const body = { active: 1, name: 'Nightly' }
  expect((await server.send(`${home}/lists`, { method: 'POST', token, body })).status).toBe(200)
  const { body: user } = await server.send<User>('/api/auth/user', { token })
  expect(user).toMatchObject({ name: 'API key Payroll', email: '', superForAccounts: [] })
  const { body: mine } = await server.send('/api/companies/my_companies', { token })
  expect(mine).toMatchObject({ companies: [{ company_id: companyIds.direct, role: 1 }], count: 1 })
  const { body: journal } = await server.send<{ entries: object[] }>('/_mock/journal')
  expect(journal.entries.at(-1)).toMatchObject({ what: 'lists.create', who: 'API key Payroll' })
  const { body: log } = await server.send('/_mock/requests?person=api%20key%20payroll')
  expect(log).toMatchObject({ requests: expect.arrayContaining([expect.objectContaining({ status: 200 })]) })
})

test('a direct link takes a key as it takes the token of a person', async () => {
  const { server, token } = await withKey()
  const path = `/api/download/certificate/preview?company_id=${companyIds.direct}&token=${token}`
  const { status, headers } = await server.send(path)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('a deleted key is refused at once, by calls and on the line that is open', async () => {
  const { server, admin, key, token } = await withKey()
  const { socket, heard } = await connect(server.origin, `/api/ws?token=${token}`)
  await tell(server.worlds.default, frame(5, companyIds.direct))
  await expect.poll(() => heard).toEqual([5])
  expect((await server.send(`${home}/lists`, { token })).status).toBe(200)
  await server.send(`${keys}/${key.id}`, { method: 'DELETE', token: admin })
  expect((await server.send(`${home}/lists`, { token })).status).toBe(401)
  const closed = closing(socket)
  await tell(server.worlds.default, frame(9, companyIds.direct))
  expect([(await closed)[0], heard]).toEqual([closedUnauthorized, [5]])
})

test.each([
  ['the keys', 'GET', keys, undefined],
  ['admins', 'POST', `${home}/managers`, { name: 'Sif', email: 'sif@keys.example', role: 1 }],
  ['bills', 'GET', `${home}/subscriptions/overview`, undefined],
  ['anonymity', 'POST', `${home}/switchTrackingAnonymous`, {}],
  ['hiding the keys', 'PUT', `${home}/settings`, { 'ui.api_keys_hidden': '1' }],
  ['a name of its own', 'PUT', '/api/auth/user', { name: 'Root' }],
] as const)('%s are for people', async (_, method, path, body) => {
  const { server, token } = await withKey()
  const answer = await server.send<{ error: { description: string } }>(path, { method, token, body })
  expect([answer.status, answer.body.error.description]).toEqual([403, notByKey])
})

test('another company is not there, and what was refused is explained', async () => {
  const { server, token } = await withKey()
  const elsewhere = await server.send(`/api/companies/${companyIds.trial}/lists`, { token })
  expect(elsewhere.status).toBe(404)
  const why = async (path: string) => {
    const { headers } = await server.send(path, { token })
    return (await server.send<{ rule: string }>(headers.get('x-heed-why') ?? '')).body.rule
  }
  expect(await why(`/api/companies/${companyIds.trial}/lists`)).toMatch(/^API key Payroll has nothing to do/)
  expect(await why(keys)).toBe(
    'apikeys.list is for people: API key Payroll may not, though it stands for an admin',
  )
})
