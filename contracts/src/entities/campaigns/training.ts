import * as z from 'zod/mini'
import { BouncedAt, RemindableFlag } from '../people/bounce.ts'
import { createIntegerSchema, Flag, Id, Instant } from '../primitives.ts'
import {
  BouncedEmails,
  CampaignKey,
  CampaignStatus,
  ChannelBits,
  Introduction,
  StatusInfo,
} from './campaign.ts'
import { ReminderStep } from './trainingSave.ts'

const TrainingAbilities = z.looseObject({
  canRemind: z.boolean(),
  canRename: z.boolean(),
  canCopy: z.boolean(),
  canStop: z.boolean(),
  canDelete: z.boolean(),
})
export type TrainingAbilities = z.infer<typeof TrainingAbilities>

const EventReminder = z.looseObject({ id: Id, send: Instant, status: z.int() })
export const TrainingEvent = z.extend(EventReminder, {
  /** Name of the delivery, if it has one. */
  name: z.optional(z.string()),
  subjects: z.array(z.looseObject({ subject_id: Id })),
  reminders: z.array(EventReminder),
})
export type TrainingEvent = z.infer<typeof TrainingEvent>

/** Training in lists and on the dashboard; `attendance` and `awarenessScore` in whole percent (S2 section 3). */
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

/** Lessons delivered and completed by an instant, counted per employee and subject. */
export const ProgressPoint = z.looseObject({ at: Instant, delivered: z.int(), completed: z.int() })
export type ProgressPoint = z.infer<typeof ProgressPoint>

/** Figures for one subject, counting the employees it was delivered to. */
export const TrainingLesson = z.looseObject({
  subject_id: Id,
  title: z.string(),
  delivered: z.int(),
  viewed: z.int(),
  completed: z.int(),
})
export type TrainingLesson = z.infer<typeof TrainingLesson>

/** A training's list; its figures are included if the platform counts by list. */
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
 * A training in full (S1 section 3). `score` of `total` and `viewed` of `totalForView` count lessons, one per employee
 * and subject; `opened` of `totalUsers` counts employees.
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
  subjectsPerInterval: createIntegerSchema(1, 20),
  channel: ChannelBits,
  sendOptions: z.looseObject({ channel: ChannelBits }),
  reminders_enabled: Flag,
  reminders_steps: z.array(ReminderStep),
  reminders_settings: z.looseObject({
    channel: ChannelBits,
    deliveryChannel: z.optional(ChannelBits),
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
  /** One row per subject, if the platform reports it. */
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
  /** Employees who haven't finished the lessons delivered so far, if the platform reports it. */
  behindUsers: z.optional(z.int()),
  /** Employees who have finished all lessons, if the platform reports it. */
  finishedUsers: z.optional(z.int()),
  users: z.optional(z.array(z.looseObject({ email: z.string() }))),
  score: z.int(),
  total: z.int(),
  viewed: z.int(),
  totalForView: z.int(),
  subjectsSent: z.int(),
  totalSubjects: z.int(),
  bouncedEmails: BouncedEmails,
  company_id: Id,
  version: z.optional(z.int()),
})
export type Training = z.infer<typeof Training>

/** Figures that change while a training runs. */
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
 * `notFinished` includes `notStarted`; `behind` means unfinished lessons among those delivered. No one is `finished`
 * before the last delivery.
 */
export const TrainingUserProgress = z.enum(['notStarted', 'behind', 'notFinished', 'finished'])
export type TrainingUserProgress = z.infer<typeof TrainingUserProgress>

/** An employee in a training; `scorePercent` is 0 to 100 (S1 section 2). */
export const TrainingUser = z.looseObject({
  name: z.string(),
  email: z.string(),
  listName: z.nullable(z.string()),
  completedDate: z.nullable(Instant),
  started: z.nullable(Instant),
  scorePercent: z.number(),
  /** Time of the last reminder, if the platform reports it; null if none was sent. */
  reminded: z.optional(z.nullable(Instant)),
  bounced: BouncedAt,
  remindable: RemindableFlag,
  access_link: z.optional(z.string()),
})
export type TrainingUser = z.infer<typeof TrainingUser>

/** An employee with results per subject, as 'Show details' displays them. */
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
