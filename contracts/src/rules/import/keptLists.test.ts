import { aList } from '@heed/fixtures/factories'
import { expect, it } from 'vitest'
import { firstKeptList } from './keptLists.ts'

const lists = [
  aList({ name: 'Sales', source: null }),
  aList({ name: 'Öryggismál', source: 'azure' }),
  aList({ name: 'Everybody', source: 'google' }),
]

it('finds the first line that names a list of a directory, however it is spelled', () => {
  const named = [
    { name: 'everybody ', lineNumber: 9 },
    { name: 'Sales', lineNumber: 1 },
    { name: 'ÖRYGGISMÁL', lineNumber: 3 },
    { name: 'New', lineNumber: 2 },
  ]
  expect(firstKeptList(named, lists)).toEqual({
    name: 'ÖRYGGISMÁL',
    lineNumber: 3,
    reason: 'The list belongs to an integration, which decides who is on it',
  })
  expect(firstKeptList(named.slice(1, 2), lists)).toBeNull()
})
