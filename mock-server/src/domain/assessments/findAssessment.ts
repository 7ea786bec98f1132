import type { AssessmentRow } from '@heed/fixtures'
import type { CampaignContext } from '../campaigns/CampaignKind.ts'
import { findOpenCampaign } from '../campaigns/findCampaign.ts'
import { assessmentKind } from './assessmentKind.ts'

export const findAssessment = (
  asking: CampaignContext & { input: { assessmentId: string } },
): AssessmentRow => findOpenCampaign(assessmentKind, asking, asking.input.assessmentId)
