import type { ResourceContent } from '@heed/contracts'
import { libraryQuestions, librarySubjects } from '@heed/fixtures/library'
import { questionView } from './catalogViews.ts'
import { type Reader, subjectView } from './subjectViews.ts'

/** The content library of a company: subjects, then scenarios (S2 section 2.4). */
export function libraryContent(reader: Reader & Required<Pick<Reader, 'company'>>): ResourceContent[] {
  const trainings = librarySubjects.map(
    (subject, order): ResourceContent => ({
      ...subjectView(reader, subject),
      type: 'training',
      order,
      tags: [subject.category],
      subjectType: subject.type,
    }),
  )
  const assessments = libraryQuestions.map(
    (question, order): ResourceContent => ({
      ...questionView(reader.company, question),
      type: 'assessment',
      order,
      languages: ['en'],
      tags: [question.area],
      title: question.name,
      description: question.description,
      image: null,
    }),
  )
  return [...trainings, ...assessments]
}
