import { type Subject, subjectType } from '@heed/contracts'
import type { ParseKeys } from 'i18next'

/** Keys of the kinds of subjects; 'Interactive' is the specification's own word (S2 section 2.4). */
const kinds: Readonly<Record<number, ParseKeys>> = {
  [subjectType.video]: 'subjects.kinds.video',
  [subjectType.scorm]: 'subjects.kinds.package',
  [subjectType.decision]: 'subjects.kinds.decision',
  [subjectType.scormQuiz]: 'subjects.kinds.quiz',
}

export const kindOf = ({ type }: Pick<Subject, 'type'>): ParseKeys => kinds[type] ?? 'subjects.kinds.video'

/** It came as a package, with a quiz or without; all other kinds are videos. */
export const isPackaged = ({ type }: { type: number | undefined }): boolean =>
  type === subjectType.scorm || type === subjectType.scormQuiz
