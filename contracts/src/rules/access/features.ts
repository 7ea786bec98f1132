import type { Company, CompanySettings, SubscriptionDefinition } from '../../entities/companies/company.ts'
import type { IntegrationType } from '../../entities/companies/integrationType.ts'
import type { Strength } from '../../entities/people/roles.ts'
import { hasStrength } from './access.ts'
import { getSettings } from './company.ts'
import { isOff, isOn } from './flags.ts'

type Subscribed = Pick<Company, 'subscription'>

export const isPartnerSubscription = (company: Subscribed): boolean =>
  company.subscription?.subscription_type === 'partner'

export const inTrial = (company: Company): boolean => !!company.trial_ends && !hasBoughtPlan(company)

export const hasBoughtPlan = ({ subscription }: Company): boolean =>
  !!subscription && subscription.subscription_type !== 'trial'

export const mayBuySeats = (company: Company): boolean =>
  company.chargebeeEnabled === true && !isPartnerSubscription(company)

const getDefinition = (company: Subscribed): SubscriptionDefinition =>
  company.subscription?.subscription_definition ?? company.subscription?.allowedItems ?? {}

export function grants(company: Company, item: 'trainingSubjects' | 'assessmentQuestions'): boolean {
  const allowed = getDefinition(company)[item]
  return allowed === 'all' || (Array.isArray(allowed) && allowed.length > 0)
}

export function isItemAllowed(
  company: Company,
  item: 'trainingSubjects' | 'assessmentQuestions',
  id: number,
): boolean {
  const allowed = getDefinition(company)[item] ?? (isPartnerSubscription(company) ? [] : 'all')
  return allowed === 'all' || allowed.includes(id)
}

const hasValidPackage = (company: Company): boolean => company.packages?.some(({ valid }) => valid) ?? false

export function assessmentsEnabled(company: Company): boolean {
  const settings = getSettings(company)
  if (isOff(settings['ui.assessments'])) return false
  return (
    !isPartnerSubscription(company) ||
    isOn(settings['ui.always_show_assessments']) ||
    grants(company, 'assessmentQuestions')
  )
}

export function trainingEnabled(company: Company): boolean {
  return !isPartnerSubscription(company) || grants(company, 'trainingSubjects')
}

/** A feature that is enabled but not in the plan appears as a locked card (S0 section 4, W-5). */
export const assessmentsAvailable = (company: Company): boolean =>
  assessmentsEnabled(company) && hasValidPackage(company)
export const trainingAvailable = (company: Company): boolean =>
  trainingEnabled(company) && hasValidPackage(company)

/** Companies upgrade themselves unless a partner owns the subscription (B-10). */
export const upgradeAllowed = (company: Company, available: boolean): boolean =>
  !available && !isPartnerSubscription(company)

export const needsUpgrade = (company: Subscribed, type: IntegrationType): boolean =>
  isPartnerSubscription(company) && !(getDefinition(company).integrations ?? []).includes(type)

export const channelAvailable = (company: Company, channel: 'slack' | 'teams'): boolean =>
  !needsUpgrade(company, channel)

export const planSettings = [
  'ui.cmi5.enabled',
  'ui.always_show_assessments',
  'ui.assessments',
  'ui.assessment_manual_schedule',
  'ui.assessment.recommendations',
  'ui.sso.configured',
] as const

export const byPlan = "This setting depends on the company's plan"

const has = (settings: CompanySettings, key: (typeof planSettings)[number]): boolean =>
  key === 'ui.assessments' ? !isOff(settings[key]) : isOn(settings[key])

/** Only the partner that sold the plan and super admins can change plan settings (W-10). */
export const planSettingsRefusal = (
  strength: Strength,
  before: CompanySettings,
  change: CompanySettings,
): string | null =>
  hasStrength(strength, 'partner') ||
  planSettings.every((key) => !(key in change) || has(before, key) === has(change, key))
    ? null
    : byPlan

export const packagedEnabled = (company: Company): boolean => isOn(getSettings(company)['ui.cmi5.enabled'])

export const recommendationsEnabled = (company: Company): boolean =>
  isOn(getSettings(company)['ui.assessment.recommendations'])

export const handedOutEnabled = (company: Pick<Company, 'settings' | 'uiSettings'>): boolean =>
  isOn(getSettings(company)['ui.assessment_manual_schedule'])
