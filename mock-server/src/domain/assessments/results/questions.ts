import {
  type Company,
  type PersonalizedKey,
  personalizedKeysIn,
  questionDisabled,
  textsOf,
} from '@heed/contracts'
import type { AssessmentRow } from '@heed/fixtures'
import { findQuestion, type LibraryQuestion } from '@heed/fixtures/library'

export const questionsOf = ({ questions }: Pick<AssessmentRow, 'questions'>): LibraryQuestion[] =>
  questions.flatMap((id) => findQuestion(id) ?? [])

export const areasOf = (assessment: Pick<AssessmentRow, 'questions'>): string[] => [
  ...new Set(questionsOf(assessment).map(({ area }) => area)),
]

export const unavailableQuestions = (company: Company, ids: readonly number[]): number[] =>
  ids.filter((id) => !findQuestion(id) || questionDisabled(company, id))

export const keysNamedIn = (questions: readonly number[]): PersonalizedKey[] =>
  personalizedKeysIn(questionsOf({ questions }).flatMap(({ blocks }) => textsOf(blocks)))
