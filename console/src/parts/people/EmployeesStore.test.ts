import { describe, expect, it, vi } from 'vitest'
import { FakeServer, refuse } from '../../../test/fakeServer.ts'
import { makeCompanyStores } from '../../../test/makeCompanyStores.ts'
import { EmployeesStore } from './EmployeesStore.ts'

const asa = {
  userId: 1,
  email: 'asa@example.is',
  name: 'Ása',
  lists: [{ id: 7, name: 'Sales' }],
  lastActive: null,
}
const asaPath = '/companies/11/users/asa%40example.is'

function makeStore(server: FakeServer) {
  const onSeats = vi.fn()
  return { store: makeCompanyStores(server, onSeats).getStore(EmployeesStore), onSeats }
}

describe('the employees table', () => {
  it('loads five employees by name first and searches after half a second', async () => {
    vi.useFakeTimers()
    const server = new FakeServer().on('GET /companies/11/users', { users: [asa], count: 1 })
    const { table } = makeStore(server).store.people
    await table.load()
    table.setSearch(' ása '.normalize('NFD'))
    await vi.advanceTimersByTimeAsync(499)
    expect(server.calls.length).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    expect(server.calls.map(({ path }) => path)).toEqual([
      '/companies/11/users?p=0&n=5&order=name+asc',
      '/companies/11/users?p=0&n=5&order=name+asc&filter=%C3%A1sa',
    ])
  })

  it('returns to the previous page when the last row of a page is removed', async () => {
    const server = new FakeServer().on('GET /companies/11/users', ({ path }: { path: string }) =>
      path.includes('p=1') ? { users: [], count: 5 } : { users: [asa], count: 5 },
    )
    const { table } = makeStore(server).store.people
    table.restore({ page: 1 })
    await table.reload()
    expect(table.page).toBe(0)
    expect(table.rows).toEqual([asa])
  })

  it('loads all pages with the current search and order', async () => {
    const server = new FakeServer().on('GET /companies/11/users', ({ path }: { path: string }) => ({
      users: path.includes('p=0') ? Array.from({ length: 1000 }, () => asa) : [asa],
      count: 1001,
    }))
    const { people } = makeStore(server).store
    people.table.restore({ search: 'a', order: 'email desc', page: 3 })
    expect((await people.table.fetchAll()).length).toBe(1001)
    expect(server.calls.map(({ path }) => path)).toEqual([
      '/companies/11/users?p=0&n=1000&order=email+desc&filter=a',
      '/companies/11/users?p=1&n=1000&order=email+desc&filter=a',
    ])
  })
})

describe('an employee', () => {
  it('is removed from the given lists, and the seats are requested again', async () => {
    const server = new FakeServer().on(`DELETE ${asaPath}`, { success: true, deleted: false })
    const { store, onSeats } = makeStore(server)
    expect(await store.remove({ ...asa, isDeleted: true })).toBe(false)
    expect(server.calls[0]?.body).toEqual({ lists: [7] })
    expect(onSeats).toHaveBeenCalledTimes(1)
  })

  it("is updated at the old address, and a refusal reports the server's message", async () => {
    const server = new FakeServer().on(`PUT ${asaPath}`, {
      success: true,
      user: { ...asa, email: 'a@example.is' },
    })
    const { store } = makeStore(server)
    expect((await store.update(asa.email, { email: 'a@example.is' })).email).toBe('a@example.is')
    expect(server.calls[0]?.body).toEqual({ email: 'a@example.is' })
    server.on(`PUT ${asaPath}`, refuse(409, 'The address is taken'))
    await expect(store.update(asa.email, { email: 'b@example.is' })).rejects.toThrow('The address is taken')
  })
})

describe('adding selected employees to a list', () => {
  const path = 'POST /companies/11/users/addUsersToList'
  const reply = { added: 2, duplicates: 1, list: { id: 8, name: 'Support' } }

  it('sends the selected addresses to an existing list', async () => {
    const server = new FakeServer().on(path, reply)
    const selection = { allSelected: false, checked: ['asa@example.is', 'bob@example.is'], unChecked: [] }
    const added = await makeStore(server).store.addToList({ id: 8 }, { selection, filter: 'a' })
    expect(added).toMatchObject({ added: 2, duplicates: 1 })
    expect(server.calls[0]?.body).toEqual({
      targetListId: 8,
      emails: ['asa@example.is', 'bob@example.is'],
    })
  })

  it('sends all except deselected employees, with the search and their list', async () => {
    const server = new FakeServer().on(path, reply)
    const selection = { allSelected: true, checked: [], unChecked: ['bob@example.is'] }
    await makeStore(server).store.addToList({ name: 'Night shift' }, { selection, filter: ' a ', listId: 7 })
    expect(server.calls[0]?.body).toEqual({
      targetListName: 'Night shift',
      selection: { allSelected: true, unCheckedUsers: ['bob@example.is'], checkedUsers: [] },
      listId: [7],
      filter: 'a',
    })
  })
})

describe('employee lists', () => {
  const sales = { id: 7, name: 'Sales', created: '2026-01-01T00:00:00.000Z', usersCount: 3 }

  it('are created and renamed with the active flag, and deleted', async () => {
    const server = new FakeServer()
      .on('POST /companies/11/lists', { success: true, list: sales })
      .on('PUT /companies/11/lists/7', { success: true, list: { ...sales, name: 'Sales north' } })
      .on('DELETE /companies/11/lists/7', { success: true })
    const { lists } = makeStore(server).store
    expect(await lists.create('Sales')).toEqual(sales)
    expect((await lists.rename(7, 'Sales north')).name).toBe('Sales north')
    await lists.remove(7)
    expect(server.calls.map(({ body }) => body)).toEqual([
      { active: 1, name: 'Sales' },
      { active: 1, name: 'Sales north' },
      undefined,
    ])
  })
})
