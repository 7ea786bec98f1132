import type { ResourceContent } from '@heed/contracts'
import {
  libraryLanguages,
  libraryMaterials,
  libraryQuestions,
  librarySubjects,
  listTitleTranslations,
  translateScenarioName,
} from '@heed/fixtures/library'
import { formatMaterialAddress, formatScenarioThumbAddress } from '../world/addresses.ts'
import { toQuestionView } from './catalogViews.ts'
import { interleave } from './interleave.ts'
import { type ContentContext, toSubjectView } from './subjectViews.ts'

/** Subjects, then scenarios, then materials (S2 section 2.4). */
export function listLibraryContent(
  reader: ContentContext & Required<Pick<ContentContext, 'company'>>,
): ResourceContent[] {
  const trainings = interleave(librarySubjects, ({ category }) => category).map(
    (subject, order): ResourceContent => ({
      ...toSubjectView(reader, subject),
      type: 'training',
      order,
      tags: [subject.category],
      subjectType: subject.type,
      translations: listTitleTranslations(subject).map(({ language, title }) => ({ language, title })),
    }),
  )
  const assessments = libraryQuestions.map(
    (question, order): ResourceContent => ({
      ...toQuestionView(reader.company, question),
      type: 'assessment',
      order,
      languages: [...libraryLanguages],
      tags: [question.area],
      title: question.name,
      description: question.description,
      translations: libraryLanguages.map((language) => ({
        language,
        title: translateScenarioName(question, language),
      })),
      image: null,
      thumb: formatScenarioThumbAddress(reader.origin, question.id),
    }),
  )
  const { origin } = reader
  const materials = libraryMaterials.map((material, order): ResourceContent => {
    const { id, kind, file, title, description, category, texts } = material
    const createFile = (language: string) => ({
      file: formatMaterialAddress(origin, file, language),
      originalName: `${file}.${language}.svg`,
    })
    return {
      id,
      type: 'material',
      order,
      languages: [...texts.keys()],
      tags: [kind === 'posters' ? 'Poster' : 'Sticker', category],
      title,
      description,
      translations: [...texts].map(([language, text]) => ({ language, title: text })),
      image: formatMaterialAddress(origin, file, 'en'),
      files: Object.fromEntries([...texts.keys()].map((language) => [language, createFile(language)])),
    }
  })
  return [...trainings, ...assessments, ...materials]
}
