import * as z from 'zod/mini'
import { BouncedAt, IsRemindable } from './bounce.ts'
import { Bounced, CampaignKey, CampaignStatus, Channels, Introduction, StatusInfo } from './campaign.ts'
import { Flag, Id, Instant, whole } from './primitives.ts'
import { ReminderStep } from './trainingSave.ts'

/** What may be done with a training, as the server says it (S1 section 4). */
const TrainingAbilities = z.looseObject({
  canRemind: z.boolean(),
  canRename: z.boolean(),
  canCopy: z.boolean(),
  canStop: z.boolean(),
  canDelete: z.boolean(),
})
export type TrainingAbilities = z.infer<typeof TrainingAbilities>

/** One delivery, or one reminder of it; status 0 is not sent, above 0 sent. */
const EventReminder = z.looseObject({ id: Id, send: Instant, status: z.int() })
export const TrainingEvent = z.extend(EventReminder, {
  /** Where it was given one. */
  name: z.optional(z.string()),
  subjects: z.array(z.looseObject({ subject_id: Id })),
  reminders: z.array(EventReminder),
})
export type TrainingEvent = z.infer<typeof TrainingEvent>

/** What the lists and the dashboard show of a training; attendance and awarenessScore in whole percent (S2 section 3). */
export const TrainingRow = z.looseObject({
  id: CampaignKey,
  name: z.string(),
  status: CampaignStatus,
  statusInfo: StatusInfo,
  isScorm: z.boolean(),
  uniqueId: z.string(),
  scheduleType: z.int(),
  totalUsers: z.int(),
  firstBatch: z.nullable(Instant),
  lastBatch: z.nullable(Instant),
  updated: Instant,
  attendance: z.number(),
  awarenessScore: z.number(),
  subjectsSent: z.int(),
  totalSubjects: z.int(),
  ...TrainingAbilities.shape,
})
export type TrainingRow = z.infer<typeof TrainingRow>

/** How many lessons had come, and how many were completed, at an instant: one per person and subject. */
export const ProgressPoint = z.looseObject({ at: Instant, delivered: z.int(), completed: z.int() })
export type ProgressPoint = z.infer<typeof ProgressPoint>

/** How one subject of a training stands, over the people it came to. */
export const TrainingLesson = z.looseObject({
  subject_id: Id,
  title: z.string(),
  delivered: z.int(),
  viewed: z.int(),
  completed: z.int(),
})
export type TrainingLesson = z.infer<typeof TrainingLesson>

/** A list of a training; its figures, as those of the training, are there where the platform counts by list. */
export const TrainingList = z.looseObject({
  id: Id,
  name: z.optional(z.string()),
  totalUsers: z.optional(z.int()),
  opened: z.optional(z.int()),
  score: z.optional(z.int()),
  total: z.optional(z.int()),
})
export type TrainingList = z.infer<typeof TrainingList>

/**
 * A training in full (S1 section 3). `score` of `total` and `viewed` of `totalForView` count subject deliveries, one
 * per person and subject; `opened` of `totalUsers` counts people.
 */
export const Training = z.looseObject({
  ...TrainingAbilities.shape,
  id: CampaignKey,
  name: z.string(),
  status: CampaignStatus,
  statusInfo: z.optional(StatusInfo),
  active: Flag,
  scheduleType: z.int(),
  frequency: z.string(),
  subjectsPerInterval: whole(1, 20),
  channel: Channels,
  sendOptions: z.looseObject({ channel: Channels }),
  reminders_enabled: Flag,
  reminders_steps: z.array(ReminderStep),
  reminders_settings: z.looseObject({
    channel: Channels,
    deliveryChannel: z.optional(Channels),
    steps: z.array(ReminderStep),
  }),
  definition: z.looseObject({
    introMessageEnabled: Flag,
    introductoryData: z.looseObject(Introduction.shape),
    userLists: z.array(Id),
    areas: z.array(z.string()),
  }),
  events: z.array(TrainingEvent),
  lists: z.array(TrainingList),
  /** A row per subject, and how far all of it was over time; what is not known is not shown. */
  lessons: z.optional(z.array(TrainingLesson)),
  progress: z.optional(z.array(ProgressPoint)),
  subjects: z.union([z.array(Id), z.array(z.looseObject({ id: Id }))]),
  subjectsNames: z.array(z.string()),
  template_id: z.nullable(Id),
  templateCustomized: Flag,
  isScorm: z.boolean(),
  uniqueId: z.string(),
  firstBatch: z.nullable(Instant),
  lastBatch: z.nullable(Instant),
  created: Instant,
  updated: Instant,
  opened: z.int(),
  totalUsers: z.int(),
  /** People who have not finished what was delivered to them so far, where the platform tells. */
  behindUsers: z.optional(z.int()),
  /** People who have finished all lessons, where the platform tells. */
  finishedUsers: z.optional(z.int()),
  users: z.optional(z.array(z.looseObject({ email: z.string() }))),
  score: z.int(),
  total: z.int(),
  viewed: z.int(),
  totalForView: z.int(),
  subjectsSent: z.int(),
  totalSubjects: z.int(),
  bouncedEmails: Bounced,
  company_id: Id,
  version: z.optional(z.int()),
})
export type Training = z.infer<typeof Training>

/** The figures of a training that change while it runs. */
export const TrainingProgress = z.extend(
  z.pick(Training, {
    id: true,
    status: true,
    active: true,
    score: true,
    total: true,
    totalUsers: true,
    subjectsSent: true,
    totalSubjects: true,
  }),
  { opened: z.optional(z.int()), viewed: z.optional(z.int()) },
)
export type TrainingProgress = z.infer<typeof TrainingProgress>

/**
 * How far somebody is in a training; who has not started has not finished either. Behind is who has not finished what
 * was delivered so far: while lessons are still to come, nobody has finished all of them.
 */
export const TrainingUserProgress = z.enum(['notStarted', 'behind', 'notFinished', 'finished'])
export type TrainingUserProgress = z.infer<typeof TrainingUserProgress>

/** A person in the lists of a training; scorePercent 0 to 100 (S1 section 2). */
export const TrainingUser = z.looseObject({
  name: z.string(),
  email: z.string(),
  listName: z.nullable(z.string()),
  completedDate: z.nullable(Instant),
  started: z.nullable(Instant),
  scorePercent: z.number(),
  /** When they were reminded last, where the platform tells; null while they were not. */
  reminded: z.optional(z.nullable(Instant)),
  bounced: BouncedAt,
  remindable: IsRemindable,
  access_link: z.optional(z.string()),
})
export type TrainingUser = z.infer<typeof TrainingUser>

/** The same person with a mark per subject: what 'Show details' shows. */
export const TrainingUserDetails = z.looseObject({
  name: z.string(),
  email: z.string(),
  listName: z.nullable(z.string()),
  score: z.number(),
  started: z.nullable(Instant),
  completedDate: z.nullable(Instant),
  subjects: z.array(
    z.looseObject({
      subject_id: Id,
      title: z.string(),
      delivered: z.nullable(Instant),
      bounced: BouncedAt,
      viewed: z.union([z.nullable(Instant), z.boolean()]),
      correct: z.int(),
      incorrect: z.int(),
      status: z.int(),
    }),
  ),
})
export type TrainingUserDetails = z.infer<typeof TrainingUserDetails>
