import type { DraftsStore } from '../../../../app/stores/DraftsStore.ts'
import type { WizardKind } from '../model/campaign.ts'
import { runOf } from './useWizardStep.ts'

type Place = { companyId: number; kind: WizardKind }

const placeOf = ({ companyId, kind }: Place, run: string) => `${companyId}/${kind}Run/${run}`

export function keepRun(drafts: DraftsStore, place: Place, run: string, id: string): void {
  drafts.keep(placeOf(place, run), id)
}

export function savedAs(drafts: DraftsStore, place: Place, state: unknown): string | undefined {
  const run = runOf(state)
  const id = run === undefined ? undefined : drafts.read(placeOf(place, run))
  return typeof id === 'string' ? id : undefined
}
