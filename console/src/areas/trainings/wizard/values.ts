import {
  DeliveryEvent,
  type DeliveryInterval,
  deliveriesOf,
  deliveryEventType,
  firstReminderStep,
  isOn,
  nextFullHour,
  planReminders,
  ReminderStep,
  readFrequency,
  savedEvents,
  subjectsPerInterval,
  type Training,
  type TrainingSave,
  trainingScheduleType,
  transport,
  untitledTraining,
} from '@heed/contracts'
import * as z from 'zod/mini'
import { planned } from './deliveries.ts'

/** Everything that is chosen and typed in the wizard of a training, as it is kept until it is saved. */
export const TrainingValues = z.object({
  name: z.string(),
  /** Picked, or the one that a copied or saved training began with; null before the first choice. */
  templateId: z.nullable(z.int()),
  templateCustomized: z.boolean(),
  /** A copy and a recommendation begin with their content and need no template. */
  beginsWithContent: z.boolean(),
  subjects: z.array(z.int()),
  userLists: z.array(z.int()),
  scheduleType: z.literal(Object.values(trainingScheduleType)),
  /** The first delivery as an instant; null while none is chosen. */
  start: z.nullable(z.string()),
  interval: z.enum(['W', 'B', 'M']),
  subjectsPerInterval: z.int(),
  channel: z.int(),
  /** The plan as it was changed by hand; null while it follows from start, interval and subjects. */
  deliveries: z.nullable(z.array(DeliveryEvent)),
  reminders: z.object({ enabled: z.boolean(), channel: z.int(), steps: z.array(ReminderStep) }),
  intro: z.object({ enabled: z.boolean(), message: z.string(), markdown: z.string() }),
})
export type TrainingValues = z.infer<typeof TrainingValues>

export interface Beginning {
  /** What time it is at the server. */
  now: string
  zone: string
  /** The channels that were chosen last in this company; email before the first time. */
  channel?: number | undefined
}

export const newValues = ({ now, zone, channel = transport.email }: Beginning): TrainingValues => ({
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

/** A saved training as the wizard goes on with it; its deliveries stay as they are saved. */
export function valuesOf(training: Training, beginning: Beginning): TrainingValues {
  const { definition, events, reminders_settings: reminders } = training
  const frequency = readFrequency(training.frequency)
  return {
    ...newValues(beginning),
    name: training.name,
    templateId: training.template_id,
    templateCustomized: isOn(training.templateCustomized),
    // What was copied or recommended keeps its content without ever having had a template.
    beginsWithContent: training.template_id === null && training.subjects.length > 0,
    subjects: training.subjects.map((subject) => (typeof subject === 'number' ? subject : subject.id)),
    userLists: [...definition.userLists],
    scheduleType: trainingScheduleTypeOf(training.scheduleType),
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

const trainingScheduleTypeOf = (code: number) =>
  Object.values(trainingScheduleType).find((type) => type === code) ?? trainingScheduleType.future

const frequencyOf = ({ interval, subjectsPerInterval: count }: TrainingValues): string =>
  `${interval satisfies DeliveryInterval}${count}`

export interface SaveFacts {
  id?: string | number | undefined
  /** Deliveries of this training that went out before. */
  sentIds: readonly number[]
  now: string
  zone: string
}

/** What is sent to save, as a draft or to start. */
export function toSave(
  values: TrainingValues,
  { id, sentIds, now, zone }: SaveFacts,
): Omit<TrainingSave, 'status'> {
  const deliveries = planned(values, { now, zone, sentIds })
  const { reminders, intro } = values
  const reminded = reminders.enabled ? planReminders(deliveries, reminders.steps, zone) : []
  return {
    ...(id !== undefined && { id }),
    name: values.name,
    subjects: values.subjects,
    templateId: values.templateId,
    templateCustomized: values.templateCustomized,
    userLists: values.userLists,
    scheduleType: values.scheduleType,
    frequency: frequencyOf(values),
    subjectsPerInterval: values.subjectsPerInterval,
    sendOptions: { channel: values.channel },
    events: savedEvents([...deliveriesOf(deliveries), ...reminded], sentIds.length > 0, now),
    introMessageEnabled: intro.enabled,
    introductoryData: { message: intro.message, mrkdwn_message: intro.markdown },
    reminders_enabled: reminders.enabled,
    reminders_settings: { channel: reminders.channel, steps: reminders.steps },
  }
}
