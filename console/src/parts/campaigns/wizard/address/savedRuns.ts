import type { DraftsStore } from '../../../../app/stores/DraftsStore.ts'
import type { WizardKind } from '../model/campaign.ts'
import { parseRun } from './useWizardStep.ts'

type RunScope = { companyId: number; kind: WizardKind }

const makeRunKey = ({ companyId, kind }: RunScope, run: string) => `${companyId}/${kind}Run/${run}`

export function saveRun(drafts: DraftsStore, scope: RunScope, run: string, id: string): void {
  drafts.save(makeRunKey(scope, run), id)
}

export function findSavedId(drafts: DraftsStore, scope: RunScope, state: unknown): string | undefined {
  const run = parseRun(state)
  const id = run === undefined ? undefined : drafts.read(makeRunKey(scope, run))
  return typeof id === 'string' ? id : undefined
}
