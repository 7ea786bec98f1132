import * as z from 'zod/mini'
import { Id, LanguageCode, Url } from '../primitives.ts'
import { TranslatedTitle } from './subject.ts'

/** A subject in the catalogue; duration in seconds, type 3 is shown as "Interactive" (S2 section 3). */
export const CatalogEntry = z.looseObject({
  category: z.string(),
  title: z.string(),
  description: z.string(),
  subject_id: Id,
  duration: z.number(),
  type: z.int(),
  thumb: z.nullable(Url),
})
export type CatalogEntry = z.infer<typeof CatalogEntry>

export const Category = z.looseObject({ name: z.string(), subjects: z.array(CatalogEntry) })
export type Category = z.infer<typeof Category>

/** Subjects that train a threat area's behaviours. */
export const CatalogArea = z.looseObject({
  code: z.string(),
  name: z.string(),
  keyBehaviours: z.array(z.looseObject({ code: z.string(), kbName: z.string() })),
  subjects: z.array(CatalogEntry),
})

export type CatalogArea = z.infer<typeof CatalogArea>

/** A predefined selection of subjects or scenarios (S1 section 3). */
export const Template = z.looseObject({
  id: Id,
  title: z.string(),
  description: z.string(),
  subjects: z.array(Id),
  questions: z.optional(z.array(Id)),
  disabledSubjects: z.array(Id),
  enabled: z.boolean(),
  hidden: z.boolean(),
  verboseDuration: z.string(),
  frequency: z.string(),
})
export type Template = z.infer<typeof Template>

/** A file in one language; `originalName` is its download name. */
export const MaterialFile = z.looseObject({ file: Url, originalName: z.string() })

export const resourceTypes = ['training', 'assessment', 'material'] as const
export type ResourceType = (typeof resourceTypes)[number]

/** A library item; other fields depend on its type; duration in seconds (S2 section 3). */
export const ResourceContent = z.looseObject({
  type: z.enum(resourceTypes),
  order: z.int(),
  languages: z.array(LanguageCode),
  tags: z.array(z.string()),
  id: Id,
  title: z.string(),
  description: z.string(),
  /** Titles by language, if the platform provides them. */
  translations: z.optional(z.array(TranslatedTitle)),
  image: z.optional(z.nullable(Url)),
  files: z.optional(z.record(z.string(), MaterialFile)),
  thumb: z.optional(z.nullable(Url)),
  duration: z.optional(z.number()),
  /** Lesson type: 1 video, 2 SCORM, 3 decisions, 4 SCORM with questions. */
  subjectType: z.optional(z.int()),
  difficulty: z.optional(z.int()),
  disabled: z.optional(z.boolean()),
  availableForBeta: z.optional(z.boolean()),
})
export type ResourceContent = z.infer<typeof ResourceContent>
