import * as z from 'zod/mini'
import { NoticeType } from './branding.ts'
import { Flag, Id, Instant } from './primitives.ts'

/** An address that the platform calls when something happens (S0 section 7). */
export const Hook = z.looseObject({ id: Id, url: z.string(), event: z.string(), enabled: z.boolean() })

/** A public notification as the super level lists them. */
export const SystemNotification = z.looseObject({
  id: Id,
  status: Flag,
  type: NoticeType,
  message: z.string(),
  created: Instant,
})

/** Whom a notification can be meant for. */
export const NotificationTarget = z.looseObject({
  id: Id,
  name: z.string(),
  type: z.enum(['company', 'partner']),
  /** Of a partner account: whether it may sell. */
  enabled: z.optional(z.boolean()),
})
export type NotificationTarget = z.infer<typeof NotificationTarget>

/** Who came by the free registration; `counter` tells how often (S0 section 7). */
export const Freemium = z.looseObject({ id: Id, email: z.string(), created: Instant, counter: z.int() })
