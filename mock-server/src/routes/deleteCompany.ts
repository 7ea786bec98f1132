import { deletionRefusal } from '@heed/contracts'
import type { CompanyRow } from '@heed/fixtures'
import { activeCampaigns } from '../world/billing/planChange.ts'
import { removeCompany } from '../world/removeCompany.ts'
import type { World } from '../world/World.ts'
import { conflict } from './refusal.ts'

/** Refused while campaigns run (S0 section 8). */
export function deleteCompany(world: World, company: CompanyRow): void {
  const { activeAssessments, activeTrainings } = activeCampaigns(world, company)
  if (activeAssessments + activeTrainings > 0) {
    throw conflict('active_campaigns', deletionRefusal(company.name))
  }
  removeCompany(world, company)
}
