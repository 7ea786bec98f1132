import { describe, expect, it } from 'vitest'
import type { AssessmentSave } from '../../entities/campaigns/assessmentSave.ts'
import { type CampaignStatus, campaignStatus } from '../../entities/campaigns/campaign.ts'
import type { TrainingEvent } from '../../entities/campaigns/training.ts'
import type { DeliveryEvent, TrainingSave } from '../../entities/campaigns/trainingSave.ts'
import {
  type AssessmentSavingFacts,
  getAssessmentSaveProblem,
  getAssessmentUpdateProblem,
} from './assessments/assessmentSaving.ts'
import {
  getTrainingSaveProblem,
  getTrainingUpdateProblem,
  type SavingFacts,
} from './trainings/trainingSaving.ts'

const now = '2027-03-10T08:00:00.000Z'
const toMarchInstant = (day: string) => `2027-03-${day}T08:00:00.000Z`
const { draft, scheduled, active, completed } = campaignStatus

const training = (facts: Partial<TrainingSave> = {}): TrainingSave => ({
  name: 'Spring',
  subjects: [101, 102],
  userLists: [1],
  scheduleType: 0,
  frequency: 'W1',
  subjectsPerInterval: 1,
  sendOptions: { channel: 1 },
  events: [
    { id: 7, date: toMarchInstant('08'), type: 1, subjects: [101] },
    { id: 8, date: toMarchInstant('15'), type: 1, subjects: [102] },
  ],
  introMessageEnabled: false,
  reminders_enabled: false,
  reminders_settings: { channel: 1, steps: [] },
  ...facts,
})
const assessment = (facts: Partial<AssessmentSave> = {}): AssessmentSave => ({
  name: 'Where we stand',
  questions: [1, 2],
  userLists: [1],
  channel: 1,
  scheduleType: 0,
  date: toMarchInstant('12'),
  due: toMarchInstant('20'),
  reminders_enabled: true,
  reminders_settings: { channel: 1, steps: [{ sendTime: toMarchInstant('13') }] },
  ...facts,
})
const facts: SavingFacts = {
  licensed: true,
  seats: { total: 10, available: 10 },
  unavailable: 0,
  employees: 12,
  now,
}
const assessmentFacts: AssessmentSavingFacts = {
  ...facts,
  personalizedKeys: [],
  show: (instant) => instant.slice(0, 10),
}
const createReminders = (...days: string[]) => ({
  channel: 1,
  steps: days.map((day) => ({ sendTime: toMarchInstant(day) })),
})

describe('trainingSaveProblem', () => {
  it.each<[string, Partial<TrainingSave>, Parameters<typeof getTrainingSaveProblem>[1], string | null]>([
    ['that already started', {}, { ...facts, sentIds: [7] }, null],
    ['that starts in the past', {}, facts, 'Date cannot be set in the past.'],
    ['without a license', { events: [] }, { ...facts, licensed: false }, 'No license available'],
    [
      'for lists without employees',
      { scheduleType: 1 },
      { ...facts, employees: 0 },
      'Choose at least one employee',
    ],
    [
      'with a subject outside the plan',
      { scheduleType: 1 },
      { ...facts, unavailable: 1 },
      '1/2 of selected subjects are unavailable in your subscription; remove them or upgrade',
    ],
    ['with its default name', { scheduleType: 1, name: 'Untitled Training' }, facts, 'Enter a name first'],
    ['on a schedule without a date', { events: [] }, facts, 'Choose a start date'],
    [
      'with a subject in two deliveries',
      {
        events: [
          { date: toMarchInstant('15'), type: 1, subjects: [101, 102] },
          { date: toMarchInstant('22'), type: 1, subjects: [102] },
        ],
      },
      facts,
      'A subject can be delivered only once',
    ],
    [
      'with reminders but no steps',
      { scheduleType: 1, reminders_enabled: true },
      facts,
      'Add a reminder, or switch reminders off',
    ],
    [
      'with an empty intro message',
      { scheduleType: 1, introMessageEnabled: true, introductoryData: { message: '' } },
      facts,
      'Write the intro message, or switch it off',
    ],
  ])('checks a training %s', (_, changes, context, problem) => {
    expect(getTrainingSaveProblem(training(changes), context)).toBe(problem)
  })
})

