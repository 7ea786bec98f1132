import type { ThreatArea } from '../../entities/content/question.ts'
import type { AssessedPerson, AssessmentRecord, ScoredQuestion } from './AssessmentTally.ts'

const area = (name: string, ...codes: string[]): ThreatArea => ({
  code: name.replaceAll(' ', '_'),
  name,
  description: '',
  keyBehaviours: codes.map((code) => ({ code, name: `To ${code}` })),
})

export const threatAreas = [
  area('Phishing', 'check', 'report', 'ignore'),
  area('Social engineering', 'verify'),
  area('Passwords', 'lock'),
]

const question = (
  id: number,
  ofArea: string,
  maxScoresByBehaviour: Record<string, number>,
): ScoredQuestion => ({
  id,
  name: `Scenario ${id}`,
  area: ofArea,
  behaviours: Object.keys(maxScoresByBehaviour).map((code) => ({ code, name: `To ${code}` })),
  maxScoresByBehaviour,
})

export const questions = [
  question(1, 'Phishing', { check: 10 }),
  question(2, 'Phishing', { check: 10, report: 10 }),
  question(3, 'Social engineering', { verify: 10 }),
]

type Asked = Omit<AssessedPerson, 'answers'>

export const person = (employeeId: number, listIds: number[], completed = true): Asked => ({
  employeeId,
  listIds,
  started: completed,
  completed,
})

export const answer = (employeeId: number, questionId: number, points: Record<string, number>) => ({
  employeeId,
  question: questionId,
  points,
})

export function record(
  people: readonly Asked[],
  answers: readonly ReturnType<typeof answer>[],
): AssessmentRecord {
  const own = new Map<number, ReturnType<typeof answer>[]>()
  for (const one of answers) own.set(one.employeeId, [...(own.get(one.employeeId) ?? []), one])
  return {
    threatAreas,
    questions,
    people: people.map((one) => ({ ...one, answers: own.get(one.employeeId) ?? [] })),
  }
}
