import type { Company } from '../entities/company.ts'
import { settingsOf } from './company.ts'
import { assessmentsAvailable, assessmentsEnabled, trainingAvailable, trainingEnabled } from './features.ts'
import { isOn } from './flags.ts'

/**
 * What a company finds where a feature lies: the feature, its locked face with the way to get it, or the way home, since
 * for this company there is no such feature (S0 section 4).
 */
export type Availability = 'open' | 'locked' | 'home'

const availability = (isEnabled: boolean, isAvailable: boolean): Availability =>
  isEnabled ? (isAvailable ? 'open' : 'locked') : 'home'

export const trainingShown = (company: Company): Availability =>
  availability(trainingEnabled(company), trainingAvailable(company))

export const assessmentsShown = (company: Company): Availability =>
  availability(assessmentsEnabled(company), assessmentsAvailable(company))

/** The catalogue is open wherever trainings are enabled: what the plan lacks is marked in it (S2 section 2.1). */
export const catalogShown = (company: Company): Availability => (trainingEnabled(company) ? 'open' : 'home')

/** Who calls the API by keys is shown them, unless the company is set up to hide them (S0 section 2). */
export const apiKeysShown = (company: Company): Availability =>
  isOn(settingsOf(company)['ui.api_keys_hidden']) ? 'home' : 'open'
