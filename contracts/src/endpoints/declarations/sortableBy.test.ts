import { expect, it } from 'vitest'
import { api } from '../catalogue.ts'
import { sortableBy } from './paging.ts'

it('sortableBy lists the fields that a call can sort by', () => {
  expect(sortableBy(api.lists.list)).toEqual(['name', 'created', 'usersCount'])
  expect(sortableBy(api.employees.list)).toEqual(['name', 'email', 'lastActive'])
  expect(sortableBy(api.lists.get)).toEqual([])
})
