import { expect, it } from 'vitest'
import { anEvent, aTraining } from './testing/aWizardServer.ts'
import { toTrainingSave } from './toTrainingSave.ts'
import { toTrainingValues } from './values.ts'

const facts = { now: '2026-03-02T12:10:00.000Z', zone: 'UTC', sentIds: [] }

it('saving an opened draft keeps every choice', () => {
  // Every value differs, so that a swapped field is noticed.
  const kept = {
    name: 'Own name',
    subjects: [103, 101],
    templateCustomized: true,
    scheduleType: 0,
    frequency: 'M3',
    subjectsPerInterval: 3,
    sendOptions: { channel: 2 },
    reminders_enabled: true,
    reminders_settings: { channel: 4, steps: [{ delay: 2, delayType: 2 as const }] },
  }
  const introductoryData = { message: '<p>Why?</p>', mrkdwn_message: 'Why?' }
  const training = aTraining({
    ...kept,
    template_id: 2,
    definition: { introMessageEnabled: true, introductoryData, userLists: [8, 7], areas: [] },
    events: [anEvent(51, '2026-03-09', 103), anEvent(52, '2026-03-16', 101)],
  })
  const saved = toTrainingSave(toTrainingValues(training, facts), facts)
  expect(saved).toMatchObject({
    ...kept,
    templateId: 2,
    userLists: [8, 7],
    introMessageEnabled: true,
    introductoryData,
  })
})
