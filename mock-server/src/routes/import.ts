import { singleSignOnRefusal } from '@heed/contracts'
import { planImport } from '../world/importPlan.ts'
import { findList } from './find.ts'
import type { AreaHandlers } from './handler.ts'
import { refuseKeptElsewhere } from './lists.ts'
import { forbidBy } from './refusal.ts'
import { refuseFull } from './refuseFull.ts'

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
