import * as z from 'zod/mini'
import { Color, createIntegerSchema, Flag, Url } from '../primitives.ts'

/** A score band within 0 to 100 and its colour; company bands override global ones (S0 section 3). */
export const ScoreRange = z.looseObject({
  from_score: createIntegerSchema(0, 100),
  to_score: createIntegerSchema(0, 100),
  category: z.enum(['error', 'warn', 'info', 'success']),
  color: Color,
})
export type ScoreRange = z.infer<typeof ScoreRange>

const OptionalUrl = z.optional(z.nullable(Url))

/** Branding of an account or company, as a flat map of dotted keys (S0 section 3). */
export const Branding = z.looseObject({
  name: z.string(),
  account_name: z.string(),
  lms_domain: z.string(),
  my_domain: z.string(),
  'contact.support': z.string(),
  'ui.logo': OptionalUrl,
  'ui.favicon': OptionalUrl,
  'ui.ad_enabled': z.optional(Flag),
  'ui.help_url': OptionalUrl,
  'ui.resources_url': OptionalUrl,
  'ui.terms_url': OptionalUrl,
  'ui.privacy_url': OptionalUrl,
  'ui.check_email_url': OptionalUrl,
  'ui.integration_ad_url': OptionalUrl,
  'ui.integration_sso_url': OptionalUrl,
  'ui.integration_google_url': OptionalUrl,
  'ui.integration_teams_url': OptionalUrl,
  'ui.integration_slack_url': OptionalUrl,
  'ui.api_help_url': OptionalUrl,
  'ui.colors.primary': z.optional(z.nullable(Color)),
  'ui.colors.secondary': z.optional(z.nullable(Color)),
  assessmentScoreRanges: z.optional(
    z.looseObject({ company: z.array(ScoreRange), global: z.array(ScoreRange) }),
  ),
})
export type Branding = z.infer<typeof Branding>

export const NoticeType = z.enum(['success', 'warning', 'error', 'info'])
export type NoticeType = z.infer<typeof NoticeType>

/** The public notification that clients read at start-up (S0 section 7). */
export const PublicNotification = z.looseObject({
  status: z.union([z.string(), z.boolean()]),
  type: NoticeType,
  message: z.string(),
})
export type PublicNotification = z.infer<typeof PublicNotification>

/** Texts in one language, as nested sections. */
export const Locale = z.record(z.string(), z.unknown())
