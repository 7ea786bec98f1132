import type { TFunction } from 'i18next'
import type { ImportStore } from './ImportStore.ts'

export const hasChangesToConfirm = ({ phase, confirmRefusal }: ImportStore): boolean =>
  phase === 'preview' && confirmRefusal !== 'nothingToSave'

export function getConfirmLabel(t: TFunction, { phase, totals, hasChanges, removal }: ImportStore): string {
  const savedCount = totals && hasChanges ? totals.new + totals.updated + totals.unchanged : 0
  const removedCount = removal.isTicked ? removal.people.length : 0
  if (phase !== 'preview' || savedCount + removedCount === 0) return t('import.confirm')
  if (savedCount === 0) return t('import.confirmRemoval', { count: removedCount })
  const importText = t('import.confirmImport', { count: savedCount })
  return removedCount === 0 ? importText : `${importText}${t('import.alsoRemoval', { count: removedCount })}`
}
