import type { AreaHandlers } from '../../calls/handler.ts'
import { listCalendarEvents } from './calendar.ts'
import { getDashboardStatus } from './dashboardStatus.ts'

export const dashboard: AreaHandlers<'dashboard'> = {
  getStatus: ({ world, company }) => getDashboardStatus(world, company.id),

  getEvents: ({ world, company, input }) => ({ events: listCalendarEvents(world, company.id, input.m) }),
}
