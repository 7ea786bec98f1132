import type { LeaverCounts } from '@heed/contracts'
import type { TFunction } from 'i18next'

const doneTexts = {
  unknown: 'employees.leavers.unknown',
  deleted: 'employees.leavers.deleted',
  leaving: 'employees.leavers.leaving',
  both: 'employees.leavers.both',
  deletedPart: 'employees.leavers.deletedPart',
  leavingPart: 'employees.leavers.leavingPart',
} as const

const expectedTexts = {
  unknown: 'employees.expected.unknown',
  deleted: 'employees.expected.deleted',
  leaving: 'employees.expected.leaving',
  both: 'employees.expected.both',
  deletedPart: 'employees.understood.deletedPart',
  leavingPart: 'employees.understood.leavingPart',
} as const

const acknowledgedTexts = {
  unknown: 'employees.understood.unknown',
  deleted: 'employees.understood.deleted',
  leaving: 'employees.understood.leaving',
  both: 'employees.understood.both',
  deletedPart: 'employees.understood.deletedPart',
  leavingPart: 'employees.understood.leavingPart',
} as const

export const formatLeavers = (t: TFunction, leavers: LeaverCounts): string =>
  formatText(t, doneTexts, leavers)

export const formatExpectedLeavers = (t: TFunction, leavers: LeaverCounts): string =>
  formatText(t, expectedTexts, leavers)

export const formatAcknowledgement = (t: TFunction, leavers: LeaverCounts): string =>
  formatText(t, acknowledgedTexts, leavers)

function formatText(
  t: TFunction,
  texts: typeof doneTexts | typeof expectedTexts | typeof acknowledgedTexts,
  { deleted, leaving, unknown }: LeaverCounts,
): string {
  if (unknown > 0) return t(texts.unknown, { count: deleted + leaving + unknown })
  if (leaving === 0) return t(texts.deleted, { count: deleted })
  if (deleted === 0) return t(texts.leaving, { count: leaving })
  return t(texts.both, {
    deleted: t(texts.deletedPart, { count: deleted }),
    leaving: t(texts.leavingPart, { count: leaving }),
  })
}
