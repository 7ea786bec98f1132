import type { DraftsStore } from '../../../app/stores/DraftsStore.ts'
import type { Key } from '../../../parts/campaigns/wizard/model/campaign.ts'
import type { AssessmentValues } from './values.ts'

export interface KeptIntros {
  of: (id: Key) => string
  keep: (id: Key, intro: AssessmentValues['intro']) => void
}

/** The server doesn't store intros that are switched off, so the tab keeps them. */
export function keptIntros(drafts: DraftsStore, companyId: number): KeptIntros {
  const placeOf = (id: Key) => `${companyId}/assessmentIntro/${id}`
  return {
    of: (id) => {
      const kept = drafts.read(placeOf(id))
      return typeof kept === 'string' ? kept : ''
    },
    keep: (id, { enabled, message }) => {
      if (enabled || message === '') drafts.drop(placeOf(id))
      else drafts.keep(placeOf(id), message)
    },
  }
}
