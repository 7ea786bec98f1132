import * as z from 'zod/mini'
import { NoticeType } from '../companies/branding.ts'
import { Flag, Id, Instant } from '../primitives.ts'

/** An address that the platform calls when an event happens (S0 section 7). */
export const Hook = z.looseObject({ id: Id, url: z.string(), event: z.string(), enabled: z.boolean() })

/** A public notification as super admins see it. */
export const SystemNotification = z.looseObject({
  id: Id,
  status: Flag,
  type: NoticeType,
  message: z.string(),
  created: Instant,
})

/** A company or partner account that a notification can address. */
export const NotificationTarget = z.looseObject({
  id: Id,
  name: z.string(),
  type: z.enum(['company', 'partner']),
  /** Only for partner accounts: true if the account can sell. */
  enabled: z.optional(z.boolean()),
})
export type NotificationTarget = z.infer<typeof NotificationTarget>

/** A registration for the free plan; `counter` is the number of times this address has registered (S0 section 7). */
export const Freemium = z.looseObject({ id: Id, email: z.string(), created: Instant, counter: z.int() })
