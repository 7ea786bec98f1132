import type { CampaignStatus } from '../../entities/campaigns/campaign.ts'
import { campaignStatus } from '../../entities/campaigns/campaign.ts'
import { toPlainName } from '../../entities/campaigns/campaignName.ts'
import type { Company } from '../../entities/companies/company.ts'
import { adminsOnlyText, getFirstReason } from '../refusals.ts'
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

export const noLicenseText = 'No license available'

export const getCreateRefusal = (
  { canCreateTraining }: Pick<Company, 'canCreateTraining'>,
  { isAdmin }: CampaignCaller,
): string | null => getFirstReason(!isAdmin && adminsOnlyText, canCreateTraining !== true && noLicenseText)

export const nameRequiredText = 'Enter a name first'
const chooseEmployeesMessage = 'Choose at least one employee'

export function findBlockingReason<S extends string>(
  steps: readonly S[],
  reasons: Partial<Record<S, string | null>>,
  step: S,
): string | null {
  const stepIndex = steps.indexOf(step)
  if (stepIndex < 0) return "This step doesn't apply here"
  for (const earlierStep of steps.slice(0, stepIndex + 1)) {
    const reason = reasons[earlierStep]
    if (reason) return reason
  }
  return null
}

export function getCompanyReason({
  licensed,
  seats,
}: Pick<WizardFacts, 'licensed' | 'seats'>): string | null {
  if (!licensed) return noLicenseText
  return seats.available < seats.total
    ? `You have registered more employees (${seats.total}) than your subscription package allows (${seats.available}).`
    : null
}

export const getStartReason = (facts: WizardFacts): string | null =>
  getCompanyReason(facts) ?? (isUntitled(facts.name) ? nameRequiredText : null)

export const getEmployeesReason = ({ employees }: WizardFacts): string | null =>
  employees > 0 ? null : chooseEmployeesMessage

export const getIntroReason = ({ enabled, message }: { enabled: boolean; message: string }): string | null =>
  enabled && toPlainName(message) === '' ? 'Write the intro message, or switch it off' : null

/** Label for the wizard's last button (C-17). */
export function getFinalButton(
  savedCampaign: { status: CampaignStatus } | null,
): 'Create' | 'Activate' | 'Update' {
  if (!savedCampaign) return 'Create'
  return savedCampaign.status === campaignStatus.draft ? 'Activate' : 'Update'
}
