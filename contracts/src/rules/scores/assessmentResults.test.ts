import { describe, expect, it } from 'vitest'
import { AssessmentTally } from './AssessmentTally.ts'
import {
  computeAssessmentTotals,
  computeCompletion,
  computeCoverage,
  computeScoreDistribution,
  createAssessmentListRows,
  getPersonScore,
  getThreatAreaDetail,
  listAreaScores,
  listKeyBehaviourRows,
  listScenarioRows,
  listThreatAreaRows,
  listThreatAreaScores,
} from './assessmentResults.ts'
import { computeRiskInsights } from './riskInsights.ts'
import { createAnswer, createPerson, createRecord } from './testRecord.ts'

const lists = [
  { id: 1, name: 'Finance' },
  { id: 2, name: 'Sales' },
  { id: 3, name: 'Nobody' },
]

/** Ása knows everything, Jón knows little, Eva answered one scenario, Óli answered none. Eva is on both lists. */
const [asa, jon, eva, oli] = [11, 12, 13, 14] as const
const tally = new AssessmentTally(
  createRecord(
    [
      createPerson(asa, [1]),
      createPerson(jon, [2]),
      { ...createPerson(eva, [1, 2], false), started: true },
      createPerson(oli, [2], false),
    ],
    [
      createAnswer(asa, 1, { check: 10 }),
      createAnswer(asa, 2, { check: 10, report: 10 }),
      createAnswer(asa, 3, { verify: 10 }),
      createAnswer(jon, 1, { check: 2 }),
      createAnswer(jon, 2, { check: 4, report: 0 }),
      createAnswer(jon, 3, { verify: 6 }),
      createAnswer(eva, 2, { check: 10, report: 5 }),
    ],
  ),
)
const emptyTally = new AssessmentTally(createRecord([createPerson(oli, [1], false)], []))

it("an employee's score is the share of possible points they earned", () => {
  // Jón has 12 of 40 points, and 6 of 30 in Phishing; Eva has 15 of 20.
  expect([asa, jon, eva, oli].map((id) => getPersonScore(tally, id))).toEqual([100, 30, 75, null])
  expect([asa, jon, eva, oli].map((id) => getPersonScore(tally, id, { area: 'Phishing' }))).toEqual([
    100,
    20,
    75,
    null,
  ])
  expect(getPersonScore(tally, eva, { area: 'Social engineering' })).toBeNull()
})

it('totals are averages over employees, for everyone and for one list', () => {
  expect(computeAssessmentTotals(tally)).toEqual({
    usersTotal: 4,
    usersStarted: 3,
    usersFinished: 2,
    attendance: 75,
    resilienceScore: 68,
  })
  expect(computeAssessmentTotals(tally, 2)).toEqual({
    usersTotal: 3,
    usersStarted: 2,
    usersFinished: 1,
    attendance: 67,
    resilienceScore: 53,
  })
})

it('the score distribution counts employees by risk band', () => {
  const bands = computeScoreDistribution(tally)
  expect(bands.map(({ from, to, value, employeePercent }) => [from, to, value, employeePercent])).toEqual([
    [0, 24, 0, 0],
    [25, 49, 1, 33.3],
    [50, 74, 0, 0],
    [75, 89, 1, 33.3],
    [90, 100, 1, 33.3],
  ])
})

it('threat areas show their scenarios, score and weakest behaviour', () => {
  expect(listThreatAreaRows(tally)).toEqual([
    {
      area: 'Phishing',
      code: 'Phishing',
      questionsCount: 2,
      // Scores in Checking: 100, 30, 100. Scores in Reporting: 100, 0, 50.
      weakestKeyBehaviour: 'To report',
      averageScore: 65,
    },
    {
      area: 'Social engineering',
      code: 'Social_engineering',
      questionsCount: 1,
      weakestKeyBehaviour: 'To verify',
      averageScore: 80,
    },
  ])
  expect(listThreatAreaRows(tally, 1).map(({ averageScore }) => averageScore)).toEqual([88, 100])
  expect(listAreaScores(tally)).toEqual([
    { name: 'Phishing', score: 65 },
    { name: 'Social engineering', score: 80 },
  ])
})

describe('keyBehaviourRows', () => {
  it('returns coverage, score and employees at risk', () => {
    expect(listKeyBehaviourRows(tally)).toEqual([
      {
        keyBehaviourName: 'To check',
        keyBehaviourCode: 'check',
        threatArea: 'Phishing',
        coverage: 100,
        averageScore: 77,
        ...{ usersAtRiskPercentage: 33, usersAtRisk: 1 },
      },
      {
        keyBehaviourName: 'To report',
        keyBehaviourCode: 'report',
        threatArea: 'Phishing',
        coverage: 50,
        averageScore: 50,
        ...{ usersAtRiskPercentage: 33, usersAtRisk: 1 },
      },
      {
        keyBehaviourName: 'To verify',
        keyBehaviourCode: 'verify',
        threatArea: 'Social engineering',
        coverage: 50,
        averageScore: 80,
        ...{ usersAtRiskPercentage: 0, usersAtRisk: 0 },
      },
    ])
  })

  it.each<[number, number[]]>([
    [0, [0, 33, 0]],
    [50, [33, 67, 0]],
    [60, [33, 67, 50]],
    [100, [100, 100, 100]],
  ])('treats a score of %i or less as at risk: %j percent', (riskScoreBase, expected) => {
    expect(listKeyBehaviourRows(tally, { riskScoreBase }).map((row) => row.usersAtRiskPercentage)).toEqual(
      expected,
    )
  })

  it('limits the figures to one list and one area', () => {
    const rows = listKeyBehaviourRows(tally, { threatArea: 'Phishing', listId: 1 })
    expect(rows.map(({ averageScore }) => averageScore)).toEqual([100, 75])
  })

  it.each([
    [0, 0],
    [1, 50],
    [2, 100],
    [5, 100],
  ])('%i scenarios cover a behaviour to %i percent', (count, coverage) => {
    expect(computeCoverage(count)).toBe(coverage)
  })
})

