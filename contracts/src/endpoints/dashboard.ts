import { DashboardStatus } from '../entities/dashboard.ts'
import { get } from './declare.ts'

export const dashboard = {
  getStatus: get('/companies/:companyId/statistics/status', {
    summary: 'Active and completed campaigns, and the people they reach',
    section: 'S2 section 3',
    who: 'viewer',
    answer: DashboardStatus,
  }),
}
