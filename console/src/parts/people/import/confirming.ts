import type { TFunction } from 'i18next'
import type { ImportStore } from './ImportStore.ts'

export const isCompared = ({ phase, confirmRefusal }: ImportStore): boolean =>
  phase === 'preview' && confirmRefusal !== 'nothingToSave'

export function confirmLabel(t: TFunction, { phase, totals, hasChanges, removal }: ImportStore): string {
  const saved = totals && hasChanges ? totals.new + totals.updated + totals.unchanged : 0
  const removed = removal.isTicked ? removal.people.length : 0
  if (phase !== 'preview' || saved + removed === 0) return t('import.confirm')
  if (saved === 0) return t('import.confirmRemoval', { count: removed })
  const imported = t('import.confirmImport', { count: saved })
  return removed === 0 ? imported : `${imported}${t('import.alsoRemoval', { count: removed })}`
}
