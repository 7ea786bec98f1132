import { describe, expect, it } from 'vitest'
import { campaignStatus } from '../../entities/campaigns/campaign.ts'
import {
  type AssessmentStep,
  type AssessmentWizardFacts,
  getAssessmentStepRefusal,
  listAssessmentSteps,
} from './assessments/assessmentWizard.ts'
import { createCopyName, isUntitled } from './names.ts'
import { firstReminderStep } from './reminders.ts'
import {
  getTrainingStepRefusal,
  listTrainingSteps,
  type TrainingStep,
  type TrainingWizardFacts,
} from './trainings/trainingWizard.ts'
import { getCreateRefusal, getFinalButton, type WizardFacts } from './wizard.ts'

const common: WizardFacts = {
  name: 'Spring',
  licensed: true,
  seats: { total: 10, available: 10 },
  hasTemplate: true,
  items: { unavailable: 0, selected: 3 },
  employees: 12,
  isPackaged: false,
}
const training = (facts: Partial<TrainingWizardFacts> = {}): TrainingWizardFacts => ({
  ...common,
  scheduleType: 0,
  scheduleProblem: null,
  channel: 1,
  reminders: { enabled: true, channel: 1, steps: [firstReminderStep] },
  intro: { enabled: true, message: 'Hello' },
  ...facts,
})
const assessment = (facts: Partial<AssessmentWizardFacts> = {}): AssessmentWizardFacts => ({
  ...common,
  personalizeProblem: null,
  dateProblem: null,
  reminderProblem: null,
  channel: 1,
  intro: { enabled: false, message: '' },
  ...facts,
})

describe('training wizard steps', () => {
  it.each<[TrainingStep, Partial<TrainingWizardFacts>, string | null]>([
    ['goal', {}, null],
    ['goal', { licensed: false }, 'No license available'],
    ['content', { hasTemplate: false }, 'Choose a template first'],
    ['employees', { items: { unavailable: 0, selected: 0 } }, 'Choose at least one subject'],
    ['schedule', { employees: 0 }, 'Choose at least one employee'],
    ['reminders', { scheduleProblem: 'Date cannot be set in the past.' }, 'Date cannot be set in the past.'],
    ['reminders', { channel: 0 }, 'At least one channel needs to be selected'],
    [
      'introMessage',
      { reminders: { enabled: true, channel: 1, steps: [] } },
      'Add a reminder, or switch reminders off',
    ],
    ['introMessage', { reminders: { enabled: false, channel: 0, steps: [] } }, null],
    ['finalize', { intro: { enabled: false, message: '' } }, null],
    ['finalize', { intro: { enabled: true, message: ' ' } }, 'Write the intro message, or switch it off'],
    [
      'finalize',
      { intro: { enabled: true, message: '<p>&nbsp;<br></p>' } },
      'Write the intro message, or switch it off',
    ],
    ['start', {}, null],
    [
      'start',
      { items: { unavailable: 1, selected: 3 } },
      '1/3 of selected subjects are unavailable in your subscription; remove them or upgrade',
    ],
    ['start', { name: 'Untitled Training' }, 'Enter a name first'],
    [
      'start',
      { seats: { total: 11, available: 10 } },
      'You have registered more employees (11) than your subscription package allows (10).',
    ],
    ['start', { hasTemplate: false, employees: 0 }, 'Choose a template first'],
    [
      'finalize',
      { scheduleType: 2, scheduleProblem: 'Date cannot be set in the past.' },
      'Date cannot be set in the past.',
    ],
    ['reminders', { scheduleType: 2 }, "This step doesn't apply here"],
    ['schedule', { isPackaged: true }, "This step doesn't apply here"],
    ['start', { isPackaged: true, employees: 0, channel: 0 }, null],
    ['finalize', { isPackaged: true, items: { unavailable: 0, selected: 0 } }, 'Choose at least one subject'],
  ])('opens or closes step %s with %j: %s', (step, facts, reason) => {
    expect(getTrainingStepRefusal(step, training(facts))).toBe(reason)
  })

  it('omits steps with nothing to decide', () => {
    expect(listTrainingSteps(training())).toHaveLength(8)
    expect(listTrainingSteps(training({ scheduleType: 2 })).join(' ')).toBe(
      'goal content employees schedule finalize start',
    )
    expect(listTrainingSteps(training({ isPackaged: true })).join(' ')).toBe('goal content finalize start')
  })
})

describe('assessment wizard steps', () => {
  it.each<[AssessmentStep, Partial<AssessmentWizardFacts>, string | null]>([
    ['content', { hasTemplate: false }, 'Choose a template first'],
    ['personalize', { items: { unavailable: 0, selected: 0 } }, 'Choose at least one scenario'],
    ['employees', { personalizeProblem: 'Email not valid' }, 'Email not valid'],
    ['schedule', { employees: 0 }, 'Choose at least one employee'],
    ['reminders', { dateProblem: 'Date cannot be set in the past.' }, 'Date cannot be set in the past.'],
    ['reminders', { channel: 0 }, 'At least one channel needs to be selected'],
    ['introMessage', { reminderProblem: 'At most 5 reminders' }, 'At most 5 reminders'],
    ['finalize', {}, null],
    ['finalize', { intro: { enabled: true, message: '' } }, 'Write the intro message, or switch it off'],
    [
      'start',
      { items: { unavailable: 2, selected: 5 } },
      '2/5 selected questions are unavailable in your plan',
    ],
    ['start', { licensed: false }, 'No license available'],
    ['start', { isPackaged: true, employees: 0, dateProblem: 'x', channel: 0 }, null],
    ['finalize', { isPackaged: true, personalizeProblem: 'Email not valid' }, 'Email not valid'],
  ])('opens or closes step %s with %j: %s', (step, facts, reason) => {
    expect(getAssessmentStepRefusal(step, assessment(facts))).toBe(reason)
  })

  it('omits steps with nothing to decide', () => {
    expect(listAssessmentSteps(assessment()).join(' ')).toBe(
      'goal content personalize employees schedule reminders introMessage finalize start',
    )
    expect(listAssessmentSteps(assessment({ isPackaged: true })).join(' ')).toBe(
      'goal content personalize finalize start',
    )
  })
})

it.each<[{ status: -1 | 1 | 2 | 4 } | null, string]>([
  [null, 'Create'],
  [{ status: campaignStatus.draft }, 'Activate'],
  [{ status: campaignStatus.scheduled }, 'Update'],
  [{ status: campaignStatus.active }, 'Update'],
])('the final button for %j is labelled %s', (saved, label) => {
  expect(getFinalButton(saved)).toBe(label)
})

it.each<[string | null | undefined, boolean]>([
  [null, true],
  [undefined, true],
  ['\u00a0<br>', true],
  ['Untitled Training', true],
  ['Untitled Assessment ', true],
  ['Untitled Training Copy', false],
])('the name %j counts as untitled: %s', (name, untitled) => {
  expect(isUntitled(name)).toBe(untitled)
})

it('copyName appends "Copy" to the name', () => {
  expect(createCopyName('Spring')).toBe('Spring Copy')
})

it.each([
  [{ canCreateTraining: true }, true, null],
  [{ canCreateTraining: false }, true, 'No license available'],
  [{}, true, 'No license available'],
  [{ canCreateTraining: true }, false, 'Only admins can do this'],
])('creating a training for %j as admin %j gives the refusal %j', (company, isAdmin, refusal) => {
  expect(getCreateRefusal(company, { isAdmin })).toBe(refusal)
})
