// @vitest-environment node
import { eachLike, integer, pactFor, refusalOf, string } from '@heed/contracts/pact'
import { describe, expect, it } from 'vitest'
import { anyEmployee } from '../testing/pactShapes.ts'
import { pactStore } from '../testing/pactStore.ts'

const pact = pactFor('heed-console', 'employees')
const page = '/companies/101/users?p=0&n=5&order=name+asc'

describe('the employees table', () => {
  it('shows the first page by name', () =>
    pact.interaction(
      {
        operation: 'employees.list',
        given: [{ state: 'a company' }],
        as: 'viewer',
        uponReceiving: 'the first page by name',
        withRequest: { method: 'GET', path: page },
        willRespondWith: { status: 200, body: { users: eachLike(anyEmployee), count: integer(4) } },
      },
      async (running) => {
        const { table } = pactStore(running).people
        await table.load()
        expect(table.rows[0]?.email).toBe('asa@example.is')
        expect(table.total).toBe(4)
      },
    ))

  it('shows what is searched, sorted the other way', () =>
    pact.interaction(
      {
        operation: 'employees.list',
        given: [{ state: 'a company' }],
        as: 'admin',
        uponReceiving: 'a search',
        withRequest: { method: 'GET', path: '/companies/101/users?p=0&n=20&order=email+desc&filter=carla' },
        willRespondWith: {
          status: 200,
          body: { users: [{ ...anyEmployee, email: 'carla@example.is' }], count: 1 },
        },
      },
      async (running) => {
        const { table } = pactStore(running).people
        table.restore({ size: 20, order: 'email desc', search: 'carla' })
        await table.load()
        expect(table.rows.map(({ email }) => email)).toEqual(['carla@example.is'])
      },
    ))

  it('is empty when nobody is employed', () =>
    pact.interaction(
      {
        operation: 'employees.list',
        given: [{ state: 'a company' }, { state: 'nobody is employed' }],
        as: 'admin',
        uponReceiving: 'the first page of nobody',
        withRequest: { method: 'GET', path: page },
        willRespondWith: { status: 200, body: { users: [], count: 0 } },
      },
      async (running) => {
        const { table } = pactStore(running).people
        await table.load()
        expect(table.rows).toEqual([])
        expect(table.error).toBeUndefined()
      },
    ))

  it.each([
    [
      401,
      'a page with an expired token',
      { state: 'the token has expired' } as const,
      refusalOf(string('Please sign in again')),
    ],
    [
      503,
      'a page while the server fails',
      { state: 'the server fails', params: { status: 503, message: 'Out of order' } } as const,
      { message: 'Out of order' },
    ],
  ])('says why it cannot be shown: %i', (status, uponReceiving, state, body) =>
    pact.interaction(
      {
        operation: 'employees.list',
        given: [{ state: 'a company' }, state],
        as: 'admin',
        uponReceiving,
        withRequest: { method: 'GET', path: page },
        willRespondWith: { status, body },
      },
      async (running) => {
        const { table } = pactStore(running).people
        await table.load()
        expect(table.error).toEqual(expect.any(String))
        expect(table.rows).toEqual([])
      },
    ),
  )
})

describe('adding to a list', () => {
  const request = (body: unknown) =>
    ({ method: 'POST', path: '/companies/101/users/addUsersToList', body }) as const
  const two = { allSelected: false, checked: ['asa@example.is', 'dora@example.is'], unChecked: [] }

  it('puts chosen people on a list, and tells who was there already', () =>
    pact.interaction(
      {
        operation: 'employees.addUsersToList',
        given: [{ state: 'a company' }],
        as: 'admin',
        uponReceiving: 'two people for a list',
        withRequest: request({ targetListId: 11, emails: two.checked }),
        willRespondWith: {
          status: 200,
          body: { added: 1, duplicates: 1, list: { id: 11, name: 'Finance' } },
        },
      },
      async (running) => {
        const added = await pactStore(running).addToList({ id: 11 }, { selection: two, filter: '' })
        expect(added).toMatchObject({ added: 1, duplicates: 1, list: { name: 'Finance' } })
      },
    ))

  it('puts all whom a search finds on a new list, but the unticked', () =>
    pact.interaction(
      {
        operation: 'employees.addUsersToList',
        given: [{ state: 'a company' }],
        as: 'admin',
        uponReceiving: 'a selection for a new list',
        withRequest: request({
          targetListName: 'Night shift',
          selection: { allSelected: true, unCheckedUsers: ['asa@example.is'], checkedUsers: [] },
          listId: [11],
          filter: 'example',
        }),
        willRespondWith: {
          status: 200,
          body: { added: 1, duplicates: 0, list: { id: integer(14), name: 'Night shift' } },
        },
      },
      async (running) => {
        const selection = { allSelected: true, checked: [], unChecked: ['asa@example.is'] }
        const people = { selection, filter: 'example', listId: 11 }
        expect((await pactStore(running).addToList({ name: 'Night shift' }, people)).added).toBe(1)
      },
    ))

  it.each([
    [409, 'two people for a full company', 'admin', { full: true }, refusalOf('Employees limit reached.')],
    [403, 'two people from a viewer', 'viewer', {}, refusalOf(string('You may not do that'))],
  ] as const)('is refused in the server’s words: %i', (status, uponReceiving, as, params, body) =>
    pact.interaction(
      {
        operation: 'employees.addUsersToList',
        given: [{ state: 'a company', params }],
        as,
        uponReceiving,
        withRequest: request({ targetListId: 11, emails: two.checked }),
        willRespondWith: { status, body },
      },
      async (running) => {
        const adding = pactStore(running).addToList({ id: 11 }, { selection: two, filter: '' })
        await expect(adding).rejects.toMatchObject({ name: 'ApiError', status })
      },
    ),
  )
})
