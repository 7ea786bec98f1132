import { describe, expect, it } from 'vitest'
import { answer, FakeServer, refuse } from '../../../../../test/fakeServer.ts'
import { makeClient } from '../../../../../test/makeClient.ts'
import { FakeImport } from '../../testing/FakeImport.ts'
import { aFile } from '../../testing/importFiles.ts'
import { createLocalImportFile } from '../file/createLocalImportFile.ts'
import { ImportStore } from '../ImportStore.ts'

const [sales, support, other] = [
  { id: 7, name: 'Sales' },
  { id: 8, name: 'Support' },
  { id: 9, name: 'Other' },
]
const makePerson = (email: string, ...lists: { id: number; name: string }[]) => ({
  userId: email,
  email,
  name: email.split('@')[0] ?? '',
  lists,
})
const makeList = (id: number, name: string) => ({
  id,
  name,
  created: '2026-01-01T00:00:00.000Z',
  usersCount: 2,
})
const makeDeleteCall = (email: string) => `DELETE /companies/11/users/${encodeURIComponent(email)}`

function makeImport(own: { list?: { id: number; name: string }; mayRemove?: boolean } = {}) {
  const company = new FakeImport(['Sales', 'Support']).addEmployee('stays@example.is', 'stays', 'Sales')
  const server = new FakeServer()
    .on('POST /companies/11/lists/createUsersBatch', company.reply)
    .on('GET /companies/11/lists', {
      lists: [makeList(7, 'Sales'), makeList(8, 'Support'), makeList(9, 'Other')],
      count: 3,
    })
    .on('GET /companies/11/lists/7/users', {
      users: [
        makePerson('stays@example.is', sales),
        makePerson('gone@example.is', sales),
        makePerson('both@example.is', sales, support, other),
      ],
      count: 3,
    })
    .on('GET /companies/11/lists/8/users', {
      users: [makePerson('both@example.is', sales, support, other)],
      count: 1,
    })
  const client = makeClient(server)
  const store = new ImportStore({
    client,
    companyId: 11,
    mayRemove: true,
    findsMoves: false,
    openFile: createLocalImportFile,
    seatsLeft: () => 100,
    ...own,
  })
  return { store, server, company }
}

describe('employees missing from the file', () => {
  it('are found once each on the existing lists that the file names', async () => {
    const { store, server } = makeImport()
    await store.choose(aFile('stays@example.is;;sales\nnew@example.is;;SUPPORT\nnew@example.is;;Brand new'))
    expect(store.removal.people).toEqual([
      {
        email: 'both@example.is',
        name: 'both',
        lists: [
          { id: 7, name: 'Sales' },
          { id: 8, name: 'Support' },
        ],
        isDeleted: false,
      },
      { email: 'gone@example.is', name: 'gone', lists: [{ id: 7, name: 'Sales' }], isDeleted: true },
    ])
    expect(server.listCalls('GET /companies/11/lists/9/users')).toEqual([])
  })

  it("are found on the open list instead of the file's lists", async () => {
    const { store } = makeImport({ list: { id: 8, name: 'Support' } })
    await store.choose(aFile('stays@example.is;;Sales'))
    expect(store.removal.people.map(({ email }) => email)).toEqual(['both@example.is'])
  })

  it("don't exist if the file names no list", async () => {
    const { store } = makeImport()
    await store.choose(aFile('stays@example.is'))
    expect(store.removal.people).toEqual([])
  })

  it('are found on every page of a long list', async () => {
    const { store, server } = makeImport({ list: { id: 7, name: 'Sales' } })
    server.on('GET /companies/11/lists/7/users', ({ path }: { path: string }) => {
      const page = Number(new URLSearchParams(path.split('?')[1]).get('p'))
      const users = Array.from({ length: page === 0 ? 1000 : 5 }, (_, at) =>
        makePerson(`p${page}-${at}@example.is`),
      )
      return { users, count: 1005 }
    })
    await store.choose(aFile('p1-3@example.is'))
    expect(store.removal.people.length).toBe(1004)
  })

  it('are removed only if selected, with one request each for the affected lists', async () => {
    const { store, server } = makeImport()
    await store.choose(aFile('stays@example.is;stays;Sales\nb@example.is;;Support'))
    await store.confirm()
    expect(store).toMatchObject({ phase: 'done', removal: { removedPeopleCount: 0 } })
    server
      .on(makeDeleteCall('both@example.is'), { success: true })
      .on(makeDeleteCall('gone@example.is'), { success: true })
    await store.choose(aFile('stays@example.is;stays;Sales\nb@example.is;;Support'))
    expect(store.confirmRefusal).toBe('nothingToSave')
    store.setRemoveObsolete(true)
    expect(store.confirmRefusal).toBeNull()
    const leavers = { deleted: 1, leaving: 1, unknown: 0 }
    expect(store.removal).toMatchObject({
      expectedLeavers: leavers,
      removedLeavers: { deleted: 0, leaving: 0 },
    })
    await store.confirm()
    expect(store).toMatchObject({
      phase: 'done',
      removal: { removedPeopleCount: 2, removedLeavers: leavers },
    })
    expect(server.listCalls(makeDeleteCall('both@example.is')).map(({ body }) => body)).toEqual([
      { lists: [7, 8] },
    ])
  })

  it("can't be removed while a line is rejected, because it could be theirs", async () => {
    const { store } = makeImport()
    await store.choose(aFile('stays@example.is;;Sales\ngone@example;;Sales'))
    store.setRemoveObsolete(true)
    expect(store.canTickObsolete).toBe(false)
    expect(store.removal.isTicked).toBe(false)
  })

  it("are listed but can't be removed with single sign-on", async () => {
    const { store } = makeImport({ mayRemove: false })
    await store.choose(aFile('stays@example.is;;Sales'))
    store.setRemoveObsolete(true)
    expect(store.removal.people.length).toBe(2)
    expect(store.removal.isTicked).toBe(false)
  })

  it('are retried after a failed removal, and already deleted ones count as removed', async () => {
    const { store, server } = makeImport()
    server.on(makeDeleteCall('both@example.is'), answer(500, { message: 'Out of order' }))
    server.on(makeDeleteCall('gone@example.is'), refuse(404, 'No such employee'))
    await store.choose(aFile('stays@example.is;stays;Sales\nb@example.is;;Support'))
    store.setRemoveObsolete(true)
    await store.confirm()
    expect(store.failure).toEqual({ step: 'saving', message: 'Out of order' })
    expect(store.removal).toMatchObject({
      removedPeopleCount: 1,
      removedLeavers: { deleted: 1, leaving: 0 },
    })
    server.on(makeDeleteCall('both@example.is'), { success: true })
    await store.resumeImport()
    expect(store).toMatchObject({ phase: 'done', removal: { removedPeopleCount: 2 }, savedPeopleCount: 2 })
    expect(server.listCalls(makeDeleteCall('gone@example.is')).length).toBe(1)
  })
})

it("a file naming a directory's list is rejected with line and reason before sending", async () => {
  const { store, server } = makeImport()
  server.on('GET /companies/11/lists', {
    lists: [makeList(7, 'Sales'), { ...makeList(8, 'Support'), source: 'azure' }],
    count: 2,
  })
  await store.choose(aFile('a@example.is;;Sales\nb@example.is;;support\nc@example.is;;Support'))
  expect(store).toMatchObject({
    phase: 'refusedFile',
    refusal: {
      kind: 'list',
      lineNumber: 2,
      name: 'support',
      reason: 'An integration manages this list and its members',
    },
  })
  expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([])
})
