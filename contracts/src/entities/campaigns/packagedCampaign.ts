import * as z from 'zod/mini'
import { Id, LanguageCode } from '../primitives.ts'
import { PersonalizeData, TemplateIds } from './assessmentSave.ts'
import { CampaignName } from './campaignName.ts'
import { PackageSave } from './packageSave.ts'

export const packageFormats = {
  scorm12: 'SCORM 1.2',
  scorm2004: 'SCORM 2004 3rd Edition',
  cmi5: 'cmi5',
} as const
export type PackageFormat = keyof typeof packageFormats
export const PackageFormat = z._default(z.enum(['scorm12', 'scorm2004', 'cmi5']), 'scorm2004')

/**
 * A packaged campaign: no schedule, employees or reminders (S1 section 1). `kind` decides which fields are required.
 */
export const PackagedCampaign = z
  .object({
    kind: z.enum(['training', 'assessment']),
    name: CampaignName,
    subjects: z.optional(z.array(Id)),
    templateId: z.optional(Id),
    questions: z.optional(z.array(Id)),
    templateIds: z.optional(TemplateIds),
    personalizeEnabled: z.optional(z.boolean()),
    personalizeData: z.optional(PersonalizeData),
    language: z.optional(LanguageCode),
  })
  .check(
    z.check(({ value, issues }) => {
      const saveIssues = PackageSave.safeParse(value).error?.issues ?? []
      issues.push(
        ...saveIssues.map(({ path, message }) => ({ code: 'custom' as const, input: value, path, message })),
      )
    }),
  )
export type PackagedCampaign = z.infer<typeof PackagedCampaign>
