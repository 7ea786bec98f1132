import { companyIds, getManagerEmail } from '@heed/fixtures'
import { describe, expect, test } from 'vitest'
import { call } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const [hr, finance] = [companyId * 1000 + 1, companyId * 1000 + 2]
const training = { companyId, trainingId: String(companyId * 100 + 2) }
const assessment = { companyId, assessmentId: String(companyId * 100 + 2) }
const targetListName = 'To talk to'

interface PeopleSource {
  shown(world: World, asked: object): string[]
  add(world: World, asked: object): { added: number; list: { id: number } }
}

const toEmails = ({ users }: { users: readonly { email: string }[] }) => users.map(({ email }) => email)
const peopleSources: Record<'employees' | 'training' | 'assessment', PeopleSource> = {
  employees: {
    shown: (world, asked) => toEmails(call(world, 'employees.list', { companyId, ...asked }, admin)),
    add: (world, asked) =>
      call(
        world,
        'employees.addUsersToList',
        { companyId, targetListName, selection: everyoneSelection, ...asked },
        admin,
      ),
  },
  training: {
    shown: (world, asked) => toEmails(call(world, 'trainings.listUsers', { ...training, ...asked }, admin)),
    add: (world, asked) =>
      call(
        world,
        'trainings.addUsersToList',
        { ...training, targetListName, selection: everyoneSelection, ...asked },
        admin,
      ),
  },
  assessment: {
    shown: (world, asked) =>
      toEmails(call(world, 'assessments.listUsers', { ...assessment, ...asked }, admin)),
    add: (world, asked) =>
      call(
        world,
        'assessments.addUsersToList',
        { ...assessment, targetListName, selection: everyoneSelection, ...asked },
        admin,
      ),
  },
}
const everyoneSelection = { allSelected: true, checkedUsers: [], unCheckedUsers: [] }
const fetchListEmails = (world: World, { list }: { list: { id: number } }) =>
  new Set(toEmails(call(world, 'lists.listUsers', { companyId, listId: list.id }, admin)))

const cases: [keyof typeof peopleSources, object][] = [
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
    const { shown, add } = peopleSources[name]
    const [people, all] = [shown(world, asked), shown(world, {})]
    expect(people.length).toBeGreaterThan(1)
    expect(people.length).toBeLessThan(all.length)
    const [first = ''] = people
    const selection = { ...everyoneSelection, unCheckedUsers: [first] }
    const added = add(world, { ...asked, selection })
    expect(fetchListEmails(world, added)).toEqual(new Set(people.filter((email) => email !== first)))
  })
})

test.each(Object.entries(peopleSources))(
  'only the selected employees of the %s are added to a list',
  (_, { shown, add }) => {
    const world = createWorld()
    const [, one = '', , other = ''] = shown(world, {})
    const added = add(world, {
      selection: { ...everyoneSelection, allSelected: false, checkedUsers: [one, other] },
    })
    expect(fetchListEmails(world, added)).toEqual(new Set([one, other]))
  },
)
