import { delayType } from '@heed/contracts'
import { describe, expect, it } from 'vitest'
import { anEvent, aTemplate, aTraining } from './testing/aWizardServer.ts'
import {
  copyTrainingValues,
  createInitialValues,
  getTemplateValues,
  type Origin,
  parseOrigin,
} from './trainingDraft.ts'
import { toTrainingValues } from './values.ts'

const initialContext = { now: '2026-03-02T12:10:00.000Z', zone: 'UTC', channel: 3 }

it.each<[string, Origin]>([
  ['', { kind: 'new' }],
  ['lists=7', { kind: 'new' }],
  ['subjects=103,101', { kind: 'recommended', subjects: [103, 101], userLists: [] }],
  ['subjects=101&lists=8,7', { kind: 'recommended', subjects: [101], userLists: [8, 7] }],
  ['subjects=101,x,-2&lists=y', { kind: 'recommended', subjects: [101], userLists: [] }],
])('parseOrigin reads the starting point from the query "%s"', (query, origin) => {
  expect(parseOrigin(new URLSearchParams(query))).toEqual(origin)
})

describe('a new training', () => {
  it("uses a recommendation's subjects and lists, two subjects a week", () => {
    const origin: Origin = { kind: 'recommended', subjects: [103, 101], userLists: [8, 7] }
    expect(createInitialValues(origin, false, initialContext)).toMatchObject({
      ...{ subjects: [103, 101], userLists: [8, 7], beginsWithContent: true },
      ...{ subjectsPerInterval: 2, interval: 'W', channel: 3, templateId: null },
    })
  })

  it("uses a template's subjects and frequency, and plans new dates", () => {
    const template = aTemplate({ id: 4, subjects: [102, 101], frequency: 'M3' })
    expect(getTemplateValues(template)).toEqual({
      ...{ templateId: 4, templateCustomized: false, subjects: [102, 101], deliveries: null },
      ...{ interval: 'M', subjectsPerInterval: 3 },
    })
  })

  it('keeps its frequency if the template has none', () => {
    const values = getTemplateValues(aTemplate({ frequency: '' }))
    expect(Object.keys(values)).toEqual(['templateId', 'templateCustomized', 'subjects', 'deliveries'])
  })

  it('copied from another keeps every choice except name, start and dates', () => {
    const training = aTraining({
      ...{ template_id: 2, templateCustomized: true, subjects: [103, 101], frequency: 'B2' },
      ...{ subjectsPerInterval: 2, sendOptions: { channel: 4 }, reminders_enabled: true },
      reminders_settings: { channel: 2, steps: [{ delay: 2, delayType: delayType.hour }] },
      definition: {
        introMessageEnabled: true,
        introductoryData: { message: '<p>Why?</p>', mrkdwn_message: 'Why?' },
        ...{ userLists: [8, 7], areas: [] },
      },
      events: [anEvent(51, '2026-03-09', 103), anEvent(52, '2026-03-16', 101)],
    })
    const { name, start, deliveries, beginsWithContent, ...copied } = copyTrainingValues(
      training,
      initialContext,
    )
    expect(toTrainingValues(training, initialContext)).toMatchObject(copied)
    expect({ start, deliveries, beginsWithContent }).toEqual({
      ...{ start: '2026-03-02T13:00:00.000Z', deliveries: null, beginsWithContent: true },
    })
    expect(name).not.toBe(training.name)
    expect(name).toContain(training.name)
  })
})
