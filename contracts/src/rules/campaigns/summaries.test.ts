import { expect, it } from 'vitest'
import { countBounced, getDeliveryDate, getDistribution, getIds } from './summaries.ts'

it('bouncedCount accepts a number or a list of employees', () => {
  expect([countBounced(3), countBounced([{ email: 'asa@heed.example' }]), countBounced([])]).toEqual([
    3, 1, 0,
  ])
})

it('getIds accepts IDs or full objects', () => {
  expect([getIds([1, 2]), getIds([{ id: 1 }, { id: 2 }])]).toEqual([
    [1, 2],
    [1, 2],
  ])
})

it('getDeliveryDate and getDistribution use the first twin field that is present', () => {
  const share = { from: 0, to: 24, employeePercent: 100, value: 1 }
  expect(getDeliveryDate({ deliveryDate: null, date: '2027-03-01T08:00:00.000Z' })).toBe(
    '2027-03-01T08:00:00.000Z',
  )
  expect(getDeliveryDate({ deliveryDate: '2027-03-02T08:00:00.000Z', date: null })).toBe(
    '2027-03-02T08:00:00.000Z',
  )
  expect(getDistribution({ scoreDistribution: [share] })).toEqual([share])
  expect(getDistribution({ resilienceScoreDistribution: [], scoreDistribution: [share] })).toEqual([])
  expect(getDistribution({})).toEqual([])
})
