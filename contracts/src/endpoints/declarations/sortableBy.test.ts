import { expect, it } from 'vitest'
import { api } from '../catalogue.ts'
import { sortableBy } from './paging.ts'

it('a call tells the fields by which it sorts', () => {
  expect(sortableBy(api.lists.list)).toEqual(['name', 'created', 'usersCount'])
  expect(sortableBy(api.employees.list)).toEqual(['name', 'email', 'lastActive'])
  expect(sortableBy(api.lists.get)).toEqual([])
})
