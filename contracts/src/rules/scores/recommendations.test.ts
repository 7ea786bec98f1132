import { expect, it } from 'vitest'
import type { KeyBehaviourRow } from '../../entities/campaigns/assessmentResults.ts'
import { AssessmentTally } from './AssessmentTally.ts'
import { computeInfosecSummary } from './infosecSummary.ts'
import { recommendTraining, type TrainingSubject } from './recommendations.ts'
import { createAnswer, createPerson, createRecord } from './testRecord.ts'

const row = (code: string, threatArea: string, averageScore: number | null): KeyBehaviourRow => ({
  keyBehaviourName: code,
  keyBehaviourCode: code,
  threatArea,
  coverage: 100,
  averageScore,
  usersAtRiskPercentage: 0,
})
const subject = (id: number, ...behaviours: string[]): TrainingSubject => ({
  id,
  title: `Subject ${id}`,
  thumb: null,
  duration: 90,
  behaviours,
})
const listRecommendedIds = (
  rows: KeyBehaviourRow[],
  subjects: TrainingSubject[],
  areas: Parameters<typeof recommendTraining>[0] = [],
) => recommendTraining(areas, rows, subjects).map(({ area, videos }) => [area, videos.map(({ id }) => id)])

it('recommends subjects for weak behaviours, weakest area first, each subject once', () => {
  const rows = [
    row('check', 'Phishing', 60),
    row('report', 'Phishing', 74),
    row('verify', 'Social engineering', 40),
    row('lock', 'Passwords', 75),
    row('share', 'Data', null),
  ]
  const subjects = [
    subject(1, 'report'),
    subject(2, 'check', 'verify'),
    subject(3, 'check'),
    subject(4, 'lock', 'share'),
  ]
  expect(listRecommendedIds(rows, subjects)).toEqual([
    ['Social engineering', [2]],
    ['Phishing', [3, 1]],
  ])
})

it('recommended areas are ordered by area score, not by weakest behaviour', () => {
  const rows = [
    row('check', 'Phishing', 45),
    row('verify', 'Payment fraud', 40),
    row('call', 'Payment fraud', 70),
    row('lock', 'Passwords', 44),
  ]
  const areas = [
    { name: 'Phishing', score: 49 },
    { name: 'Payment fraud', score: 54 },
    { name: 'Passwords', score: 45 },
  ]
  const subjects = [
    subject(1, 'check'),
    subject(2, 'verify'),
    subject(3, 'lock'),
    subject(4, 'verify', 'lock'),
  ]
  expect(listRecommendedIds(rows, subjects, areas)).toEqual([
    ['Passwords', [3, 4]],
    ['Phishing', [1]],
    ['Payment fraud', [2]],
  ])
})

it('recommends at most four subjects per area and omits empty areas', () => {
  const many = [1, 2, 3, 4, 5].map((id) => subject(id, 'check'))
  expect(
    listRecommendedIds([row('check', 'Phishing', 10), row('verify', 'Social engineering', 5)], many),
  ).toEqual([['Phishing', [1, 2, 3, 4]]])
})

it('the public summary averages all employees who answered, across all assessments', () => {
  const one = new AssessmentTally(createRecord([createPerson(1, [])], [createAnswer(1, 1, { check: 10 })]))
  const two = new AssessmentTally(
    createRecord(
      [createPerson(1, []), createPerson(2, []), createPerson(3, [], false)],
      [createAnswer(1, 1, { check: 2 }), createAnswer(2, 1, { check: 3 }), createAnswer(2, 3, { verify: 1 })],
    ),
  )
  // Checking: 100, 20 and 30; verifying: 10; overall, the second person has 4 points out of 20.
  expect(computeInfosecSummary([one, two])).toEqual({
    resilienceScore: 47,
    areas: [
      { name: 'Phishing', score: 50 },
      { name: 'Social engineering', score: 10 },
    ],
    bestBehaviour: 'To check',
    worstBehaviour: 'To verify',
  })
  expect(computeInfosecSummary([])).toEqual({
    resilienceScore: 0,
    areas: [],
    bestBehaviour: '',
    worstBehaviour: '',
  })
})
