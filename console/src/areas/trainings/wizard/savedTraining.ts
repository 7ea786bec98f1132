import { campaignStatus, sentFixed, subjectsFixed, type Training } from '@heed/contracts'

type Saved = Training | undefined

const sentOf = (training: Saved) => (training?.events ?? []).filter(({ status }) => status > 0)

export const sentIdsOf = (training: Saved): number[] => sentOf(training).map(({ id }) => id)

export const sentSubjectsOf = (training: Saved): ReadonlySet<number> =>
  new Set(sentOf(training).flatMap(({ subjects }) => subjects.map(({ subject_id }) => subject_id)))

/** A training that has started allows few changes (C-1). */
export const isOngoing = (training: Saved): boolean =>
  training?.status === campaignStatus.scheduled && sentOf(training).length > 0

export function selectionRefusal(training: Saved): string | undefined {
  if (isOngoing(training)) return subjectsFixed
  return sentOf(training).length > 0 ? sentFixed : undefined
}

export function keepRefusal(training: Saved, id: number): string | undefined {
  if (isOngoing(training)) return subjectsFixed
  return sentSubjectsOf(training).has(id) ? sentFixed : undefined
}
