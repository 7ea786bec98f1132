import * as z from 'zod/mini'
import { Id, LanguageCode } from '../primitives.ts'
import { PersonalizeData, TemplateIds } from './assessmentSave.ts'
import { CampaignName } from './campaignName.ts'

const noSubjectText = 'Choose at least one subject'
const noScenarioText = 'Choose at least one scenario'
const commonFields = { name: CampaignName, language: z.optional(LanguageCode) }

/** A packaged campaign: a name and a selection, no employees or dates (S1 section 2, ENDPOINTS 2.16). */
export const PackageSave = z.discriminatedUnion('kind', [
  z.object({
    ...commonFields,
    kind: z.literal('training'),
    subjects: z.array(Id, noSubjectText).check(z.minLength(1, noSubjectText)),
    templateId: z.optional(Id),
  }),
  z.object({
    ...commonFields,
    kind: z.literal('assessment'),
    questions: z.array(Id, noScenarioText).check(z.minLength(1, noScenarioText)),
    templateIds: TemplateIds,
    personalizeEnabled: z.boolean(),
    personalizeData: z.optional(PersonalizeData),
  }),
])
export type PackageSave = z.infer<typeof PackageSave>
