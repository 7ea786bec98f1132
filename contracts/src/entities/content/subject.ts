import * as z from 'zod/mini'
import { countCharacters, Id, LanguageCode, Url } from '../primitives.ts'

export const subjectType = { video: 1, scorm: 2, decision: 3, scormQuiz: 4 } as const
export type SubjectType = (typeof subjectType)[keyof typeof subjectType]

const noteMaxLength = 2000
export const NoteContent = z
  .string()
  .check(z.trim())
  .check(z.refine((value) => value !== '', 'You need to enter some information to save'))
  .check(
    z.refine(
      (value) => countCharacters(value) <= noteMaxLength,
      `Can't be more than ${noteMaxLength} characters`,
    ),
  )

/** A company's own note on a subject (S2 section 3). */
export const Note = z.looseObject({ id: Id, content: z.string() })
export type Note = z.infer<typeof Note>

const QuizQuestion = z.looseObject({
  question: z.string(),
  correct_answer: z.string(),
  wrong_answer1: z.string(),
  wrong_answer2: z.string(),
  wrong_answer3: z.string(),
  why: z.optional(z.string()),
})

const Scene = z.looseObject({ heading: z.string(), text: z.string(), from: z.number(), to: z.number() })

/** A lesson's content: its scenes and key points. */
export const SubjectContent = z.looseObject({ scenes: z.array(Scene), points: z.array(z.string()) })
export type SubjectContent = z.infer<typeof SubjectContent>

/** A choice in a video, offered at second `at`. */
export const Decision = z.looseObject({
  at: z.number(),
  question: z.string(),
  options: z.array(z.looseObject({ text: z.string(), why: z.string() })),
})
export type Decision = z.infer<typeof Decision>

const VideoDecisions = z.looseObject({
  decisions: z.array(Decision),
  answerSubjectId: Id,
  answerSubjectLength: z.number(),
  correctPath: z.array(z.int()),
})

/** A title in one language. */
export const TranslatedTitle = z.looseObject({ language: LanguageCode, title: z.string() })

const SubjectTranslation = z.extend(TranslatedTitle, { complete: z.boolean() })

/** A lesson; duration in seconds. Lists omit fields that only `get` returns (S1 section 3, S2 section 3). */
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
  /** Language of the texts in this response. */
  language: z.optional(LanguageCode),
  /** Address of the lesson's player, which posts `PlayerMessage`s. */
  player: z.optional(z.nullable(Url)),
})
export type Subject = z.infer<typeof Subject>

const playerMessageFields = { source: z.literal('heed-player'), subjectId: Id, language: LanguageCode }

/**
 * Messages from the player to its window: `percent` seen, 0 at every start; `option` chosen in a `decision`, both
 * numbered from 0; `ended` at the end, even after skipping.
 */
export const PlayerMessage = z.union([
  z.looseObject({
    ...playerMessageFields,
    percent: z.union([z.literal(0), z.literal(25), z.literal(50), z.literal(75), z.literal(100)]),
  }),
  z.looseObject({ ...playerMessageFields, decision: z.int(), option: z.int() }),
  z.looseObject({ ...playerMessageFields, ended: z.literal(true) }),
])
export type PlayerMessage = z.infer<typeof PlayerMessage>

/** Launch data for previewing a packaged lesson (S1 section 7). */
export const ScormInfo = z.looseObject({
  url: Url,
  entryPoint: z.string(),
  xapi: z.boolean(),
  actor: z.string(),
  endpoint: Url,
  auth: z.string(),
})
export type ScormInfo = z.infer<typeof ScormInfo>
