import type { AssessmentRow } from '@heed/fixtures'
import type { Asking } from '../campaigns/CampaignKind.ts'
import { findOpenCampaign } from '../campaigns/findCampaign.ts'
import { assessmentKind } from './assessmentKind.ts'

export const findAssessment = (asking: Asking & { input: { assessmentId: string } }): AssessmentRow =>
  findOpenCampaign(assessmentKind, asking, asking.input.assessmentId)
