import { expect, it } from 'vitest'
import { AssessmentTally } from './AssessmentTally.ts'
import {
  computeAssessmentTotals,
  listKeyBehaviourRows,
  listScenarioRows,
  listThreatAreaScores,
} from './assessmentResults.ts'
import { createAnswer, createPerson, createRecord } from './testRecord.ts'

const [asa, jon] = [11, 12] as const
const lists = [
  { id: 1, name: 'Finance' },
  { id: 2, name: 'Sales' },
]
const previousTally = new AssessmentTally(
  createRecord(
    [createPerson(asa, [1]), createPerson(jon, [2])],
    [
      createAnswer(asa, 1, { check: 10 }),
      createAnswer(asa, 3, { verify: 10 }),
      createAnswer(jon, 2, { check: 4, report: 0 }),
    ],
  ),
)
const computeFigures = (tally: AssessmentTally) => [
  computeAssessmentTotals(tally),
  listKeyBehaviourRows(tally),
  listScenarioRows(tally),
  listThreatAreaScores(tally, lists),
]
const { people, questions, ...rest } = previousTally.record
const changedPeople = people.map((one) =>
  one.employeeId === jon ? { ...one, answers: [{ question: 1, points: { check: 2 } }] } : one,
)

it.each([
  ['an answer changes', { people: changedPeople, questions }],
  ['an employee is removed', { people: people.slice(1), questions }],
  ['employees are reordered', { people: people.toReversed(), questions }],
  ['a scenario is removed', { people, questions: questions.slice(1) }],
])('an updated tally equals a fresh one when %s', (_, now) => {
  const after = computeFigures(new AssessmentTally({ ...rest, ...now }, previousTally))
  expect(after).toEqual(computeFigures(new AssessmentTally({ ...rest, ...now })))
})

it("a tally doesn't reread employees whose answers are unchanged", () => {
  let reads = 0
  const counted = people.map((one) => ({
    ...one,
    answers: new Proxy(one.answers, {
      get(answers, key) {
        reads += 1
        return Reflect.get(answers, key)
      },
    }),
  }))
  const first = new AssessmentTally({ ...rest, questions, people: counted })
  const once = reads
  const again = new AssessmentTally({ ...rest, questions, people: [...counted] }, first)
  expect([once > 0, reads]).toEqual([true, once])
  expect(computeFigures(again)).toEqual(computeFigures(previousTally))
})
