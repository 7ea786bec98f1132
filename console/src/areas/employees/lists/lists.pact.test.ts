// @vitest-environment node
import { eachLike, integer, pactFor, refusalOf, string } from '@heed/contracts/pact'
import { describe, expect, it } from 'vitest'
import { pactCompany } from '../../../../test/pactCompany.ts'
import { anyEmployee, employeeList } from '../../../parts/people/testing/pactShapes.ts'
import { pactStore } from '../../../parts/people/testing/pactStore.ts'
import { ShownList } from './ListStore.ts'

const pact = pactFor('heed-console', 'lists')
const table = '/companies/101/lists?p=0&n=5&order=name+asc'

describe('employee lists', () => {
  it('show the first page by name', () =>
    pact.interaction(
      {
        operation: 'lists.list',
        given: [{ state: 'a company' }],
        as: 'viewer',
        uponReceiving: 'the first page by name',
        withRequest: { method: 'GET', path: table },
        willRespondWith: { status: 200, body: { lists: eachLike(employeeList), count: integer(3) } },
      },
      async (running) => {
        const { lists } = pactStore(running)
        await lists.table.load()
        expect(lists.table.rows[0]?.name).toBe('Finance')
        expect(lists.table.total).toBe(3)
      },
    ))

  it('are all there to choose from', () =>
    pact.interaction(
      {
        operation: 'lists.list',
        given: [{ state: 'a company' }],
        as: 'viewer',
        uponReceiving: 'all lists by name',
        withRequest: { method: 'GET', path: '/companies/101/lists?order=name+asc' },
        willRespondWith: { status: 200, body: { lists: eachLike(employeeList), count: integer(3) } },
      },
      async (running) => {
        const { lists } = pactStore(running)
        await lists.loadAll()
        expect(lists.choices[0]?.name).toBe('Finance')
      },
    ))

  it('may be none', () =>
    pact.interaction(
      {
        operation: 'lists.list',
        given: [{ state: 'a company' }, { state: 'no lists' }],
        as: 'viewer',
        uponReceiving: 'the first page of none',
        withRequest: { method: 'GET', path: table },
        willRespondWith: { status: 200, body: { lists: [], count: 0 } },
      },
      async (running) => {
        const { lists } = pactStore(running)
        await lists.table.load()
        expect(lists.table.rows).toEqual([])
        expect(lists.table.error).toBeUndefined()
      },
    ))

  it('are created', () =>
    pact.interaction(
      {
        operation: 'lists.create',
        given: [{ state: 'a company' }],
        as: 'admin',
        uponReceiving: 'a new list',
        withRequest: {
          method: 'POST',
          path: '/companies/101/lists',
          body: { active: 1, name: 'Accounting' },
        },
        willRespondWith: {
          status: 200,
          body: { success: true, list: { ...employeeList, name: 'Accounting' } },
        },
      },
      async (running) =>
        expect((await pactStore(running).lists.create('Accounting')).name).toBe('Accounting'),
    ))

  it.each([
    [409, 'a new list in a full company', 'admin', { full: true }, refusalOf('Employees limit reached.')],
    [
      403,
      'a new list from somebody who may manage people only',
      'helper',
      {},
      refusalOf(string('You may not do that')),
    ],
  ] as const)('are not created: %i', (status, uponReceiving, as, params, body) =>
    pact.interaction(
      {
        operation: 'lists.create',
        given: [{ state: 'a company', params }],
        as,
        uponReceiving,
        withRequest: {
          method: 'POST',
          path: '/companies/101/lists',
          body: { active: 1, name: 'Accounting' },
        },
        willRespondWith: { status, body },
      },
      async (running) => {
        const created = pactStore(running).lists.create('Accounting')
        await expect(created).rejects.toMatchObject({ name: 'ApiError', status })
      },
    ),
  )

  it('are renamed', () =>
    pact.interaction(
      {
        operation: 'lists.update',
        given: [{ state: 'a company' }],
        as: 'admin',
        uponReceiving: 'a rename',
        withRequest: {
          method: 'PUT',
          path: '/companies/101/lists/11',
          body: { active: 1, name: 'Accounting' },
        },
        willRespondWith: {
          status: 200,
          body: { success: true, list: { ...employeeList, name: 'Accounting' } },
        },
      },
      async (running) =>
        expect((await pactStore(running).lists.rename(11, 'Accounting')).name).toBe('Accounting'),
    ))

  it('are not renamed when there is another of that name', () =>
    pact.interaction(
      {
        operation: 'lists.update',
        given: [{ state: 'a company' }],
        as: 'admin',
        uponReceiving: 'a rename to a name that is taken',
        withRequest: { method: 'PUT', path: '/companies/101/lists/11', body: { active: 1, name: 'Sales' } },
        willRespondWith: { status: 409, body: refusalOf(string('There is already a list named "Sales"')) },
      },
      async (running) => {
        await expect(pactStore(running).lists.rename(11, 'Sales')).rejects.toMatchObject({ status: 409 })
      },
    ))

  it('are deleted', () =>
    pact.interaction(
      {
        operation: 'lists.delete',
        given: [{ state: 'a company' }],
        as: 'admin',
        uponReceiving: 'a list to delete',
        withRequest: { method: 'DELETE', path: '/companies/101/lists/13' },
        willRespondWith: { status: 200, body: { success: true } },
      },
      async (running) => expect(await pactStore(running).lists.remove(13)).toBeUndefined(),
    ))

  it('stay when a directory owns them', () =>
    pact.interaction(
      {
        operation: 'lists.delete',
        given: [
          { state: 'a company' },
          { state: 'a list owned by an integration', params: { listId: 12, source: 'azure' } },
        ],
        as: 'admin',
        uponReceiving: 'a list of a directory to delete',
        withRequest: { method: 'DELETE', path: '/companies/101/lists/12' },
        willRespondWith: {
          status: 409,
          body: refusalOf('The list belongs to an integration; leave its group out there'),
        },
      },
      async (running) => {
        await expect(pactStore(running).lists.remove(12)).rejects.toThrow(
          'The list belongs to an integration; leave its group out there',
        )
      },
    ))
})

