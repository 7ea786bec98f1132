import { getSingleSignOnRefusal } from '@heed/contracts'
import { findList } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import { ensureAllowed } from '../../calls/refusal.ts'
import { hasValidPlan } from '../billing/seatUse.ts'
import { rejectSyncedLists } from '../lists/lists.ts'
import { requireFreeSeat, requireFreeSeats } from '../lists/seatLimits.ts'
import { planImport } from './importPlan.ts'

export const importArea: AreaHandlers<'import'> = {
  createUsersBatch({ world, company, input }) {
    if (!hasValidPlan(world, company)) requireFreeSeat(world, company)
    if (input.listId !== undefined) rejectSyncedLists(world, [findList(world, company, input.listId).id])
    if (input.removeObsolete) ensureAllowed(getSingleSignOnRefusal(company))
    const plan = planImport(world, company, input)
    const newEmployeeCount = plan.result.newUsers.length
    if (!input.preview) {
      requireFreeSeats(world, company, newEmployeeCount)
      plan.apply()
    } else if (newEmployeeCount > 0) {
      requireFreeSeat(world, company)
    }
    return plan.result
  },
}
