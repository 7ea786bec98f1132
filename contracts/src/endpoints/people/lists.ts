import * as z from 'zod/mini'
import { EmployeeList, ListName } from '../../entities/people/employee.ts'
import { Ok } from '../../entities/primitives.ts'
import { integrationListText } from '../../rules/people/people.ts'
import { del, get, post, put } from '../declarations/declare.ts'
import { createPagingQuery } from '../declarations/paging.ts'
import { EmployeePage, employeeOrder } from './employees.ts'

const ListBody = z.object({ active: z.literal(1), name: ListName })
const SaveResponse = z.looseObject({ success: z.literal(true), list: EmployeeList })
const failures = { 409: 'Error: List could not been saved.' }

export const lists = {
  list: get('/companies/:companyId/lists', {
    summary: 'List employee lists',
    section: 'S2 section 7',
    who: 'viewer',
    query: createPagingQuery(['name', 'created', 'usersCount']),
    answer: z.looseObject({ lists: z.array(EmployeeList), count: z.int() }),
  }),
  get: get('/companies/:companyId/lists/:listId', {
    summary: 'Get an employee list',
    section: 'S2 section 7',
    who: 'viewer',
    answer: EmployeeList,
  }),
  create: post('/companies/:companyId/lists', {
    summary: 'Create an employee list',
    section: 'S2 section 7',
    who: 'admin',
    body: ListBody,
    answer: SaveResponse,
    failures,
  }),
  update: put('/companies/:companyId/lists/:listId', {
    summary: 'Rename an employee list',
    section: 'S2 section 7',
    who: 'admin',
    body: ListBody,
    answer: SaveResponse,
    failures,
  }),
  delete: del('/companies/:companyId/lists/:listId', {
    summary: 'Delete an employee list; its employees stay',
    section: 'S2 section 7',
    who: 'admin',
    answer: Ok,
    failures: { 409: integrationListText },
  }),
  listUsers: get('/companies/:companyId/lists/:listId/users', {
    summary: "List a list's employees, one page at a time",
    section: 'S2 section 7',
    who: 'viewer',
    query: createPagingQuery(employeeOrder),
    answer: EmployeePage,
  }),
}
