import { expect, it } from 'vitest'
import type { ListRef } from '../entities/people/employee.ts'
import { ApiError } from './errors.ts'
import { findLeavers, loadSearchLists, type ObsoleteSearch, removeLeaver } from './obsolete.ts'
import type { Client } from './send.ts'

const finance = { id: 7, name: 'Finance' }
const sales = { id: 8, name: 'Sales' }

function aSearch(
  members: Record<number, string[]>,
  failing?: ApiError,
  on: Record<string, ListRef[]> = {},
  answer: object = { success: true },
) {
  const asked: unknown[] = []
  const client = {
    lists: {
      list: async () => ({ lists: [finance, sales], count: 2 }),
      listUsers: async ({ listId, p, n }: { listId: number; p: number; n: number }) => {
        const all = members[listId] ?? []
        asked.push([listId, p])
        return {
          users: all.slice(p * n, (p + 1) * n).map((email) => ({ email, name: '', lists: on[email] ?? [] })),
          count: all.length,
        }
      },
    },
    employees: {
      delete: async (args: object) => {
        asked.push(args)
        if (failing) throw failing
        return answer
      },
    },
  } as unknown as Client
  const search: ObsoleteSearch = { client, companyId: 1, call: (make) => make(new AbortController().signal) }
  return { search, asked }
}
const createMissingFinder =
  (...file: string[]) =>
  (emails: string[]) =>
    emails.filter((email) => !file.includes(email))

it.each([
  ['only the open list', sales, ['Finance'], [], [sales]],
  ['the lists named in the file', null, ['finance', 'Other'], [], [finance]],
  ['no lists created by the import', null, ['Finance', 'Sales'], ['Sales'], [finance]],
  ['none if the file names none', null, [], [], []],
])('lists to search: %s', async (_, open, named, made, expected) => {
  expect(await loadSearchLists(aSearch({}).search, open, named, made)).toEqual(expected)
})

it('findObsolete finds each missing employee once, with the lists they would leave', async () => {
  const { search } = aSearch({ 7: ['Both@x.is', 'stays@x.is'], 8: ['both@x.is'] })
  expect(await findLeavers(search, [finance, sales], createMissingFinder('stays@x.is'))).toEqual([
    { email: 'Both@x.is', name: '', lists: [finance, sales], isDeleted: null },
  ])
})

it('findObsolete distinguishes employees to be deleted from employees who only leave a list', async () => {
  const on = { 'gone@x.is': [finance], 'stays@x.is': [finance, sales] }
  const { search } = aSearch({ 7: ['gone@x.is', 'stays@x.is'] }, undefined, on)
  const found = await findLeavers(search, [finance], createMissingFinder())
  expect(found.map(({ email, isDeleted }) => [email, isDeleted])).toEqual([
    ['gone@x.is', true],
    ['stays@x.is', false],
  ])
})

it('findObsolete reads every page of a long list', async () => {
  const many = Array.from({ length: 2001 }, (_, at) => `p${at}@x.is`)
  const { search, asked } = aSearch({ 7: many })
  expect(await findLeavers(search, [finance], createMissingFinder('p5@x.is'))).toHaveLength(2000)
  expect(asked).toEqual([
    [7, 0],
    [7, 1],
    [7, 2],
  ])
})

const createApiError = (kind: 'notFound' | 'server') =>
  new ApiError(kind, { kind, operation: 'employees.delete', status: 0, requestId: '1' })
const person = { email: 'a@x.is', name: '', lists: [finance, sales], isDeleted: true }

it('removeLeaver removes an employee from lists, and accepts an employee already deleted', async () => {
  const { search, asked } = aSearch({}, createApiError('notFound'))
  expect(await removeLeaver(search, person)).toBe(true)
  expect(asked).toEqual([{ companyId: 1, email: 'a@x.is', lists: [7, 8] }])
})

it('removeLeaver throws any other failure', async () => {
  await expect(removeLeaver(aSearch({}, createApiError('server')).search, person)).rejects.toThrow('server')
})

it.each([
  ['as reported by the platform', { success: true, deleted: true }, false, true],
  ["as expected if the platform doesn't say", { success: true }, false, false],
  ['unknown if nothing was expected', { success: true }, null, null],
])('removeLeaver reports whether the employee was deleted: %s', async (_, answer, isDeleted, found) => {
  const { search } = aSearch({}, undefined, {}, answer)
  expect(await removeLeaver(search, { ...person, isDeleted })).toBe(found)
})
