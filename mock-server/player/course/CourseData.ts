import type { Block, PackageFormat, ScoredQuestion, ThreatArea } from '@heed/contracts'
import type { courseWords, LearnerWord } from '@heed/fixtures/library'

export const sharedWords = [
  'start',
  'goOn',
  'back',
  'nextScenario',
  'read',
  'right',
  'notRight',
  'howMany',
  'scenarioOf',
  'chooseOne',
  'chooseAny',
  'eachLine',
  'inOrder',
  'moveUp',
  'moveDown',
  'yes',
  'no',
  'email',
  'chat',
  'call',
  'webPage',
  'isDone',
  'errorTitle',
  'mayClose',
] as const satisfies readonly LearnerWord[]

export type CourseWord = keyof typeof courseWords | (typeof sharedWords)[number]
export type CourseWords = Readonly<Record<CourseWord, string>>

export interface QuizQuestion {
  id: string
  question: string
  options: readonly { id: string; text: string }[]
  right: string
  why: string
}

export interface CourseLesson {
  title: string
  page: string
  language: string
  scenes: readonly { heading: string; text: string }[]
  quiz: readonly QuizQuestion[]
}

export interface CourseScenario extends ScoredQuestion {
  blocks: readonly Block[]
}

export interface CourseData {
  format: PackageFormat
  title: string
  language: string
  words: CourseWords
  /** Passing score, 0 to 1, unless the learning system sets one; null without an examination. */
  mastery: number | null
  lessons: readonly CourseLesson[]
  scenarios: readonly CourseScenario[]
  threatAreas: readonly ThreatArea[]
}
