import type { Leavers } from '@heed/contracts'
import type { TFunction } from 'i18next'

/** What becomes of people who leave lists, in one sentence: the same before it is done and after. */
export function leaversText(t: TFunction, { deleted, leaving, unknown }: Leavers): string {
  if (unknown > 0) return t('employees.leavers.unknown', { count: deleted + leaving + unknown })
  if (leaving === 0) return t('employees.leavers.deleted', { count: deleted })
  if (deleted === 0) return t('employees.leavers.leaving', { count: leaving })
  return t('employees.leavers.both', {
    deleted: t('employees.leavers.deletedPart', { count: deleted }),
    leaving: t('employees.leavers.leavingPart', { count: leaving }),
  })
}
