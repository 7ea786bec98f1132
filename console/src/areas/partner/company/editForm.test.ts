import { aSubscription } from '@heed/fixtures/factories'
import { aPlan } from '@heed/fixtures/factories/billing'
import { describe, expect, test } from 'vitest'
import { aCompany } from '../../../../test/people.ts'
import type { SaleValues } from '../sale/saleForm.ts'
import {
  createEditSchema,
  formatSetCommand,
  isEndRequired,
  toSaleValues,
  toSubscriptionChange,
} from './editForm.ts'

const free = aPlan({ code: 'free', name: 'Free', isFree: true })
const plans = [free, aPlan({ code: 'standard' }), aPlan({ code: 'premium' })]
const now = () => new Date('2026-03-02T10:00:00.000Z')
const aCompanyOnPlan = (code: string, isRunning = true) =>
  aCompany({
    company_id: 22,
    users_available: 50,
    subscription: aSubscription({ subscription_code: code, package_valid: isRunning ? 1 : 0 }),
  })
const makeValues = (own: Partial<SaleValues> = {}): SaleValues => ({
  plan: 'standard',
  seats: '50',
  validity: '',
  validTill: null,
  ...own,
})

test.each([
  ['a running paid plan', 'premium', 'keeps the end date', aCompanyOnPlan('standard')],
  ['the free plan', 'standard', 'requires an end date', aCompanyOnPlan('free')],
  ['the free plan', 'free', 'keeps the end date', aCompanyOnPlan('free')],
  ['a running paid plan', 'free', 'keeps the end date', aCompanyOnPlan('standard')],
  ['an ended paid plan', 'standard', 'requires an end date', aCompanyOnPlan('standard', false)],
  ['an ended paid plan', 'free', 'keeps the end date', aCompanyOnPlan('standard', false)],
  ['no plan', 'standard', 'requires an end date', aCompany({ subscription: null })],
])('editing a subscription from %s to %s: the form %s', (_, chosen, expected, company) => {
  const isNeeded = expected === 'requires an end date'
  const { error } = createEditSchema(company, plans, now).safeParse(makeValues({ plan: chosen }))
  expect(isEndRequired(company, plans, chosen)).toBe(isNeeded)
  expect(error?.issues.map(({ path }) => path.join())).toEqual(isNeeded ? ['validity'] : undefined)
})

test.each([
  [
    'the current plan and its end date',
    aCompanyOnPlan('standard'),
    { plan: 'standard', seats: '50', validity: '' },
  ],
  [
    'twelve months if the plan has ended',
    aCompanyOnPlan('standard', false),
    { plan: 'standard', seats: '50', validity: '12' },
  ],
  ["no plan if the current one isn't sold", aCompanyOnPlan('gold'), { plan: '', seats: '50', validity: '' }],
])('the subscription form starts with %s', (_, company, values) => {
  expect(toSaleValues(company, plans)).toEqual({ ...values, validTill: null })
})

describe('a subscription change', () => {
  const custom = { validity: '-1', validTill: '2026-09-01T00:00:00.000Z' }

  test.each<[string, Partial<SaleValues>, object, string]>([
    ['keeps the end date if none is selected', {}, {}, ' --seats 50'],
    ['lasts the selected number of months', { validity: '6' }, { validity: 6 }, ' --seats 50 --validity 6'],
    ['lasts forever', { validity: '1200' }, { validity: 1200 }, ' --seats 50 --validity forever'],
    [
      'ends on the selected day',
      custom,
      { validity: -1, validTill: '2026-09-01' },
      ' --seats 50 --valid-till 2026-09-01',
    ],
    [
      'drops the end date if months are selected',
      { ...custom, validity: '6' },
      { validity: 6 },
      ' --seats 50 --validity 6',
    ],
  ])('%s, with the matching heed command', (_, own, sent, flags) => {
    expect(toSubscriptionChange(makeValues(own))).toEqual({
      subscriptionCode: 'standard',
      seats: 50,
      ...sent,
    })
    expect(formatSetCommand(aCompanyOnPlan('standard'), makeValues(own), plans)).toBe(
      `heed subscription set 22 --plan standard${flags}`,
    )
  })

  test('to the free plan includes neither seats nor end in the command', () => {
    expect(
      formatSetCommand(aCompanyOnPlan('standard'), makeValues({ plan: 'free', validity: '1200' }), plans),
    ).toBe('heed subscription set 22 --plan free')
  })

  test.each<[string, Partial<SaleValues>, string]>([
    ['without a plan', { plan: '' }, 'plan'],
    ['without seats', { seats: '' }, 'seats'],
    ['for zero seats', { seats: '0' }, 'seats'],
    ['for one and a half seats', { seats: '1.5' }, 'seats'],
    ['with an end date in the past', { validity: '-1', validTill: '2026-03-01T00:00:00.000Z' }, 'validTill'],
    ['without an end date', { validity: '-1' }, 'validTill'],
  ])('%s is rejected at its field', (_, own, field) => {
    const { error } = createEditSchema(aCompanyOnPlan('standard'), plans, now).safeParse(makeValues(own))
    expect(error?.issues.map(({ path }) => path.join())).toEqual([field])
  })
})
