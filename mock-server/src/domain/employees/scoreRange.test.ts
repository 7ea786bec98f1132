import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const [hr, finance] = [companyId * 1000 + 1, companyId * 1000 + 2]
const assessment = { companyId, assessmentId: String(companyId * 100 + 2) }
let world: World
let scores: Record<'employees' | 'assessment', Map<string, number | null>>
const list = (asked: object) => call(world, 'employees.list', { companyId, ...asked }, admin)
const listUsersBySource = {
  employees: (asked: object) => list(asked).users,
  assessment: (asked: object) =>
    call(world, 'assessments.listUsers', { ...assessment, ...asked }, admin).users,
}

beforeAll(() => {
  world = createWorld({ employees: 60 })
  const getScore = (email: string) => {
    const { subjects, score } = call(world, 'employees.status', { companyId, email }, admin)
    return subjects.some(({ delivered }) => delivered !== null) ? (score ?? null) : null
  }
  scores = {
    employees: new Map(list({}).users.map(({ email }) => [email, getScore(email)])),
    assessment: new Map(
      listUsersBySource.assessment({}).map(({ email, scorePercent }) => [email, scorePercent]),
    ),
  }
})

describe.each(['employees', 'assessment'] as const)('a score range of the %s list', (place) => {
  test.each([
    [{ minScore: 50 }, 50, 100],
    [{ maxScore: 49 }, 0, 49],
    [{ minScore: 1 }, 1, 100],
    [{ maxScore: 99 }, 0, 99],
    [{ minScore: 40, maxScore: 70 }, 40, 70],
  ])('%j returns exactly the employees with such a score', (asked, from, to) => {
    const all = [...scores[place]]
    const fitting = all.flatMap(([email, score]) =>
      score !== null && score >= from && score <= to ? email : [],
    )
    expect(fitting.length).toBeGreaterThan(0)
    expect(fitting.length).toBeLessThan(all.length)
    const emails = listUsersBySource[place](asked).map(({ email }) => email)
    expect(new Set(emails)).toEqual(new Set(fitting))
  })

  test('includes the scores at both ends', () => {
    const known = [...scores[place].values()].filter((score) => score !== null && score > 0 && score < 100)
    const [score = null] = known
    const found = listUsersBySource[place]({ minScore: score, maxScore: score })
    expect(found.map(({ email }) => scores[place].get(email))).toEqual(known.filter((one) => one === score))
  })

  test('filters nothing when it covers all scores', () => {
    expect(listUsersBySource[place]({ minScore: 0, maxScore: 100 })).toHaveLength(scores[place].size)
  })
})

test.each([
  [{ listId: [hr, finance] }, true],
  [{ listId: [hr, finance], filter: 'an' }, false],
  [{ listId: [hr, finance], minScore: 1 }, false],
  [{ listId: [hr, finance], maxScore: 99 }, false],
  [{ listId: [hr] }, false],
  [{ listRanges: `${hr}-${finance}` }, true],
  [{ listRanges: `${hr}-${finance}`, filter: 'an' }, false],
])('%j counts employees on several lists: %s', (asked, isCounted) => {
  expect('onSeveral' in list(asked)).toBe(isCounted)
})
