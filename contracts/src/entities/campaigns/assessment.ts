import * as z from 'zod/mini'
import { BouncedAt, RemindableFlag } from '../people/bounce.ts'
import { Flag, Id, Instant, Url } from '../primitives.ts'
import { ScoreShare, TrainingRecommendation } from './assessmentResults.ts'
import { AssessmentReminderStep, TemplateIds } from './assessmentSave.ts'
import { BouncedEmails, CampaignKey, CampaignStatus, ChannelBits, StatusInfo } from './campaign.ts'

const Score = z.nullable(z.number())
const AreaScore = z.looseObject({ name: z.string(), score: Score })

/** Assessment in lists and on the dashboard; attendance in whole percent (S2 section 3). */
export const AssessmentRow = z.looseObject({
  id: CampaignKey,
  name: z.string(),
  status: CampaignStatus,
  statusInfo: StatusInfo,
  isScorm: z.boolean(),
  uniqueId: z.string(),
  last_updated: Instant,
  deliveryDate: z.nullable(Instant),
  due: z.nullable(Instant),
  totalEmployees: z.int(),
  usersFinished: z.int(),
  started: z.int(),
  attendance: z.number(),
  resilienceScore: Score,
  areas: z.array(z.string()),
  userLists: z.array(Id),
})
export type AssessmentRow = z.infer<typeof AssessmentRow>

const SavedPersonalizeData = z.looseObject({
  companyName: z.optional(z.string()),
  companyDomain: z.optional(z.string()),
  emailHR: z.optional(z.string()),
})

/** An assessment in full; scores are 0 to 100, or null until someone answers (S1 section 3). */
export const Assessment = z.looseObject({
  id: CampaignKey,
  name: z.string(),
  status: CampaignStatus,
  generalAssessmentStatus: z.enum(['draft', 'scheduled', 'active', 'completed']),
  statusInfo: StatusInfo,
  active: Flag,
  scheduleType: z.int(),
  date: z.nullable(Instant),
  deliveryDate: z.nullable(Instant),
  timeOfDay: z.nullable(z.string()),
  due: z.nullable(Instant),
  created: Instant,
  last_updated: Instant,
  lastCompleted: z.nullable(Instant),
  channel: ChannelBits,
  sendOptions: z.looseObject({
    date: z.nullable(Instant),
    channel: ChannelBits,
    scheduleType: z.int(),
  }),
  definition: z.looseObject({
    questions: z.array(Id),
    userLists: z.array(Id),
    areas: z.array(z.string()),
    personalizeData: SavedPersonalizeData,
  }),
  personalizeEnabled: Flag,
  introMessageEnabled: Flag,
  introMessage: z.optional(z.nullable(z.string())),
  reminders_enabled: Flag,
  reminders_channel: ChannelBits,
  reminders_steps: z.array(AssessmentReminderStep),
  templateIds: TemplateIds,
  templateCustomized: Flag,
  questions: z.union([z.array(Id), z.array(z.looseObject({ id: Id }))]),
  selectedUserListsIds: z.array(Id),
  selectedUserCount: z.int(),
  threatAreas: z.array(AreaScore),
  areas: z.array(AreaScore),
  resilienceScore: Score,
  resilienceScoreDistribution: z.optional(z.array(ScoreShare)),
  scoreDistribution: z.optional(z.array(ScoreShare)),
  attendance: z.number(),
  usersFinished: z.int(),
  usersStarted: z.int(),
  usersTotal: z.int(),
  totalEmployees: z.int(),
  bouncedEmails: BouncedEmails,
  started: z.int(),
  completed: z.int(),
  score: Score,
  recommendations: z.array(TrainingRecommendation),
  isScorm: z.boolean(),
  isCompleted: z.boolean(),
  hasStarted: z.boolean(),
  canRemind: z.boolean(),
  uniqueId: z.string(),
  companyId: Id,
  /** Address of the assessment, if the company shares it by link. */
  link: z.optional(z.nullable(Url)),
})
export type Assessment = z.infer<typeof Assessment>

/** An employee's progress in an assessment; `started` excludes those who completed it. */
export const AssessmentProgress = z.enum(['notStarted', 'started', 'completed'])
export type AssessmentProgress = z.infer<typeof AssessmentProgress>

/**
 * Filter for an assessment's employees: by progress, `begun` (completed or not), `answered` (at least one answer that
 * counts) or `toRemind` (a reminder sent now would reach them).
 */
export const AssessmentUserFilter = z.enum([...AssessmentProgress.options, 'begun', 'answered', 'toRemind'])
export type AssessmentUserFilter = z.infer<typeof AssessmentUserFilter>

/** An employee in an assessment; `scorePercent` is null until they answer (S1 section 3). */
export const AssessmentUser = z.looseObject({
  name: z.string(),
  email: z.string(),
  listName: z.nullable(z.string()),
  completedDate: z.nullable(Instant),
  scorePercent: Score,
  started: z.union([z.boolean(), z.nullable(Instant)]),
  bounced: BouncedAt,
  remindable: RemindableFlag,
  access_link: z.optional(Url),
})
export type AssessmentUser = z.infer<typeof AssessmentUser>

/** An assessment reminder for `sendTo` employees; status 0 is scheduled, anything else sent (S1 section 3). */
export const ReminderOverviewRow = z.looseObject({
  id: Id,
  status: z.int(),
  send: Instant,
  sendTo: z.int(),
})
export type ReminderOverviewRow = z.infer<typeof ReminderOverviewRow>
