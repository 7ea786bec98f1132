import type { DraftsStore } from '../../../app/stores/DraftsStore.ts'
import { runOf } from './useWizardStep.ts'

export type CampaignKind = 'training' | 'assessment'

type Place = { companyId: number; kind: CampaignKind }

const placeOf = ({ companyId, kind }: Place, run: string) => `${companyId}/${kind}Run/${run}`

export function keepRun(drafts: DraftsStore, place: Place, run: string, id: string): void {
  drafts.keep(placeOf(place, run), id)
}

export function savedAs(drafts: DraftsStore, place: Place, state: unknown): string | undefined {
  const run = runOf(state)
  const id = run === undefined ? undefined : drafts.read(placeOf(place, run))
  return typeof id === 'string' ? id : undefined
}
