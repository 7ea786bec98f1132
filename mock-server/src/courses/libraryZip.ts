import type { LibraryCourse } from '@heed/fixtures'
import { findSubject, getSubjectText } from '@heed/fixtures/library'
import { generateZip } from '../files/zipped.ts'
import { publishedAt } from '../library/libraryTranslation.ts'
import { createCourseFiles } from './courseFiles.ts'

export async function createLibraryZip({ subjectId, language }: LibraryCourse): Promise<Uint8Array> {
  const subject = findSubject(subjectId)
  if (!subject) throw new RangeError(`The library has no subject ${subjectId}`)
  const row = {
    uniqueId: `library-${subjectId}`,
    name: getSubjectText(subject, language).text.title,
    subjects: [subjectId],
  }
  const files = await createCourseFiles({ kind: 'training', row, language }, 'scorm2004')
  return Buffer.concat([...generateZip(files, publishedAt)])
}
