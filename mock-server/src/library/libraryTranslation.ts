import type { LibraryCourse, ScormTranslationRow } from '@heed/fixtures'
import { findSubject, getSubjectText } from '@heed/fixtures/library'

export const publishedAt = '2025-01-15T08:00:00.000Z'

export function createLibraryTranslation(library: LibraryCourse): ScormTranslationRow | undefined {
  const { subjectId, language } = library
  const subject = findSubject(subjectId)
  if (!subject) return undefined
  const { text } = getSubjectText(subject, language)
  return {
    id: 0,
    packageId: subjectId,
    uniqueId: `library-${subjectId}-${language}`,
    language,
    name: text.title,
    description: text.description,
    created: publishedAt,
    filename: `${subjectId}-${language}.zip`,
    entryPoint: 'index.html',
    kind: 'scorm2004',
    version: 'SCORM 2004 3rd Edition',
    xapi: false,
    zip: { library },
    thumbnail: null,
  }
}
