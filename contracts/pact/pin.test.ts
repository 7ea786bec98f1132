import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient, fetchTransport } from '../src/index.ts'
import type { Interaction } from './interaction.ts'
import { createPact } from './pin.ts'

const renameInteraction: Interaction = {
  operation: 'lists.update',
  given: [{ state: 'a company' }],
  as: 'admin',
  uponReceiving: 'a rename',
  withRequest: { method: 'PUT', path: '/companies/101/lists/11', body: { active: 1, name: 'Accounting' } },
  willRespondWith: {
    status: 200,
    body: {
      success: true,
      list: { id: 11, name: 'Accounting', created: '2026-01-15T09:00:00.000Z', usersCount: 2 },
    },
  },
}

const createClientAt = (url: string, token?: string) =>
  createClient({
    baseUrl: url,
    transport: fetchTransport(fetch),
    identity: () => ({
      accountDomain: 'console.example.is',
      clientLocation: 'https://console.example.is/',
      token,
    }),
    requestId: () => crypto.randomUUID(),
  })

// Keeps these tests' pacts separate from the consumers' pacts.
beforeEach(() => {
  vi.stubEnv('HEED_PACTS', undefined)
})

const pact = createPact('heed-console', 'lists')

describe('pactFor', () => {
  it('answers the pinned request with the pinned response', () =>
    pact.interaction(renameInteraction, async ({ url, token }) => {
      const { list } = await createClientAt(url, token).lists.update({
        companyId: 101,
        listId: 11,
        active: 1,
        name: 'Accounting',
      })
      expect(list.name).toBe('Accounting')
    }))

  it('fails when the client sends a different body', async () => {
    const run = pact.interaction(renameInteraction, async ({ url, token }) =>
      createClientAt(url, token).lists.update({ companyId: 101, listId: 11, active: 1, name: 'Other' }),
    )
    await expect(run).rejects.toThrow('Accounting')
  })

  it("fails when the client doesn't send its token", async () => {
    const run = pact.interaction(renameInteraction, async ({ url }) =>
      createClientAt(url).lists.update({ companyId: 101, listId: 11, active: 1, name: 'Accounting' }),
    )
    await expect(run).rejects.toThrow('Authorization')
  })

  it("fails when the request isn't sent", async () => {
    await expect(pact.interaction(renameInteraction, async () => undefined)).rejects.toThrow('not received')
  })

  it('fails when the test fails, even if the request matches', async () => {
    const run = pact.interaction(renameInteraction, async ({ url, token }) => {
      await createClientAt(url, token).lists.update({
        companyId: 101,
        listId: 11,
        active: 1,
        name: 'Accounting',
      })
      throw new Error('the store shows nothing')
    })
    await expect(run).rejects.toThrow('the store shows nothing')
  })

  it('rejects two interactions with the same description', async () => {
    const twice = pact.interactions([renameInteraction, renameInteraction], async () => undefined)
    await expect(twice).rejects.toThrow('"lists.update: a rename" is pinned twice')
  })

  it('accepts encoded addresses and repeated query keys', () =>
    createPact('heed-console', 'employees').interactions(
      [
        {
          operation: 'employees.list',
          given: [{ state: 'a company' }],
          as: 'viewer',
          uponReceiving: 'the people of two lists',
          withRequest: {
            method: 'GET',
            path: '/companies/101/users?p=0&n=5&order=name+asc&listId=11&listId=12',
          },
          willRespondWith: { status: 200, body: { users: [], count: 0 } },
        },
        {
          operation: 'employees.get',
          given: [{ state: 'a company' }],
          as: 'viewer',
          uponReceiving: 'one person',
          withRequest: { method: 'GET', path: '/companies/101/users/user/asa%40example.is' },
          willRespondWith: { status: 404, body: { error: { description: 'No data to display.' } } },
        },
      ],
      async ({ url, token }) => {
        const client = createClientAt(url, token)
        await client.employees.list({ companyId: 101, p: 0, n: 5, order: 'name asc', listId: [11, 12] })
        const person = client.employees.get({ companyId: 101, email: 'asa@example.is' })
        await expect(person).rejects.toThrow('No data to display.')
      },
    ))
})
