import {
  type Company,
  isQuestionDisabled,
  listBlockTexts,
  listPersonalizedKeys,
  type PersonalizedKey,
} from '@heed/contracts'
import type { AssessmentRow } from '@heed/fixtures'
import { findQuestion, type LibraryQuestion } from '@heed/fixtures/library'

export const getQuestions = ({ questions }: Pick<AssessmentRow, 'questions'>): LibraryQuestion[] =>
  questions.flatMap((id) => findQuestion(id) ?? [])

export const getAreas = (assessment: Pick<AssessmentRow, 'questions'>): string[] => [
  ...new Set(getQuestions(assessment).map(({ area }) => area)),
]

export const findUnavailableQuestions = (company: Company, ids: readonly number[]): number[] =>
  ids.filter((id) => !findQuestion(id) || isQuestionDisabled(company, id))

export const collectPersonalizedKeys = (questions: readonly number[]): PersonalizedKey[] =>
  listPersonalizedKeys(getQuestions({ questions }).flatMap(({ blocks }) => listBlockTexts(blocks)))
