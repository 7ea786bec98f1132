import { expect, it } from 'vitest'
import { Pool } from './pool.ts'

it('the pool provides values under the names that requests use', () => {
  const pool = new Pool()
  pool.harvest({ lists: [{ id: 11, name: 'Finance' }], count: 1 }, 'lists')
  pool.harvest({ users: [{ _id: 'u-1', email: 'asa@example.is', lists: [{ id: 12 }] }] }, 'employees')
  pool.harvest({ company_id: 101 }, 'companies')
  expect(['listId', 'targetListId', 'currentEmail', 'companyId'].map((name) => pool.of(name))).toEqual([
    [11, 12],
    [11, 12],
    ['asa@example.is'],
    [101],
  ])
})

it('the pool separates companies and leaves out ignored callers', () => {
  const pool = new Pool()
  pool.ignore('admin@example.is')
  pool.company(1).harvest({ email: 'asa@example.is', id: 5 }, 'employees')
  pool.company(2).harvest({ email: 'admin@example.is', id: 6 }, 'employees')
  expect([pool.company(1).of('email'), pool.company(2).of('email'), pool.of('email')]).toEqual([
    ['asa@example.is'],
    [],
    [],
  ])
})
