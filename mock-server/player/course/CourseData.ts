import type { Block, PackageFormat, ScoredQuestion, ThreatArea } from '@heed/contracts'
import type { courseWords, LearnerWord } from '@heed/fixtures/library'

/** Words that a package shares with the pages of employees. */
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
  'mayClose',
] as const satisfies readonly LearnerWord[]

/** What the player of a package says by itself; values stand in it as in '{n}'. */
export type CourseWord = keyof typeof courseWords | (typeof sharedWords)[number]
export type CourseWords = Readonly<Record<CourseWord, string>>

export interface QuizQuestion {
  id: string
  question: string
  options: readonly { id: string; text: string }[]
  /** Id of the right option. */
  right: string
  why: string
}

export interface CourseLesson {
  title: string
  /** Address of the page that plays it, beside the page of the course. */
  page: string
  /** Language code of its texts. */
  language: string
  /** What it tells, for who would rather read. */
  scenes: readonly { heading: string; text: string }[]
  quiz: readonly QuizQuestion[]
}

export interface CourseScenario extends ScoredQuestion {
  blocks: readonly Block[]
}

/** Everything a package plays: the one file of it that differs from course to course. */
export interface CourseData {
  format: PackageFormat
  title: string
  /** Language code of what the player says. */
  language: string
  words: CourseWords
  /** What passes, 0 to 1, unless the learning system says otherwise; null where a score is no examination. */
  mastery: number | null
  lessons: readonly CourseLesson[]
  scenarios: readonly CourseScenario[]
  /** The areas that the scenarios are from. */
  threatAreas: readonly ThreatArea[]
}
