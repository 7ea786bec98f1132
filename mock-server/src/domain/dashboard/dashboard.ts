import type { AreaHandlers } from '../../calls/handler.ts'
import { calendarEvents } from './calendar.ts'
import { dashboardStatus } from './dashboardStatus.ts'

export const dashboard: AreaHandlers<'dashboard'> = {
  getStatus: ({ world, company }) => dashboardStatus(world, company.id),

  getEvents: ({ world, company, input }) => ({ events: calendarEvents(world, company.id, input.m) }),
}
