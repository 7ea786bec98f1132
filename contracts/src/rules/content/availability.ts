import type { Company } from '../../entities/companies/company.ts'
import { getSettings } from '../access/company.ts'
import {
  areAssessmentsAvailable,
  areAssessmentsEnabled,
  isTrainingAvailable,
  isTrainingEnabled,
} from '../access/features.ts'
import { isFlagOn } from '../access/flags.ts'

export type Availability = 'open' | 'locked' | 'home'

const toAvailability = (isEnabled: boolean, isAvailable: boolean): Availability =>
  isEnabled ? (isAvailable ? 'open' : 'locked') : 'home'

export const getTrainingAvailability = (company: Company): Availability =>
  toAvailability(isTrainingEnabled(company), isTrainingAvailable(company))

export const getAssessmentsAvailability = (company: Company): Availability =>
  toAvailability(areAssessmentsEnabled(company), areAssessmentsAvailable(company))

export const getCatalogAvailability = (company: Company): Availability =>
  isTrainingEnabled(company) ? 'open' : 'home'

export const getApiKeysAvailability = (company: Company): Availability =>
  isFlagOn(getSettings(company)['ui.api_keys_hidden']) ? 'home' : 'open'
