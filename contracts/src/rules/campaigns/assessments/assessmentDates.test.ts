import { describe, expect, it } from 'vitest'
import type { AssessmentReminderStep } from '../../../entities/campaigns/assessmentSave.ts'
import { formatZonedDateTime } from '../../zones.ts'
import {
  type AssessmentDateProblems,
  type AssessmentDates,
  getAssessmentDateProblems,
  getAssessmentRemindersProblem,
  getNextAssessmentReminder,
  rescheduleReminders,
} from './assessmentDates.ts'

const now = '2027-03-10T08:00:00.000Z'
const toInstant = (day: string) => `2027-03-${day}T08:00:00.000Z`
const formatInstant = (instant: string) => formatZonedDateTime(instant, 'Europe/Berlin')
const step = (day: string, facts: Partial<AssessmentReminderStep> = {}): AssessmentReminderStep => ({
  sendTime: toInstant(day),
  ...facts,
})
const dates = (facts: Partial<AssessmentDates> = {}): AssessmentDates => ({
  scheduleType: 0,
  date: toInstant('12'),
  due: toInstant('20'),
  steps: [step('13')],
  ...facts,
})
const noProblems: AssessmentDateProblems = { date: null, due: null, reminders: [null] }
const earlyReminderProblems = { ...noProblems, reminders: ["Can't set a reminder to earlier than now!"] }

describe('assessmentDateProblems', () => {
  it.each<[string, Partial<AssessmentDates>, Partial<AssessmentDateProblems>]>([
    ['with valid dates', {}, {}],
    ['without a delivery date', { date: null }, { date: 'Choose a delivery date' }],
    ['delivered now', { date: now }, { date: 'Date cannot be set in the past.' }],
    [
      'delivered at its due date',
      { date: toInstant('20'), steps: [] },
      {
        date: 'Delivery date must be set before the due date (Mar 20, 2027 09:00)',
        due: 'Due date must be set after the delivery time (Mar 20, 2027 09:00)',
        reminders: [],
      },
    ],
    ['without a due date', { due: null }, { due: 'Choose a due date' }],
    [
      'due in the past',
      { due: toInstant('09'), scheduleType: 1, steps: [] },
      { due: 'Due date cannot be set in the past (Mar 10, 2027 09:00)', reminders: [] },
    ],
    [
      'with a reminder at the delivery',
      { steps: [step('12')] },
      { reminders: ['Reminder must be set after the delivery time (Mar 12, 2027 09:00)'] },
    ],
    [
      'with a reminder at the due date',
      { steps: [step('20')] },
      { reminders: ['Reminder must be set before the due date (Mar 20, 2027 09:00)'] },
    ],
    [
      'sent immediately, with a reminder now',
      { scheduleType: 1, date: null, steps: [step('10')] },
      { reminders: ['Reminder must be set to later than now.'] },
    ],
    [
      'with a reminder without a time',
      { steps: [{ sendTime: null }] },
      { reminders: ['Choose when to send the reminder'] },
    ],
    ['shared by hand', { scheduleType: -1, date: null }, {}],
    [
      'in progress, with a new reminder in the past',
      { status: 2, date: toInstant('05'), steps: [step('09')] },
      earlyReminderProblems,
    ],
    [
      'in progress, with a reminder that was sent',
      { status: 2, date: toInstant('05'), steps: [step('09', { alreadySet: true })] },
      {},
    ],
    [
      'in progress, due before its delivery',
      { status: 2, date: toInstant('25'), due: toInstant('20') },
      { due: 'Due date must be set after the delivery time (Mar 25, 2027 09:00)' },
    ],
  ])('checks the dates of an assessment %s', (_, facts, problems) => {
    expect(getAssessmentDateProblems(dates(facts), now, formatInstant)).toEqual({
      ...noProblems,
      ...problems,
    })
  })
})

const steps = (count: number) => Array.from({ length: count }, () => step('13'))

it.each<[string, Parameters<typeof getAssessmentRemindersProblem>[0], AssessmentDateProblems, string | null]>(
  [
    ['switched off', { enabled: false, channel: 0, steps: [] }, noProblems, null],
    [
      'no reminders',
      { enabled: true, channel: 1, steps: [] },
      noProblems,
      'Add a reminder, or switch reminders off',
    ],
    ['six reminders', { enabled: true, channel: 1, steps: steps(6) }, noProblems, 'At most 5 reminders'],
    [
      'no channel',
      { enabled: true, channel: 0, steps: steps(1) },
      noProblems,
      'At least one channel needs to be selected',
    ],
    [
      'an invalid date',
      { enabled: true, channel: 0, steps: steps(1) },
      earlyReminderProblems,
      "Can't set a reminder to earlier than now!",
    ],
    ['five valid reminders', { enabled: true, channel: 1, steps: steps(5) }, noProblems, null],
  ],
)('checks assessment reminders: %s', (_, reminders, problems, problem) => {
  expect(getAssessmentRemindersProblem(reminders, problems)).toBe(problem)
})

it('suggests assessment reminders at daily intervals after the delivery, at the same local time', () => {
  const delivery = '2027-03-27T08:00:00.000Z'
  expect(getNextAssessmentReminder([], delivery, 'Europe/Berlin')).toBe('2027-03-28T07:00:00.000Z')
  expect(getNextAssessmentReminder([step('13')], delivery, 'Europe/Berlin')).toBe(toInstant('14'))
})

it("a restarted assessment's reminders keep their delays from delivery, up to the due date", () => {
  const planned = ['2026-02-03T10:00:00.000Z', '2026-02-09T09:00:00.000Z']
  const again = (due: string | null) =>
    rescheduleReminders(planned, '2026-02-02T10:00:00.000Z', '2026-03-02T08:00:00.000Z', due)
  expect(again(null)).toEqual(['2026-03-03T08:00:00.000Z', '2026-03-09T07:00:00.000Z'])
  expect(again('2026-03-09T07:00:00.000Z')).toEqual(['2026-03-03T08:00:00.000Z'])
  expect(again('2026-03-02T09:00:00.000Z')).toEqual([])
})
