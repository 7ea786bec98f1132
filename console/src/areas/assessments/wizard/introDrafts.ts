import type { DraftsStore } from '../../../app/stores/DraftsStore.ts'
import type { CampaignId } from '../../../parts/campaigns/wizard/model/campaign.ts'
import type { AssessmentValues } from './values.ts'

export interface IntroDrafts {
  get: (id: CampaignId) => string
  save: (id: CampaignId, intro: AssessmentValues['intro']) => void
}

/** The server doesn't store intros that are switched off, so the tab keeps them. */
export function createIntroDrafts(drafts: DraftsStore, companyId: number): IntroDrafts {
  const makeDraftKey = (id: CampaignId) => `${companyId}/assessmentIntro/${id}`
  return {
    get: (id) => {
      const draft = drafts.read(makeDraftKey(id))
      return typeof draft === 'string' ? draft : ''
    },
    save: (id, { enabled, message }) => {
      if (enabled || message === '') drafts.drop(makeDraftKey(id))
      else drafts.save(makeDraftKey(id), message)
    },
  }
}
