import { expect, it } from 'vitest'
import { api } from '../catalogue.ts'
import { listSortableFields } from './paging.ts'

it('sortableBy lists the fields that a call can sort by', () => {
  expect(listSortableFields(api.lists.list)).toEqual(['name', 'created', 'usersCount'])
  expect(listSortableFields(api.employees.list)).toEqual(['name', 'email', 'lastActive'])
  expect(listSortableFields(api.lists.get)).toEqual([])
})
