import { continueExecution } from '../domain/reports/running.ts'
import type { ScheduledEvent } from './ScheduledEvent.ts'

export const reportRunEvent: ScheduledEvent = {
  next: ({ reports }) => reports.agenda.next,
  name: ({ reports }) => {
    const [execution] = reports.agenda.listDue()
    const report = execution && reports.reports.get(execution.reportId)
    return `The report “${report?.name ?? ''}” runs`
  },

  run: function* (world) {
    for (const execution of world.reports.agenda.listDue()) yield* continueExecution(world, execution)
  },
}
