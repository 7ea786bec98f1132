import {
  type DeliveryEvent,
  deliveryEventType,
  type Introduction,
  type TrainingDraft,
  type TrainingSave,
} from '@heed/contracts'
import { cleanRichText } from '@heed/contracts/rules/richText/clean'
import type { TrainingRow } from '@heed/fixtures'

export const applyFields = (training: TrainingRow, save: Omit<TrainingDraft, 'status'>): TrainingRow => ({
  ...training,
  name: save.name,
  subjects: save.subjects ?? training.subjects,
  templateId: save.templateId === undefined ? training.templateId : save.templateId,
  templateCustomized: save.templateCustomized ?? training.templateCustomized,
  userLists: save.userLists ? [...new Set(save.userLists)] : training.userLists,
  scheduleType: save.scheduleType ?? training.scheduleType,
  frequency: save.frequency ?? training.frequency,
  subjectsPerInterval: save.subjectsPerInterval ?? training.subjectsPerInterval,
  channel: save.sendOptions?.channel ?? training.channel,
  introMessageEnabled: save.introMessageEnabled ?? training.introMessageEnabled,
  introduction: save.introductoryData ? cleanIntroduction(save.introductoryData) : training.introduction,
  remindersEnabled: save.reminders_enabled ?? training.remindersEnabled,
  reminderTransport: save.reminders_settings?.channel ?? training.reminderTransport,
  reminderSteps: save.reminders_settings?.steps ?? training.reminderSteps,
})

const cleanIntroduction = ({ message, ...otherFields }: Introduction): Introduction => ({
  message: cleanRichText(message),
  ...otherFields,
})

export const toTrainingSave = (training: TrainingRow, events: DeliveryEvent[]): TrainingSave => ({
  name: training.name,
  subjects: [...training.subjects],
  templateId: training.templateId,
  templateCustomized: training.templateCustomized,
  userLists: [...training.userLists],
  scheduleType: training.scheduleType,
  frequency: training.frequency,
  subjectsPerInterval: training.subjectsPerInterval,
  sendOptions: { channel: training.channel },
  events,
  introMessageEnabled: training.introMessageEnabled,
  introductoryData: { ...training.introduction },
  reminders_enabled: training.remindersEnabled,
  reminders_settings: {
    channel: training.reminderTransport,
    steps: training.reminderSteps.map((step) => ({ ...step })),
  },
})

export const toDeliveryEvents = ({ deliveries }: TrainingRow): DeliveryEvent[] =>
  deliveries.map(({ eventId, send, name, subjects }) => ({
    id: eventId,
    date: send,
    type: deliveryEventType.schedule,
    ...(name && { name }),
    subjects: [...subjects],
  }))
