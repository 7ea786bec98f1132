import {
  type CatalogEntry,
  type Category,
  type Company,
  listBlockTexts,
  maxScoresByBehaviour,
  personalizedKeysIn,
  type Question,
  questionDisabled,
} from '@heed/contracts'
import {
  keyBehaviours,
  type LibraryQuestion,
  type LibrarySubject,
  lessonTime,
  librarySubjects,
  scenarioTime,
  threatAreas,
} from '@heed/fixtures/library'
import { thumbAddress } from '../world/addresses.ts'

const toCatalogEntry = (origin: string, subject: LibrarySubject): CatalogEntry => ({
  category: subject.category,
  title: subject.title,
  description: subject.description,
  subject_id: subject.id,
  duration: lessonTime(subject),
  type: subject.type,
  thumb: thumbAddress(origin, subject.id),
})

export function categories(origin: string): Category[] {
  const names = [...new Set(librarySubjects.map(({ category }) => category))]
  return names.map((name) => ({
    name,
    subjects: librarySubjects
      .filter(({ category }) => category === name)
      .map((subject) => toCatalogEntry(origin, subject)),
  }))
}

export function subjectsByArea(origin: string) {
  return threatAreas.map(({ code, name, keyBehaviours: behaviours }) => ({
    code,
    name,
    keyBehaviours: behaviours.map((behaviour) => ({ code: behaviour.code, kbName: behaviour.name })),
    subjects: librarySubjects
      .filter((subject) =>
        behaviours.some((behaviour) => subject.behaviours.some((own) => own === behaviour.code)),
      )
      .map((subject) => toCatalogEntry(origin, subject)),
  }))
}

export function questionView(company: Company, question: LibraryQuestion): Question {
  const { id, name, area, blocks } = question
  const texts = listBlockTexts(blocks)
  const scores = maxScoresByBehaviour(blocks)
  return {
    question_id: id,
    id,
    name,
    area,
    behaviours: keyBehaviours.filter(({ code }) => code in scores).map(({ code, name }) => ({ code, name })),
    duration: questionTime(question),
    disabled: questionDisabled(company, id),
    difficulty: question.difficulty,
    adminDescription: question.description,
    maxScoresByBehaviour: scores,
    definition: { personalizedKeysUsed: personalizedKeysIn(texts) },
  }
}

/** Seconds to read and answer. */
const questionTime = ({ blocks }: LibraryQuestion): number =>
  scenarioTime(listBlockTexts(blocks), blocks.filter(({ options }) => options).length)

export const questionsTime = (questions: readonly LibraryQuestion[]): number =>
  questions.reduce((seconds, question) => seconds + questionTime(question), 0)
