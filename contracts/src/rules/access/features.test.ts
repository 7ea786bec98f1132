import { describe, expect, it } from 'vitest'
import type { Company, SubscriptionDefinition } from '../../entities/companies/company.ts'
import {
  areAssessmentsAvailable,
  areAssessmentsEnabled,
  arePackagesEnabled,
  isChannelAvailable,
  isTrainingAvailable,
  isTrainingEnabled,
  isUpgradeAllowed,
  needsUpgrade,
} from './features.ts'

const company = (facts: Partial<Company> = {}): Company => ({
  company_id: 1,
  users_total: 0,
  users_available: 10,
  packages: [{ valid: true }],
  ...facts,
})
const subscription = (type: string, definition: SubscriptionDefinition = {}) => ({
  subscription_code: 'pro',
  subscription_name: 'Pro',
  subscription_type: type,
  package_users: 10,
  subscription_definition: definition,
})
const createDirectCompany = (facts: Partial<Company> = {}) =>
  company({ subscription: subscription('direct'), ...facts })
const createPartnerCompany = (definition: SubscriptionDefinition = {}, facts: Partial<Company> = {}) =>
  company({ subscription: subscription('partner', definition), ...facts })

describe('assessments are enabled', () => {
  it.each<[string, Company, boolean]>([
    ['for a direct company', createDirectCompany(), true],
    ['without any subscription', company(), true],
    ['not when switched off', createDirectCompany({ settings: { 'ui.assessments': '0' } }), false],
    [
      'not when switched off, even if always shown',
      createPartnerCompany(
        { assessmentQuestions: 'all' },
        { settings: { 'ui.assessments': '0', 'ui.always_show_assessments': '1' } },
      ),
      false,
    ],
    ['not for a partner customer without scenarios', createPartnerCompany(), false],
    [
      'not for a partner customer with an empty list of scenarios',
      createPartnerCompany({ assessmentQuestions: [] }),
      false,
    ],
    ['for a partner customer with all scenarios', createPartnerCompany({ assessmentQuestions: 'all' }), true],
    ['for a partner customer with some scenarios', createPartnerCompany({ assessmentQuestions: [4] }), true],
    [
      'for a partner customer if always shown',
      createPartnerCompany({}, { settings: { 'ui.always_show_assessments': '1' } }),
      true,
    ],
  ])('%s', (_, where, enabled) => {
    expect(areAssessmentsEnabled(where)).toBe(enabled)
  })
})

describe('training is enabled', () => {
  it.each<[string, Company, boolean]>([
    ['for a direct company', createDirectCompany(), true],
    ['not for a partner customer without subjects', createPartnerCompany(), false],
    ['for a partner customer with subjects', createPartnerCompany({ trainingSubjects: [1, 2] }), true],
    [
      'for a partner customer with subjects in the older field',
      createPartnerCompany(
        {},
        {
          subscription: {
            ...subscription('partner'),
            subscription_definition: null,
            allowedItems: { trainingSubjects: 'all' },
          },
        },
      ),
      true,
    ],
  ])('%s', (_, where, enabled) => {
    expect(isTrainingEnabled(where)).toBe(enabled)
  })
})

describe('a feature is available', () => {
  it.each<[string, Partial<Company>, boolean]>([
    ['with a valid package', {}, true],
    ['not with only an invalid package', { packages: [{ valid: false }] }, false],
    ['with one valid package among several', { packages: [{ valid: false }, { valid: true }] }, true],
    ['not without a package', { packages: [] }, false],
  ])('%s', (_, facts, available) => {
    expect([
      areAssessmentsAvailable(createDirectCompany(facts)),
      isTrainingAvailable(createDirectCompany(facts)),
    ]).toEqual([available, available])
  })

  it("not when it's switched off", () => {
    expect(areAssessmentsAvailable(createDirectCompany({ settings: { 'ui.assessments': 0 } }))).toBe(false)
  })

  it('or may be upgraded, unless a partner owns the subscription', () => {
    expect([
      isUpgradeAllowed(createDirectCompany(), false),
      isUpgradeAllowed(createDirectCompany(), true),
      isUpgradeAllowed(createPartnerCompany(), false),
    ]).toEqual([true, false, false])
  })
})

it('Slack and Teams are unavailable only in a partner subscription without them', () => {
  expect(isChannelAvailable(createDirectCompany(), 'slack')).toBe(true)
  expect(isChannelAvailable(createPartnerCompany(), 'slack')).toBe(false)
  expect(isChannelAvailable(createPartnerCompany({ integrations: ['teams'] }), 'teams')).toBe(true)
  expect(isChannelAvailable(createPartnerCompany({ integrations: ['teams'] }), 'slack')).toBe(false)
})

it.each<[string, Company, boolean]>([
  ['a direct company', createDirectCompany(), false],
  ['a partner customer without Azure', createPartnerCompany({ integrations: ['teams'] }), true],
  ['a partner customer without any integrations', createPartnerCompany(), true],
  ['a partner customer with Azure', createPartnerCompany({ integrations: ['azure'] }), false],
])('Azure needs an upgrade for %s: %s', (_, where, upgrade) => {
  expect(needsUpgrade(where, 'azure')).toBe(upgrade)
})

it('packages for other systems are available when switched on', () => {
  expect([
    arePackagesEnabled(createDirectCompany()),
    arePackagesEnabled(createDirectCompany({ settings: { 'ui.cmi5.enabled': '1' } })),
  ]).toEqual([false, true])
})
