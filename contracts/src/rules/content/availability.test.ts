import { expect, it } from 'vitest'
import type { Company } from '../../entities/companies/company.ts'
import {
  getApiKeysAvailability,
  getAssessmentsAvailability,
  getCatalogAvailability,
  getTrainingAvailability,
} from './availability.ts'

const company = (facts: Partial<Company> = {}): Company => ({
  company_id: 1,
  users_total: 0,
  users_available: 10,
  packages: [{ valid: true }],
  ...facts,
})
const partner = company({
  subscription: {
    subscription_code: 'basic',
    subscription_name: 'Basic',
    subscription_type: 'partner',
    package_users: 10,
    subscription_definition: {},
  },
})

it.each([
  ['has both', company(), 'open', 'open', 'open'],
  ['has no valid package', company({ packages: [] }), 'locked', 'locked', 'open'],
  ["has a partner's plan without either", partner, 'home', 'home', 'home'],
  ['has switched assessments off', company({ settings: { 'ui.assessments': '0' } }), 'open', 'home', 'open'],
] as const)(
  'a company that %s sees trainings %3$s, assessments %4$s and the catalogue %5$s',
  (_, facts, trainings, assessments, catalogue) => {
    expect([
      getTrainingAvailability(facts),
      getAssessmentsAvailability(facts),
      getCatalogAvailability(facts),
    ]).toEqual([trainings, assessments, catalogue])
  },
)

it.each([
  [{}, 'open'],
  [{ 'ui.api_keys_hidden': '0' }, 'open'],
  [{ 'ui.api_keys_hidden': '1' }, 'home'],
] as const)('a company with the settings %j sees its API keys %s', (settings, found) => {
  expect(getApiKeysAvailability(company({ settings }))).toBe(found)
})
