import type { PartnerCompanyRow, Plan } from '@heed/contracts'
import { expect, it } from 'vitest'
import type { SubscriptionOptions } from '../change.ts'
import { checkSubscriptionRow } from './checkRow.ts'

const now = new Date('2026-02-02T09:00:00.000Z')
const makePlan = (code: string, most: number): Plan => ({
  id: `${code}-monthly`,
  baseId: code,
  code,
  name: `Partner ${code}`,
  period_unit: 'month',
  tiers: [{ starting_unit: 1, ending_unit: most, price: 100 }],
  isFree: code === 'free',
  definition: { description: '', keyFacts: [], recommended: false },
})
const plans = [makePlan('standard', 500), makePlan('premium', 100), makePlan('free', 10)]

const makeCompany = (own: Partial<PartnerCompanyRow> = {}): PartnerCompanyRow => ({
  id: 8,
  name: 'Nordfish ehf.',
  company_name: 'Nordfish ehf.',
  subscriptionName: 'Partner standard',
  subscriptionCode: 'standard',
  allowedUsers: 50,
  userCount: 4,
  valid_to: '2026-05-02T09:00:00.000Z',
  price: 5000,
  ...own,
})

type Cells = Record<string, unknown>
const check = (cells: Cells, options: SubscriptionOptions = {}, own: Partial<PartnerCompanyRow> = {}) =>
  checkSubscriptionRow({ line: 2, nameOrId: '8', cells }, options, makeCompany(own), { plans, now })

it.each<[string, Cells, SubscriptionOptions, object]>([
  ['seats', { seats: '60' }, {}, { subscriptionCode: 'standard', seats: 60 }],
  ['a plan by its name', { plan: 'PARTNER PREMIUM' }, {}, { subscriptionCode: 'premium', seats: 50 }],
  [
    'the last day',
    { until: '2027-06-30' },
    {},
    { subscriptionCode: 'standard', seats: 50, validity: -1, validTill: '2027-07-01' },
  ],
  [
    'the day at whose start it ends',
    { validTill: '2027-07-01' },
    {},
    { subscriptionCode: 'standard', seats: 50, validity: -1, validTill: '2027-07-01' },
  ],
  ['no end', { until: 'Forever' }, {}, { subscriptionCode: 'standard', seats: 50, validity: 1200 }],
  ['months', { validity: '18 months' }, {}, { subscriptionCode: 'standard', seats: 50, validity: 18 }],
  [
    'an option instead of the column',
    { until: '2027-06-30', seats: '60' },
    { validity: '12', seats: 70 },
    { subscriptionCode: 'standard', seats: 70, validity: 12 },
  ],
])('reads %s', (_, cells, options, change) => {
  expect(check(cells, options)).toEqual({
    change,
    isActive: true,
    leavesPlan: 'subscriptionCode' in change && change.subscriptionCode !== 'standard',
  })
})

it.each<[string, Cells, string]>([
  ['an unknown plan', { plan: 'gold' }, 'plan: Please choose a tier: standard, premium, free'],
  ['seats that are no number', { seats: 'many' }, 'seats: Please enter number of seats'],
  ['no seats', { seats: '0' }, 'seats: Please enter number of seats'],
  ['too many seats for the plan', { seats: '501' }, 'seats: Unable to make changes: Remove 1 seats.'],
  ['a day in the past', { until: '2026-02-01' }, 'until: The end date must be in the future'],
  ['an impossible day', { until: '2027-13-01' }, 'until: Enter a day, such as 2027-06-30'],
  ['another date format', { until: '1 May 2027' }, 'until: Enter a day, such as 2027-06-30'],
  ['two ends', { until: '2027-06-30', validity: '12' }, 'until: Enter either validity or until, not both'],
  ['other seats for the free plan', { plan: 'free', seats: '11' }, 'seats: The plan free has 10 seats.'],
])('rejects %s', (_, cells, problem) => {
  const result = check(cells)
  expect('problems' in result && result.problems.map(({ field, rule }) => `${field}: ${rule}`)).toEqual([
    problem,
  ])
})

it('reports all errors of a row', () => {
  const result = check({ plan: 'gold', seats: 'x', until: '2026-01-01' })
  expect('problems' in result && result.problems.map(({ field }) => field)).toEqual([
    'plan',
    'seats',
    'until',
  ])
})

it.each<[string, Cells]>([
  ['an empty row', {}],
  [
    'the output of heed companies list',
    { plan: 'Partner standard', seats: '50', until: '2026-05-02T09:00:00.000Z' },
  ],
  ['the last day that the console shows', { until: '2026-05-01' }],
])('changes nothing for %s', (_, cells) => {
  expect(check(cells)).toEqual({ unchanged: true, reason: null })
})

it('one end for all customers leaves free plans alone, but a free row with an end is an error', () => {
  const free = { subscriptionCode: 'free', subscriptionName: 'Partner free', allowedUsers: 10 }
  expect(check({}, { validity: '12' }, free)).toEqual({
    unchanged: true,
    reason: 'The plan free has no end date',
  })
  expect(check({ until: '2027-06-30' }, {}, free)).toEqual({
    problems: [{ field: 'until', rule: 'The plan free has no end date.' }],
  })
})

it('a subscription that has ended restarts for a year', () => {
  expect(check({ seats: '60' }, {}, { valid_to: '2026-01-01T00:00:00.000Z' })).toMatchObject({
    change: { seats: 60, validity: 12 },
    isActive: false,
    leavesPlan: false,
  })
})

const endOf = (result: ReturnType<typeof check>) => ('change' in result ? result.change.validTill : undefined)
const checkExtension = (own: Partial<Parameters<typeof checkSubscriptionRow>[3]>, cells: Cells = {}) =>
  checkSubscriptionRow({ line: 2, nameOrId: '8', cells }, { extend: '1y' }, makeCompany(), {
    plans,
    now,
    ...own,
  })

it('an extension adds time to the end date, from an option or a column', () => {
  expect(endOf(checkExtension({}))).toBe('2027-05-02T09:00:00.000Z')
  expect(check({ extend: '1mo' })).toMatchObject({
    change: { validTill: '2026-06-02T09:00:00.000Z' },
    extension: '1mo',
  })
})

it('a resumed extension keeps the planned end, and never shortens a subscription', () => {
  const end = '2026-06-01T00:00:00.000Z'
  expect(endOf(checkExtension({ planned: { by: '1y', end } }))).toBe(end)
  expect(checkExtension({ planned: { by: '1y', end: '2026-05-01T00:00:00.000Z' } })).toEqual({
    unchanged: true,
    reason: 'It already ends later than planned',
  })
})

it('the same extension is not repeated, but another one is made', () => {
  const extendedBy = { run: 'k3f9', by: '1y' }
  expect(checkExtension({ extendedBy })).toEqual({
    unchanged: true,
    reason: 'Run k3f9 has extended it. To extend it again, add --force',
  })
  expect(checkExtension({ extendedBy: { run: 'k3f9', by: '1mo' } })).toHaveProperty('change')
})
