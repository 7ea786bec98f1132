import type { ScormPackage } from '@heed/contracts'
import { getSubjectText, type LibrarySubject, libraryLanguages } from '@heed/fixtures/library'
import { thumbAddress } from '../world/addresses.ts'
import { published } from './libraryTranslation.ts'

export function packageView(origin: string, subject: LibrarySubject): ScormPackage {
  const common = {
    subject_id: subject.id,
    created: published,
    thumb: thumbAddress(origin, subject.id),
    tags: [subject.category],
  }
  const translations = libraryLanguages.map((language, at) => {
    const { text } = getSubjectText(subject, language)
    return {
      ...common,
      id: subject.id * 100 + at + 1,
      uniqueId: `library-${subject.id}-${language}`,
      language,
      name: text.title,
      description: text.description,
      filename: `${subject.id}-${language}.zip`,
      entryPoint: 'index.html',
      version: 'SCORM 2004 3rd Edition',
      xapi: false,
    }
  })
  return {
    ...common,
    id: subject.id,
    uniqueId: `library-${subject.id}`,
    name: subject.title,
    languages: translations.map(({ language }) => language),
    translations,
  }
}
