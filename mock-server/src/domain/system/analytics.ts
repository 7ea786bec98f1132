import type { AreaHandlers } from '../../calls/handler.ts'
import { trimRows } from '../../store/trimRows.ts'

export const analytics: AreaHandlers<'analytics'> = {
  saveEvent({ world, input }) {
    const { analytics } = world.system
    trimRows(analytics, world.limits.reports - 1)
    const { event: name, data = {} } = input
    analytics.put({ id: world.nextId(analytics), name, value: null, data, at: world.clock.instant })
    return { success: true }
  },

  saveMetric({ world, input }) {
    const { analytics } = world.system
    trimRows(analytics, world.limits.reports - 1)
    const { name, value, data = {} } = input
    analytics.put({ id: world.nextId(analytics), name, value, data, at: world.clock.instant })
    return { success: true }
  },
}
