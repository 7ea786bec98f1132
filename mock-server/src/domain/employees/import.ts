import { singleSignOnRefusal } from '@heed/contracts'
import { findList } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import { ensureAllowed } from '../../calls/refusal.ts'
import { isValid } from '../billing/seatUse.ts'
import { refuseKeptElsewhere } from '../lists/lists.ts'
import { requireFreeSeat, requireSeatsFor } from '../lists/seatLimits.ts'
import { planImport } from './importPlan.ts'

export const importArea: AreaHandlers<'import'> = {
  createUsersBatch({ world, company, input }) {
    if (!isValid(world, company)) requireFreeSeat(world, company)
    if (input.listId !== undefined) refuseKeptElsewhere(world, [findList(world, company, input.listId).id])
    if (input.removeObsolete) ensureAllowed(singleSignOnRefusal(company))
    const plan = planImport(world, company, input)
    const newcomers = plan.result.newUsers.length
    if (!input.preview) {
      requireSeatsFor(world, company, newcomers)
      plan.apply()
    } else if (newcomers > 0) {
      requireFreeSeat(world, company)
    }
    return plan.result
  },
}
