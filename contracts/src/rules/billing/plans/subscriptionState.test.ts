import { describe, expect, it } from 'vitest'
import type { Company, Subscription } from '../../../entities/companies/company.ts'
import {
  getPlanAction,
  getSubscriptionState,
  isPackageActive,
  isTimeLimited,
  type PlanAction,
  type SubscriptionState,
} from './subscriptionState.ts'

const now = new Date('2026-02-02T09:00:00.000Z')
const past = '2026-02-02T09:00:00.000Z'
const future = '2026-02-03T09:00:00.000Z'
const subscription = (type: string, own: Partial<Subscription> = {}): Subscription => ({
  subscription_code: type,
  subscription_name: type,
  subscription_type: type,
  status: 'active',
  package_users: 10,
  ...own,
})

describe('the subscription state and plan action of a company', () => {
  it.each<[string, Partial<Company>, SubscriptionState, PlanAction]>([
    ['without a plan', {}, 'none', 'select'],
    [
      "whose plan isn't active",
      { subscription: subscription('direct', { status: 'cancelled' }) },
      'none',
      'select',
    ],
    [
      'on trial',
      { subscription: subscription('trial'), trial_ends: future, valid_to: future },
      'trial',
      'upgrade',
    ],
    ['whose trial has expired', { trial_ends: past, valid_to: past }, 'trialExpired', 'upgrade'],
    [
      'that bought a plan after its trial',
      { subscription: subscription('direct'), trial_ends: past, valid_to: future },
      'direct',
      'change',
    ],
    ['whose plan has expired', { subscription: subscription('direct'), valid_to: past }, 'expired', 'select'],
    [
      "with a partner's plan",
      { subscription: subscription('partner'), valid_to: future },
      'partner',
      'contact',
    ],
    [
      "whose partner's plan has expired",
      { subscription: subscription('partner'), valid_to: past },
      'expired',
      'contact',
    ],
    ['without billing', { chargebeeEnabled: false }, 'none', 'contact'],
  ])('%s', (_, facts, state, action) => {
    const company = { company_id: 1, users_total: 0, users_available: 10, chargebeeEnabled: true, ...facts }
    expect([getSubscriptionState(company, now), getPlanAction(company, now)]).toEqual([state, action])
  })
})

it.each<[Subscription['package_valid'], string | null, boolean, boolean]>([
  [1, future, true, false],
  [0, future, false, true],
  [0, past, false, false],
  [0, null, false, false],
  [undefined, future, false, false],
])(
  'package_valid %s until %s: active %s, limited in time %s',
  (package_valid, package_valid_to, active, limited) => {
    const held = subscription('partner', { package_valid, package_valid_to })
    expect([isPackageActive(held), isTimeLimited(held, now)]).toEqual([active, limited])
  },
)
