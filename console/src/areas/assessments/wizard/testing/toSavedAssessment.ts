import type { Assessment, AssessmentSave } from '@heed/contracts'
import type { FakeCall } from '../../../../../test/fakeServer.ts'
import { anAssessment } from './wizardServer.ts'

export function toSavedAssessment({ body }: FakeCall, overrides: Partial<Assessment> = {}): Assessment {
  const save = body as AssessmentSave & { status: Assessment['status'] }
  const { name, questions, userLists, status, scheduleType, channel, due, templateIds = [] } = save
  const { date = null, personalizeData = {}, introMessage = null, reminders_settings: reminders } = save
  return anAssessment({
    ...{ name, questions, status, scheduleType, channel, due, date, templateIds, introMessage },
    templateCustomized: save.templateCustomized ? 1 : 0,
    introMessageEnabled: introMessage === null ? 0 : 1,
    definition: { questions, userLists, areas: [], personalizeData },
    reminders_enabled: save.reminders_enabled ? 1 : 0,
    reminders_channel: reminders.channel,
    reminders_steps: reminders.steps.map(({ sendTime }, index) => ({
      id: 900 + index,
      sendTime,
      alreadySet: false,
    })),
    ...overrides,
  })
}
