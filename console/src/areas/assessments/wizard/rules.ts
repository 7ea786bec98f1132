import {
  type Assessment,
  type AssessmentStep,
  type AssessmentWizardFacts,
  getAssessmentRowRefusals,
  getAssessmentStepRefusal,
  listAssessmentSteps,
} from '@heed/contracts'
import { paths } from '../../../app/paths.ts'
import type { CampaignRules } from '../../../parts/campaigns/wizard/model/CampaignRules.ts'
import { SEARCH_SIZE } from '../../../parts/campaigns/wizard/model/findSavedCampaign.ts'
import type { AssessmentValues } from './values.ts'

export const assessmentRules: CampaignRules<
  Assessment,
  AssessmentValues,
  AssessmentStep,
  AssessmentWizardFacts
> = {
  kind: 'assessment',
  places: {
    list: paths.assessments(),
    create: paths.createAssessment(),
    packaged: paths.createPackagedAssessment(),
    edit: (id) => paths.editAssessment({ assessmentId: id }),
    view: (id) => paths.assessmentView({ assessmentId: id }),
  },
  initialSteps: { first: 'goal', content: 'content', last: 'finalize', start: 'start' },
  listSteps: listAssessmentSteps,
  explainClosed: getAssessmentStepRefusal,
  readContent: ({ questions }) => questions,
  readChangedAt: ({ last_updated }) => last_updated,
  explainEditRefusal: (assessment) => getAssessmentRowRefusals(assessment, { isAdmin: true }).edit,
  get: ({ client, companyId }, assessmentId, signal) =>
    client.assessments.get({ companyId, assessmentId }, signal && { signal }),
  listNamed: async ({ client, companyId }, filter) => {
    const query = { companyId, d: 1, filter, order: 'last_updated desc', p: 0, n: SEARCH_SIZE }
    return (await client.assessments.list(query)).assessments
  },
}
