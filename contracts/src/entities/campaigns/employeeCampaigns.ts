import * as z from 'zod/mini'
import { BouncedAt } from '../people/bounce.ts'
import { Id, Instant } from '../primitives.ts'
import { CampaignStatus, ChannelBits } from './campaign.ts'

const CampaignId = z.union([z.string(), Id])

export const EmailLogEntry = z.looseObject({
  created: Instant,
  actions: z.string(),
  message: z.string(),
  delivery_status: z.string(),
})
export type EmailLogEntry = z.infer<typeof EmailLogEntry>

/** An employee's progress in a training, lesson by lesson (S1 section 3). */
export const UserTrainingStatus = z.looseObject({
  subjects: z.array(
    z.looseObject({
      title: z.string(),
      delivered: z.nullable(Instant),
      bounced: BouncedAt,
      viewed: z.union([z.nullable(Instant), z.boolean()]),
      correct: z.int(),
      incorrect: z.int(),
      status: z.int(),
      eventId: Id,
      training_ids: z.array(CampaignId),
    }),
  ),
  score: z.number(),
  started: z.nullable(Instant),
  /** Time of the last reminder, if the platform reports it; null if none was sent. */
  reminded: z.optional(z.nullable(Instant)),
  trainings: z.array(z.looseObject({ name: z.string(), reminderTransport: ChannelBits })),
  log: z.optional(z.array(EmailLogEntry)),
})
export type UserTrainingStatus = z.infer<typeof UserTrainingStatus>

/** An employee's training; `singleUserScore` is 0 to 100 (S1 section 3). */
export const UserTraining = z.looseObject({
  id: CampaignId,
  name: z.string(),
  status: CampaignStatus,
  firstBatch: z.nullable(Instant),
  lessonsDelivered: z.int(),
  singleUserScore: z.number(),
  opened: z.int(),
  averageIncorrectAnswerCount: z.number(),
  subjectsNames: z.array(z.string()),
})
export type UserTraining = z.infer<typeof UserTraining>

/** An employee's assessment; `userScore` is 0 to 100, or null until they answer (S1 section 3). */
export const UserAssessment = z.looseObject({
  id: CampaignId,
  name: z.string(),
  status: CampaignStatus,
  deliveryDate: z.nullable(Instant),
  completionDate: z.nullable(Instant),
  bounced: BouncedAt,
  due: z.nullable(Instant),
  userScore: z.nullable(z.number()),
  definition: z.looseObject({ areas: z.array(z.string()) }),
})
export type UserAssessment = z.infer<typeof UserAssessment>
