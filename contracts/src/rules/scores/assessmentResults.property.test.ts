/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AssessmentTally } from './AssessmentTally.ts'
import {
  computeAssessmentTotals,
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
import { getRiskBand } from './bands/scoreBands.ts'
import { computeRiskInsights } from './riskInsights.ts'
import { createRecord, questions } from './testRecord.ts'

const lists = [1, 2, 3].map((id) => ({ id, name: `List ${id}` }))

const person = fc.record({
  listIds: fc.subarray([1, 2, 3]),
  started: fc.boolean(),
  /** Percentage earned per scenario; undefined if not answered. */
  earned: fc.tuple(...questions.map(() => fc.option(fc.integer({ min: -10, max: 110 }), { nil: undefined }))),
})

const tally = fc.array(person, { maxLength: 30 }).map((people) => {
  const answers = people.flatMap(({ earned }, employeeId) =>
    questions.flatMap(({ id, maxScoresByBehaviour }, at) => {
      const percent = earned[at]
      if (percent === undefined) return []
      const points = Object.entries(maxScoresByBehaviour).map(([code, max]) => [code, (percent * max) / 100])
      return [{ employeeId, question: id, points: Object.fromEntries(points) as Record<string, number> }]
    }),
  )
  const asked = people.map(({ listIds, started, earned }, employeeId) => ({
    employeeId,
    listIds,
    started: started || earned.some((one) => one !== undefined),
    completed: earned.every((one) => one !== undefined),
  }))
  return new AssessmentTally(createRecord(asked, answers))
})

test('figures shown in several places always agree', () => {
  fc.assert(
    fc.property(tally, (one) => {
      const rows = listThreatAreaRows(one)
      expect(listAreaScores(one).map(({ score }) => score)).toEqual(
        rows.map(({ averageScore }) => averageScore),
      )
      for (const { area, code, averageScore, questionsCount } of rows) {
        const detail = getThreatAreaDetail(one, code)
        expect(detail).toMatchObject({ averageScore, questionsCount })
        expect(detail?.keyBehaviours).toEqual(listKeyBehaviourRows(one, { threatArea: area }))
        expect(listScenarioRows(one, area)).toHaveLength(questionsCount)
      }
      const listRows = createAssessmentListRows(one, lists)
      const heat = listThreatAreaScores(one, lists)
      expect(heat.map(({ usersCount, started }) => [usersCount, started])).toEqual(
        listRows.map(({ employeesCount, started }) => [employeesCount, started]),
      )
      expect(heat.flatMap(({ listId, areas }) => areas.map((cell) => [listId, cell.averageScore]))).toEqual(
        lists.flatMap(({ id }) => listThreatAreaRows(one, id).map(({ averageScore }) => [id, averageScore])),
      )
      for (const { listId, resilienceScore } of listRows) {
        expect(computeAssessmentTotals(one, listId).resilienceScore).toBe(resilienceScore)
      }
    }),
  )
})

test("the distribution counts all answered employees in their score's risk band", () => {
  fc.assert(
    fc.property(tally, (one) => {
      const scores = one.record.people.flatMap(({ employeeId }) => getPersonScore(one, employeeId) ?? [])
      const shares = computeScoreDistribution(one)
      expect(shares.reduce((sum, { value }) => sum + value, 0)).toBe(scores.length)
      for (const { from, to, value } of shares) {
        expect(scores.filter((score) => getRiskBand(score) === getRiskBand(from))).toHaveLength(value)
        expect(getRiskBand(to)).toBe(getRiskBand(from))
      }
    }),
  )
})

test('all figures stay within bounds, and insights match the tables', () => {
  const inBounds = (figure: number | null) =>
    figure === null || (Number.isInteger(figure) && figure >= 0 && figure <= 100)
  fc.assert(
    fc.property(tally, (one) => {
      const behaviours = listKeyBehaviourRows(one)
      const { attendance, resilienceScore, usersStarted, usersFinished, usersTotal } =
        computeAssessmentTotals(one)
      const figures = [
        attendance,
        resilienceScore,
        ...behaviours.flatMap((row) => [row.averageScore, row.usersAtRiskPercentage, row.coverage]),
        ...listScenarioRows(one).map((row) => row.average_score_percentage),
        ...createAssessmentListRows(one, lists).flatMap((row) => [row.completionRate, row.resilienceScore]),
      ]
      expect(figures.filter((figure) => !inBounds(figure))).toEqual([])
      expect(usersFinished).toBeLessThanOrEqual(usersStarted)
      expect(usersStarted).toBeLessThanOrEqual(usersTotal)
      for (const { type, context } of computeRiskInsights(one, lists)) {
        if (type !== 'KEY_BEHAVIOUR') continue
        const row = behaviours.find(({ keyBehaviourCode }) => keyBehaviourCode === context.keyBehaviour)
        expect([row?.usersAtRiskPercentage, row?.averageScore]).toEqual([
          context.employeesPercentage,
          context.averageScore,
        ])
        const lowest = Math.min(...behaviours.flatMap((other) => other.averageScore ?? []))
        expect(context.averageScore).toBe(lowest)
      }
    }),
  )
})
