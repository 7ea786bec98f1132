import { firstReminderStep } from '@heed/contracts'
import { expect, it } from 'vitest'
import { countListOverlap } from '../../../../parts/campaigns/wizard/side/figures.ts'
import { computeDeliveries } from '../deliveries/deliveries.ts'
import { computeTrainingFigures } from './figures.ts'

const reminders = { enabled: false, channel: 1, steps: [firstReminderStep, firstReminderStep] }
const facts = { channel: 1, people: 140, now: '2026-03-31T22:30:00.000Z', zone: 'Atlantic/Reykjavik' }
const computeFigures = (
  own: {
    scheduleType?: 0 | 1 | 2
    channel?: number
    zone?: string
    reminded?: Partial<typeof reminders>
  } = {},
) => {
  const { scheduleType = 0, channel = 1, zone = facts.zone, reminded = {} } = own
  const values = {
    subjects: Array.from({ length: 14 }, (_, at) => at),
    start: '2026-04-07T09:00:00.000Z',
    interval: 'W' as const,
    subjectsPerInterval: 3,
    deliveries: null,
    scheduleType,
  }
  const deliveries = computeDeliveries(values, { now: facts.now, zone })
  return computeTrainingFigures({
    ...facts,
    ...{ deliveries, scheduleType, channel, zone },
    reminders: { ...reminders, ...reminded },
  })
}

it('messages are counted per employee, delivery and channel', () => {
  expect(computeFigures()).toEqual({
    people: 140,
    channels: ['email'],
    messagesEach: 5,
    messages: 700,
    remindersEach: 0,
    reminders: 0,
    first: '2026-04-07T09:00:00.000Z',
    last: '2026-05-05T09:00:00.000Z',
    daysToFirst: 7,
    daysBetween: 28,
  })
  expect(computeFigures({ channel: 3 })).toMatchObject({
    channels: ['email', 'slack'],
    messagesEach: 5,
    messages: 1400,
  })
})

it('the maximum number of reminders counts every step, delivery and channel', () => {
  expect(computeFigures({ reminded: { enabled: true } })).toMatchObject({
    remindersEach: 10,
    reminders: 1400,
  })
  expect(computeFigures({ reminded: { enabled: true, channel: 3 } })).toMatchObject({ reminders: 2800 })
  expect(computeFigures({ scheduleType: 2, reminded: { enabled: true } })).toMatchObject({ reminders: 0 })
})

it('days are counted in the given time zone', () => {
  expect(computeFigures({ zone: 'Europe/Berlin' }).daysToFirst).toBe(6)
})

it('sending everything now counts as one message, sign-in links as none', () => {
  expect(computeFigures({ scheduleType: 1 })).toMatchObject({
    messagesEach: 1,
    messages: 140,
    first: null,
    last: null,
  })
  expect(computeFigures({ scheduleType: 2, channel: 3 })).toMatchObject({
    channels: [],
    messagesEach: 0,
    messages: 0,
  })
})

it('countListOverlap counts the employees on both of two lists', () => {
  expect(countListOverlap([100, 46], 140)).toBe(6)
  expect(countListOverlap([100], 140)).toBe(0)
})

it('countListOverlap returns 0 for more than two lists', () => {
  expect(countListOverlap([3, 3, 3, 3], 3)).toBe(0)
})
