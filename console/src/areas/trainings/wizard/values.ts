import {
  channelBits,
  DeliveryEvent,
  deliveryEventType,
  firstReminderStep,
  getNextFullHour,
  isFlagOn,
  parseFrequency,
  ReminderStep,
  subjectsPerInterval,
  type Training,
  trainingScheduleType,
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

export interface InitialContext {
  now: string
  zone: string
  channel?: number | undefined
}

export const createTrainingValues = ({
  now,
  zone,
  channel = channelBits.email,
}: InitialContext): TrainingValues => ({
  name: untitledTraining,
  templateId: null,
  templateCustomized: false,
  beginsWithContent: false,
  subjects: [],
  userLists: [],
  scheduleType: trainingScheduleType.future,
  start: getNextFullHour(now, zone),
  interval: 'W',
  subjectsPerInterval: subjectsPerInterval.usual,
  channel,
  deliveries: null,
  reminders: { enabled: true, channel, steps: [firstReminderStep] },
  intro: { enabled: false, message: '', markdown: '' },
})

export function toTrainingValues(training: Training, context: InitialContext): TrainingValues {
  const { definition, events, reminders_settings: reminders } = training
  const frequency = parseFrequency(training.frequency)
  return {
    ...createTrainingValues(context),
    name: training.name,
    templateId: training.template_id,
    templateCustomized: isFlagOn(training.templateCustomized),
    beginsWithContent: training.template_id === null && training.subjects.length > 0,
    subjects: training.subjects.map((subject) => (typeof subject === 'number' ? subject : subject.id)),
    userLists: [...definition.userLists],
    scheduleType: toScheduleType(training.scheduleType),
    start: events[0]?.send ?? getNextFullHour(context.now, context.zone),
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
      enabled: isFlagOn(training.reminders_enabled),
      channel: reminders.channel,
      steps: reminders.steps.map((step) => ({ ...step })),
    },
    intro: {
      enabled: isFlagOn(definition.introMessageEnabled),
      message: definition.introductoryData.message,
      markdown: definition.introductoryData.mrkdwn_message ?? '',
    },
  }
}

const toScheduleType = (code: number) =>
  Object.values(trainingScheduleType).find((type) => type === code) ?? trainingScheduleType.future
