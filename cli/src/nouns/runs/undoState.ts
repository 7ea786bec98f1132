import { getOwnValue } from '@heed/contracts/rules/ownValue'
import { isUndo, undoOfUndoReason } from '../../job/journal/undoKind.ts'
import { runKindLoaders } from './kinds.ts'

export async function getUndoState(kind: string): Promise<true | string> {
  if (isUndo(kind)) return undoOfUndoReason
  const runKind = await getOwnValue(runKindLoaders, kind)?.()
  if (runKind?.undo) return true
  return runKind?.undoRefusal?.[0] ?? `This version of heed can't undo it.`
}
