import { campaignStatus, sentFixed, subjectsFixed, type Training } from '@heed/contracts'

type Saved = Training | undefined

const selectSent = (training: Saved) => (training?.events ?? []).filter(({ status }) => status > 0)

export const selectSentIds = (training: Saved): number[] => selectSent(training).map(({ id }) => id)

export const selectSentSubjects = (training: Saved): ReadonlySet<number> =>
  new Set(selectSent(training).flatMap(({ subjects }) => subjects.map(({ subject_id }) => subject_id)))

/** A training that has started allows few changes (C-1). */
export const isOngoing = (training: Saved): boolean =>
  training?.status === campaignStatus.scheduled && selectSent(training).length > 0

export function getSelectionRefusal(training: Saved): string | undefined {
  if (isOngoing(training)) return subjectsFixed
  return selectSent(training).length > 0 ? sentFixed : undefined
}

export function getKeepRefusal(training: Saved, id: number): string | undefined {
  if (isOngoing(training)) return subjectsFixed
  return selectSentSubjects(training).has(id) ? sentFixed : undefined
}
