import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { AssessmentDraft, AssessmentSave } from './assessmentSave.ts'
import { PackagedCampaign } from './packagedCampaign.ts'
import { ReportCreate, ReportSave } from './report.ts'
import { DeliveryEvent, TrainingDraft, TrainingSave } from './trainingSave.ts'

const training = {
  name: 'Spring training',
  subjects: [101],
  userLists: [1],
  scheduleType: 0,
  frequency: 'W3',
  subjectsPerInterval: 3,
  sendOptions: { channel: 1 },
  events: [{ date: '2027-03-01T08:00:00.000Z', type: 1, subjects: [101] }],
  introMessageEnabled: false,
  reminders_enabled: true,
  reminders_settings: { channel: 1, steps: [{ delay: 1, delayType: 3 }] },
}
const assessment = {
  name: 'Where we stand',
  questions: [1],
  userLists: [1],
  channel: 3,
  scheduleType: -1,
  due: '2027-03-21T08:00:00.000Z',
  reminders_enabled: false,
  reminders_settings: { channel: 1, steps: [] },
}
const report = { name: 'Weekly', definition: { listIds: [1] } }
const packageSave = { kind: 'training', name: 'Basics', subjects: [101] }
const steps = (count: number) => Array.from({ length: count }, () => ({ delay: 1, delayType: 3 }))

const listProblems = (schema: z.ZodMiniType, form: object) =>
  schema.safeParse(form).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

it.each<[string, z.ZodMiniType, object]>([
  ['a training', TrainingSave, training],
  ['an assessment', AssessmentSave, assessment],
  ['a training draft', TrainingDraft, { name: 'Later' }],
  ['an assessment draft', AssessmentDraft, { name: 'Later', due: null }],
  ['a report', ReportSave, report],
  ['a report on all employees', ReportSave, { ...report, definition: { listIds: [] }, allEmployees: true }],
  ['a snapshot', ReportCreate, { ...report, generate: true }],
  ['a packaged training', PackagedCampaign, packageSave],
])('%s is a valid form', (_, schema, form) => {
  expect(listProblems(schema, form)).toEqual([])
})

describe('campaign form problems', () => {
  it.each<[string, z.ZodMiniType, object, string[]]>([
    [
      'a missing channel',
      TrainingSave,
      { ...training, sendOptions: { channel: 0 } },
      ['sendOptions.channel: At least one channel needs to be selected'],
    ],
    [
      'an invalid channel',
      AssessmentSave,
      { ...assessment, channel: 8 },
      ['channel: At least one channel needs to be selected'],
    ],
    [
      'a missing subject',
      TrainingSave,
      { ...training, subjects: [] },
      ['subjects: Choose at least one subject'],
    ],
    [
      '21 subjects per delivery',
      TrainingSave,
      { ...training, frequency: 'W21' },
      ['frequency: Must be W, B or M and a number from 1 to 20, like W3'],
    ],
    [
      '201 deliveries',
      TrainingSave,
      { ...training, events: Array.from({ length: 201 }, () => training.events[0]) },
      ['events: You can plan at most 200 deliveries: send more subjects at a time or remove some'],
    ],
    [
      'six reminders',
      TrainingSave,
      { ...training, reminders_settings: { channel: 1, steps: steps(6) } },
      ['reminders_settings.steps: At most 5 reminders'],
    ],
    [
      'a reminder after 1001 days',
      TrainingSave,
      { ...training, reminders_settings: { channel: 1, steps: [{ delay: 1001, delayType: 3 }] } },
      ['reminders_settings.steps.0.delay: Delays must be whole numbers from 1 to 1000'],
    ],
    [
      'a delivery name that is too long',
      DeliveryEvent,
      { ...training.events[0], name: 'x'.repeat(101) },
      ['name: Name can not be more than 100 characters'],
    ],
    ['an invalid event type', DeliveryEvent, { ...training.events[0], type: 3 }, ['type: Invalid input']],
    [
      'a company domain that is too short',
      AssessmentSave,
      { ...assessment, personalizeData: { companyDomain: 'a.b' } },
      ['personalizeData.companyDomain: Must be 4 to 150 characters'],
    ],
    [
      'a report without employees',
      ReportSave,
      { ...report, definition: { listIds: [] } },
      [
        'definition.listIds: Please select at least one employee list',
        ': Either all employees or at least one employee list must be selected.',
      ],
    ],
    [
      'a report without a name',
      ReportSave,
      { ...report, name: ' ' },
      ['name: Please enter name for the report'],
    ],
    [
      'an invalid recipient address',
      ReportSave,
      { ...report, recipientsEmails: ['asa'] },
      ['recipientsEmails.0: Please enter valid email address(es)'],
    ],
    [
      'a packaged assessment without scenarios',
      PackagedCampaign,
      { ...packageSave, kind: 'assessment', templateIds: ['custom'], personalizeEnabled: false },
      ['questions: Choose at least one scenario'],
    ],
    [
      'a packaged training without subjects',
      PackagedCampaign,
      { ...packageSave, subjects: [] },
      ['subjects: Choose at least one subject'],
    ],
  ])('reports %s', (_, schema, form, expected) => {
    expect(listProblems(schema, form)).toEqual(expected)
  })
})

it("a delivery's name is optional and can't contain HTML", () => {
  const [event] = training.events
  expect(DeliveryEvent.parse({ ...event, name: ' <b>Week</b>&nbsp;1 ' }).name).toBe('Week 1')
  expect(DeliveryEvent.parse(event)).not.toHaveProperty('name')
})
