import { type Args, type api, campaignStatus } from '@heed/contracts'
import { type AssessmentRow, companyIds, getManagerEmail, type TrainingRow } from '@heed/fixtures'
import { describe, expect, test } from 'vitest'
import { call } from '../../testing/testCall.ts'
import { createWorld } from '../../world/World.ts'

const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const [hr, finance] = [companyId * 1000 + 1, companyId * 1000 + 2]
const later = '2026-03-10T08:00:00.000Z'
const world = createWorld()
const { instant: updated } = world.clock

type TrainingDraft = Args<typeof api.trainings.saveDraft>
type AssessmentDraft = Args<typeof api.assessments.saveDraft>

/** Fields with the same name and value in the stored row. */
const trainingFields = {
  subjects: [101, 201],
  templateId: 3,
  templateCustomized: true,
  userLists: [hr],
  scheduleType: 0,
  frequency: 'M3',
  subjectsPerInterval: 3,
  introMessageEnabled: true,
} satisfies Partial<TrainingDraft>

/** Differs from a new training in every field. */
const training: TrainingDraft = {
  ...trainingFields,
  companyId,
  name: 'Summer',
  sendOptions: { channel: 3 },
  events: [{ date: later, type: 1, subjects: [101, 201] }],
  introductoryData: { message: '<p>Welcome</p>' },
  reminders_enabled: true,
  reminders_settings: { channel: 2, steps: [{ delay: 5, delayType: 3 }] },
}

const assessmentFields = {
  questions: [1002, 5001],
  channel: 3,
  scheduleType: 0,
  timeOfDay: '10:15',
  due: '2026-04-10T08:00:00.000Z',
  templateIds: [1, 'custom'],
  templateCustomized: true,
  introMessage: '<p>Welcome</p>',
  personalizeEnabled: true,
  personalizeData: { companyName: 'Norðurljós' },
} satisfies Partial<AssessmentDraft>

/** Differs from a new assessment in every field. */
const assessment: AssessmentDraft = {
  ...assessmentFields,
  companyId,
  name: 'Summer',
  userLists: [hr],
  date: later,
  reminders_enabled: true,
  reminders_settings: { channel: 2, steps: [{ sendTime: '2026-03-20T08:00:00.000Z' }] },
}

function saveTrainingDraft(change: Partial<TrainingDraft>): { before: TrainingRow; after: TrainingRow } {
  const { automation } = call(world, 'trainings.saveDraft', training, admin)
  const id = Number(automation?.id)
  const row = (): TrainingRow => world.campaigns.trainings.get(id) ?? throwMissingDraft()
  const before = row()
  const asked = { companyId, trainingId: String(id), name: 'Summer', ...change }
  expect(call(world, 'trainings.updateDraft', asked, admin).success).toBe(true)
  return { before, after: row() }
}

function saveAssessmentDraft(change: Partial<AssessmentDraft>): {
  before: AssessmentRow
  after: AssessmentRow
} {
  const { assessment: made } = call(world, 'assessments.saveDraft', assessment, admin)
  const id = Number(made?.id)
  const row = (): AssessmentRow => world.campaigns.assessments.get(id) ?? throwMissingDraft()
  const before = row()
  const asked = { companyId, assessmentId: String(id), name: 'Summer', ...change }
  expect(call(world, 'assessments.updateDraft', asked, admin).success).toBe(true)
  return { before, after: row() }
}

const throwMissingDraft = (): never => {
  throw new Error('The draft is gone')
}

describe('a training draft', () => {
  test('stores every field', () => {
    expect(saveTrainingDraft({}).before).toMatchObject({
      ...trainingFields,
      status: campaignStatus.draft,
      channel: 3,
      introduction: { message: '<p>Welcome</p>' },
      remindersEnabled: true,
      reminderTransport: 2,
      reminderSteps: [{ delay: 5, delayType: 3 }],
    })
  })

  test.each<[Partial<TrainingDraft>, Partial<TrainingRow>]>([
    [{}, {}],
    [{ name: 'Autumn' }, { name: 'Autumn' }],
    [{ templateId: null }, { templateId: null }],
    [{ templateCustomized: false }, { templateCustomized: false }],
    [{ userLists: [finance, finance] }, { userLists: [finance] }],
    [{ userLists: [] }, { userLists: [] }],
    [{ frequency: 'W1' }, { frequency: 'W1' }],
    [{ subjectsPerInterval: 1 }, { subjectsPerInterval: 1 }],
    [{ sendOptions: { channel: 1 } }, { channel: 1 }],
    [{ introMessageEnabled: false }, { introMessageEnabled: false }],
    [{ introductoryData: { message: 'Hello' } }, { introduction: { message: 'Hello' } }],
  ])('keeps the other fields when saved with %j', (change, expected) => {
    const { before, after } = saveTrainingDraft(change)
    const planned = ({ deliveries, ...row }: TrainingRow) => ({
      ...row,
      deliveries: deliveries.map(({ send, subjects, reminders }) => [
        send,
        subjects,
        reminders.map((reminder) => reminder.send),
      ]),
    })
    expect(planned(after)).toEqual({ ...planned(before), ...expected, updated })
  })

  test('keeps the lesson channel when its reminders change', () => {
    const settings = { channel: 1, steps: [{ delay: 1, delayType: 3 as const }] }
    const { after } = saveTrainingDraft({ reminders_settings: settings })
    expect(after).toMatchObject({ channel: 3, reminderTransport: 1, reminderSteps: settings.steps })
    expect(saveTrainingDraft({ reminders_enabled: false }).after).toMatchObject({
      remindersEnabled: false,
      reminderTransport: 2,
      reminderSteps: [{ delay: 5, delayType: 3 }],
    })
  })
})

describe('an assessment draft', () => {
  test('stores every field', () => {
    expect(saveAssessmentDraft({}).before).toMatchObject({
      ...assessmentFields,
      status: campaignStatus.draft,
      lists: [hr],
      deliveryDate: later,
      remindersEnabled: true,
      remindersChannel: 2,
      reminders: [{ send: '2026-03-20T08:00:00.000Z', sent: null }],
    })
  })

  test.each<[Partial<AssessmentDraft>, Partial<AssessmentRow>]>([
    [{}, {}],
    [{ name: 'Autumn' }, { name: 'Autumn' }],
    [{ questions: [5001, 5001] }, { questions: [5001] }],
    [{ userLists: [finance, finance] }, { lists: [finance] }],
    [{ userLists: [] }, { lists: [] }],
    [{ channel: 1 }, { channel: 1 }],
    [{ scheduleType: 1 }, { scheduleType: 1 }],
    [{ date: null }, { deliveryDate: null }],
    [{ timeOfDay: '07:00' }, { timeOfDay: '07:00' }],
    [{ due: null }, { due: null }],
    [{ reminders_enabled: false }, { remindersEnabled: false }],
    [{ templateIds: [] }, { templateIds: [] }],
    [{ templateCustomized: false }, { templateCustomized: false }],
    [{ introMessage: null }, { introMessage: null }],
    [{ personalizeEnabled: false }, { personalizeEnabled: false }],
    [{ personalizeData: {} }, { personalizeData: {} }],
  ])('keeps the other fields when saved with %j', (change, expected) => {
    const { before, after } = saveAssessmentDraft(change)
    expect(after).toEqual({ ...before, ...expected, updated })
  })
})
