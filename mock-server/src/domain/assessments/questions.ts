import {
  type Company,
  type PersonalizedKey,
  personalizedKeysIn,
  questionDisabled,
  textsOf,
} from '@heed/contracts'
import type { AssessmentRow } from '@heed/fixtures'
import { findQuestion, type LibraryQuestion } from '@heed/fixtures/library'

/** The scenarios of an assessment in their order; one that the library has no more is left out. */
export const questionsOf = ({ questions }: Pick<AssessmentRow, 'questions'>): LibraryQuestion[] =>
  questions.flatMap((id) => findQuestion(id) ?? [])

/** Names of the threat areas that the scenarios are from, in the order in which they come. */
export const areasOf = (assessment: Pick<AssessmentRow, 'questions'>): string[] => [
  ...new Set(questionsOf(assessment).map(({ area }) => area)),
]

/** Those that the company cannot ask: its plan has them not, or the library. */
export const unavailableQuestions = (company: Company, ids: readonly number[]): number[] =>
  ids.filter((id) => !findQuestion(id) || questionDisabled(company, id))

/** What the texts of these scenarios name of the company. */
export const keysNamedIn = (questions: readonly number[]): PersonalizedKey[] =>
  personalizedKeysIn(questionsOf({ questions }).flatMap(({ blocks }) => textsOf(blocks)))
