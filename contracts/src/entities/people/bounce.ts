import * as z from 'zod/mini'
import { Id, Instant } from '../primitives.ts'

/** A bounced training delivery or assessment invitation that can be sent again. */
export const BouncedMessage = z.looseObject({
  name: z.string(),
  trainingId: z.optional(Id),
  eventId: z.optional(Id),
  assessmentId: z.optional(Id),
})
export type BouncedMessage = z.infer<typeof BouncedMessage>

/** An employee's latest bounce, at the address used then, with all messages that can be sent again. */
export const Bounce = z.looseObject({
  at: Instant,
  email: z.string(),
  /** The mail server's original message. */
  reason: z.string(),
  messages: z.array(BouncedMessage),
})
export type Bounce = z.infer<typeof Bounce>

/** Time of the bounce, if the platform reports it; null if nothing bounced or an email has arrived since. */
export const BouncedAt = z.optional(z.nullable(Instant))

/** True if a reminder sent now would reach the employee; missing if the platform doesn't report it. */
export const RemindableFlag = z.optional(z.boolean())

/** An employee whose email bounced; without a list, they appear as 'List unavailable' (S1 section 2). */
export const BouncedUser = z.looseObject({
  name: z.string(),
  email: z.string(),
  listName: z.nullable(z.string()),
  bounce: z.optional(Bounce),
})
export type BouncedUser = z.infer<typeof BouncedUser>
