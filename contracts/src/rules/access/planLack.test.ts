import { describe, expect, it } from 'vitest'
import type { Company, SubscriptionDefinition } from '../../entities/companies/company.ts'
import {
  findPlanRestriction,
  isQuestionDisabled,
  isSubjectDisabled,
  isSubjectUnavailable,
} from './planLack.ts'

const company = (
  type: string,
  definition: SubscriptionDefinition,
  facts: Partial<Company> = {},
): Company => ({
  company_id: 1,
  users_total: 0,
  users_available: 10,
  packages: [{ valid: true }],
  subscription: {
    subscription_code: 'pro',
    subscription_name: 'Pro',
    subscription_type: type,
    package_users: 10,
    subscription_definition: definition,
  },
  ...facts,
})

describe('subject 7 and scenario 7 are disabled', () => {
  it.each<[string, Company, boolean, boolean]>([
    [
      'not in a plan with all content',
      company('direct', { trainingSubjects: 'all', assessmentQuestions: 'all' }),
      false,
      false,
    ],
    ['not if the plan lists no content', company('direct', {}), false, false],
    [
      "if the plan's lists don't include them",
      company('direct', { trainingSubjects: [1], assessmentQuestions: [7] }),
      true,
      false,
    ],
    [
      "for a partner customer whose plan doesn't list them",
      company('partner', { trainingSubjects: [7] }),
      false,
      true,
    ],
    ['without a valid package', company('direct', {}, { packages: [{ valid: false }] }), true, true],
    [
      'if assessments are switched off',
      company('direct', {}, { settings: { 'ui.assessments': '0' } }),
      false,
      true,
    ],
  ])('%s', (_, where, subject, question) => {
    expect([isSubjectDisabled(where, 7), isQuestionDisabled(where, 7)]).toEqual([subject, question])
  })
})

describe('a subject is unavailable', () => {
  const ends = { trial_ends: '2026-03-01T00:00:00.000Z' }
  it.each<[string, Company, boolean, boolean, boolean]>([
    ['when disabled', company('direct', {}), true, true, true],
    ['not in a paid plan', company('direct', {}), false, false, false],
    ['in a trial that excludes it', company('trial', {}, ends), false, false, true],
    ['not in a trial that includes it', company('trial', {}, ends), false, true, false],
    [
      'in a trial without any subscription',
      company('trial', {}, { ...ends, subscription: null }),
      false,
      false,
      true,
    ],
    ['not after a plan is bought', company('direct', {}, ends), false, false, false],
  ])('%s', (_, where, disabled, availableForBeta, unavailable) => {
    expect(isSubjectUnavailable({ disabled, availableForBeta }, where)).toBe(unavailable)
  })
})

describe('a library item', () => {
  const trial = company('trial', {}, { trial_ends: '2026-03-01T00:00:00.000Z' })
  const over = company('direct', {}, { packages: [{ valid: false }] })
  const [training, assessment, material] = [
    { type: 'training', disabled: true },
    { type: 'assessment', disabled: true },
    { type: 'material' },
  ] as const
  it.each<[string, ...Parameters<typeof findPlanRestriction>, ReturnType<typeof findPlanRestriction>]>([
    [
      'is available in a plan',
      { type: 'training', disabled: false, availableForBeta: false },
      company('direct', {}),
      null,
    ],
    ["is missing from the plan's subjects", training, company('direct', { trainingSubjects: [1] }), 'item'],
    ['is locked together with all trainings', training, over, 'training'],
    ['is locked together with all assessments', assessment, over, 'assessment'],
    [
      'is missing from the trial',
      { type: 'training', disabled: false, availableForBeta: false },
      trial,
      'trial',
    ],
    [
      'is available in every trial if it is a scenario',
      { type: 'assessment', availableForBeta: false },
      trial,
      null,
    ],
    ['is available to everyone if it is a material', material, over, null],
  ])('%s', (_, item, where, lack) => {
    expect(findPlanRestriction(item, where)).toBe(lack)
  })
})
