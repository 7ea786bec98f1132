import * as z from 'zod/mini'
import { Id, LanguageCode } from '../primitives.ts'

export const difficulty = { basic: 1, medium: 2, advanced: 3 } as const
export type Difficulty = (typeof difficulty)[keyof typeof difficulty]

/** Platforms may also send other types and presentations (S0 section 8). */
export const blockType = { content: 'content', question: 'question' } as const
export const contentPresentations = ['text', 'email', 'chat', 'call', 'web-page'] as const
export const questionPresentations = ['single-choice', 'multiple-choice', 'yes-no-list', 'order'] as const
export type ContentPresentation = (typeof contentPresentations)[number]
export type QuestionPresentation = (typeof questionPresentations)[number]

const Option = z.looseObject({
  id: z.string(),
  text: z.string(),
  why: z.optional(z.string()),
  points: z.optional(z.number()),
  right: z.optional(z.boolean()),
  place: z.optional(z.int()),
})

/** A card of a scenario; question blocks measure `behaviours` and are worth `maxPoints`. */
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

/** Answer to a block: an option, several in order, or yes or no per option. */
export const BlockAnswer = z.union([
  z.string(),
  z.array(z.string()),
  z.record(z.string(), z.enum(['yes', 'no'])),
])
export type BlockAnswer = z.infer<typeof BlockAnswer>

/** A scenario; duration in seconds. Only previews include blocks and languages (S1 section 3). */
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

/** A threat area and its behaviours; `code` is its name with underscores (S1 section 3). */
export const ThreatArea = z.looseObject({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  keyBehaviours: z.array(z.looseObject({ code: z.string(), name: z.string() })),
})
export type ThreatArea = z.infer<typeof ThreatArea>
