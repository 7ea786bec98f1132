import { describe, expect, it } from 'vitest'
import type { Company, SubscriptionDefinition } from '../../../entities/companies/company.ts'
import { type FeatureLock, getFeatureLock } from './featureLock.ts'

const createCompany = (type: string, valid: boolean, grants: SubscriptionDefinition = {}): Company => ({
  company_id: 1,
  users_total: 0,
  users_available: 10,
  packages: [{ valid }],
  subscription: {
    subscription_code: type,
    subscription_name: type,
    subscription_type: type,
    package_users: 10,
    subscription_definition: grants,
  },
})
const createLock = (offer: FeatureLock['offer']): FeatureLock => ({ reason: 'noValidPackage', offer })

describe('assessments and trainings are locked', () => {
  it.each<[string, Company, FeatureLock | null, FeatureLock | null]>([
    ['not in a running plan', createCompany('direct', true), null, null],
    [
      'in an expired plan, with an upgrade offered',
      createCompany('direct', false),
      createLock('upgrade'),
      createLock('upgrade'),
    ],
    [
      'without any package',
      { ...createCompany('direct', true), packages: [] },
      createLock('upgrade'),
      createLock('upgrade'),
    ],
    [
      "for a partner's customer, with contact offered instead of an upgrade",
      createCompany('partner', false, { trainingSubjects: 'all' }),
      createLock('contact'),
      createLock('contact'),
    ],
    [
      "if a partner's plan doesn't include them",
      createCompany('partner', true, { trainingSubjects: [1] }),
      { reason: 'notInPlan', offer: 'contact' },
      null,
    ],
  ])('%s', (_, company, assessments, trainings) => {
    expect([getFeatureLock(company, 'assessments'), getFeatureLock(company, 'trainings')]).toEqual([
      assessments,
      trainings,
    ])
  })
})
