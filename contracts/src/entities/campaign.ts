import * as z from 'zod/mini'
import { CampaignId, Id, Instant } from './primitives.ts'

/** Where a training or an assessment stands (S1 section 4). */
export const campaignStatus = { draft: -1, scheduled: 1, active: 2, completed: 4 } as const
export const CampaignStatus = z.literal(Object.values(campaignStatus))
export type CampaignStatus = z.infer<typeof CampaignStatus>

/** How many campaigns of each status a search finds, whichever status it asks for. */
export const StatusCounts = z.looseObject({
  draft: z.int(),
  scheduled: z.int(),
  active: z.int(),
  completed: z.int(),
})
export type StatusCounts = z.infer<typeof StatusCounts>

/** Channels of mails and reminders, as bits (S2 section 9). */
export const transport = { email: 1, slack: 2, teams: 4 } as const
export type Channel = keyof typeof transport

/** What a form says that switches the last channel off (S1 section 5). */
export const noChannel = 'At least one channel needs to be selected'

/** Some of the channels together, 1 to 7: one stays on (S1 section 5). */
export const Channels = z.int().check(z.gte(1, noChannel), z.lte(7, noChannel))

/** The key of a campaign in answers: a number, or text where it is packaged. */
export const CampaignKey = z.union([CampaignId, Id])

/** A status in words, with its colour as '#rrggbb'; `colour` is the twin of `color`. */
export const StatusInfo = z.looseObject({
  label: z.string(),
  color: z.string(),
  colour: z.optional(z.string()),
})
export type StatusInfo = z.infer<typeof StatusInfo>

/** How many mails bounced, or whose. */
export const Bounced = z.union([z.int(), z.array(z.looseObject({ email: z.string() }))])
export type Bounced = z.infer<typeof Bounced>

/** How many a reminder would reach, and when the last one went out (S1 section 3). */
export const ReminderCounts = z.looseObject({ remindersCount: z.int(), lastReminders: z.nullable(Instant) })
export type ReminderCounts = z.infer<typeof ReminderCounts>

/** What introduces a campaign in its first mail; the markdown twin goes to Slack and Teams. */
export const Introduction = z.object({ message: z.string(), mrkdwn_message: z.optional(z.string()) })
export type Introduction = z.infer<typeof Introduction>

/** A time of day as in '08:30'. */
export const TimeOfDay = z
  .string()
  .check(
    z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Must be a time like 08:30'),
    z.meta({ examples: ['00:00', '08:30', '23:59'] }),
  )

/** What an action on a campaign answers: a business refusal is `success` false with its reason (S1 section 7). */
export const ActionResult = z.looseObject({ success: z.boolean(), reason: z.optional(z.string()) })
export type ActionResult = z.infer<typeof ActionResult>

/** A campaign as the answer to a change of it names it. */
export const CampaignSaved = z.looseObject({
  id: CampaignKey,
  status: z.optional(CampaignStatus),
  name: z.optional(z.string()),
  uniqueId: z.optional(z.string()),
  /** Opens an assessment that is handed out by hand. */
  link: z.optional(z.string()),
})

/** The same with the campaign, which is there when it succeeded. */
export const TrainingResult = z.extend(ActionResult, { automation: z.optional(CampaignSaved) })
export const AssessmentResult = z.extend(ActionResult, { assessment: z.optional(CampaignSaved) })
export type TrainingResult = z.infer<typeof TrainingResult>
export type AssessmentResult = z.infer<typeof AssessmentResult>

/** The answer to reminders and mails sent again; `count` people were reached. */
export const RemindersSent = z.extend(ActionResult, { count: z.optional(z.int()) })
export type RemindersSent = z.infer<typeof RemindersSent>
