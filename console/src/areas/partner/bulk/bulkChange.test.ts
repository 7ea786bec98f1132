import { aPartnerCompany, aPlan } from '@heed/fixtures/factories/billing'
import { expect, test } from 'vitest'
import { type BulkValues, emptyBulkChange, formatBulkCommand, toBulkChange } from './bulkChange.ts'
import { planSale } from './bulkSale.ts'

const free = aPlan({
  code: 'partner-free',
  isFree: true,
  tiers: [{ starting_unit: 1, ending_unit: 10, price: 0 }],
})
const standard = aPlan({ code: 'partner-standard' })
const premium = aPlan({ code: 'partner-premium' })
const plans = [free, standard, premium]
const companies = [aPartnerCompany({ id: 21 }), aPartnerCompany({ id: 23 })]
const allValues: BulkValues = {
  kind: 'plan',
  plan: 'partner-premium',
  seats: ' 60 ',
  validity: '-1',
  validTill: '2026-09-01T00:00:00.000Z',
  language: 'is',
  color: '#1d8a5a',
  logo: { name: 'own logo.png', address: 'data:image/png;base64,AA==' },
}
const setCommand = 'heed subscription set "$id"'

test.each<[string, Partial<BulkValues>, object, string]>([
  [
    'plan, seats and end date',
    {},
    { kind: 'sale', requested: { plan: premium, seats: 60, validity: -1, validTill: '2026-09-01' } },
    `${setCommand} --plan partner-premium --seats 60 --valid-till 2026-09-01 --yes`,
  ],
  [
    'only the plan',
    { seats: '', validity: '' },
    { kind: 'sale', requested: { plan: premium } },
    `${setCommand} --plan partner-premium --yes`,
  ],
  [
    'only the free plan, whatever else was typed',
    { plan: 'partner-free' },
    { kind: 'sale', requested: { plan: free } },
    `${setCommand} --plan partner-free --yes`,
  ],
  [
    'only the timespan',
    { kind: 'timespan', validity: '6' },
    { kind: 'sale', requested: { validity: 6 } },
    `${setCommand} --validity 6 --yes`,
  ],
  [
    'an unlimited timespan',
    { kind: 'timespan', validity: '1200' },
    { kind: 'sale', requested: { validity: 1200 } },
    `${setCommand} --validity forever --yes`,
  ],
  [
    'the language',
    { kind: 'language' },
    { kind: 'language', language: 'is' },
    'heed companies language set is --company "$id"',
  ],
  [
    'the colour',
    { kind: 'color' },
    { kind: 'color', color: '#1d8a5a' },
    `heed api companies.update --companyId "$id" --primaryColor '#1d8a5a'`,
  ],
  [
    'no colour',
    { kind: 'color', color: '' },
    { kind: 'color', color: null },
    'heed api companies.update --companyId "$id" --primaryColor null',
  ],
  [
    'no logo',
    { kind: 'logo', logo: null },
    { kind: 'logo', logo: null },
    'heed companies logo remove "$id" --yes',
  ],
])('a bulk change sets %s, with the matching heed command', (_, own, change, command) => {
  const asked = toBulkChange({ ...allValues, ...own }, plans)
  expect(asked).toEqual(change)
  expect(asked && formatBulkCommand(companies, asked)).toBe(`for id in 21 23; do ${command}; done`)
})

test('a bulk change of the logo names its file in the heed command', () => {
  const asked = toBulkChange({ ...allValues, kind: 'logo' }, plans)
  expect(asked).toMatchObject({ kind: 'logo', logo: { name: 'own logo.png', type: 'image/png' } })
  expect(asked && formatBulkCommand(companies, asked)).toContain(`logo set 'own logo.png' --company "$id"`)
})

test.each<[string, Partial<BulkValues>]>([
  ['no plan', { plan: '' }],
  ["a seat count that isn't a number", { seats: 'many' }],
  ['no seats', { seats: '0' }],
  ['a custom timespan but no end date', { validTill: null }],
  ['no timespan', { kind: 'timespan', validity: '' }],
  ['no language', { kind: 'language', language: '' }],
])("a bulk change isn't sent with %s", (_, own) => {
  expect(toBulkChange({ ...emptyBulkChange, ...allValues, ...own }, plans)).toBeUndefined()
})

const endedSubscription = { valid_to: '2026-01-01T00:00:00.000Z' }
const saleContext = { plans, now: new Date('2026-03-02T10:00:00.000Z') }
const runs = { changesPlan: false, startsNow: false }

test.each<[string, object, Parameters<typeof planSale>[1], object]>([
  [
    'keeps its seats and end date with another plan',
    {},
    { plan: premium },
    { change: { subscriptionCode: 'partner-premium', seats: 50 }, changesPlan: true, startsNow: false },
  ],
  [
    'keeps its plan with another end date',
    {},
    { validity: 6 },
    { change: { subscriptionCode: 'partner-standard', seats: 50, validity: 6 }, ...runs },
  ],
  [
    'starts again for a year after its plan ended',
    endedSubscription,
    { plan: premium },
    {
      change: { subscriptionCode: 'partner-premium', seats: 50, validity: 12 },
      changesPlan: false,
      startsNow: true,
    },
  ],
  [
    'starts again for the selected months after its plan ended',
    endedSubscription,
    { plan: premium, validity: 3 },
    {
      change: { subscriptionCode: 'partner-premium', seats: 50, validity: 3 },
      changesPlan: false,
      startsNow: true,
    },
  ],
])('planSale: a company %s', (_, own, wanted, expected) => {
  expect(planSale(aPartnerCompany(own), wanted, saleContext)).toEqual(expected)
})

test.each<[string, object, Parameters<typeof planSale>[1]]>([
  [
    'leaves the free plan without an end date',
    { subscriptionCode: 'partner-free' },
    { plan: premium, seats: 20 },
  ],
  [
    'leaves the free plan without seats',
    { subscriptionCode: 'partner-free' },
    { plan: premium, validity: 12 },
  ],
  ['has no plan', { subscriptionCode: '' }, { validity: 6 }],
])('planSale rejects a company that %s', (_, own, wanted) => {
  expect(planSale(aPartnerCompany(own), wanted, saleContext)).toEqual({ refusal: expect.any(String) })
})
