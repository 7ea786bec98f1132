import { singleSignOnRefusal } from '@heed/contracts'
import { findList } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import { forbidBy } from '../../calls/refusal.ts'
import { refuseKeptElsewhere } from '../lists/lists.ts'
import { refuseFull } from '../lists/refuseFull.ts'
import { planImport } from './importPlan.ts'

export const importArea: AreaHandlers<'import'> = {
  createUsersBatch({ world, company, input }) {
    refuseFull(world, company)
    if (input.listId !== undefined) refuseKeptElsewhere(world, [findList(world, company, input.listId).id])
    if (input.removeObsolete) forbidBy(singleSignOnRefusal(company))
    const plan = planImport(world, company, input)
    if (!input.preview) plan.apply()
    return plan.result
  },
}
