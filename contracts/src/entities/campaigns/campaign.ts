import * as z from 'zod/mini'
import { CampaignId, Id, Instant } from '../primitives.ts'

export const campaignStatus = { draft: -1, scheduled: 1, active: 2, completed: 4 } as const
export const CampaignStatus = z.literal(Object.values(campaignStatus))
export type CampaignStatus = z.infer<typeof CampaignStatus>

/** Number of matching campaigns by status, ignoring any status filter. */
export const StatusCounts = z.looseObject({
  draft: z.int(),
  scheduled: z.int(),
  active: z.int(),
  completed: z.int(),
})
export type StatusCounts = z.infer<typeof StatusCounts>

/** Bit flags (S2 section 9). */
export const channelBits = { email: 1, slack: 2, teams: 4 } as const
export type Channel = keyof typeof channelBits

export const noChannelText = 'At least one channel needs to be selected'

/** Sum of the channels' bits, 1 to 7: at least one channel is required (S1 section 5). */
export const ChannelBits = z.int().check(z.gte(1, noChannelText), z.lte(7, noChannelText))

/** A campaign's id; text if the campaign is packaged. */
export const CampaignKey = z.union([CampaignId, Id])

/** A status label and its colour as '#rrggbb'; `colour` is the same as `color`. */
export const StatusInfo = z.looseObject({
  label: z.string(),
  color: z.string(),
  colour: z.optional(z.string()),
})
export type StatusInfo = z.infer<typeof StatusInfo>

/** Number of bounced emails, or their addresses. */
export const BouncedEmails = z.union([z.int(), z.array(z.looseObject({ email: z.string() }))])
export type BouncedEmails = z.infer<typeof BouncedEmails>

/** Number of employees a reminder would reach, and time of the last reminder (S1 section 3). */
export const ReminderCounts = z.looseObject({ remindersCount: z.int(), lastReminders: z.nullable(Instant) })
export type ReminderCounts = z.infer<typeof ReminderCounts>

/** Introduction in a campaign's first email; the markdown version is for Slack and Teams. */
export const Introduction = z.object({ message: z.string(), mrkdwn_message: z.optional(z.string()) })
export type Introduction = z.infer<typeof Introduction>

/** Time of day, like '08:30'. */
export const TimeOfDay = z
  .string()
  .check(
    z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Must be a time like 08:30'),
    z.meta({ examples: ['00:00', '08:30', '23:59'] }),
  )

/** Result of an action; if it isn't allowed, `success` is false and `reason` says why (S1 section 7). */
export const ActionResult = z.looseObject({ success: z.boolean(), reason: z.optional(z.string()) })
export type ActionResult = z.infer<typeof ActionResult>

/** A campaign after a change. */
export const CampaignSaved = z.looseObject({
  id: CampaignKey,
  status: z.optional(CampaignStatus),
  name: z.optional(z.string()),
  uniqueId: z.optional(z.string()),
  /** Address of the assessment, if the company shares it by link. */
  link: z.optional(z.string()),
})

/** Result of an action, with the training if it succeeded. */
export const TrainingResult = z.extend(ActionResult, { automation: z.optional(CampaignSaved) })
export const AssessmentResult = z.extend(ActionResult, { assessment: z.optional(CampaignSaved) })
export type TrainingResult = z.infer<typeof TrainingResult>
export type AssessmentResult = z.infer<typeof AssessmentResult>

/** Result of sending reminders or resending messages; `count` employees were reached. */
export const RemindersSent = z.extend(ActionResult, { count: z.optional(z.int()) })
export type RemindersSent = z.infer<typeof RemindersSent>
