import * as z from 'zod/mini'
import { Id, LanguageCode } from './primitives.ts'

export const difficulty = { basic: 1, medium: 2, advanced: 3 } as const
export type Difficulty = (typeof difficulty)[keyof typeof difficulty]

/** Blocks that tell, and blocks that ask; both sets are open (S0 section 8). */
export const blockType = { content: 'content', question: 'question' } as const
export const contentPresentations = ['text', 'email', 'chat', 'call', 'web-page'] as const
export const questionPresentations = ['single-choice', 'multiple-choice', 'yes-no-list', 'order'] as const
export type ContentPresentation = (typeof contentPresentations)[number]
export type QuestionPresentation = (typeof questionPresentations)[number]

/** `points` for a single choice, `right` for several and for yes or no, `place` from 0 for an order. */
const Option = z.looseObject({
  id: z.string(),
  text: z.string(),
  why: z.optional(z.string()),
  points: z.optional(z.number()),
  right: z.optional(z.boolean()),
  place: z.optional(z.int()),
})

/** One card of a scenario; a question block measures `behaviours` and is worth `maxPoints`. */
export const Block = z.looseObject({
  id: z.string(),
  type: z.string(),
  presentation: z.string(),
  text: z.optional(z.string()),
  from: z.optional(z.string()),
  subject: z.optional(z.string()),
  address: z.optional(z.string()),
  messages: z.optional(z.array(z.looseObject({ from: z.string(), text: z.string() }))),
  options: z.optional(z.array(Option)),
  behaviours: z.optional(z.array(z.string())),
  maxPoints: z.optional(z.number()),
})
export type Block = z.infer<typeof Block>

/** What was answered in one block: an option, several in their order, or yes and no by option. */
export const BlockAnswer = z.union([
  z.string(),
  z.array(z.string()),
  z.record(z.string(), z.enum(['yes', 'no'])),
])
export type BlockAnswer = z.infer<typeof BlockAnswer>

/** A scenario of assessments (S1 section 3); duration in seconds. Blocks and languages stand in the preview only. */
export const Question = z.looseObject({
  question_id: Id,
  id: Id,
  name: z.string(),
  area: z.string(),
  behaviours: z.array(z.looseObject({ code: z.string(), name: z.string() })),
  duration: z.number(),
  disabled: z.boolean(),
  difficulty: z.int(),
  adminDescription: z.string(),
  maxScoresByBehaviour: z.record(z.string(), z.number()),
  definition: z.looseObject({ personalizedKeysUsed: z.array(z.string()) }),
  blocks: z.optional(z.array(Block)),
  languages: z.optional(z.array(LanguageCode)),
  language: z.optional(LanguageCode),
})
export type Question = z.infer<typeof Question>

/** A field of risk with the behaviours that answer it; the code is the name with underscores (S1 section 3). */
export const ThreatArea = z.looseObject({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  keyBehaviours: z.array(z.looseObject({ code: z.string(), name: z.string() })),
})
export type ThreatArea = z.infer<typeof ThreatArea>
