import type { DraftsStore } from '../../../../app/stores/DraftsStore.ts'
import type { WizardKind } from '../model/campaign.ts'
import { parseRun } from './useWizardStep.ts'

type Place = { companyId: number; kind: WizardKind }

const makeRunKey = ({ companyId, kind }: Place, run: string) => `${companyId}/${kind}Run/${run}`

export function keepRun(drafts: DraftsStore, place: Place, run: string, id: string): void {
  drafts.keep(makeRunKey(place, run), id)
}

export function findSavedId(drafts: DraftsStore, place: Place, state: unknown): string | undefined {
  const run = parseRun(state)
  const id = run === undefined ? undefined : drafts.read(makeRunKey(place, run))
  return typeof id === 'string' ? id : undefined
}
