import * as z from 'zod/mini'
import { Id, Instant, LanguageCode, Url } from '../primitives.ts'

/** A company's pay-per-view package (S2 section 3). */
export const Ppv = z.looseObject({
  apiKey: z.string(),
  company_id: Id,
  viewsPurchased: z.int().check(z.gte(0)),
  viewsUsed: z.int().check(z.gte(0)),
})
export type Ppv = z.infer<typeof Ppv>

/** Usage log entry; `event_type` is 1 signature, 2 view, 3 error. */
export const PpvLogRow = z.looseObject({
  id: Id,
  timestamp: Instant,
  event_type: z.int(),
  subject_title: z.string(),
  client_ip: z.string(),
  js_video_id: z.nullable(z.string()),
  location: z.nullable(z.string()),
  uid: z.nullable(z.string()),
  api_key: z.string(),
})
export type PpvLogRow = z.infer<typeof PpvLogRow>

export const PpvTransaction = z.looseObject({ id: Id, created: Instant, views: z.int(), notes: z.string() })
export type PpvTransaction = z.infer<typeof PpvTransaction>

/** A video, its views, and whether it can be embedded; `disabled` if it isn't in the plan. */
export const SnippetStat = z.looseObject({
  subject_id: Id,
  views: z.int(),
  enabled: z.boolean(),
  title: z.string(),
  thumb: z.nullable(Url),
  category: z.string(),
  disabled: z.boolean(),
  languages: z.array(LanguageCode),
})
export type SnippetStat = z.infer<typeof SnippetStat>
