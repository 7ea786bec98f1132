import * as z from 'zod/mini'
import {
  personalizeDomainMinLength,
  personalizeNameMinLength,
  personalizeTextMaxLength,
  reminderStepsMax,
} from '../limits.ts'
import { createEmailSchema, Id, Instant, text } from '../primitives.ts'
import { CampaignKey, ChannelBits, campaignStatus, Introduction, TimeOfDay } from './campaign.ts'
import { CampaignName } from './campaignName.ts'

/** `manual`: the company shares a link itself (S1 section 4). */
export const assessmentScheduleType = { scheduled: 0, immediate: 1, manual: -1 } as const
export type AssessmentScheduleType = (typeof assessmentScheduleType)[keyof typeof assessmentScheduleType]

/** An assessment reminder; `alreadySet` if it was saved before (S1 section 3). */
export const AssessmentReminderStep = z.looseObject({
  sendTime: z.nullable(Instant),
  id: z.optional(Id),
  alreadySet: z.optional(z.boolean()),
})
export type AssessmentReminderStep = z.infer<typeof AssessmentReminderStep>

/** Company details for personalized scenarios; required only if a selected scenario uses them (S1 section 5). */
export const PersonalizeData = z.object({
  companyName: z.optional(text(personalizeNameMinLength, personalizeTextMaxLength)),
  companyDomain: z.optional(text(personalizeDomainMinLength, personalizeTextMaxLength)),
  emailHR: z.optional(createEmailSchema()),
})
export type PersonalizeData = z.infer<typeof PersonalizeData>

/** Company details of a draft, which aren't checked until the assessment starts. */
export const PersonalizeDraft = z.object({
  companyName: z.optional(z.string()),
  companyDomain: z.optional(z.string()),
  emailHR: z.optional(z.string()),
})
export type PersonalizeDraft = z.infer<typeof PersonalizeDraft>

/** Templates the selection is based on; 'custom' once the selection has been changed. */
export const TemplateIds = z.array(z.union([z.literal('custom'), Id]))

const fields = {
  id: z.optional(CampaignKey),
  name: CampaignName,
  questions: z.array(Id).check(z.minLength(1, 'Choose at least one scenario')),
  userLists: z.array(Id).check(z.minLength(1, 'Choose at least one employee list')),
  channel: ChannelBits,
  scheduleType: z.literal(Object.values(assessmentScheduleType)),
  date: z.optional(z.nullable(Instant)),
  timeOfDay: z.optional(TimeOfDay),
  due: Instant,
  reminders_enabled: z.boolean(),
  reminders_settings: z.object({
    channel: ChannelBits,
    steps: z
      .array(AssessmentReminderStep)
      .check(z.maxLength(reminderStepsMax, `At most ${reminderStepsMax} reminders`)),
  }),
  templateIds: z.optional(TemplateIds),
  templateCustomized: z.optional(z.boolean()),
  introMessage: z.optional(z.nullable(z.string())),
  personalizeEnabled: z.optional(z.boolean()),
  personalizeData: z.optional(PersonalizeData),
  threatAreas: z.optional(z.array(z.string())),
}

/** Starts or changes an assessment; its dates and the company's plan are checked too (S1 section 3). */
export const AssessmentSave = z.object({
  ...fields,
  status: z.optional(z.literal([campaignStatus.scheduled, campaignStatus.active])),
})
export type AssessmentSave = z.infer<typeof AssessmentSave>

/** A draft; only the name is required. */
export const AssessmentDraft = z.extend(z.partial(z.object(fields)), {
  name: CampaignName,
  questions: z.optional(z.array(Id)),
  userLists: z.optional(z.array(Id)),
  due: z.optional(z.nullable(Instant)),
  personalizeData: z.optional(PersonalizeDraft),
  status: z.optional(z.literal(campaignStatus.draft)),
})
export type AssessmentDraft = z.infer<typeof AssessmentDraft>

/** Sends scenarios as a preview to comma-separated addresses; duration in seconds (S1 section 3). */
export const AssessmentPreview = z.object({
  targetEmail: z.string(),
  previewQuestions: z.array(Id).check(z.minLength(1, 'Choose at least one scenario')),
  name: z.string(),
  due: Instant,
  duration: z.int(),
  introductoryData: z.optional(Introduction),
  previewType: z.optional(z.string()),
  selectedEvents: z.optional(z.array(z.int())),
})
export type AssessmentPreview = z.infer<typeof AssessmentPreview>
