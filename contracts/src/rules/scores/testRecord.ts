import type { ThreatArea } from '../../entities/content/question.ts'
import type { AssessedPerson, AssessmentRecord, ScoredQuestion } from './AssessmentTally.ts'

const createArea = (name: string, ...codes: string[]): ThreatArea => ({
  code: name.replaceAll(' ', '_'),
  name,
  description: '',
  keyBehaviours: codes.map((code) => ({ code, name: `To ${code}` })),
})

export const threatAreas = [
  createArea('Phishing', 'check', 'report', 'ignore'),
  createArea('Social engineering', 'verify'),
  createArea('Passwords', 'lock'),
]

const createQuestion = (
  id: number,
  areaName: string,
  maxScoresByBehaviour: Record<string, number>,
): ScoredQuestion => ({
  id,
  name: `Scenario ${id}`,
  area: areaName,
  behaviours: Object.keys(maxScoresByBehaviour).map((code) => ({ code, name: `To ${code}` })),
  maxScoresByBehaviour,
})

export const questions = [
  createQuestion(1, 'Phishing', { check: 10 }),
  createQuestion(2, 'Phishing', { check: 10, report: 10 }),
  createQuestion(3, 'Social engineering', { verify: 10 }),
]

type InvitedPerson = Omit<AssessedPerson, 'answers'>

export const createPerson = (employeeId: number, listIds: number[], isCompleted = true): InvitedPerson => ({
  employeeId,
  listIds,
  started: isCompleted,
  completed: isCompleted,
})

export const createAnswer = (employeeId: number, questionId: number, points: Record<string, number>) => ({
  employeeId,
  question: questionId,
  points,
})

export function createRecord(
  people: readonly InvitedPerson[],
  answers: readonly ReturnType<typeof createAnswer>[],
): AssessmentRecord {
  const answersByEmployee = new Map<number, ReturnType<typeof createAnswer>[]>()
  for (const givenAnswer of answers)
    answersByEmployee.set(givenAnswer.employeeId, [
      ...(answersByEmployee.get(givenAnswer.employeeId) ?? []),
      givenAnswer,
    ])
  return {
    threatAreas,
    questions,
    people: people.map((person) => ({ ...person, answers: answersByEmployee.get(person.employeeId) ?? [] })),
  }
}
