import * as z from 'zod/mini'
import { Id, Instant } from './primitives.ts'

/** A message that bounced and can be sent again: a delivery of a training, or the invitation to an assessment. */
export const BouncedMessage = z.looseObject({
  name: z.string(),
  trainingId: z.optional(Id),
  eventId: z.optional(Id),
  assessmentId: z.optional(Id),
})
export type BouncedMessage = z.infer<typeof BouncedMessage>

/** The latest bounce of one employee, at the address of then, with all messages that can be sent again. */
export const Bounce = z.looseObject({
  at: Instant,
  email: z.string(),
  /** In the words of the mail server. */
  reason: z.string(),
  messages: z.array(BouncedMessage),
})
export type Bounce = z.infer<typeof Bounce>

/** When the message bounced, where the platform tells; null where it did not, or one has arrived since. */
export const BouncedAt = z.optional(z.nullable(Instant))

/** A reminder sent now would reach the employee, where the platform tells. */
export const IsRemindable = z.optional(z.boolean())

/** An employee whose email bounced; without a list they are shown as 'List unavailable' (S1 section 2). */
export const BouncedUser = z.looseObject({
  name: z.string(),
  email: z.string(),
  listName: z.nullable(z.string()),
  bounce: z.optional(Bounce),
})
export type BouncedUser = z.infer<typeof BouncedUser>
