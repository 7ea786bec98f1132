import * as z from 'zod/mini'
import { CampaignKey } from './campaign.ts'
import { Id, Instant } from './primitives.ts'

const Count = z.looseObject({ value: z.int(), users: z.int() })
const Campaigns = z.looseObject({ active: Count, completed: Count })

/** Campaigns of a company at a glance: how many, and how many people they reach (S2 section 3). */
export const DashboardStatus = z.looseObject({ trainings: Campaigns, assessments: Campaigns })
export type DashboardStatus = z.infer<typeof DashboardStatus>

/**
 * What is or was sent on a day of the calendar: `id` of the campaign, `eventId` of the delivery (S2 section 3), and the
 * people whom the campaign reaches, where the platform says it.
 */
export const CalendarEvent = z.looseObject({
  id: CampaignKey,
  eventId: Id,
  name: z.string(),
  type: z.enum(['training', 'assessment']),
  date: Instant,
  status: z.int(),
  users: z.optional(z.int().check(z.nonnegative())),
})
export type CalendarEvent = z.infer<typeof CalendarEvent>
