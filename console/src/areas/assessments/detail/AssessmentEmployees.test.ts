import { describe, expect, it } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { makeClient } from '../../../../test/makeClient.ts'
import type { SelectionContext } from '../../../lib/tables/Selection.ts'
import {
  AssessmentEmployees,
  type AssessmentPeopleQuery,
  type EmployeeFilters as Filters,
} from './AssessmentEmployees.ts'

const assessmentPath = '/companies/11/assessments/7'
const everyone: SelectionContext = { allSelected: true, checked: [], unChecked: [] }
const twoSelected: SelectionContext = { allSelected: false, checked: ['a@x.is', 'b@x.is'], unChecked: [] }
const fullRange = { min: 0, max: 100 }

function open() {
  const server = new FakeServer()
    .on(`GET ${assessmentPath}/users`, { users: [], count: 0 })
    .on(`POST ${assessmentPath}/users/addUsersToList`, {
      added: 1,
      duplicates: 0,
      list: { id: 9, name: 'Late' },
    })
    .on(`POST ${assessmentPath}/reminders`, { success: true, count: 1 })
  const employees = new AssessmentEmployees(makeClient(server), { companyId: 11, assessmentId: '7' })
  const lastQuery = () => {
    const query = new URLSearchParams(
      server.listCalls(`GET ${assessmentPath}/users`).at(-1)?.path.split('?')[1],
    )
    for (const name of ['p', 'n', 'order']) query.delete(name)
    return query.toString()
  }
  const added = () => server.listCalls(`POST ${assessmentPath}/users/addUsersToList`).at(-1)?.body
  return { server, employees, lastQuery, added }
}

describe('all employees of an assessment', () => {
  it.each<[string, Filters, object]>([
    ['', { lists: [], scores: fullRange }, {}],
    ['minScore=0&maxScore=49', { lists: [], scores: { min: 0, max: 49 } }, { minScore: 0, maxScore: 49 }],
    [
      'minScore=50&maxScore=100',
      { lists: [], scores: { min: 50, max: 100 } },
      { minScore: 50, maxScore: 100 },
    ],
    ['minScore=20&maxScore=80', { lists: [], scores: { min: 20, max: 80 } }, { minScore: 20, maxScore: 80 }],
    ['listId=1&listId=2', { lists: [1, 2], scores: fullRange }, { listId: [1, 2] }],
  ])('are shown and added to a list by the same filters: "%s"', async (query, filters, narrowed) => {
    const { employees, lastQuery, added } = open()
    await employees.table.setFilters(filters)
    expect(lastQuery()).toBe(query)
    const chosen = { selection: everyone, filter: '', listId: undefined }
    await employees.getAllPeople().addToList({ id: 9 }, chosen)
    const selection = { allSelected: true, checkedUsers: [], unCheckedUsers: [] }
    expect(added()).toEqual({ targetListId: 9, selection, ...narrowed })
  })

  it('are added to a list by search if all are selected, otherwise individually', async () => {
    const { employees, added } = open()
    await employees.table.setFilters({ lists: [1], scores: fullRange })
    await employees
      .getAllPeople()
      .addToList({ name: 'Late' }, { selection: everyone, filter: ' as ', listId: undefined })
    expect(added()).toMatchObject({ targetListName: 'Late', listId: [1], query: 'as' })
    await employees
      .getAllPeople()
      .addToList({ name: 'Late' }, { selection: twoSelected, filter: ' as ', listId: undefined })
    expect(added()).toEqual({
      targetListName: 'Late',
      selection: { allSelected: false, checkedUsers: ['a@x.is', 'b@x.is'], unCheckedUsers: [] },
    })
  })

  it('get reminders according to the selection', async () => {
    const { server, employees } = open()
    await employees.getAllPeople().remind({ allSelected: true, checked: [], unChecked: ['c@x.is'] })
    expect(server.listCalls(`POST ${assessmentPath}/reminders`).map(({ body }) => body)).toEqual([
      { selection: { allSelected: true, checkedUsers: [], unCheckedUsers: ['c@x.is'] } },
    ])
  })
})

describe('the employees behind a figure', () => {
  it.each<[string, AssessmentPeopleQuery, object, boolean]>([
    ['listId=1', { listId: 1 }, { listId: [1] }, false],
    ['threatArea=Phishing', { threatArea: 'Phishing' }, { threatArea: 'Phishing' }, true],
    ['keyBehaviour=verify', { keyBehaviour: 'verify' }, { keyBehaviour: 'verify' }, true],
    ['questionId=3', { questionId: 3 }, { questionId: 3 }, true],
    ['minScore=0&maxScore=49', { minScore: 0, maxScore: 49 }, { minScore: 0, maxScore: 49 }, true],
    ['progress=started', { progress: 'started' }, { progress: 'started' }, true],
    ['reminderId=2', { reminderId: 2 }, { reminderId: 2 }, true],
  ])('are shown and added to a list by the same query: %s', async (query, asked, narrowed, isPart) => {
    const { employees, lastQuery, added } = open()
    const people = employees.getFilteredPeople(asked)
    await people.table.load()
    expect([lastQuery(), people.isFiltered, people.listId]).toEqual([query, isPart, asked.listId])
    await people.addToList({ id: 9 }, { selection: everyone, filter: '', listId: asked.listId })
    expect(added()).toMatchObject(narrowed)
  })

  it("for a reminder are employees who haven't finished", async () => {
    const { employees, lastQuery } = open()
    await employees.toRemind().load()
    expect(lastQuery()).toBe('progress=toRemind')
  })
})
