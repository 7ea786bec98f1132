import type { Company, CompanySettings, SubscriptionDefinition } from '../entities/company.ts'
import type { IntegrationType } from '../entities/integrationType.ts'
import type { Strength } from '../entities/roles.ts'
import { atLeast } from './access.ts'
import { settingsOf } from './company.ts'
import { isOff, isOn } from './flags.ts'

type Subscribed = Pick<Company, 'subscription'>

export const isPartnerSubscription = (company: Subscribed): boolean =>
  company.subscription?.subscription_type === 'partner'

/** In trial: it has an end, and no plan was bought (S0 section 4). */
export const inTrial = (company: Company): boolean => !!company.trial_ends && !hasBoughtPlan(company)

export const hasBoughtPlan = ({ subscription }: Company): boolean =>
  !!subscription && subscription.subscription_type !== 'trial'

/** Whether the company buys seats itself; others ask for them (S2 section 2.3). */
export const mayBuySeats = (company: Company): boolean =>
  company.chargebeeEnabled === true && !isPartnerSubscription(company)

const definitionOf = (company: Subscribed): SubscriptionDefinition =>
  company.subscription?.subscription_definition ?? company.subscription?.allowedItems ?? {}

/** Whether the subscription lists all, or at least one, of a kind of item. */
export function grants(company: Company, item: 'trainingSubjects' | 'assessmentQuestions'): boolean {
  const allowed = definitionOf(company)[item]
  return allowed === 'all' || (Array.isArray(allowed) && allowed.length > 0)
}

/** Whether the subscription holds one item; without a list a partner's holds none, any other holds all. */
export function allows(
  company: Company,
  item: 'trainingSubjects' | 'assessmentQuestions',
  id: number,
): boolean {
  const allowed = definitionOf(company)[item] ?? (isPartnerSubscription(company) ? [] : 'all')
  return allowed === 'all' || allowed.includes(id)
}

const hasValidPackage = (company: Company): boolean => company.packages?.some(({ valid }) => valid) ?? false

/** Decides tab and route: switched off hides them (S0 section 4). */
export function assessmentsEnabled(company: Company): boolean {
  const settings = settingsOf(company)
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

/** Enabled, but the plan does not hold it: the page shows a locked card (S0 section 4, W-5). */
export const assessmentsAvailable = (company: Company): boolean =>
  assessmentsEnabled(company) && hasValidPackage(company)
export const trainingAvailable = (company: Company): boolean =>
  trainingEnabled(company) && hasValidPackage(company)

/** A locked feature is upgraded by the company itself unless a partner owns the subscription (B-10). */
export const upgradeAllowed = (company: Company, available: boolean): boolean =>
  !available && !isPartnerSubscription(company)

/** A partner subscription holds only the integrations that it lists (S1 section 6). */
export const needsUpgrade = (company: Subscribed, type: IntegrationType): boolean =>
  isPartnerSubscription(company) && !(definitionOf(company).integrations ?? []).includes(type)

/** Slack and Teams are there unless a partner subscription leaves them out. */
export const channelAvailable = (company: Company, channel: 'slack' | 'teams'): boolean =>
  !needsUpgrade(company, channel)

/** What a plan decides, though it stands among the settings (S2 section 6). */
export const planSettings = [
  'ui.cmi5.enabled',
  'ui.always_show_assessments',
  'ui.assessments',
  'ui.assessment_manual_schedule',
  'ui.assessment.recommendations',
  'ui.sso.configured',
] as const

export const byPlan = 'The plan of the company decides this'

/** Assessments are there unless they are switched off; all else is there where it is switched on. */
const has = (settings: CompanySettings, key: (typeof planSettings)[number]): boolean =>
  key === 'ui.assessments' ? !isOff(settings[key]) : isOn(settings[key])

/** An admin changes nothing that a plan decides; the partner that sells it does, and the super level (W-10). */
export const planSettingsRefusal = (
  strength: Strength,
  before: CompanySettings,
  change: CompanySettings,
): string | null =>
  atLeast(strength, 'partner') ||
  planSettings.every((key) => !(key in change) || has(before, key) === has(change, key))
    ? null
    : byPlan

export const packagedEnabled = (company: Company): boolean => isOn(settingsOf(company)['ui.cmi5.enabled'])

/** Whether a training is recommended by what an assessment reveals (S1 section 6). */
export const recommendationsEnabled = (company: Company): boolean =>
  isOn(settingsOf(company)['ui.assessment.recommendations'])

/** Whether an assessment may be handed out by a link of its own (S1 section 4). */
export const handedOutEnabled = (company: Pick<Company, 'settings' | 'uiSettings'>): boolean =>
  isOn(settingsOf(company)['ui.assessment_manual_schedule'])
