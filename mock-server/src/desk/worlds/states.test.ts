import { company } from '@heed/contracts/pact/company'
import { expect, it } from 'vitest'
import { testServer } from '../../testing/testServer.ts'

it('puts a world into a provider state and answers the token', async () => {
  const { send } = await testServer()
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

it('names a state that there is not', async () => {
  const { send } = await testServer()
  const answer = await send('/_mock/states', { method: 'POST', body: { state: 'rain' } })
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('no provider state \\"rain\\"')])
})
