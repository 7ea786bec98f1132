import { aSubscription } from '@heed/fixtures/factories'
import { aPlan } from '@heed/fixtures/factories/billing'
import { describe, expect, test } from 'vitest'
import { aCompany } from '../../../../test/people.ts'
import type { SaleValues } from '../sale/saleForm.ts'
import { editSchema, isEndRequired, setCommand, toSaleValues, toSubscriptionChange } from './editForm.ts'

const free = aPlan({ code: 'free', name: 'Free', isFree: true })
const plans = [free, aPlan({ code: 'standard' }), aPlan({ code: 'premium' })]
const now = () => new Date('2026-03-02T10:00:00.000Z')
const holding = (code: string, isRunning = true) =>
  aCompany({
    company_id: 22,
    users_available: 50,
    subscription: aSubscription({ subscription_code: code, package_valid: isRunning ? 1 : 0 }),
  })
const typed = (own: Partial<SaleValues> = {}): SaleValues => ({
  plan: 'standard',
  seats: '50',
  validity: '',
  validTill: null,
  ...own,
})

test.each([
  ['a paid plan that runs', 'premium', 'keeps its end', holding('standard')],
  ['the free plan', 'standard', 'asks for an end', holding('free')],
  ['the free plan', 'free', 'keeps its end', holding('free')],
  ['a paid plan that runs', 'free', 'keeps its end', holding('standard')],
  ['a paid plan that has ended', 'standard', 'asks for an end', holding('standard', false)],
  ['a paid plan that has ended', 'free', 'keeps its end', holding('standard', false)],
  ['no plan', 'standard', 'asks for an end', aCompany({ subscription: null })],
])('editing a subscription from %s to %s: the form %s', (_, chosen, expected, company) => {
  const isNeeded = expected === 'asks for an end'
  const { error } = editSchema(company, plans, now).safeParse(typed({ plan: chosen }))
  expect(isEndRequired(company, plans, chosen)).toBe(isNeeded)
  expect(error?.issues.map(({ path }) => path.join())).toEqual(isNeeded ? ['validity'] : undefined)
})

test.each([
  ['what is held, with its end', holding('standard'), { plan: 'standard', seats: '50', validity: '' }],
  [
    'twelve months where it has ended',
    holding('standard', false),
    { plan: 'standard', seats: '50', validity: '12' },
  ],
  ['no plan where the held one is not sold', holding('gold'), { plan: '', seats: '50', validity: '' }],
])('the subscription form starts with %s', (_, company, values) => {
  expect(toSaleValues(company, plans)).toEqual({ ...values, validTill: null })
})

describe('a subscription change', () => {
  const custom = { validity: '-1', validTill: '2026-09-01T00:00:00.000Z' }

  test.each<[string, Partial<SaleValues>, object, string]>([
    ['keeps its end where none is chosen', {}, {}, ' --seats 50'],
    ['lasts the chosen months', { validity: '6' }, { validity: 6 }, ' --seats 50 --validity 6'],
    ['lasts forever', { validity: '1200' }, { validity: 1200 }, ' --seats 50 --validity forever'],
    [
      'ends on the chosen day',
      custom,
      { validity: -1, validTill: '2026-09-01' },
      ' --seats 50 --valid-till 2026-09-01',
    ],
    [
      'forgets a day that is no longer asked for',
      { ...custom, validity: '6' },
      { validity: 6 },
      ' --seats 50 --validity 6',
    ],
  ])('%s, with the matching heed command', (_, own, sent, flags) => {
    expect(toSubscriptionChange(typed(own))).toEqual({ subscriptionCode: 'standard', seats: 50, ...sent })
    expect(setCommand(holding('standard'), typed(own), plans)).toBe(
      `heed companies subscription set 22 --plan standard${flags}`,
    )
  })

  test('to the free plan includes neither seats nor end in the command', () => {
    expect(setCommand(holding('standard'), typed({ plan: 'free', validity: '1200' }), plans)).toBe(
      'heed companies subscription set 22 --plan free',
    )
  })

  test.each<[string, Partial<SaleValues>, string]>([
    ['without a plan', { plan: '' }, 'plan'],
    ['without seats', { seats: '' }, 'seats'],
    ['for no seats', { seats: '0' }, 'seats'],
    ['for half a seat', { seats: '1.5' }, 'seats'],
    ['to a day that is over', { validity: '-1', validTill: '2026-03-01T00:00:00.000Z' }, 'validTill'],
    ['to no day', { validity: '-1' }, 'validTill'],
  ])('%s is rejected at its field', (_, own, field) => {
    const { error } = editSchema(holding('standard'), plans, now).safeParse(typed(own))
    expect(error?.issues.map(({ path }) => path.join())).toEqual([field])
  })
})
