import { singleSignOnRefusal } from '@heed/contracts'
import { planImport } from '../world/importPlan.ts'
import { findList } from './find.ts'
import type { AreaHandlers } from './handler.ts'
import { forbidBy } from './refusal.ts'
import { refuseFull } from './refuseFull.ts'

export const importArea: AreaHandlers<'import'> = {
  createUsersBatch({ world, company, input }) {
    refuseFull(world, company)
    if (input.listId !== undefined) findList(world, company, input.listId)
    if (input.removeObsolete) forbidBy(singleSignOnRefusal(company))
    const plan = planImport(world, company, input)
    if (!input.preview) plan.apply()
    return plan.result
  },
}
