import { aList } from '@heed/fixtures/factories'
import { expect, it } from 'vitest'
import { createLockedListCheck, selectLockedLists } from './keptLists.ts'

const lists = [
  aList({ name: 'Sales', source: null }),
  aList({ name: 'Öryggismál', source: 'azure' }),
  aList({ name: 'Everybody', source: 'google' }),
]
const reason = 'An integration manages this list and its members'

it('finds directory-managed lists named in a file, ignoring case and spaces', () => {
  const named = ['Sales', 'New', ' öryggismál'].map((name, at) => ({ name, lineNumber: at + 1 }))
  expect(selectLockedLists(named, lists).map(({ name }) => name)).toEqual(['Öryggismál'])
  expect(selectLockedLists(named.slice(0, 2), lists)).toEqual([])
})

it('finds the first line adding a non-member to a managed list', () => {
  const members = new Set(['asa@x.is'])
  const check = createLockedListCheck(
    selectLockedLists([{ name: 'everybody', lineNumber: 1 }], lists).map((list) => ({
      ...list,
      has: (email) => members.has(email),
    })),
  )
  const say = (email: string, listName: string, lineNumber: number) =>
    check.record({ email, listName, lineNumber })
  say('asa@x.is', 'Everybody', 1)
  say('bob@x.is', '', 2)
  say('bob@x.is', 'Sales', 3)
  expect(check.found).toBeNull()
  say('bob@x.is', 'EVERYBODY ', 4)
  say('carla@x.is', 'Everybody', 5)
  expect(check.found).toEqual({ name: 'EVERYBODY ', lineNumber: 4, reason })
})
