import { assessmentScheduleType } from '@heed/contracts'
import { expect, it } from 'vitest'
import { anAssessment } from './testing/wizardServer.ts'
import { toAssessmentSave, toAssessmentValues } from './values.ts'

const facts = { now: '2026-03-02T12:10:00.000Z', zone: 'UTC', isPersonal: true, threatAreas: ['Phishing'] }

it('a draft is saved with the values it was opened with', () => {
  // Every value differs, so that a swapped field is noticed.
  const kept = {
    name: 'Own name',
    questions: [1003, 1001],
    templateIds: [2, 1],
    templateCustomized: true,
    channel: 2,
    scheduleType: assessmentScheduleType.scheduled,
    date: '2026-03-10T09:00:00.000Z',
    due: '2026-03-24T10:00:00.000Z',
    reminders_enabled: true,
    introMessage: 'Why?',
  } as const
  const personalizeData = {
    companyName: 'Nordic',
    companyDomain: 'nordic.example',
    emailHR: 'hr@nordic.example',
  }
  const steps = [{ id: 51, sendTime: '2026-03-12T09:00:00.000Z', alreadySet: false }]
  const assessment = anAssessment({
    ...kept,
    templateIds: [...kept.templateIds],
    questions: [...kept.questions],
    introMessageEnabled: true,
    reminders_channel: 4,
    reminders_steps: steps,
    definition: { questions: [1003, 1001], userLists: [8, 7], areas: [], personalizeData },
  })
  const saved = toAssessmentSave(toAssessmentValues(assessment, facts), facts)
  expect(saved).toMatchObject({
    ...kept,
    userLists: [8, 7],
    personalizeData,
    reminders_settings: { channel: 4, steps },
  })
})
