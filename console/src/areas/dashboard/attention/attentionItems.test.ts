import { type Assessment, type Company, insightType, type RiskInsight } from '@heed/contracts'
import { aTraining, aTrainingEntry } from '@heed/fixtures/factories'
import { describe, expect, it, test } from 'vitest'
import { aCompany } from '../../../../test/people.ts'
import { anAssessment } from '../testing/campaignRows.ts'
import { type AttentionSources, collectAttention, getSeverity } from './attentionItems.ts'

const now = new Date('2026-03-02T12:00:00.000Z')
const roomy = aCompany({ users_total: 10, users_available: 100 })

const collect = (sources: AttentionSources, company: Company = roomy) =>
  collectAttention(sources, company, now)
const listKinds = (...args: Parameters<typeof collect>) => collect(...args).map(({ kind }) => kind)

const calm = { bouncedEmails: 0, lists: [] }
const quietAssessment = (overrides: Partial<Assessment>) =>
  ({
    id: 5,
    name: 'Check',
    due: null,
    usersTotal: 10,
    usersFinished: 4,
    bouncedEmails: 0,
    ...overrides,
  }) as Assessment
const anInsight = (averageScore: number): RiskInsight => ({
  type: insightType.employeeList,
  context: { name: 'Vöruhús', listId: 7, averageScore, employeesPercentage: 40 },
})

it('is empty when all is well', () => {
  expect(
    collect({ trainings: [aTraining(calm)], assessments: [quietAssessment({})], weakest: null }),
  ).toEqual([])
})

test.each([
  [49.4, ['weakest']],
  [49.5, []],
])('a weakest score of %s is listed if it is at risk', (score, wanted) => {
  expect(listKinds({ weakest: { insight: anInsight(score), assessment: anAssessment({}) } })).toEqual(wanted)
})

describe('a training', () => {
  it('is listed once if it ends soon and has lists that are behind', () => {
    const lists = [{ id: 7, score: 1, total: 400 }]
    const facts = { ...calm, lists, lastBatch: '2026-03-05T09:00:00.000Z', behindUsers: 3 }
    expect(listKinds({ trainings: [aTraining(facts)] })).toEqual(['trainingEnds'])
    expect(listKinds({ trainings: [aTraining({ ...facts, behindUsers: 0 })] })).toEqual(['listsBehind'])
  })

  it('is listed with its bounced emails, whether counted or named', () => {
    const bounced = (bouncedEmails: number | { email: string }[]) =>
      collect({ trainings: [aTraining({ ...calm, bouncedEmails })] })
    expect(bounced(2)).toMatchObject([{ kind: 'trainingBounced', count: 2 }])
    expect(bounced([{ email: 'asa@example.is' }])).toMatchObject([{ count: 1 }])
  })
})

test.each([
  ['2026-03-09T12:00:00.000Z', 4, ['assessmentEnds']],
  ['2026-03-09T12:01:00.000Z', 4, []],
  ['2026-03-02T11:00:00.000Z', 4, []],
  ['2026-03-05T12:00:00.000Z', 10, []],
])('an assessment that is due at %s and was finished by %i of 10', (due, usersFinished, wanted) => {
  expect(listKinds({ assessments: [quietAssessment({ due, usersFinished })] })).toEqual(wanted)
})

it('sorts by severity', () => {
  const items = collect(
    {
      drafts: { training: { newest: aTrainingEntry({}), count: 2 }, assessment: null },
      trainings: [aTraining({ ...calm, bouncedEmails: 1 })],
      assessments: [quietAssessment({ due: '2026-03-04T12:00:00.000Z' })],
      weakest: { insight: anInsight(20), assessment: anAssessment({}) },
    },
    aCompany({ users_total: 100, users_available: 100 }),
  )
  expect(items.map((item) => `${getSeverity(item)} ${item.kind}`)).toEqual([
    'error seats',
    'error weakest',
    'warning assessmentEnds',
    'warning trainingBounced',
    'info trainingDrafts',
  ])
})
