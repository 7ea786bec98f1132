import * as z from 'zod/mini'
import { CampaignKey, Channels, campaignStatus, Introduction, TimeOfDay } from './campaign.ts'
import { CampaignName } from './campaignName.ts'
import { personalizeDomainMin, personalizeMax, personalizeNameMin, reminderStepsMax } from './limits.ts'
import { email, Id, Instant, text } from './primitives.ts'

/** On a date, at once, or by a link that the company hands out itself (S1 section 4). */
export const assessmentScheduleType = { scheduled: 0, immediate: 1, manual: -1 } as const
export type AssessmentScheduleType = (typeof assessmentScheduleType)[keyof typeof assessmentScheduleType]

/** A reminder of an assessment; `alreadySet` where it was saved before (S1 section 3). */
export const AssessmentReminderStep = z.looseObject({
  sendTime: z.nullable(Instant),
  id: z.optional(Id),
  alreadySet: z.optional(z.boolean()),
})
export type AssessmentReminderStep = z.infer<typeof AssessmentReminderStep>

/** What personalised scenarios say of the company; each is needed only where a chosen one names it (S1 section 5). */
export const PersonalizeData = z.object({
  companyName: z.optional(text(personalizeNameMin, personalizeMax)),
  companyDomain: z.optional(text(personalizeDomainMin, personalizeMax)),
  emailHR: z.optional(email()),
})
export type PersonalizeData = z.infer<typeof PersonalizeData>

/** As it is typed, which may not be right before the assessment is started. */
export const PersonalizeDraft = z.object({
  companyName: z.optional(z.string()),
  companyDomain: z.optional(z.string()),
  emailHR: z.optional(z.string()),
})
export type PersonalizeDraft = z.infer<typeof PersonalizeDraft>

/** The templates a selection came from; 'custom' once it was changed. */
export const TemplateIds = z.array(z.union([z.literal('custom'), Id]))

const fields = {
  id: z.optional(CampaignKey),
  name: CampaignName,
  questions: z.array(Id).check(z.minLength(1, 'Choose at least one scenario')),
  userLists: z.array(Id).check(z.minLength(1, 'Choose at least one employee list')),
  channel: Channels,
  scheduleType: z.literal(Object.values(assessmentScheduleType)),
  date: z.optional(z.nullable(Instant)),
  timeOfDay: z.optional(TimeOfDay),
  due: Instant,
  reminders_enabled: z.boolean(),
  reminders_settings: z.object({
    channel: Channels,
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

/** What starts an assessment or changes one (S1 section 3); dates and the plan are judged by `assessmentSaveProblem`. */
export const AssessmentSave = z.object({
  ...fields,
  status: z.optional(z.literal([campaignStatus.scheduled, campaignStatus.active])),
})
export type AssessmentSave = z.infer<typeof AssessmentSave>

/** A draft needs nothing but a name. */
export const AssessmentDraft = z.extend(z.partial(z.object(fields)), {
  name: CampaignName,
  questions: z.optional(z.array(Id)),
  userLists: z.optional(z.array(Id)),
  due: z.optional(z.nullable(Instant)),
  personalizeData: z.optional(PersonalizeDraft),
  status: z.optional(z.literal(campaignStatus.draft)),
})
export type AssessmentDraft = z.infer<typeof AssessmentDraft>

/** Scenarios of an assessment sent to look at; addresses divided by commas, duration in seconds (S1 section 3). */
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
