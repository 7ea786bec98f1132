import type { TrainingProgress } from '@heed/contracts'
import { aTraining } from '@heed/fixtures/factories'
import { describe, expect, it } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { makeCompanyStores } from '../../../../test/makeCompanyStores.ts'
import type { SelectionContext } from '../../../lib/tables/Selection.ts'
import type { TrainingPeopleQuery } from './people/TrainingPeople.ts'
import { TrainingStore } from './TrainingStore.ts'

const trainingPath = '/companies/11/trainings/5'
const noUsers = { users: [], count: 0 }

function open() {
  const server = new FakeServer()
    .on(`GET ${trainingPath}`, aTraining({ id: 5 }))
    .on(`GET ${trainingPath}/users`, noUsers)
    .on(`GET ${trainingPath}/users/reminders`, noUsers)
    .on(`GET ${trainingPath}/perUsersDetails`, noUsers)
    .on(`GET ${trainingPath}/reminders/count`, { remindersCount: 1, lastReminders: null })
    .on(`POST ${trainingPath}/reminders`, { success: true, count: 1 })
    .on(`POST ${trainingPath}/users/addUsersToList`, {
      added: 1,
      duplicates: 0,
      list: { id: 9, name: 'Late' },
    })
  return { server, training: new TrainingStore(makeCompanyStores(server), '5') }
}

const parseQuery = (path: string | undefined) => Object.fromEntries(new URLSearchParams(path?.split('?')[1]))

it.each([1, 2, 3] as const)(
  'a training counts, shows and reminds the same employees: mode %i',
  async (mode) => {
    const { server, training } = open()
    await training.countReminders(mode)
    await training.getReachedPeople(mode).load()
    await training.remind(mode)
    const [count, people, sent] = server.calls
    expect(parseQuery(count?.path)).toEqual({ reminderOption: String(mode) })
    expect(parseQuery(people?.path)).toMatchObject({ reminderOption: String(mode), p: '0', n: '5' })
    expect(sent?.body).toEqual({ mode })
  },
)

describe("following a training's progress", () => {
  const { id, status, active, score, total, totalUsers, subjectsSent, totalSubjects, opened, viewed } =
    aTraining({
      id: 5,
    })
  const shown: TrainingProgress = {
    ...{ id, status, active, score, total, totalUsers, subjectsSent, totalSubjects, opened, viewed },
  }

  it.each<[string, Partial<TrainingProgress>, boolean]>([
    ['nothing', {}, false],
    ['status', { status: 4 }, true],
    ['score', { score: score + 1 }, true],
    ['total', { total: total + 1 }, true],
    ['totalUsers', { totalUsers: totalUsers + 1 }, true],
    ['subjectsSent', { subjectsSent: subjectsSent + 1 }, true],
    ['totalSubjects', { totalSubjects: totalSubjects + 1 }, true],
    ['opened', { opened: opened + 1 }, true],
    ['viewed', { viewed: viewed + 1 }, true],
  ])('reloads the training only after a change: %s', async (_, change, isRead) => {
    const { server, training } = open()
    await Promise.all([training.load(), training.people.load()])
    server.on(`GET ${trainingPath}/status`, { ...shown, ...change })
    await training.follow()
    const calls = [
      server.listCalls(`GET ${trainingPath}`),
      server.listCalls(`GET ${trainingPath}/perUsersDetails`),
    ]
    expect(calls.map(({ length }) => length)).toEqual(isRead ? [2, 2] : [1, 1])
  })
})

describe('the employees behind a figure', () => {
  const everyone: SelectionContext = { allSelected: true, checked: [], unChecked: ['c@x.is'] }
  const two: SelectionContext = { allSelected: false, checked: ['a@x.is', 'b@x.is'], unChecked: [] }

  it.each<[TrainingPeopleQuery, boolean]>([
    [{}, false],
    [{ listId: 7 }, false],
    [{ progress: 'behind' }, true],
    [{ listId: 7, progress: 'notStarted' }, true],
  ])('are listed and added to a list by the same query: %j', async (asked, isPart) => {
    const { server, training } = open()
    const people = training.createPeople(asked)
    await people.table.load()
    const narrowed = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]))
    expect(parseQuery(server.calls[0]?.path)).toEqual({ p: '0', n: '10', order: 'name asc', ...narrowed })
    expect([people.isFiltered, people.listId]).toEqual([isPart, asked.listId])
    await people.addToList({ id: 9 }, { selection: everyone, filter: ' as ', listId: asked.listId })
    expect(server.calls.at(-1)?.body).toEqual({
      ...{ targetListId: 9, filter: 'as', ...asked },
      selection: { allSelected: true, checkedUsers: [], unCheckedUsers: ['c@x.is'] },
    })
  })

  it('are added to a list and reminded individually when selected', async () => {
    const { server, training } = open()
    const people = training.createPeople({ listId: 7, progress: 'behind' })
    const selection = { allSelected: false, checkedUsers: ['a@x.is', 'b@x.is'], unCheckedUsers: [] }
    await people.addToList({ name: 'Late' }, { selection: two, filter: 'as', listId: 7 })
    await people.remind(two)
    expect(server.calls.map(({ body }) => body)).toEqual([
      { targetListName: 'Late', selection },
      { mode: 3, selection },
    ])
  })

  it("aren't all selected anymore once their progress is filtered", () => {
    const people = open().training.createPeople({ listId: 7 })
    people.table.selection.selectEverything()
    people.setProgress('behind')
    expect(people.table.selection.isEmpty).toBe(true)
  })
})
