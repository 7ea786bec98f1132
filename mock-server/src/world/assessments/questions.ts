import type { AssessmentRow } from '@heed/fixtures'
import { findQuestion, type LibraryQuestion } from '@heed/fixtures/library'

/** The scenarios of an assessment in their order; one that the library has no more is left out. */
export const questionsOf = ({ questions }: Pick<AssessmentRow, 'questions'>): LibraryQuestion[] =>
  questions.flatMap((id) => findQuestion(id) ?? [])

/** Names of the threat areas that the scenarios are from, in the order in which they come. */
export const areasOf = (assessment: Pick<AssessmentRow, 'questions'>): string[] => [
  ...new Set(questionsOf(assessment).map(({ area }) => area)),
]
