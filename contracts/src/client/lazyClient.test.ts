import { expect, it, vi } from 'vitest'
import { api } from '../endpoints/catalogue.ts'
import { type AreaLoaders, createLazyClient } from './lazyClient.ts'
import type { TransportRequest } from './transport.ts'

const list = { id: 3, name: 'Finance', created: '2026-01-15T09:00:00.000Z', usersCount: 2 }

function createTestClient(lists: AreaLoaders['lists']) {
  const requests: TransportRequest[] = []
  const atOnce = Object.fromEntries(Object.entries(api).map(([area, calls]) => [area, () => calls]))
  const client = createLazyClient(
    {
      baseUrl: '/api',
      identity: () => ({ accountDomain: 'heed.example', clientLocation: 'test', token: 'secret' }),
      requestId: () => 'r-1',
      noAnswer: () => 'Check your connection.',
      transport: async (request) => {
        requests.push(request)
        const text = JSON.stringify(list)
        return {
          status: 200,
          header: () => null,
          text: async () => text,
          bytes: async () => new TextEncoder().encode(text),
        }
      },
    },
    { ...(atOnce as unknown as AreaLoaders), lists },
  )
  return { client, sent: () => requests.map(({ method, url }) => `${method} ${url}`) }
}

it('the lazy client sends a call immediately when its area is loaded', async () => {
  const { client, sent } = createTestClient(() => api.lists)
  const call = client.lists.get({ companyId: 1, listId: 3 })
  expect(sent()).toEqual(['GET /api/companies/1/lists/3'])
  expect(await call).toEqual(list)
})

it('the lazy client loads an area on its first call', async () => {
  const load = vi.fn(async () => api.lists)
  const { client, sent } = createTestClient(load)
  expect(load).not.toHaveBeenCalled()
  expect(await client.lists.get({ companyId: 1, listId: 3 })).toEqual(list)
  expect(sent()).toEqual(['GET /api/companies/1/lists/3'])
})

it('an area that fails to load is a network error until the next call', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const load = vi.fn(async () => api.lists).mockRejectedValueOnce(cause)
  const { client } = createTestClient(load)
  await expect(client.lists.get({ companyId: 1, listId: 3 })).rejects.toMatchObject({
    kind: 'network',
    status: 0,
    message: 'Check your connection.',
    operation: 'lists.get',
    requestId: 'r-1',
    cause,
  })
  expect(await client.lists.get({ companyId: 1, listId: 3 })).toEqual(list)
})
