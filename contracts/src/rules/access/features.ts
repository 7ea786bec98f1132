import type { Company, CompanySettings, SubscriptionDefinition } from '../../entities/companies/company.ts'
import type { IntegrationType } from '../../entities/companies/integrationType.ts'
import type { AccessLevel } from '../../entities/people/roles.ts'
import { hasAccessLevel } from './access.ts'
import { getSettings } from './company.ts'
import { isFlagOff, isFlagOn } from './flags.ts'

type SubscribedCompany = Pick<Company, 'subscription'>

export const isPartnerSubscription = (company: SubscribedCompany): boolean =>
  company.subscription?.subscription_type === 'partner'

export const isInTrial = (company: Company): boolean => !!company.trial_ends && !hasBoughtPlan(company)

export const hasBoughtPlan = ({ subscription }: Company): boolean =>
  !!subscription && subscription.subscription_type !== 'trial'

export const canBuySeats = (company: Company): boolean =>
  company.chargebeeEnabled === true && !isPartnerSubscription(company)

const getSubscriptionDefinition = (company: SubscribedCompany): SubscriptionDefinition =>
  company.subscription?.subscription_definition ?? company.subscription?.allowedItems ?? {}

export function hasGrantedItems(company: Company, item: 'trainingSubjects' | 'assessmentQuestions'): boolean {
  const grantedIds = getSubscriptionDefinition(company)[item]
  return grantedIds === 'all' || (Array.isArray(grantedIds) && grantedIds.length > 0)
}

export function isItemAllowed(
  company: Company,
  item: 'trainingSubjects' | 'assessmentQuestions',
  id: number,
): boolean {
  const grantedIds = getSubscriptionDefinition(company)[item] ?? (isPartnerSubscription(company) ? [] : 'all')
  return grantedIds === 'all' || grantedIds.includes(id)
}

const hasValidPackage = (company: Company): boolean => company.packages?.some(({ valid }) => valid) ?? false

export function areAssessmentsEnabled(company: Company): boolean {
  const settings = getSettings(company)
  if (isFlagOff(settings['ui.assessments'])) return false
  return (
    !isPartnerSubscription(company) ||
    isFlagOn(settings['ui.always_show_assessments']) ||
    hasGrantedItems(company, 'assessmentQuestions')
  )
}

export function isTrainingEnabled(company: Company): boolean {
  return !isPartnerSubscription(company) || hasGrantedItems(company, 'trainingSubjects')
}

/** A feature that is enabled but not in the plan appears as a locked card (S0 section 4, W-5). */
export const areAssessmentsAvailable = (company: Company): boolean =>
  areAssessmentsEnabled(company) && hasValidPackage(company)
export const isTrainingAvailable = (company: Company): boolean =>
  isTrainingEnabled(company) && hasValidPackage(company)

/** Companies upgrade themselves unless a partner owns the subscription (B-10). */
export const isUpgradeAllowed = (company: Company, available: boolean): boolean =>
  !available && !isPartnerSubscription(company)

export const needsUpgrade = (company: SubscribedCompany, type: IntegrationType): boolean =>
  isPartnerSubscription(company) && !(getSubscriptionDefinition(company).integrations ?? []).includes(type)

export const isChannelAvailable = (company: Company, channel: 'slack' | 'teams'): boolean =>
  !needsUpgrade(company, channel)

export const planSettingKeys = [
  'ui.cmi5.enabled',
  'ui.always_show_assessments',
  'ui.assessments',
  'ui.assessment_manual_schedule',
  'ui.assessment.recommendations',
  'ui.sso.configured',
] as const

export const planSettingText = "This setting depends on the company's plan"

const isSettingEnabled = (settings: CompanySettings, key: (typeof planSettingKeys)[number]): boolean =>
  key === 'ui.assessments' ? !isFlagOff(settings[key]) : isFlagOn(settings[key])

/** Only the partner that sold the plan and super admins can change plan settings (W-10). */
export const getPlanSettingsRefusal = (
  strength: AccessLevel,
  previousSettings: CompanySettings,
  change: CompanySettings,
): string | null =>
  hasAccessLevel(strength, 'partner') ||
  planSettingKeys.every(
    (key) => !(key in change) || isSettingEnabled(previousSettings, key) === isSettingEnabled(change, key),
  )
    ? null
    : planSettingText

export const arePackagesEnabled = (company: Company): boolean =>
  isFlagOn(getSettings(company)['ui.cmi5.enabled'])

export const areRecommendationsEnabled = (company: Company): boolean =>
  isFlagOn(getSettings(company)['ui.assessment.recommendations'])

export const isManualScheduleEnabled = (company: Pick<Company, 'settings' | 'uiSettings'>): boolean =>
  isFlagOn(getSettings(company)['ui.assessment_manual_schedule'])
