import { companyIds, managerEmail } from '@heed/fixtures'
import { describe, expect, test } from 'vitest'
import { call } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

const companyId = companyIds.direct
const admin = managerEmail('admin')
const [hr, finance] = [companyId * 1000 + 1, companyId * 1000 + 2]
const training = { companyId, trainingId: String(companyId * 100 + 2) }
const assessment = { companyId, assessmentId: String(companyId * 100 + 2) }
const targetListName = 'To talk to'

interface Place {
  shown(world: World, asked: object): string[]
  add(world: World, asked: object): { added: number; list: { id: number } }
}

const emails = ({ users }: { users: readonly { email: string }[] }) => users.map(({ email }) => email)
const places: Record<'employees' | 'training' | 'assessment', Place> = {
  employees: {
    shown: (world, asked) => emails(call(world, 'employees.list', { companyId, ...asked }, admin)),
    add: (world, asked) =>
      call(
        world,
        'employees.addUsersToList',
        { companyId, targetListName, selection: everyone, ...asked },
        admin,
      ),
  },
  training: {
    shown: (world, asked) => emails(call(world, 'trainings.listUsers', { ...training, ...asked }, admin)),
    add: (world, asked) =>
      call(
        world,
        'trainings.addUsersToList',
        { ...training, targetListName, selection: everyone, ...asked },
        admin,
      ),
  },
  assessment: {
    shown: (world, asked) => emails(call(world, 'assessments.listUsers', { ...assessment, ...asked }, admin)),
    add: (world, asked) =>
      call(
        world,
        'assessments.addUsersToList',
        { ...assessment, targetListName, selection: everyone, ...asked },
        admin,
      ),
  },
}
const everyone = { allSelected: true, checkedUsers: [], unCheckedUsers: [] }
const onList = (world: World, { list }: { list: { id: number } }) =>
  new Set(emails(call(world, 'lists.listUsers', { companyId, listId: list.id }, admin)))

const cases: [keyof typeof places, object][] = [
  ['employees', { filter: 'dóttir' }],
  ['employees', { listId: [finance] }],
  ['employees', { listId: [hr, finance], filter: 'an' }],
  ['training', { filter: 'dóttir' }],
  ['training', { listId: finance }],
  ['training', { progress: 'notStarted' }],
  ['training', { progress: 'behind' }],
  ['training', { progress: 'notFinished', listId: finance, filter: 'an' }],
  ['assessment', { query: 'dóttir' }],
  ['assessment', { listId: [finance] }],
  ['assessment', { minScore: 50 }],
  ['assessment', { maxScore: 49 }],
  ['assessment', { minScore: 20, maxScore: 60 }],
  ['assessment', { maxScore: 49, threatArea: 'Remote work' }],
  ['assessment', { progress: 'notStarted' }],
  ['assessment', { progress: 'started' }],
  ['assessment', { progress: 'completed', listId: [hr, finance], query: 'an' }],
]

describe('adding all filtered employees to a list', () => {
  test.each(cases)('adds the matching, still selected employees of the %s: %j', (name, asked) => {
    const world = createWorld()
    const { shown, add } = places[name]
    const [people, all] = [shown(world, asked), shown(world, {})]
    expect(people.length).toBeGreaterThan(1)
    expect(people.length).toBeLessThan(all.length)
    const [first = ''] = people
    const selection = { ...everyone, unCheckedUsers: [first] }
    const added = add(world, { ...asked, selection })
    expect(onList(world, added)).toEqual(new Set(people.filter((email) => email !== first)))
  })
})

test.each(Object.entries(places))(
  'only the selected employees of the %s are added to a list',
  (_, { shown, add }) => {
    const world = createWorld()
    const [, one = '', , other = ''] = shown(world, {})
    const added = add(world, { selection: { ...everyone, allSelected: false, checkedUsers: [one, other] } })
    expect(onList(world, added)).toEqual(new Set([one, other]))
  },
)
