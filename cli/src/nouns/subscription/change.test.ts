import type { Company, Plan } from '@heed/contracts'
import { expect, it } from 'vitest'
import { parseSubscriptionChange, type SubscriptionOptions } from './change.ts'

const makeCompany = (held: string | null, own: Partial<Company['subscription']> = {}): Company => ({
  company_id: 1,
  users_total: 4,
  users_available: 50,
  subscription:
    held === null
      ? null
      : {
          subscription_code: held,
          subscription_name: held,
          subscription_type: 'partner',
          package_users: 50,
          package_valid: 1,
          ...own,
        },
})
const makePlan = (code: string): Plan => ({
  id: `${code}-monthly`,
  baseId: code,
  code,
  name: code,
  period_unit: 'month',
  tiers: [{ starting_unit: 1, ending_unit: 100, price: 100 }],
  isFree: code === 'free',
  definition: { description: '', keyFacts: [], recommended: false },
})
const readTestChange = (held: string | null, named: string | undefined, options: SubscriptionOptions) =>
  parseSubscriptionChange(
    makeCompany(held),
    {
      namedPlan: named === undefined ? undefined : makePlan(named),
      held: held === null ? undefined : makePlan(held),
      now: '2026-02-02T09:00:00.000Z',
    },
    options,
  )

it.each<[string, string | null, string | undefined, SubscriptionOptions, object]>([
  ['only seats', 'standard', undefined, { seats: 9 }, { subscriptionCode: 'standard', seats: 9 }],
  ['only a plan', 'standard', 'premium', {}, { subscriptionCode: 'premium', seats: 50 }],
  [
    'a number of months',
    'standard',
    undefined,
    { validity: '18' },
    { subscriptionCode: 'standard', seats: 50, validity: 18 },
  ],
  [
    'no end date',
    'standard',
    undefined,
    { validity: 'Forever' },
    { subscriptionCode: 'standard', seats: 50, validity: 1200 },
  ],
  [
    'an end date',
    'standard',
    undefined,
    { validTill: '2199-01-01' },
    { subscriptionCode: 'standard', seats: 50, validity: -1, validTill: '2199-01-01' },
  ],
  ['the free plan', 'standard', 'free', {}, { subscriptionCode: 'free', seats: 10, validity: 1200 }],
  [
    'a paid plan instead of the free one',
    'free',
    'standard',
    { seats: 20, validity: '12' },
    { subscriptionCode: 'standard', seats: 20, validity: 12 },
  ],
])('reads a subscription change with %s', (_, held, named, options, expected) => {
  expect(readTestChange(held, named, options)).toEqual(expected)
})

it.each<[string, string | null, string | undefined, SubscriptionOptions, string]>([
  ['no plan', null, undefined, { seats: 9 }, 'Please choose a tier'],
  ["a timespan that isn't sold", 'standard', undefined, { validity: '13' }, 'Please select a timespan'],
  [
    'a custom timespan but no end date',
    'standard',
    undefined,
    { validity: '-1' },
    'Please select a timespan',
  ],
  [
    'two end dates',
    'standard',
    undefined,
    { validity: '12', validTill: '2199-01-01' },
    "--validity and --valid-till can't be combined.",
  ],
  [
    'an end date too far away',
    'standard',
    undefined,
    { validTill: '2200-01-03' },
    "The end date can't be later than 2200-01-02",
  ],
  ['an invalid end date', 'standard', undefined, { validTill: 'soon' }, 'Enter a day, such as 2027-06-30'],
  ['another date format', 'standard', undefined, { until: '01/05/2027' }, 'Enter a day, such as 2027-06-30'],
  [
    'a day that is not in the calendar',
    'standard',
    undefined,
    { until: '2027-02-30' },
    'Enter a day, such as 2027-06-30',
  ],
  ['a day in the past', 'standard', undefined, { until: '2025-01-01' }, 'The end date must be in the future'],
  ['too many seats for the free plan', 'standard', 'free', { seats: 11 }, 'The plan free has 10 seats.'],
  ['an end date for the free plan', 'free', undefined, { validity: '12' }, 'The plan free has no end date.'],
  [
    'no seats when leaving the free plan',
    'free',
    'standard',
    { validity: '12' },
    'Please enter number of seats',
  ],
  ['no timespan when leaving the free plan', 'free', 'standard', { seats: 12 }, 'Please select a timespan'],
])('rejects a subscription change with %s', (_, held, named, options, message) => {
  expect(() => readTestChange(held, named, options)).toThrow(message)
})
