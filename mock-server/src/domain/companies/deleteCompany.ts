import { checkRemoval, getDeletionRefusal } from '@heed/contracts'
import type { CompanyRow } from '@heed/fixtures'
import { ensureNoConflict } from '../../calls/refusal.ts'
import type { World } from '../../world/World.ts'
import { countActiveCampaigns } from '../billing/planChange.ts'
import { removeCompany } from './removeCompany.ts'

export function deleteCompany(world: World, company: CompanyRow): void {
  ensureNoConflict(
    'active_campaigns',
    getDeletionRefusal(checkRemoval(countActiveCampaigns(world, company)), company.name),
  )
  removeCompany(world, company)
}
