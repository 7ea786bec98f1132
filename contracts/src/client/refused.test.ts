import { expect, it } from 'vitest'
import { createClient } from './client.ts'

it.each([
  [403, [['forbidden', 1, 'secret']]],
  [404, [['notFound', 1, 'secret']]],
  [401, []],
  [409, []],
  [500, []],
])('a call answered with %i reports these refusals: %j', async (status, told) => {
  const heard: unknown[] = []
  const client = createClient({
    baseUrl: 'http://heed.example/api',
    identity: () => ({ accountDomain: 'heed.example', clientLocation: 'test', token: 'secret' }),
    requestId: () => 'r-1',
    transport: async () => ({
      status,
      header: () => null,
      text: async () => '{}',
      bytes: async () => new Uint8Array(),
    }),
    onRefused: ({ kind }, companyId, token) => heard.push([kind, companyId, token]),
  })
  await expect(client.lists.list({ companyId: 1 })).rejects.toThrow(String(status))
  expect(heard).toEqual(told)
})
