import { expect, it } from 'vitest'
import type { RequestEntry } from '../../server/worlds/RequestLog.ts'
import { startTestServer } from '../../testing/testServer.ts'

it('the request log filters by operation, person, status, problems and later IDs', async () => {
  const server = await startTestServer()
  const [admin, viewer] = [await server.person('admin'), await server.person('viewer')]
  await server.send('/api/auth/user', { token: admin.token })
  await server.send('/api/auth/user', { token: viewer.token })
  await server.send('/api/auth/user')
  await server.send(`/api/companies/${admin.company?.id}/lists?n=0`, { token: admin.token })
  const ids = async (query: string) => {
    const { body } = await server.send<{ requests: RequestEntry[] }>(`/_mock/requests?${query}`)
    return body.requests.map(({ id }) => id)
  }
  expect(await ids('')).toEqual([1, 2, 3, 4])
  expect(await ids('operation=auth.getCurrentUser')).toEqual([1, 2, 3])
  expect(await ids(`person=${admin.email.toUpperCase()}`)).toEqual([1, 4])
  expect(await ids('status=401')).toEqual([3])
  expect(await ids('problems=1')).toEqual([4])
  expect(await ids('problems=false&after=1')).toEqual([2, 3])
  expect((await server.send('/_mock/requests?problems=perhaps')).status).toBe(400)
})

it('the OpenAPI document names the API address of its own world', async () => {
  const server = await startTestServer()
  const { body } = await server.send('/_mock/openapi.json')
  expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: `${server.origin}/api` }] })
  expect(Object.keys(Object(body.paths))).toContain('/companies/{companyId}/lists')
})
