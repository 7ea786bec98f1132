// @vitest-environment node
import { eachLike, integer, pactFor, refusalOf, string } from '@heed/contracts/pact'
import { describe, expect, it } from 'vitest'
import { aFile } from '../testing/importFiles.ts'
import { emptyImport } from '../testing/pactShapes.ts'
import { pactStore } from '../testing/pactStore.ts'

const pact = pactFor('heed-console', 'import')

/** Both addresses fall into one lane, so that one call carries them in the order of the file. */
const file = 'finn@example.is;Finn;Night shift;temp\nASA@example.is\nasa@example.is;Ása Ósk\nwrong\n'
const batch = (preview: boolean, listId?: number) =>
  ({
    method: 'POST',
    path: '/companies/101/lists/createUsersBatch',
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
  }) as const

const answered = {
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
}

const call = {
  operation: 'import.createUsersBatch',
  given: [{ state: 'a company' }],
  as: 'admin',
} as const

/** The lists of the company, looked through for those that the file names. */
const lists = (before: string, params: { full?: true } = {}, as: 'admin' | 'viewer' = 'admin') =>
  ({
    operation: 'lists.list',
    given: [{ state: 'a company', params }],
    as,
    uponReceiving: `all lists before ${before}`,
    withRequest: { method: 'GET', path: '/companies/101/lists' },
    willRespondWith: {
      status: 200,
      body: {
        lists: eachLike({
          id: integer(11),
          name: string('Finance'),
          created: string('2026-01-15T09:00:00.000Z'),
          usersCount: integer(2),
        }),
        count: integer(3),
      },
    },
  }) as const

const aList = { id: integer(12), name: string('Sales') }

const openImport = (running: { url: string; token: string }, list?: { id: number; name: string }) =>
  pactStore(running).openImport({ list, mayRemove: true, seatsLeft: () => 100, onSaved: () => undefined })

describe('importing a file', () => {
  it('previews new and updated people and new lists, then saves the same lines', () =>
    pact.interactions(
      [
        lists('a preview of three lines'),
        {
          ...call,
          uponReceiving: 'a preview of three lines',
          withRequest: batch(true),
          willRespondWith: { status: 200, body: answered },
        },
        {
          ...call,
          uponReceiving: 'three lines to save',
          withRequest: batch(false),
          willRespondWith: { status: 200, body: answered },
        },
      ],
      async (running) => {
        const store = openImport(running)
        await store.choose(aFile(file))
        expect(store.totals).toMatchObject({
          new: 1,
          updated: 1,
          repeated: 1,
          invalid: 1,
          newLists: ['Night shift'],
        })
        expect(store.removal.people).toEqual([])
        await store.confirm()
        expect(store).toMatchObject({ phase: 'done', savedPeople: 2 })
      },
    ))

  it('looks for people who are not in the file on the open list, and takes them off it', () =>
    pact.interactions(
      [
        lists('a preview into an open list'),
        {
          ...call,
          uponReceiving: 'a preview into an open list',
          withRequest: batch(true, 12),
          willRespondWith: { status: 200, body: answered },
        },
        {
          operation: 'lists.listUsers',
          given: [{ state: 'a company' }],
          as: 'admin',
          uponReceiving: 'a thousand members by address',
          withRequest: { method: 'GET', path: '/companies/101/lists/12/users?p=0&n=1000&order=email+asc' },
          willRespondWith: {
            status: 200,
            body: {
              users: [
                { userId: integer(1), email: 'asa@example.is', name: string('Ása'), lists: eachLike(aList) },
                {
                  userId: integer(3),
                  email: 'carla@example.is',
                  name: string('Carla'),
                  lists: eachLike(aList),
                },
              ],
              count: 2,
            },
          },
        },
        {
          ...call,
          uponReceiving: 'three lines to save into an open list',
          withRequest: batch(false, 12),
          willRespondWith: { status: 200, body: answered },
        },
        {
          operation: 'employees.delete',
          given: [{ state: 'a company' }],
          as: 'admin',
          uponReceiving: 'somebody who is not in the imported file',
          withRequest: {
            method: 'DELETE',
            path: '/companies/101/users/carla%40example.is',
            body: { lists: [12] },
          },
          willRespondWith: { status: 200, body: { success: true } },
        },
      ],
      async (running) => {
        const store = openImport(running, { id: 12, name: 'Sales' })
        await store.choose(aFile(file.replace('wrong\n', '')))
        expect(store.removal.people.map(({ email }) => email)).toEqual(['carla@example.is'])
        store.setRemoveObsolete(true)
        await store.confirm()
        expect(store).toMatchObject({
          phase: 'done',
          removal: { removedPeople: 1, removed: { deleted: 1, leaving: 0 } },
        })
      },
    ))

  it.each([
    [409, 'a preview for a full company', { full: true }, 'admin', refusalOf('Employees limit reached.')],
    [403, 'a preview from a viewer', {}, 'viewer', refusalOf(string('You may not do that'))],
  ] as const)('says why it cannot be previewed: %i', (status, uponReceiving, params, as, body) =>
    pact.interactions(
      [
        lists(uponReceiving, params, as),
        {
          ...call,
          given: [{ state: 'a company', params }],
          as,
          uponReceiving,
          withRequest: batch(true),
          willRespondWith: { status, body },
        },
      ],
      async (running) => {
        const store = openImport(running)
        await store.choose(aFile(file))
        expect(store.failure).toMatchObject({ step: 'previewing', message: expect.any(String) })
      },
    ),
  )

  it('stops where the server fails, with everything still to be sent', () =>
    pact.interactions(
      [
        lists('a preview while the server fails'),
        {
          ...call,
          given: [
            { state: 'a company' },
            { state: 'the server fails', params: { status: 503, message: 'Out of order' } },
          ],
          uponReceiving: 'a preview while the server fails',
          withRequest: batch(true),
          willRespondWith: { status: 503, body: { message: 'Out of order' } },
        },
      ],
      async (running) => {
        const store = openImport(running)
        await store.choose(aFile(file))
        expect(store.failure).toEqual({ step: 'previewing', message: 'Out of order' })
        expect(store.totals?.pending).toBe(2)
      },
    ))
})
