import type { AssessmentRow } from '@heed/fixtures'
import type { CampaignContext } from '../campaigns/CampaignKind.ts'
import { findVisibleCampaign } from '../campaigns/findCampaign.ts'
import { assessmentKind } from './assessmentKind.ts'

export const findAssessment = (
  context: CampaignContext & { input: { assessmentId: string } },
): AssessmentRow => findVisibleCampaign(assessmentKind, context, context.input.assessmentId)
