import * as z from 'zod/mini'
import { Id, LanguageCode } from '../primitives.ts'
import { PersonalizeData, TemplateIds } from './assessmentSave.ts'
import { CampaignName } from './campaignName.ts'

const noSubject = 'Choose at least one subject'
const noScenario = 'Choose at least one scenario'
const common = { name: CampaignName, language: z.optional(LanguageCode) }

/** A packaged campaign: a name and a selection, no employees or dates (S1 section 2, ENDPOINTS 2.16). */
export const PackageSave = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('training'),
    subjects: z.array(Id, noSubject).check(z.minLength(1, noSubject)),
    templateId: z.optional(Id),
  }),
  z.object({
    ...common,
    kind: z.literal('assessment'),
    questions: z.array(Id, noScenario).check(z.minLength(1, noScenario)),
    templateIds: TemplateIds,
    personalizeEnabled: z.boolean(),
    personalizeData: z.optional(PersonalizeData),
  }),
])
export type PackageSave = z.infer<typeof PackageSave>
