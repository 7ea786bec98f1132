import { company } from '@heed/contracts/pact/company'
import { expect, it } from 'vitest'
import { startTestServer } from '../../testing/testServer.ts'

it('POST states sets up a provider state and returns a token', async () => {
  const { send } = await startTestServer()
  const set = <T>(body: object) => send<T>('/_mock/states', { method: 'POST', body })
  await set({ state: 'a company', params: {}, action: 'setup' })
  const { body } = await set<{ token: string }>({
    state: 'signed in',
    params: { as: 'admin' },
    action: 'setup',
  })
  await set({ state: 'no lists', action: 'setup' })
  const lists = await send(`/api/companies/${company.id}/lists`, { token: body.token })
  expect([lists.status, lists.body]).toEqual([200, { lists: [], count: 0 }])
})

it('POST states rejects an unknown state and names it', async () => {
  const { send } = await startTestServer()
  const answer = await send('/_mock/states', { method: 'POST', body: { state: 'rain' } })
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('no provider state \\"rain\\"')])
})
