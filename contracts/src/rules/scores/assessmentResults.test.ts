import { describe, expect, it } from 'vitest'
import { AssessmentTally } from './AssessmentTally.ts'
import {
  areaScores,
  assessmentCompletion,
  assessmentListRows,
  assessmentTotals,
  computeCoverage,
  keyBehaviourRows,
  listThreatAreaScores,
  personScore,
  scenarioRows,
  scoreDistribution,
  threatAreaDetail,
  threatAreaRows,
} from './assessmentResults.ts'
import { riskInsights } from './riskInsights.ts'
import { answer, person, record } from './testRecord.ts'

const lists = [
  { id: 1, name: 'Finance' },
  { id: 2, name: 'Sales' },
  { id: 3, name: 'Nobody' },
]

/** Ása knows everything, Jón knows little, Eva answered one scenario, Óli answered none. Eva is on both lists. */
const [asa, jon, eva, oli] = [11, 12, 13, 14] as const
const tally = new AssessmentTally(
  record(
    [
      person(asa, [1]),
      person(jon, [2]),
      { ...person(eva, [1, 2], false), started: true },
      person(oli, [2], false),
    ],
    [
      answer(asa, 1, { check: 10 }),
      answer(asa, 2, { check: 10, report: 10 }),
      answer(asa, 3, { verify: 10 }),
      answer(jon, 1, { check: 2 }),
      answer(jon, 2, { check: 4, report: 0 }),
      answer(jon, 3, { verify: 6 }),
      answer(eva, 2, { check: 10, report: 5 }),
    ],
  ),
)
const empty = new AssessmentTally(record([person(oli, [1], false)], []))

it("an employee's score is the share of possible points they earned", () => {
  // Jón has 12 of 40 points, and 6 of 30 in Phishing; Eva has 15 of 20.
  expect([asa, jon, eva, oli].map((id) => personScore(tally, id))).toEqual([100, 30, 75, null])
  expect([asa, jon, eva, oli].map((id) => personScore(tally, id, { area: 'Phishing' }))).toEqual([
    100,
    20,
    75,
    null,
  ])
  expect(personScore(tally, eva, { area: 'Social engineering' })).toBeNull()
})

it('totals are averages over employees, for everyone and for one list', () => {
  expect(assessmentTotals(tally)).toEqual({
    usersTotal: 4,
    usersStarted: 3,
    usersFinished: 2,
    attendance: 75,
    resilienceScore: 68,
  })
  expect(assessmentTotals(tally, 2)).toEqual({
    usersTotal: 3,
    usersStarted: 2,
    usersFinished: 1,
    attendance: 67,
    resilienceScore: 53,
  })
})

it('the score distribution counts employees by risk band', () => {
  expect(
    scoreDistribution(tally).map(({ from, to, value, employeePercent }) => [
      from,
      to,
      value,
      employeePercent,
    ]),
  ).toEqual([
    [0, 24, 0, 0],
    [25, 49, 1, 33.3],
    [50, 74, 0, 0],
    [75, 89, 1, 33.3],
    [90, 100, 1, 33.3],
  ])
})

it('threat areas show their scenarios, score and weakest behaviour', () => {
  expect(threatAreaRows(tally)).toEqual([
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
  expect(threatAreaRows(tally, 1).map(({ averageScore }) => averageScore)).toEqual([88, 100])
  expect(areaScores(tally)).toEqual([
    { name: 'Phishing', score: 65 },
    { name: 'Social engineering', score: 80 },
  ])
})

describe('keyBehaviourRows', () => {
  it('returns coverage, score and employees at risk', () => {
    expect(keyBehaviourRows(tally)).toEqual([
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
    expect(keyBehaviourRows(tally, { riskScoreBase }).map((row) => row.usersAtRiskPercentage)).toEqual(
      expected,
    )
  })

  it('limits the figures to one list and one area', () => {
    const rows = keyBehaviourRows(tally, { threatArea: 'Phishing', listId: 1 })
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
  expect(threatAreaDetail(tally, 'Social_engineering')).toMatchObject({
    averageScore: 80,
    assessmentKeyBehavioursCount: 1,
    totalKeyBehavioursCount: 1,
    questionsCount: 1,
  })
  expect(threatAreaDetail(tally, 'Phishing')).toMatchObject({
    assessmentKeyBehavioursCount: 2,
    totalKeyBehavioursCount: 3,
  })
  expect(threatAreaDetail(tally, 'Passwords')).toBeUndefined()
})

it('scenarios keep their numbers when filtered by area', () => {
  const rows = scenarioRows(tally)
  expect(rows.map(({ number, average_score_percentage: score }) => [number, score])).toEqual([
    [1, 60],
    [2, 65],
    [3, 80],
  ])
  expect(scenarioRows(tally, 'Social engineering')).toEqual([rows[2]])
})

it('an employee on two lists counts in the scores of both', () => {
  expect(assessmentListRows(tally, lists)).toEqual([
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
  expect(riskInsights(tally, lists)).toEqual([
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
  expect(assessmentTotals(empty)).toMatchObject({ attendance: 0, resilienceScore: null })
  expect(scoreDistribution(empty)).toEqual([])
  expect(riskInsights(empty, lists)).toEqual([])
  expect(threatAreaRows(empty)[0]).toMatchObject({ weakestKeyBehaviour: null, averageScore: null })
  expect(keyBehaviourRows(empty)[0]).toMatchObject({ averageScore: null, usersAtRiskPercentage: null })
  expect(scenarioRows(empty)[0]).toMatchObject({ number: 1, average_score_percentage: null })
})

it("answers to deleted scenarios aren't counted", () => {
  const left = new AssessmentTally(
    record([person(asa, [1])], [answer(asa, 1, { check: 10 }), answer(asa, 99, { check: 0 })]),
  )
  expect(assessmentTotals(left).resilienceScore).toBe(100)
  expect(scenarioRows(left)[0]?.average_score_percentage).toBe(100)
})

it('figures for ten thousand employees are correct', () => {
  const people = Array.from({ length: 10_000 }, (_, id) => person(id, [id % 40]))
  const answers = people.flatMap(({ employeeId: id }) => [
    answer(id, 1, { check: id % 2 ? 10 : 0 }),
    answer(id, 3, { verify: 5 }),
  ])
  const many = new AssessmentTally(record(people, answers))
  expect(assessmentTotals(many)).toMatchObject({ usersTotal: 10_000, resilienceScore: 50 })
  expect(keyBehaviourRows(many).map((row) => [row.averageScore, row.usersAtRiskPercentage])).toEqual([
    [50, 50],
    [null, null],
    [50, 0],
  ])
  expect(scoreDistribution(many).map(({ value }) => value)).toEqual([0, 5000, 0, 5000, 0])
})

it('completion counts only employees who have finished', () => {
  expect(assessmentCompletion({ usersFinished: 162, totalEmployees: 221 })).toBe(73)
  expect(assessmentCompletion({ usersFinished: 0, totalEmployees: 0 })).toBe(0)
})
