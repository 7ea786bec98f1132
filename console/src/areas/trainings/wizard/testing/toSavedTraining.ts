import { selectDeliveries, type Training, type TrainingSave } from '@heed/contracts'
import type { FakeCall } from '../../../../../test/fakeServer.ts'
import { anEvent, aTraining } from './aWizardServer.ts'

export function toSavedTraining({ body }: FakeCall, overrides: Partial<Training> = {}): Training {
  const save = body as TrainingSave & Pick<Training, 'status'>
  const { name, subjects, userLists, status, scheduleType, frequency, subjectsPerInterval } = save
  const { sendOptions, reminders_settings } = save
  return aTraining({
    ...{
      name,
      subjects,
      status,
      scheduleType,
      frequency,
      subjectsPerInterval,
      sendOptions,
      reminders_settings,
    },
    template_id: save.templateId ?? null,
    templateCustomized: save.templateCustomized ? 1 : 0,
    reminders_enabled: save.reminders_enabled ? 1 : 0,
    definition: {
      introMessageEnabled: save.introMessageEnabled ? 1 : 0,
      introductoryData: save.introductoryData ?? { message: '' },
      userLists,
      areas: [],
    },
    events: selectDeliveries(save.events).map(({ date, subjects: [subject = 0] }, index) =>
      anEvent(900 + index, date.slice(0, 10), subject),
    ),
    ...overrides,
  })
}
