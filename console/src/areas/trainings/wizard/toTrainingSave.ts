import {
  type DeliveryInterval,
  planReminders,
  selectDeliveries,
  selectSavedEvents,
  type TrainingSave,
} from '@heed/contracts'
import { computeDeliveries } from './deliveries/deliveries.ts'
import type { TrainingValues } from './values.ts'

const toFrequency = ({ interval, subjectsPerInterval: count }: TrainingValues): string =>
  `${interval satisfies DeliveryInterval}${count}`

export interface SaveFacts {
  id?: string | number | undefined
  sentIds: readonly number[]
  now: string
  zone: string
}

export function toTrainingSave(
  values: TrainingValues,
  { id, sentIds, now, zone }: SaveFacts,
): Omit<TrainingSave, 'status'> {
  const deliveries = computeDeliveries(values, { now, zone, sentIds })
  const { reminders, intro } = values
  const remindedDeliveries = reminders.enabled ? planReminders(deliveries, reminders.steps, zone) : []
  return {
    ...(id !== undefined && { id }),
    name: values.name,
    subjects: values.subjects,
    templateId: values.templateId,
    templateCustomized: values.templateCustomized,
    userLists: values.userLists,
    scheduleType: values.scheduleType,
    frequency: toFrequency(values),
    subjectsPerInterval: values.subjectsPerInterval,
    sendOptions: { channel: values.channel },
    events: selectSavedEvents(
      [...selectDeliveries(deliveries), ...remindedDeliveries],
      sentIds.length > 0,
      now,
    ),
    introMessageEnabled: intro.enabled,
    introductoryData: { message: intro.message, mrkdwn_message: intro.markdown },
    reminders_enabled: reminders.enabled,
    reminders_settings: { channel: reminders.channel, steps: reminders.steps },
  }
}
