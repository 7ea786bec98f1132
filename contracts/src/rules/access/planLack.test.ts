import { describe, expect, it } from 'vitest'
import type { Company, SubscriptionDefinition } from '../../entities/companies/company.ts'
import { planLack, questionDisabled, subjectDisabled, subjectUnavailable } from './planLack.ts'

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
      'not with all',
      company('direct', { trainingSubjects: 'all', assessmentQuestions: 'all' }),
      false,
      false,
    ],
    ['not where the plan has no lists', company('direct', {}), false, false],
    [
      'where a list leaves them out',
      company('direct', { trainingSubjects: [1], assessmentQuestions: [7] }),
      true,
      false,
    ],
    ['for a partner customer without a grant', company('partner', { trainingSubjects: [7] }), false, true],
    ['without a valid package', company('direct', {}, { packages: [{ valid: false }] }), true, true],
    [
      'where assessments are switched off',
      company('direct', {}, { settings: { 'ui.assessments': '0' } }),
      false,
      true,
    ],
  ])('%s', (_, where, subject, question) => {
    expect([subjectDisabled(where, 7), questionDisabled(where, 7)]).toEqual([subject, question])
  })
})

describe('a subject is unavailable', () => {
  const ends = { trial_ends: '2026-03-01T00:00:00.000Z' }
  it.each<[string, Company, boolean, boolean, boolean]>([
    ['when disabled', company('direct', {}), true, true, true],
    ['not in a plan', company('direct', {}), false, false, false],
    ['in a trial that it is not for', company('trial', {}, ends), false, false, true],
    ['not in a trial that it is for', company('trial', {}, ends), false, true, false],
    [
      'in a trial without any subscription',
      company('trial', {}, { ...ends, subscription: null }),
      false,
      false,
      true,
    ],
    ['not once a plan is bought', company('direct', {}, ends), false, false, false],
  ])('%s', (_, where, disabled, availableForBeta, unavailable) => {
    expect(subjectUnavailable({ disabled, availableForBeta }, where)).toBe(unavailable)
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
  it.each<[string, ...Parameters<typeof planLack>, ReturnType<typeof planLack>]>([
    ['is held', { type: 'training', disabled: false, availableForBeta: false }, company('direct', {}), null],
    ['is left out by itself', training, company('direct', { trainingSubjects: [1] }), 'item'],
    ['is locked with all trainings', training, over, 'training'],
    ['is locked with all assessments', assessment, over, 'assessment'],
    ['is not for the trial', { type: 'training', disabled: false, availableForBeta: false }, trial, 'trial'],
    ['is a scenario, of which a trial has all', { type: 'assessment', availableForBeta: false }, trial, null],
    ['is a material, which is for everybody', material, over, null],
  ])('%s', (_, item, where, lack) => {
    expect(planLack(item, where)).toBe(lack)
  })
})
