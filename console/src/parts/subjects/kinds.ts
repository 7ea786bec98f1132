import { type Subject, subjectType } from '@heed/contracts'
import type { ParseKeys } from 'i18next'

const kinds: Readonly<Record<number, ParseKeys>> = {
  [subjectType.video]: 'subjects.kinds.video',
  [subjectType.scorm]: 'subjects.kinds.package',
  [subjectType.decision]: 'subjects.kinds.decision',
  [subjectType.scormQuiz]: 'subjects.kinds.quiz',
}

export const getSubjectKindKey = ({ type }: Pick<Subject, 'type'>): ParseKeys =>
  kinds[type] ?? 'subjects.kinds.video'

export const isPackaged = ({ type }: { type: number | undefined }): boolean =>
  type === subjectType.scorm || type === subjectType.scormQuiz
