// @vitest-environment node
import { eachLike, integer, nameCall, rejections, string } from '@heed/contracts/pact'
import { expect } from 'vitest'
import type { EmployeesStore } from '../EmployeesStore.ts'
import { aFile } from '../testing/importFiles.ts'
import { emptyImport } from '../testing/pactShapes.ts'
import { pinPeople } from '../testing/pinPeople.ts'
import { openImport } from './openImport.ts'

/** Both addresses are in the same lane, so that a single call sends them in file order. */
const file = 'finn@example.is;Finn;Night shift;temp\nASA@example.is\nasa@example.is;Ása Ósk\nwrong\n'
const makeBatchRow = (preview: boolean, listId?: number) =>
  ({
    pin: 'import.createUsersBatch',
    request: 'POST /companies/101/lists/createUsersBatch',
    body: {
      records: [
        {
          email: 'finn@example.is',
          name: 'Finn',
          listName: 'Night shift',
          metadata: ['temp'],
          lineNumber: 1,
        },
        { email: 'asa@example.is', lineNumber: 2 },
        { email: 'asa@example.is', name: 'Ása Ósk', lineNumber: 3 },
      ],
      preview,
      removeObsolete: false,
      ...(listId === undefined ? {} : { listId }),
    },
    answer: {
      ...emptyImport,
      newUsers: [{ email: 'finn@example.is' }],
      updatedUsers: [{ email: 'asa@example.is' }],
      updated: 1,
      newLists: ['Night shift'],
      data: [
        { email: 'finn@example.is', lineNumber: 1 },
        { email: 'asa@example.is', lineNumber: 2 },
        { email: 'asa@example.is', lineNumber: 3 },
      ],
    },
  }) as const

const makeListsRow = (before: string) =>
  ({
    pin: `lists.list: all lists before ${before}`,
    request: 'GET /companies/101/lists',
    answer: {
      lists: eachLike({
        id: integer(11),
        name: string('Finance'),
        created: string('2026-01-15T09:00:00.000Z'),
        usersCount: integer(2),
      }),
      count: integer(3),
    },
  }) as const

const aList = { id: integer(12), name: string('Sales') }

const openTestImport = (store: EmployeesStore, list?: { id: number; name: string }) =>
  openImport(store, {
    list,
    mayRemove: true,
    findsMoves: false,
    seatsLeft: () => 100,
    onSaved: () => undefined,
  })

async function previewImport(store: EmployeesStore) {
  const shown = openTestImport(store)
  await shown.choose(aFile(file))
  return shown
}

pinPeople([
  {
    ...nameCall('a preview of three lines', makeBatchRow(true)),
    beside: [makeListsRow('a preview of three lines'), nameCall('three lines to save', makeBatchRow(false))],
    async do(people) {
      const store = await previewImport(people)
      expect(store.totals).toMatchObject({
        new: 1,
        updated: 1,
        repeated: 1,
        invalid: 1,
        newLists: ['Night shift'],
      })
      expect(store.removal.people).toEqual([])
      await store.confirm()
      return store
    },
    reads: { phase: 'done', savedPeopleCount: 2 },
  },
  {
    ...nameCall('a preview into an open list', makeBatchRow(true, 12)),
    beside: [
      makeListsRow('a preview into an open list'),
      {
        pin: 'lists.listUsers: a thousand members by address',
        request: 'GET /companies/101/lists/12/users?p=0&n=1000&order=email+asc',
        answer: {
          users: [
            { userId: integer(1), email: 'asa@example.is', name: string('Ása'), lists: eachLike(aList) },
            { userId: integer(3), email: 'carla@example.is', name: string('Carla'), lists: eachLike(aList) },
          ],
          count: 2,
        },
      },
      nameCall('three lines to save into an open list', makeBatchRow(false, 12)),
      {
        pin: 'employees.delete: somebody who is not in the imported file',
        request: 'DELETE /companies/101/users/carla%40example.is',
        body: { lists: [12] },
        answer: { success: true },
      },
    ],
    async do(people) {
      const store = openTestImport(people, { id: 12, name: 'Sales' })
      await store.choose(aFile(file.replace('wrong\n', '')))
      expect(store.removal.people.map(({ email }) => email)).toEqual(['carla@example.is'])
      store.setRemoveObsolete(true)
      await store.confirm()
      return store
    },
    reads: { phase: 'done', removal: { removedPeopleCount: 1, removedLeavers: { deleted: 1, leaving: 0 } } },
  },
  {
    ...nameCall('a preview for a full company', makeBatchRow(true)),
    given: { 'a company': { full: true } },
    beside: [{ ...makeListsRow('a preview for a full company'), given: { 'a company': { full: true } } }],
    fails: rejections.conflict('Employees limit reached.'),
    do: previewImport,
    reads: { failure: { step: 'previewing', message: 'Employees limit reached.' } },
  },
  {
    ...nameCall('a preview from a viewer', makeBatchRow(true)),
    as: 'viewer',
    beside: [{ ...makeListsRow('a preview from a viewer'), as: 'viewer' }],
    fails: rejections.forbidden('You may not do that'),
    do: previewImport,
    reads: { failure: { step: 'previewing', message: expect.any(String) } },
  },
  {
    ...makeListsRow('an import by who may not see them'),
    given: { 'the lists are refused': true },
    fails: rejections.forbidden('You may not do that'),
    do: previewImport,
    // Nothing was sent, because the file could add employees to a list synced from a directory.
    reads: { failure: { step: 'reading', message: 'You may not do that' } },
  },
  {
    ...nameCall('a preview while the server fails', makeBatchRow(true)),
    given: { 'the server fails': { status: 503, message: 'Out of order' } },
    beside: [makeListsRow('a preview while the server fails')],
    fails: rejections.failing(503, 'Out of order'),
    do: previewImport,
    reads: { failure: { step: 'previewing', message: 'Out of order' }, totals: { pending: 2 } },
  },
])
