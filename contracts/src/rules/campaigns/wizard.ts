import type { CampaignStatus } from '../../entities/campaigns/campaign.ts'
import { campaignStatus } from '../../entities/campaigns/campaign.ts'
import { plainName } from '../../entities/campaigns/campaignName.ts'
import type { Company } from '../../entities/companies/company.ts'
import { adminsOnly, getFirstReason } from '../refusals.ts'
import type { CampaignCaller } from './actions.ts'
import { isUntitled } from './names.ts'

export interface UnavailableCounts {
  unavailable: number
  selected: number
}

export interface WizardFacts {
  name: string
  licensed: boolean
  seats: { total: number; available: number }
  hasTemplate: boolean
  items: UnavailableCounts
  employees: number
  isPackaged: boolean
}

export const noLicense = 'No license available'

export const createRefusal = (
  { canCreateTraining }: Pick<Company, 'canCreateTraining'>,
  { isAdmin }: CampaignCaller,
): string | null => getFirstReason(!isAdmin && adminsOnly, canCreateTraining !== true && noLicense)

export const giveName = 'Give it a name first'
const chooseEmployees = 'Choose at least one employee'

export function firstClosed<S extends string>(
  steps: readonly S[],
  reasons: Partial<Record<S, string | null>>,
  step: S,
): string | null {
  const place = steps.indexOf(step)
  if (place < 0) return "This step doesn't apply here"
  for (const one of steps.slice(0, place + 1)) {
    const reason = reasons[one]
    if (reason) return reason
  }
  return null
}

export function companyReason({ licensed, seats }: Pick<WizardFacts, 'licensed' | 'seats'>): string | null {
  if (!licensed) return noLicense
  return seats.available < seats.total
    ? `You have registered more employees (${seats.total}) than your subscription package allows (${seats.available}).`
    : null
}

export const startReason = (facts: WizardFacts): string | null =>
  companyReason(facts) ?? (isUntitled(facts.name) ? giveName : null)

export const employeesReason = ({ employees }: WizardFacts): string | null =>
  employees > 0 ? null : chooseEmployees

export const introReason = ({ enabled, message }: { enabled: boolean; message: string }): string | null =>
  enabled && plainName(message) === '' ? 'Write the intro message, or switch it off' : null

/** Label for the wizard's last button (C-17). */
export function finalButton(saved: { status: CampaignStatus } | null): 'Create' | 'Activate' | 'Update' {
  if (!saved) return 'Create'
  return saved.status === campaignStatus.draft ? 'Activate' : 'Update'
}
