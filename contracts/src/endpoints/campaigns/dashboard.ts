import * as z from 'zod/mini'
import { CalendarEvent, DashboardStatus } from '../../entities/campaigns/dashboard.ts'
import { get } from '../declarations/declare.ts'

const Month = z
  .string()
  .check(
    z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Must be a month like 2026-02'),
    z.meta({ examples: ['2026-02', '2026-01', '2027-12'] }),
  )

export const dashboard = {
  getStatus: get('/companies/:companyId/statistics/status', {
    summary: 'Get the numbers of active and completed campaigns, and of employees reached',
    section: 'S2 section 3',
    who: 'viewer',
    answer: DashboardStatus,
  }),
  getEvents: get('/companies/:companyId/events', {
    summary: "List a company's deliveries in a UTC month such as 2026-02",
    section: 'S2 section 3',
    who: 'viewer',
    query: { m: Month },
    answer: z.looseObject({ events: z.array(CalendarEvent) }),
  }),
}
