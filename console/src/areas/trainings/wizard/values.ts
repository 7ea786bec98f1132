import {
  DeliveryEvent,
  deliveryEventType,
  firstReminderStep,
  isOn,
  nextFullHour,
  ReminderStep,
  readFrequency,
  subjectsPerInterval,
  type Training,
  trainingScheduleType,
  transport,
  untitledTraining,
} from '@heed/contracts'
import * as z from 'zod/mini'

export const TrainingValues = z.object({
  name: z.string(),
  templateId: z.nullable(z.int()),
  templateCustomized: z.boolean(),
  beginsWithContent: z.boolean(),
  subjects: z.array(z.int()),
  userLists: z.array(z.int()),
  scheduleType: z.literal(Object.values(trainingScheduleType)),
  start: z.nullable(z.string()),
  interval: z.enum(['W', 'B', 'M']),
  subjectsPerInterval: z.int(),
  channel: z.int(),
  /** Null while the regular plan is used. */
  deliveries: z.nullable(z.array(DeliveryEvent)),
  reminders: z.object({ enabled: z.boolean(), channel: z.int(), steps: z.array(ReminderStep) }),
  intro: z.object({ enabled: z.boolean(), message: z.string(), markdown: z.string() }),
})
export type TrainingValues = z.infer<typeof TrainingValues>

export interface Beginning {
  now: string
  zone: string
  channel?: number | undefined
}

export const newTrainingValues = ({ now, zone, channel = transport.email }: Beginning): TrainingValues => ({
  name: untitledTraining,
  templateId: null,
  templateCustomized: false,
  beginsWithContent: false,
  subjects: [],
  userLists: [],
  scheduleType: trainingScheduleType.future,
  start: nextFullHour(now, zone),
  interval: 'W',
  subjectsPerInterval: subjectsPerInterval.usual,
  channel,
  deliveries: null,
  reminders: { enabled: true, channel, steps: [firstReminderStep] },
  intro: { enabled: false, message: '', markdown: '' },
})

export function toTrainingValues(training: Training, beginning: Beginning): TrainingValues {
  const { definition, events, reminders_settings: reminders } = training
  const frequency = readFrequency(training.frequency)
  return {
    ...newTrainingValues(beginning),
    name: training.name,
    templateId: training.template_id,
    templateCustomized: isOn(training.templateCustomized),
    beginsWithContent: training.template_id === null && training.subjects.length > 0,
    subjects: training.subjects.map((subject) => (typeof subject === 'number' ? subject : subject.id)),
    userLists: [...definition.userLists],
    scheduleType: toScheduleType(training.scheduleType),
    start: events[0]?.send ?? nextFullHour(beginning.now, beginning.zone),
    interval: frequency?.interval ?? 'W',
    subjectsPerInterval: training.subjectsPerInterval,
    channel: training.sendOptions.channel,
    deliveries:
      events.length === 0
        ? null
        : events.map(({ id, send, name, subjects }) => ({
            id,
            date: send,
            type: deliveryEventType.schedule,
            ...(name && { name }),
            subjects: subjects.map(({ subject_id }) => subject_id),
          })),
    reminders: {
      enabled: isOn(training.reminders_enabled),
      channel: reminders.channel,
      steps: reminders.steps.map((step) => ({ ...step })),
    },
    intro: {
      enabled: isOn(definition.introMessageEnabled),
      message: definition.introductoryData.message,
      markdown: definition.introductoryData.mrkdwn_message ?? '',
    },
  }
}

const toScheduleType = (code: number) =>
  Object.values(trainingScheduleType).find((type) => type === code) ?? trainingScheduleType.future
