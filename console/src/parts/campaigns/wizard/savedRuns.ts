import type { DraftsStore } from '../../../app/DraftsStore.ts'
import { runOf } from './useWizardStep.ts'

/** What the wizards are for. */
export type CampaignKind = 'training' | 'assessment'

type Place = { companyId: number; kind: CampaignKind }

const placeOf = ({ companyId, kind }: Place, run: string) => `${companyId}/${kind}Run/${run}`

/** Remembers in the tab what a run of the wizard for a new campaign was saved as. */
export function keepRun(drafts: DraftsStore, place: Place, run: string, id: string): void {
  drafts.keep(placeOf(place, run), id)
}

/** The campaign that an entry of the history was saved as; undefined where it was not. */
export function savedAs(drafts: DraftsStore, place: Place, state: unknown): string | undefined {
  const run = runOf(state)
  const id = run === undefined ? undefined : drafts.read(placeOf(place, run))
  return typeof id === 'string' ? id : undefined
}
