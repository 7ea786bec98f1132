import type { LibraryCourse } from '@heed/fixtures'
import { findSubject, getSubjectText } from '@heed/fixtures/library'
import { zipped } from '../files/zipped.ts'
import { published } from '../library/libraryTranslation.ts'
import { courseFiles } from './courseFiles.ts'

export async function libraryZip({ subjectId, language }: LibraryCourse): Promise<Uint8Array> {
  const subject = findSubject(subjectId)
  if (!subject) throw new RangeError(`The library has no subject ${subjectId}`)
  const row = {
    uniqueId: `library-${subjectId}`,
    name: getSubjectText(subject, language).text.title,
    subjects: [subjectId],
  }
  const files = await courseFiles({ kind: 'training', row, language }, 'scorm2004')
  return Buffer.concat([...zipped(files, published)])
}
