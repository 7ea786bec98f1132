import * as z from 'zod/mini'
import { Id, Instant } from '../primitives.ts'
import { CampaignKey } from './campaign.ts'

const Count = z.looseObject({ value: z.int(), users: z.int() })
const CampaignCounts = z.looseObject({ active: Count, completed: Count })

/** Number of a company's campaigns, and of the employees they reach (S2 section 3). */
export const DashboardStatus = z.looseObject({ trainings: CampaignCounts, assessments: CampaignCounts })
export type DashboardStatus = z.infer<typeof DashboardStatus>

/**
 * A sent or planned delivery in the calendar, with the campaign's `id`, the delivery's `eventId`, and the number of
 * employees if the platform reports it (S2 section 3).
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