describe('assessmentSaveProblem', () => {
  it.each<[string, Partial<AssessmentSave>, Partial<AssessmentSavingFacts>, string | null]>([
    ['with valid settings', {}, {}, null],
    ['delivered in the past', { date: toMarchInstant('09') }, {}, 'Date cannot be set in the past.'],
    [
      'due before its delivery',
      { due: toMarchInstant('11') },
      {},
      'Delivery date must be set before the due date (2027-03-11)',
    ],
    [
      'with a reminder after the due date',
      { reminders_settings: createReminders('21') },
      {},
      'Reminder must be set before the due date (2027-03-20)',
    ],
    [
      'with a late reminder but reminders switched off',
      { reminders_enabled: false, reminders_settings: createReminders('21') },
      {},
      null,
    ],
    [
      'without the company name that a scenario uses',
      {},
      { personalizedKeys: ['companyName'] },
      'Company name: Must be 3 to 150 characters',
    ],
    ['with an empty intro message', { introMessage: ' ' }, {}, 'Write the intro message, or switch it off'],
    [
      'with a scenario outside the plan',
      {},
      { unavailable: 1 },
      '1/2 selected questions are unavailable in your plan',
    ],
    ['that is already active', { date: toMarchInstant('05') }, { status: active }, null],
  ])('checks an assessment %s', (_, changes, context, problem) => {
    expect(getAssessmentSaveProblem(assessment(changes), { ...assessmentFacts, ...context })).toBe(problem)
  })
})

const event = (id: number, day: string, subject: number, status: number): TrainingEvent => ({
  id,
  send: toMarchInstant(day),
  status,
  subjects: [{ subject_id: subject }],
  reminders: [],
})
const startedEvents = [event(7, '08', 101, 1), event(8, '15', 102, 0)]
const lockedText = "You can't edit an already ongoing or completed training"
const laterDelivery: DeliveryEvent = { id: 8, date: toMarchInstant('22'), type: 1, subjects: [102] }

describe('trainingUpdateProblem', () => {
  const [first] = training().events
  it.each<[string, CampaignStatus, TrainingEvent[], Partial<TrainingSave>, string | null]>([
    ['a draft training', draft, [], { subjects: [1] }, null],
    ['a scheduled training', scheduled, [event(7, '12', 101, 0)], { subjects: [1], events: [] }, null],
    [
      "an active training's channels",
      active,
      startedEvents,
      { sendOptions: { channel: 3 }, status: active },
      null,
    ],
    ["an active training's name", active, startedEvents, { name: 'Other' }, lockedText],
    ['a completed training', completed, startedEvents, {}, lockedText],
    [
      "a stopped training's upcoming deliveries",
      draft,
      startedEvents,
      { events: first ? [first, laterDelivery] : [] },
      null,
    ],
    [
      "a stopped training's sent deliveries",
      draft,
      startedEvents,
      { events: [laterDelivery] },
      "Deliveries that have been sent can't be changed",
    ],
    [
      'a stopped training that would send a subject again',
      draft,
      startedEvents,
      { events: first ? [first, { ...laterDelivery, subjects: [101] }] : [] },
      'A subject can be delivered only once',
    ],
    [
      'the subjects of a training that was stopped and rescheduled',
      scheduled,
      startedEvents,
      { subjects: [101] },
      "An ongoing training's subjects can't be changed",
    ],
  ])('checks a change to %s', (_, status, events, changes, problem) => {
    expect(getTrainingUpdateProblem({ status, events }, training(), training(changes))).toBe(problem)
  })
})

describe('assessmentUpdateProblem', () => {
  const before = assessment({ date: toMarchInstant('05'), reminders_settings: createReminders('09', '13') })
  it.each<[string, CampaignStatus, Partial<AssessmentSave>, string | null]>([
    ['a scheduled assessment', scheduled, { questions: [3], date: toMarchInstant('14') }, null],
    ["an active assessment's due date and name", active, { due: toMarchInstant('25'), name: 'Other' }, null],
    [
      "an active assessment's upcoming reminder",
      active,
      { reminders_settings: createReminders('09', '15') },
      null,
    ],
    [
      "an active assessment's sent reminder",
      active,
      { reminders_settings: createReminders('13') },
      "Reminders that have been sent can't be changed",
    ],
    [
      "an active assessment's scenarios",
      active,
      { questions: [1] },
      "An ongoing assessment's scenarios, template and delivery can't be changed",
    ],
    ['a completed assessment', completed, {}, "You can't edit an already completed assessment"],
  ])('checks a change to %s', (_, status, changes, problem) => {
    expect(getAssessmentUpdateProblem(status, before, { ...before, ...changes }, now)).toBe(problem)
  })
})
