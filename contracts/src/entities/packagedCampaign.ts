import * as z from 'zod/mini'
import { PersonalizeData, TemplateIds } from './assessmentSave.ts'
import { CampaignName } from './campaignName.ts'
import { Id, LanguageCode } from './primitives.ts'

/** What a packaged campaign is downloaded as, with the name people know (S1 section 9). */
export const packageFormats = {
  scorm12: 'SCORM 1.2',
  scorm2004: 'SCORM 2004 3rd Edition',
  cmi5: 'cmi5',
} as const
export type PackageFormat = keyof typeof packageFormats
export const PackageFormat = z._default(z.enum(['scorm12', 'scorm2004', 'cmi5']), 'scorm2004')

/** What makes a packaged campaign: no schedule, no employees, no reminders (S1 section 1). */
export const PackagedCampaign = z
  .object({
    kind: z.enum(['training', 'assessment']),
    name: CampaignName,
    subjects: z.optional(z.array(Id)),
    templateId: z.optional(z.nullable(Id)),
    questions: z.optional(z.array(Id)),
    templateIds: z.optional(TemplateIds),
    personalizeEnabled: z.optional(z.boolean()),
    personalizeData: z.optional(PersonalizeData),
    language: z.optional(LanguageCode),
  })
  .check(
    z.refine(({ kind, subjects }) => kind !== 'training' || (subjects?.length ?? 0) > 0, {
      error: 'Choose at least one subject',
      path: ['subjects'],
    }),
    z.refine(({ kind, questions }) => kind !== 'assessment' || (questions?.length ?? 0) > 0, {
      error: 'Choose at least one scenario',
      path: ['questions'],
    }),
  )
export type PackagedCampaign = z.infer<typeof PackagedCampaign>
