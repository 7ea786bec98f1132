import { expect, it } from 'vitest'
import { countBouncedEmails, getDeliveryDate, getItemIds, getScoreDistribution } from './summaries.ts'

it('bouncedCount accepts a number or a list of employees', () => {
  expect([
    countBouncedEmails(3),
    countBouncedEmails([{ email: 'asa@heed.example' }]),
    countBouncedEmails([]),
  ]).toEqual([3, 1, 0])
})

it('getItemIds accepts IDs or full objects', () => {
  expect([getItemIds([1, 2]), getItemIds([{ id: 1 }, { id: 2 }])]).toEqual([
    [1, 2],
    [1, 2],
  ])
})

it('getDeliveryDate and getScoreDistribution use the first twin field that is present', () => {
  const share = { from: 0, to: 24, employeePercent: 100, value: 1 }
  expect(getDeliveryDate({ deliveryDate: null, date: '2027-03-01T08:00:00.000Z' })).toBe(
    '2027-03-01T08:00:00.000Z',
  )
  expect(getDeliveryDate({ deliveryDate: '2027-03-02T08:00:00.000Z', date: null })).toBe(
    '2027-03-02T08:00:00.000Z',
  )
  expect(getScoreDistribution({ scoreDistribution: [share] })).toEqual([share])
  expect(getScoreDistribution({ resilienceScoreDistribution: [], scoreDistribution: [share] })).toEqual([])
  expect(getScoreDistribution({})).toEqual([])
})
