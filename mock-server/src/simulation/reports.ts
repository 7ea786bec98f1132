import { goOn } from '../domain/reports/running.ts'
import type { Happening } from './passTime.ts'

/** Reports run when they are planned, are done a little later, and plan their next run. */
export const reportRuns: Happening = {
  next: ({ reports }) => reports.agenda.next,

  happen(world) {
    for (const execution of world.reports.agenda.due()) goOn(world, execution)
  },
}
