// @vitest-environment node
import { eachLike, pactFor, refusalOf, string } from '@heed/contracts/pact'
import { when } from 'mobx'
import { describe, expect, it } from 'vitest'
import { emptyImport } from '../testing/pactShapes.ts'
import { pactStore } from '../testing/pactStore.ts'

const employees = pactFor('heed-console', 'employees')
const imports = pactFor('heed-console', 'import')
const sales = { id: 12, name: 'Sales' }

describe('finding employees while somebody types', () => {
  const request = (filter: string) =>
    ({ method: 'GET', path: `/companies/101/users/search?filter=${filter}` }) as const

  it('offers whose name or address fits', () =>
    employees.interaction(
      {
        operation: 'employees.search',
        given: [{ state: 'a company' }],
        as: 'admin',
        uponReceiving: 'a part of a name',
        withRequest: request('carla'),
        willRespondWith: {
          status: 200,
          body: { users: eachLike({ email: string('carla@example.is'), name: string('Carla Weiß') }) },
        },
      },
      async (running) => {
        const search = pactStore(running).openSearch()
        search.type('carla')
        await when(() => !search.isAsking)
        expect(search.found).toMatchObject([{ email: 'carla@example.is', name: 'Carla Weiß' }])
      },
    ))

  it.each([
    ['nobody fits', 'what nobody is called', [], 200, { users: [] }],
    [
      'the call fails',
      'a name while the server fails',
      [{ state: 'the server fails', params: { status: 500, message: 'Out of order' } } as const],
      500,
      { message: 'Out of order' },
    ],
  ])('offers nobody when %s', (_, uponReceiving, states, status, body) =>
    employees.interaction(
      {
        operation: 'employees.search',
        given: [{ state: 'a company' }, ...states],
        as: 'admin',
        uponReceiving,
        withRequest: request('zz'),
        willRespondWith: { status, body },
      },
      async (running) => {
        const search = pactStore(running).openSearch()
        search.type('zz')
        await when(() => !search.isAsking)
        expect(search.found).toEqual([])
      },
    ),
  )
})

describe('employees typed in', () => {
  const request = {
    method: 'POST',
    path: '/companies/101/lists/createUsersBatch',
    body: {
      records: [
        { email: 'edda@example.is', name: 'Edda', lineNumber: 1 },
        { email: 'finn@example.is', lineNumber: 2 },
      ],
      preview: false,
      removeObsolete: false,
      listId: 12,
    },
  } as const

  function typed(running: { url: string; token: string }) {
    const sheet = pactStore(running).openByHand(sales, () => undefined)
    sheet.setRow(0, { email: 'edda@example.is', name: 'Edda' })
    sheet.setRow(1, { email: 'finn@example.is' })
    return sheet
  }

  it('go on the open list', () =>
    imports.interaction(
      {
        operation: 'import.createUsersBatch',
        given: [{ state: 'a company' }],
        as: 'helper',
        uponReceiving: 'two people typed in for a list',
        withRequest: request,
        willRespondWith: {
          status: 200,
          body: {
            ...emptyImport,
            newUsers: [{ email: 'edda@example.is' }, { email: 'finn@example.is' }],
            data: [
              { email: 'edda@example.is', lineNumber: 1 },
              { email: 'finn@example.is', lineNumber: 2 },
            ],
          },
        },
      },
      async (running) => expect(await typed(running).save()).toBe(2),
    ))

  it('are refused when every seat is taken', () =>
    imports.interaction(
      {
        operation: 'import.createUsersBatch',
        given: [{ state: 'a company', params: { full: true } }],
        as: 'admin',
        uponReceiving: 'two people typed in for a full company',
        withRequest: request,
        willRespondWith: { status: 409, body: refusalOf('Employees limit reached.') },
      },
      async (running) => {
        const sheet = typed(running)
        expect(await sheet.save()).toBeNull()
        expect(sheet.error).toBe('Employees limit reached.')
      },
    ))
})
