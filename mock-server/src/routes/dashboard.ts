import { calendarEvents } from '../world/calendar.ts'
import { dashboardStatus } from '../world/campaigns.ts'
import type { AreaHandlers } from './handler.ts'

export const dashboard: AreaHandlers<'dashboard'> = {
  getStatus: ({ world, company }) => dashboardStatus(world, company.id),

  getEvents: ({ world, company, input }) => ({ events: calendarEvents(world, company.id, input.m) }),
}
