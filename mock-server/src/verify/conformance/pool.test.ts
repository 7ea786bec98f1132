import { expect, it } from 'vitest'
import { Pool } from './pool.ts'

it('the pool provides values under the names that requests use', () => {
  const pool = new Pool()
  pool.collectValues({ lists: [{ id: 11, name: 'Finance' }], count: 1 }, 'lists')
  pool.collectValues({ users: [{ _id: 'u-1', email: 'asa@example.is', lists: [{ id: 12 }] }] }, 'employees')
  pool.collectValues({ company_id: 101 }, 'companies')
  expect(['listId', 'targetListId', 'currentEmail', 'companyId'].map((name) => pool.getValues(name))).toEqual(
    [[11, 12], [11, 12], ['asa@example.is'], [101]],
  )
})

it('the pool separates companies and leaves out ignored callers', () => {
  const pool = new Pool()
  pool.ignore('admin@example.is')
  pool.company(1).collectValues({ email: 'asa@example.is', id: 5 }, 'employees')
  pool.company(2).collectValues({ email: 'admin@example.is', id: 6 }, 'employees')
  expect([
    pool.company(1).getValues('email'),
    pool.company(2).getValues('email'),
    pool.getValues('email'),
  ]).toEqual([['asa@example.is'], [], []])
})
