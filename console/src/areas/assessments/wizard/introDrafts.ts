import type { DraftsStore } from '../../../app/stores/DraftsStore.ts'
import type { Key } from '../../../parts/campaigns/wizard/model/campaign.ts'
import type { AssessmentValues } from './values.ts'

export interface IntroDrafts {
  of: (id: Key) => string
  keep: (id: Key, intro: AssessmentValues['intro']) => void
}

/** The server doesn't store intros that are switched off, so the tab keeps them. */
export function createIntroDrafts(drafts: DraftsStore, companyId: number): IntroDrafts {
  const makeDraftKey = (id: Key) => `${companyId}/assessmentIntro/${id}`
  return {
    of: (id) => {
      const kept = drafts.read(makeDraftKey(id))
      return typeof kept === 'string' ? kept : ''
    },
    keep: (id, { enabled, message }) => {
      if (enabled || message === '') drafts.drop(makeDraftKey(id))
      else drafts.keep(makeDraftKey(id), message)
    },
  }
}
