import { describe, expect, it } from 'vitest'
import { type ReminderMode, type ReminderStep, reminderMode } from '../../entities/campaigns/trainingSave.ts'
import {
  addReminderStep,
  firstReminderStep,
  getReminderStepsProblem,
  getSendRemindersRefusal,
  noOneToRemindText,
  offersReminder,
  type ReminderProgress,
  recentlyRemindedText,
  shouldRemind,
} from './reminders.ts'

const step = (delay: number): ReminderStep => ({ delay, delayType: 3 })
const delays = (steps: readonly ReminderStep[]) => steps.map(({ delay }) => delay)

it('addReminderStep adds up to five daily steps and never exceeds the longest delay', () => {
  const added = Array.from({ length: 7 }).reduce<ReminderStep[]>((steps) => addReminderStep(steps), [])
  expect(added[0]).toEqual(firstReminderStep)
  expect(delays(added)).toEqual([1, 2, 3, 4, 5])
  expect(delays(addReminderStep([step(1000)]))).toEqual([1000, 1000])
})

it.each<[string, number, ReminderStep[], string | null]>([
  ['one step', 1, [step(1)], null],
  ['the longest delay', 7, [step(1000)], null],
  ['no steps', 1, [], 'Add a reminder, or switch reminders off'],
  ['six steps', 1, [1, 2, 3, 4, 5, 6].map(step), 'At most 5 reminders'],
  ['no delay', 1, [step(0)], 'Delays must be whole numbers from 1 to 1000'],
  ['a delay of half a day', 1, [step(0.5)], 'Delays must be whole numbers from 1 to 1000'],
  ['no channel', 0, [step(1)], 'At least one channel needs to be selected'],
])('checks reminder settings with %s', (_, channel, steps, problem) => {
  expect(getReminderStepsProblem({ channel, steps })).toBe(problem)
})

const now = '2027-03-10T08:00:00.000Z'

it.each<[string, number, string | null, boolean, string | null]>([
  ['to no one', 0, null, false, noOneToRemindText],
  ['for the first time', 4, null, false, null],
  ['a second after the last one', 4, '2027-03-10T07:59:59.000Z', false, recentlyRemindedText],
  ['a second after the last one if it is confirmed', 4, '2027-03-10T07:59:59.000Z', true, null],
  ['just under 24 hours after the last one', 4, '2027-03-09T08:00:00.001Z', false, recentlyRemindedText],
  ['24 hours after the last one', 4, '2027-03-09T08:00:00.000Z', false, null],
])('checks whether a reminder can be sent %s', (_, remindersCount, lastReminders, confirmed, refusal) => {
  expect(getSendRemindersRefusal({ remindersCount, lastReminders }, confirmed, now)).toBe(refusal)
})

const createStatus = (started: boolean, completed: boolean, score: number): ReminderProgress => ({
  started,
  completed,
  score,
})
const { lowPerforming, notFinished, all } = reminderMode

describe('shouldRemind (low-performing, not finished, all)', () => {
  it.each<[string, ReminderProgress, boolean[]]>([
    ["who hasn't started", createStatus(false, false, 0), [false, true, true]],
    ['who has started and is at risk', createStatus(true, false, 49), [true, true, true]],
    ['who has started and is doing well', createStatus(true, false, 50), [false, true, true]],
    ['who has finished', createStatus(true, true, 100), [false, false, true]],
  ])('selects the right modes for an employee %s', (_, standing, expected) => {
    const modes: ReminderMode[] = [lowPerforming, notFinished, all]
    expect(modes.map((mode) => shouldRemind(mode, standing))).toEqual(expected)
  })
})

it.each<[ReminderProgress, boolean, boolean]>([
  [createStatus(false, false, 0), true, true],
  [createStatus(false, false, 0), false, false],
  [createStatus(true, false, 0), true, false],
  [createStatus(true, true, 100), true, false],
])('an employee row with progress %j offers a reminder (allowed: %s): %s', (standing, canRemind, offered) => {
  expect(offersReminder(standing, canRemind)).toBe(offered)
})