it('threatAreaDetail finds one area by its code', () => {
  expect(getThreatAreaDetail(tally, 'Social_engineering')).toMatchObject({
    averageScore: 80,
    assessmentKeyBehavioursCount: 1,
    totalKeyBehavioursCount: 1,
    questionsCount: 1,
  })
  expect(getThreatAreaDetail(tally, 'Phishing')).toMatchObject({
    assessmentKeyBehavioursCount: 2,
    totalKeyBehavioursCount: 3,
  })
  expect(getThreatAreaDetail(tally, 'Passwords')).toBeUndefined()
})

it('scenarios keep their numbers when filtered by area', () => {
  const rows = listScenarioRows(tally)
  expect(rows.map(({ number, average_score_percentage: score }) => [number, score])).toEqual([
    [1, 60],
    [2, 65],
    [3, 80],
  ])
  expect(listScenarioRows(tally, 'Social engineering')).toEqual([rows[2]])
})

it('an employee on two lists counts in the scores of both', () => {
  expect(createAssessmentListRows(tally, lists)).toEqual([
    {
      listId: 1,
      listName: 'Finance',
      employeesCount: 2,
      started: 2,
      completionRate: 50,
      resilienceScore: 88,
    },
    { listId: 2, listName: 'Sales', employeesCount: 3, started: 2, completionRate: 33, resilienceScore: 53 },
    {
      listId: 3,
      listName: 'Nobody',
      employeesCount: 0,
      started: 0,
      completionRate: 0,
      resilienceScore: null,
    },
  ])
  const heat = listThreatAreaScores(tally, lists).map(({ areas }) =>
    areas.map(({ averageScore }) => averageScore),
  )
  expect(heat).toEqual([
    [88, 100],
    [48, 60],
    [null, null],
  ])
})

it('insights name the weakest behaviour, area, list and scenario', () => {
  expect(computeRiskInsights(tally, lists)).toEqual([
    {
      type: 'KEY_BEHAVIOUR',
      context: {
        name: 'To report',
        keyBehaviour: 'report',
        threatArea: 'Phishing',
        employeesPercentage: 33,
        averageScore: 50,
      },
    },
    {
      type: 'THREAT_AREA',
      context: { name: 'Phishing', threatArea: 'Phishing', employeesPercentage: 33, averageScore: 65 },
    },
    {
      type: 'EMPLOYEE_LIST',
      context: { name: 'Sales', listId: 2, employeesPercentage: 50, averageScore: 53 },
    },
    {
      type: 'QUESTIONS',
      context: {
        name: 'Scenario 1',
        id: 1,
        threatArea: 'Phishing',
        employeesPercentage: 50,
        averageScore: 60,
      },
    },
  ])
})

it('before the first answer, scenarios are listed without scores', () => {
  expect(computeAssessmentTotals(emptyTally)).toMatchObject({ attendance: 0, resilienceScore: null })
  expect(computeScoreDistribution(emptyTally)).toEqual([])
  expect(computeRiskInsights(emptyTally, lists)).toEqual([])
  expect(listThreatAreaRows(emptyTally)[0]).toMatchObject({ weakestKeyBehaviour: null, averageScore: null })
  expect(listKeyBehaviourRows(emptyTally)[0]).toMatchObject({
    averageScore: null,
    usersAtRiskPercentage: null,
  })
  expect(listScenarioRows(emptyTally)[0]).toMatchObject({ number: 1, average_score_percentage: null })
})

it("answers to deleted scenarios aren't counted", () => {
  const left = new AssessmentTally(
    createRecord(
      [createPerson(asa, [1])],
      [createAnswer(asa, 1, { check: 10 }), createAnswer(asa, 99, { check: 0 })],
    ),
  )
  expect(computeAssessmentTotals(left).resilienceScore).toBe(100)
  expect(listScenarioRows(left)[0]?.average_score_percentage).toBe(100)
})

it('figures for ten thousand employees are correct', () => {
  const people = Array.from({ length: 10_000 }, (_, id) => createPerson(id, [id % 40]))
  const answers = people.flatMap(({ employeeId: id }) => [
    createAnswer(id, 1, { check: id % 2 ? 10 : 0 }),
    createAnswer(id, 3, { verify: 5 }),
  ])
  const many = new AssessmentTally(createRecord(people, answers))
  expect(computeAssessmentTotals(many)).toMatchObject({ usersTotal: 10_000, resilienceScore: 50 })
  expect(listKeyBehaviourRows(many).map((row) => [row.averageScore, row.usersAtRiskPercentage])).toEqual([
    [50, 50],
    [null, null],
    [50, 0],
  ])
  expect(computeScoreDistribution(many).map(({ value }) => value)).toEqual([0, 5000, 0, 5000, 0])
})

it('completion counts only employees who have finished', () => {
  expect(computeCompletion({ usersFinished: 162, totalEmployees: 221 })).toBe(73)
  expect(computeCompletion({ usersFinished: 0, totalEmployees: 0 })).toBe(0)
})
