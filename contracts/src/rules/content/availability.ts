import type { Company } from '../../entities/companies/company.ts'
import { getSettings } from '../access/company.ts'
import {
  assessmentsAvailable,
  assessmentsEnabled,
  trainingAvailable,
  trainingEnabled,
} from '../access/features.ts'
import { isOn } from '../access/flags.ts'

export type Availability = 'open' | 'locked' | 'home'

const availability = (isEnabled: boolean, isAvailable: boolean): Availability =>
  isEnabled ? (isAvailable ? 'open' : 'locked') : 'home'

export const trainingShown = (company: Company): Availability =>
  availability(trainingEnabled(company), trainingAvailable(company))

export const assessmentsShown = (company: Company): Availability =>
  availability(assessmentsEnabled(company), assessmentsAvailable(company))

export const catalogShown = (company: Company): Availability => (trainingEnabled(company) ? 'open' : 'home')

export const apiKeysShown = (company: Company): Availability =>
  isOn(getSettings(company)['ui.api_keys_hidden']) ? 'home' : 'open'
