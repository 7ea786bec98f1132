import { campaignStatus, sentFixed, subjectsFixed, type Training, trainingRowRefusals } from '@heed/contracts'

type Saved = Training | undefined

const sentOf = (training: Saved) => (training?.events ?? []).filter(({ status }) => status > 0)

/** Deliveries that went out before: they stay as they are. */
export const sentIdsOf = (training: Saved): number[] => sentOf(training).map(({ id }) => id)

/** Subjects that went out before: they stay. */
export const sentSubjectsOf = (training: Saved): ReadonlySet<number> =>
  new Set(sentOf(training).flatMap(({ subjects }) => subjects.map(({ subject_id }) => subject_id)))

/** Deliveries of it went out, and it goes on by itself: little may still change (C-1). */
export const isOngoing = (training: Saved): boolean =>
  training?.status === campaignStatus.scheduled && sentOf(training).length > 0

/** Why the whole selection cannot be replaced. */
export function selectionRefusal(training: Saved): string | undefined {
  if (isOngoing(training)) return subjectsFixed
  return sentOf(training).length > 0 ? sentFixed : undefined
}

/** Why a subject stays where it is. */
export function keepRefusal(training: Saved, id: number): string | undefined {
  if (isOngoing(training)) return subjectsFixed
  return sentSubjectsOf(training).has(id) ? sentFixed : undefined
}

/** Why the wizard is not for it; undefined where it is. */
export const editRefusal = (training: Training): string | undefined =>
  trainingRowRefusals(training, { isAdmin: true }).edit ?? undefined