describe('one list', () => {
  it('shows its name', () =>
    pact.interaction(
      {
        operation: 'lists.get',
        given: [{ state: 'a company' }],
        as: 'viewer',
        uponReceiving: 'one list',
        withRequest: { method: 'GET', path: '/companies/101/lists/11' },
        willRespondWith: { status: 200, body: { ...employeeList, id: 11, name: 'Finance' } },
      },
      async (running) => {
        const list = pactCompany(running).of(ShownList).of(11)
        await list.load()
        expect(list.info.value?.name).toBe('Finance')
      },
    ))

  it('may not be there', () =>
    pact.interaction(
      {
        operation: 'lists.get',
        given: [{ state: 'a company' }],
        as: 'viewer',
        uponReceiving: 'a list that is not there',
        withRequest: { method: 'GET', path: '/companies/101/lists/99' },
        willRespondWith: { status: 404, body: refusalOf(string('There is no such list')) },
      },
      async (running) => {
        const list = pactCompany(running).of(ShownList).of(99)
        await list.load()
        expect(list.info.error).toBe('There is no such list')
      },
    ))

  it('shows its people, ten a page', () =>
    pact.interaction(
      {
        operation: 'lists.listUsers',
        given: [{ state: 'a company' }],
        as: 'viewer',
        uponReceiving: 'the first page by name',
        withRequest: { method: 'GET', path: '/companies/101/lists/11/users?p=0&n=10&order=name+asc' },
        willRespondWith: {
          status: 200,
          body: { users: eachLike({ ...anyEmployee, name: string('Björn Jónsson') }), count: integer(2) },
        },
      },
      async (running) => {
        const { people } = pactCompany(running).of(ShownList).of(11)
        await people.load()
        expect(people.rows[0]?.name).toBe('Björn Jónsson')
      },
    ))

  it('may have nobody on it', () =>
    pact.interaction(
      {
        operation: 'lists.listUsers',
        given: [{ state: 'a company' }],
        as: 'viewer',
        uponReceiving: 'the first page of an empty list',
        withRequest: { method: 'GET', path: '/companies/101/lists/13/users?p=0&n=10&order=name+asc' },
        willRespondWith: { status: 200, body: { users: [], count: 0 } },
      },
      async (running) => {
        const { people } = pactCompany(running).of(ShownList).of(13)
        await people.load()
        expect(people.rows).toEqual([])
      },
    ))
})
