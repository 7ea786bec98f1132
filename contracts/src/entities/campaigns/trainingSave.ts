import * as z from 'zod/mini'
import {
  deliveryEventsMax,
  nameMaxLength,
  reminderDelayMax,
  reminderStepsMax,
  subjectsPerIntervalMax,
} from '../limits.ts'
import { countCharacters, createIntegerSchema, Id, Instant } from '../primitives.ts'
import { CampaignKey, ChannelBits, campaignStatus, Introduction, TimeOfDay } from './campaign.ts'
import { CampaignName, toPlainName } from './campaignName.ts'

/** `downloadLinks` sends no emails: the company shares sign-in links (S1 section 4). */
export const trainingScheduleType = { future: 0, now: 1, downloadLinks: 2 } as const
export type TrainingScheduleType = (typeof trainingScheduleType)[keyof typeof trainingScheduleType]

export const deliveryEventType = { schedule: 1, reminder: 2 } as const
export const delayType = { minute: 1, hour: 2, day: 3 } as const
export type DelayType = (typeof delayType)[keyof typeof delayType]

export const reminderMode = { lowPerforming: 1, notFinished: 2, all: 3 } as const
export const ReminderMode = z.literal(Object.values(reminderMode))
export type ReminderMode = z.infer<typeof ReminderMode>

/** W weekly, B every other week or M monthly, then the number of subjects per delivery, like 'W3' (S1 section 9). */
export const Frequency = z
  .string()
  .check(
    z.regex(/^[WBM](?:[1-9]|1\d|20)$/, 'Must be W, B or M and a number from 1 to 20, like W3'),
    z.meta({ examples: ['W3', 'B1', 'M20'] }),
  )

const invalidDelayMessage = `Delays must be whole numbers from 1 to ${reminderDelayMax}`

/** A reminder sent `delay` units of `delayType` after each delivery, at `sendTime` if set (S1 section 5). */
export const ReminderStep = z.looseObject({
  delay: z
    .int(invalidDelayMessage)
    .check(z.gte(1, invalidDelayMessage), z.lte(reminderDelayMax, invalidDelayMessage)),
  delayType: z.literal(Object.values(delayType)),
  sendTime: z.optional(z.nullable(TimeOfDay)),
  timeType: z.optional(z.int()),
})
export type ReminderStep = z.infer<typeof ReminderStep>

/** Plain name of a delivery; empty if it has no name. */
export const DeliveryName = z.string().check(
  z.overwrite(toPlainName),
  z.refine(
    (name) => countCharacters(name) <= nameMaxLength,
    `Name can not be more than ${nameMaxLength} characters`,
  ),
  z.meta({ maxLength: nameMaxLength, examples: ['Week 1', 'Before the audit'] }),
)

/** A planned delivery or reminder; `id` if it is saved already (S1 section 3). */
export const DeliveryEvent = z.object({
  date: Instant,
  type: z.literal(Object.values(deliveryEventType)),
  id: z.optional(Id),
  name: z.optional(DeliveryName),
  subjects: z.array(Id),
})
export type DeliveryEvent = z.infer<typeof DeliveryEvent>

export const tooManyDeliveriesText = `You can plan at most ${deliveryEventsMax} deliveries: send more subjects at a time or remove some`

export const selectDeliveries = (events: readonly DeliveryEvent[]): DeliveryEvent[] =>
  events.filter(({ type }) => type === deliveryEventType.schedule)

const sharedFields = {
  id: z.optional(CampaignKey),
  name: CampaignName,
  subjects: z.array(Id).check(z.minLength(1, 'Choose at least one subject')),
  templateId: z.optional(z.nullable(Id)),
  templateCustomized: z.optional(z.boolean()),
  userLists: z.array(Id).check(z.minLength(1, 'Choose at least one employee list')),
  scheduleType: z.literal(Object.values(trainingScheduleType)),
  frequency: Frequency,
  subjectsPerInterval: createIntegerSchema(1, subjectsPerIntervalMax),
  sendOptions: z.object({ channel: ChannelBits }),
  events: z.array(DeliveryEvent).check(
    z.refine((events) => selectDeliveries(events).length <= deliveryEventsMax, tooManyDeliveriesText),
    z.maxLength(deliveryEventsMax * (1 + reminderStepsMax), tooManyDeliveriesText),
  ),
  introMessageEnabled: z.boolean(),
  introductoryData: z.optional(Introduction),
  reminders_enabled: z.boolean(),
  reminders_settings: z.object({
    channel: ChannelBits,
    steps: z
      .array(ReminderStep)
      .check(z.maxLength(reminderStepsMax, `At most ${reminderStepsMax} reminders`)),
  }),
}

/** Starts or changes a training; its dates and the company's plan are checked too (S1 section 3). */
export const TrainingSave = z.object({
  ...sharedFields,
  status: z.optional(z.literal([campaignStatus.scheduled, campaignStatus.active])),
})
export type TrainingSave = z.infer<typeof TrainingSave>

/** A draft; only the name is required. */
export const TrainingDraft = z.extend(z.partial(z.object(sharedFields)), {
  name: CampaignName,
  subjects: z.optional(z.array(Id)),
  userLists: z.optional(z.array(Id)),
  status: z.optional(z.literal(campaignStatus.draft)),
})
export type TrainingDraft = z.infer<typeof TrainingDraft>

/** Sends the emails of all or selected deliveries as a preview; addresses are comma-separated (S1 section 3). */
export const TrainingPreview = z.object({
  targetEmail: z.string(),
  previewType: z.enum(['all', 'selected']),
  selectedEvents: z.optional(z.array(z.int())),
  previewSubjects: z.array(z.object({ index: z.int(), subjectIds: z.array(Id) })),
  introductoryData: z.optional(Introduction),
})
export type TrainingPreview = z.infer<typeof TrainingPreview>
