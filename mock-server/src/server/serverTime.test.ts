import { expect, it } from 'vitest'
import { testServer } from './testServer.ts'

it('says in every answer of the API what time it is in its world, also where it refuses', async () => {
  const server = await testServer({ base: { now: '2026-02-02T09:00:00.000Z' } })
  const { token } = await server.person('admin')
  const dates = async () => {
    const answers = [
      await server.send('/api/auth/user', { token }),
      await server.send('/api/auth/user'),
      await server.send('/api/nothing'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404])
    return answers.map(({ headers }) => headers.get('date'))
  }
  expect(await dates()).toEqual(Array(3).fill('Mon, 02 Feb 2026 09:00:00 GMT'))
  await server.send('/_mock/clock', { method: 'POST', body: { advance: 'P1D' } })
  expect(await dates()).toEqual(Array(3).fill('Tue, 03 Feb 2026 09:00:00 GMT'))
})
