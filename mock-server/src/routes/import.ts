import { singleSignOnRemoves } from '@heed/contracts'
import { canAddUsers } from '../world/companies.ts'
import { planImport } from '../world/importPlan.ts'
import { hasSingleSignOn } from '../world/views.ts'
import { findList } from './find.ts'
import type { AreaHandlers } from './handler.ts'
import { refuseKeptElsewhere } from './lists.ts'
import { forbidden, limitReached } from './refusal.ts'

export const importArea: AreaHandlers<'import'> = {
  createUsersBatch({ world, company, input }) {
    if (!canAddUsers(world, company)) throw limitReached()
    if (input.listId !== undefined) refuseKeptElsewhere(world, [findList(world, company, input.listId).id])
    if (input.removeObsolete && hasSingleSignOn(company)) {
      throw forbidden(singleSignOnRemoves)
    }
    const plan = planImport(world, company, input)
    if (!input.preview) plan.apply()
    return plan.result
  },
}
