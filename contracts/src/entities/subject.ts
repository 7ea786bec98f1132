import * as z from 'zod/mini'
import { Id, LanguageCode, lengthOf, Url } from './primitives.ts'

/** Kinds of lessons; a decision subject shows the badge "Interactive" (S2 section 9). */
export const subjectType = { video: 1, scorm: 2, decision: 3, scormQuiz: 4 } as const
export type SubjectType = (typeof subjectType)[keyof typeof subjectType]

/** Longest note, in characters: our own bound. */
const noteMax = 2000
export const NoteContent = z
  .string()
  .check(z.trim())
  .check(z.refine((value) => value !== '', 'You need to enter some information to save'))
  .check(z.refine((value) => lengthOf(value) <= noteMax, `Can not be more than ${noteMax} characters`))

/** What a company writes beside a subject for itself (S2 section 3). */
export const Note = z.looseObject({ id: Id, content: z.string() })
export type Note = z.infer<typeof Note>

/** One quiz question of a lesson with its right answer; `why` is reported after the answer. */
const QuizQuestion = z.looseObject({
  question: z.string(),
  correct_answer: z.string(),
  wrong_answer1: z.string(),
  wrong_answer2: z.string(),
  wrong_answer3: z.string(),
  why: z.optional(z.string()),
})

/** A part of a lesson: what is shown and, word for word, said. Times in seconds from the beginning. */
const Scene = z.looseObject({ heading: z.string(), text: z.string(), from: z.number(), to: z.number() })

/** The body of a lesson: its scenes, and the points worth keeping. */
export const SubjectContent = z.looseObject({ scenes: z.array(Scene), points: z.array(z.string()) })
export type SubjectContent = z.infer<typeof SubjectContent>

/** A choice inside a decision video: it stops at `at` seconds and asks. */
export const Decision = z.looseObject({
  at: z.number(),
  question: z.string(),
  options: z.array(z.looseObject({ text: z.string(), why: z.string() })),
})
export type Decision = z.infer<typeof Decision>

/** `correctPath`: the place of the right option of each decision, from 0. The answer subject shows that path. */
const VideoDecisions = z.looseObject({
  decisions: z.array(Decision),
  answerSubjectId: Id,
  answerSubjectLength: z.number(),
  correctPath: z.array(z.int()),
})

/** What something is called in a language. */
export const TranslatedTitle = z.looseObject({ language: LanguageCode, title: z.string() })

/** How far a subject is translated: a title in every language, the whole text only where `complete`. */
const SubjectTranslation = z.extend(TranslatedTitle, { complete: z.boolean() })

/** A lesson (S1 section 3, S2 section 3); duration in seconds. Lists leave out the fields that only `get` gives. */
export const Subject = z.looseObject({
  id: Id,
  subject_id: Id,
  title: z.string(),
  description: z.string(),
  duration: z.number(),
  thumb: z.nullable(Url),
  type: z.int(),
  languages: z.array(LanguageCode),
  notes: z.array(Note),
  questions_count: z.int(),
  keyBehaviours: z.array(z.looseObject({ id: Id, kbName: z.string() })),
  disabled: z.boolean(),
  availableForBeta: z.boolean(),
  numberOfDecisions: z.optional(z.nullable(z.int())),
  episode_number: z.optional(z.nullable(z.int())),
  video_id_jw: z.optional(z.nullable(z.string())),
  trainings: z.optional(z.array(z.looseObject({ id: z.union([z.string(), Id]), name: z.string() }))),
  questions: z.optional(z.array(QuizQuestion)),
  content: z.optional(z.nullable(SubjectContent)),
  video_decisions: z.optional(z.nullable(z.array(VideoDecisions))),
  translations: z.optional(z.array(SubjectTranslation)),
  /** The language of the texts in this answer. */
  language: z.optional(LanguageCode),
  /** Where the lesson plays; it reports as `PlayerMessage` says. */
  player: z.optional(z.nullable(Url)),
})
export type Subject = z.infer<typeof Subject>

const fromPlayer = { source: z.literal('heed-player'), subjectId: Id, language: LanguageCode }

/**
 * What a playing lesson posts to the window that shows it: 0 whenever it begins, then how much was seen; which option of
 * which decision was chosen, both by place from 0; and that its end is reached, whatever was skipped.
 */
export const PlayerMessage = z.union([
  z.looseObject({
    ...fromPlayer,
    percent: z.union([z.literal(0), z.literal(25), z.literal(50), z.literal(75), z.literal(100)]),
  }),
  z.looseObject({ ...fromPlayer, decision: z.int(), option: z.int() }),
  z.looseObject({ ...fromPlayer, ended: z.literal(true) }),
])
export type PlayerMessage = z.infer<typeof PlayerMessage>

/** What the preview of a packaged lesson is opened with (S1 section 7). */
export const ScormInfo = z.looseObject({
  url: Url,
  entryPoint: z.string(),
  xapi: z.boolean(),
  actor: z.string(),
  endpoint: Url,
  auth: z.string(),
})
export type ScormInfo = z.infer<typeof ScormInfo>
