import {
  type CatalogEntry,
  type Category,
  type Company,
  computeMaxScores,
  isQuestionDisabled,
  listBlockTexts,
  listPersonalizedKeys,
  type Question,
} from '@heed/contracts'
import {
  computeLessonSeconds,
  computeScenarioSeconds,
  keyBehaviours,
  type LibraryQuestion,
  type LibrarySubject,
  librarySubjects,
  threatAreas,
} from '@heed/fixtures/library'
import { formatThumbAddress } from '../world/addresses.ts'

const toCatalogEntry = (origin: string, subject: LibrarySubject): CatalogEntry => ({
  category: subject.category,
  title: subject.title,
  description: subject.description,
  subject_id: subject.id,
  duration: computeLessonSeconds(subject),
  type: subject.type,
  thumb: formatThumbAddress(origin, subject.id),
})

export function listCategories(origin: string): Category[] {
  const names = [...new Set(librarySubjects.map(({ category }) => category))]
  return names.map((name) => ({
    name,
    subjects: librarySubjects
      .filter(({ category }) => category === name)
      .map((subject) => toCatalogEntry(origin, subject)),
  }))
}

export function groupSubjectsByArea(origin: string) {
  return threatAreas.map(({ code, name, keyBehaviours: behaviours }) => ({
    code,
    name,
    keyBehaviours: behaviours.map((behaviour) => ({ code: behaviour.code, kbName: behaviour.name })),
    subjects: librarySubjects
      .filter((subject) =>
        behaviours.some((behaviour) =>
          subject.behaviours.some((subjectBehaviour) => subjectBehaviour === behaviour.code),
        ),
      )
      .map((subject) => toCatalogEntry(origin, subject)),
  }))
}

export function toQuestionView(company: Company, question: LibraryQuestion): Question {
  const { id, name, area, blocks } = question
  const blockTexts = listBlockTexts(blocks)
  const scores = computeMaxScores(blocks)
  return {
    question_id: id,
    id,
    name,
    area,
    behaviours: keyBehaviours.filter(({ code }) => code in scores).map(({ code, name }) => ({ code, name })),
    duration: estimateQuestionSeconds(question),
    disabled: isQuestionDisabled(company, id),
    difficulty: question.difficulty,
    adminDescription: question.description,
    maxScoresByBehaviour: scores,
    definition: { personalizedKeysUsed: listPersonalizedKeys(blockTexts) },
  }
}

/** Seconds to read and answer. */
const estimateQuestionSeconds = ({ blocks }: LibraryQuestion): number =>
  computeScenarioSeconds(listBlockTexts(blocks), blocks.filter(({ options }) => options).length)

export const estimateTotalSeconds = (questions: readonly LibraryQuestion[]): number =>
  questions.reduce((seconds, question) => seconds + estimateQuestionSeconds(question), 0)
