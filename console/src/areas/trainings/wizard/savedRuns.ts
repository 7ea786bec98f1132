import type { DraftsStore } from '../../../app/drafts/DraftsStore.ts'
import { runOf } from '../../../parts/campaigns/wizard/useWizardStep.ts'

const placeOf = (companyId: number, run: string) => `${companyId}/trainingRun/${run}`

/** Remembers in the tab what a run of the wizard for a new training was saved as. */
export function keepRun(drafts: DraftsStore, companyId: number, run: string, id: string): void {
  drafts.keep(placeOf(companyId, run), id)
}

/** The training that an entry of the history was saved as; undefined where it was not. */
export function savedAs(drafts: DraftsStore, companyId: number, state: unknown): string | undefined {
  const run = runOf(state)
  const id = run === undefined ? undefined : drafts.read(placeOf(companyId, run))
  return typeof id === 'string' ? id : undefined
}
