import type { CampaignStatus } from '../../entities/campaign.ts'
import { campaignStatus } from '../../entities/campaign.ts'
import { plainName } from '../../entities/campaignName.ts'
import type { Company } from '../../entities/company.ts'
import { adminsOnly, firstOf } from '../refusals.ts'
import type { CampaignCaller } from './actions.ts'
import { isUntitled } from './names.ts'

/** Of what was selected so much is not in the plan. */
export interface Unavailable {
  unavailable: number
  selected: number
}

/** What both wizards are judged by; every other fact of a step is its own. */
export interface WizardFacts {
  name: string
  /** Whether the company may create campaigns: `canCreateTraining`. */
  licensed: boolean
  seats: { total: number; available: number }
  /** A template was picked, or the campaign is a copy, which begins with its content. */
  hasTemplate: boolean
  items: Unavailable
  /** People of the chosen lists. */
  employees: number
  isPackaged: boolean
}

export const noLicense = 'No license available'

/** Why somebody may create no campaign for a company; null where they may (S1 section 5). */
export const createRefusal = (
  { canCreateTraining }: Pick<Company, 'canCreateTraining'>,
  { isAdmin }: CampaignCaller,
): string | null => firstOf(!isAdmin && adminsOnly, canCreateTraining !== true && noLicense)

export const giveName = 'Give it a name first'
const chooseEmployees = 'Choose at least one employee'

/** The first reason that keeps a step closed, those of the steps before it included; null where it is open. */
export function firstClosed<S extends string>(
  steps: readonly S[],
  reasons: Partial<Record<S, string | null>>,
  step: S,
): string | null {
  const place = steps.indexOf(step)
  if (place < 0) return 'This step is not part of it'
  for (const one of steps.slice(0, place + 1)) {
    const reason = reasons[one]
    if (reason) return reason
  }
  return null
}

/** Why a company can start nothing: license, seats (S1 section 5). */
export function companyReason({ licensed, seats }: Pick<WizardFacts, 'licensed' | 'seats'>): string | null {
  if (!licensed) return noLicense
  return seats.available < seats.total
    ? `You have registered more employees (${seats.total}) than your subscription package allows (${seats.available}).`
    : null
}

/** Why a campaign cannot start, whatever its steps say: what holds for the company, and its name (S1 section 5). */
export const startReason = (facts: WizardFacts): string | null =>
  companyReason(facts) ?? (isUntitled(facts.name) ? giveName : null)

export const employeesReason = ({ employees }: WizardFacts): string | null =>
  employees > 0 ? null : chooseEmployees

/** An intro message that is switched on says something; tags alone do not. */
export const introReason = ({ enabled, message }: { enabled: boolean; message: string }): string | null =>
  enabled && plainName(message) === '' ? 'Write the intro message, or switch it off' : null

/** What the last button of a wizard does (C-17). */
export function finalButton(saved: { status: CampaignStatus } | null): 'Create' | 'Activate' | 'Update' {
  if (!saved) return 'Create'
  return saved.status === campaignStatus.draft ? 'Activate' : 'Update'
}
