import type { ScormPackage } from '@heed/contracts'
import { getSubjectText, type LibrarySubject, libraryLanguages } from '@heed/fixtures/library'
import { formatThumbAddress } from '../world/addresses.ts'
import { publishedAt } from './libraryTranslation.ts'

export function toLibraryPackageView(origin: string, subject: LibrarySubject): ScormPackage {
  const commonFields = {
    subject_id: subject.id,
    created: publishedAt,
    thumb: formatThumbAddress(origin, subject.id),
    tags: [subject.category],
  }
  const translations = libraryLanguages.map((language, index) => {
    const { text } = getSubjectText(subject, language)
    return {
      ...commonFields,
      id: subject.id * 100 + index + 1,
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
    ...commonFields,
    id: subject.id,
    uniqueId: `library-${subject.id}`,
    name: subject.title,
    languages: translations.map(({ language }) => language),
    translations,
  }
}
