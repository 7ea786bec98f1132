import { describe, expect, it } from 'vitest'
import type { Company } from '../../entities/companies/company.ts'
import { getSubscriptionBanner, type SubscriptionBanner } from './subscriptionBanner.ts'

const now = new Date('2026-01-15T09:00:00.000Z')
const past = '2026-01-15T09:00:00.000Z'
const future = '2026-01-15T09:00:00.001Z'

const subscription = (type: string) => ({
  subscription_code: 'pro',
  subscription_name: 'Pro',
  subscription_type: type,
  package_users: 10,
})
const paid = { subscription: subscription('direct') }
const customer = { subscription: subscription('partner'), valid_to: future }
const trial = { subscription: subscription('trial') }
const full = { users_total: 12, users_available: 10 }
const overLimit = { kind: 'overLimit', total: 12, available: 10 } as const

describe('the subscription banner', () => {
  it.each<[string, Partial<Company>, SubscriptionBanner | null]>([
    ['is hidden for a paid subscription', { ...paid, valid_to: future }, null],
    ['is hidden for a company without dates', {}, null],
    ['says that a subscription has expired', { ...paid, valid_to: past }, { kind: 'subscriptionExpired' }],
    [
      'says that a subscription has expired, rather than an earlier trial',
      { ...paid, valid_to: past, trial_ends: past },
      { kind: 'subscriptionExpired' },
    ],
    ['says that a trial has expired', { trial_ends: past }, { kind: 'trialExpired' }],
    ['says that a trial subscription has expired', { ...trial, trial_ends: past }, { kind: 'trialExpired' }],
    [
      'is hidden for an old trial once a plan is bought',
      { ...paid, valid_to: future, trial_ends: past },
      null,
    ],
    ['says when a trial ends', { trial_ends: future }, { kind: 'trial', ends: future, mayUpgrade: false }],
    [
      'offers the upgrade if billing is on',
      { ...trial, trial_ends: future, chargebeeEnabled: true },
      { kind: 'trial', ends: future, mayUpgrade: true },
    ],
    ['says that the seats are exceeded', full, { ...overLimit, mayUpgrade: false }],
    [
      'shows exceeded seats rather than a running trial',
      { ...full, trial_ends: future, chargebeeEnabled: true },
      { ...overLimit, mayUpgrade: true },
    ],
    [
      'shows an expired trial rather than exceeded seats',
      { ...full, trial_ends: past },
      { kind: 'trialExpired' },
    ],
    [
      "offers no upgrade to a partner's customer",
      { ...full, ...customer, chargebeeEnabled: true },
      { ...overLimit, mayUpgrade: false },
    ],
    ['is hidden if all seats are used but none exceeded', { users_total: 10, users_available: 10 }, null],
  ])('%s', (_, facts, banner) => {
    const company = { company_id: 1, users_total: 4, users_available: 10, ...facts }
    expect(getSubscriptionBanner(company, now)).toEqual(banner)
  })
})
