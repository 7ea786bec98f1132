import { campaignStatus, sentDeliveriesFixedText, subjectsFixedText, type Training } from '@heed/contracts'

type SavedTraining = Training | undefined

const selectSentEvents = (training: SavedTraining) =>
  (training?.events ?? []).filter(({ status }) => status > 0)

export const selectSentIds = (training: SavedTraining): number[] =>
  selectSentEvents(training).map(({ id }) => id)

export const selectSentSubjects = (training: SavedTraining): ReadonlySet<number> =>
  new Set(selectSentEvents(training).flatMap(({ subjects }) => subjects.map(({ subject_id }) => subject_id)))

/** A training that has started allows few changes (C-1). */
export const isOngoing = (training: SavedTraining): boolean =>
  training?.status === campaignStatus.scheduled && selectSentEvents(training).length > 0

export function getSelectionRefusal(training: SavedTraining): string | undefined {
  if (isOngoing(training)) return subjectsFixedText
  return selectSentEvents(training).length > 0 ? sentDeliveriesFixedText : undefined
}

export function getSubjectChangeRefusal(training: SavedTraining, id: number): string | undefined {
  if (isOngoing(training)) return subjectsFixedText
  return selectSentSubjects(training).has(id) ? sentDeliveriesFixedText : undefined
}
