import { canBeRemoved, deletionRefusal } from '@heed/contracts'
import type { CompanyRow } from '@heed/fixtures'
import { refuseBy } from '../../calls/refusal.ts'
import type { World } from '../../world/World.ts'
import { activeCampaigns } from '../billing/planChange.ts'
import { removeCompany } from './removeCompany.ts'

export function deleteCompany(world: World, company: CompanyRow): void {
  refuseBy('active_campaigns', deletionRefusal(canBeRemoved(activeCampaigns(world, company)), company.name))
  removeCompany(world, company)
}
