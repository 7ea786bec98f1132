import {
  campaignStatus,
  getLessonState,
  type LessonState,
  type Training,
  trainingScheduleType,
} from '@heed/contracts'

/** A stopped training is a draft that has already sent subjects. */
export const isStoppedDraft = ({
  status,
  subjectsSent,
}: Pick<Training, 'status' | 'subjectsSent'>): boolean => status === campaignStatus.draft && subjectsSent > 0

/** For a stopped training, returns the last delivery that was sent. */
export function findLastDelivery(training: Training): string | null {
  if (!isStoppedDraft(training)) return training.lastBatch
  const sentTimes = training.events.flatMap(({ send, status }) => (status > 0 ? [send] : []))
  return sentTimes.toSorted().at(-1) ?? training.lastBatch
}

/** True if the company shares sign-in links itself, so that nothing is sent. */
export const isSharedByLink = ({ scheduleType }: Pick<Training, 'scheduleType'>): boolean =>
  scheduleType === trainingScheduleType.downloadLinks

/** Drafts send nothing, not even deliveries that were planned before a stop. */
export const isDraftTraining = ({ status }: Pick<Training, 'status'>): boolean =>
  status === campaignStatus.draft

/** True if nothing has been delivered yet: any share would be 0 of 0. */
export const hasNotStarted = ({ totalForView, opened }: Pick<Training, 'totalForView' | 'opened'>): boolean =>
  totalForView === 0 && opened === 0

export type LessonMark = LessonState | 'stopped' | 'open'

export function getLessonMark(
  training: Pick<Training, 'status' | 'scheduleType'> | undefined,
  lesson: Parameters<typeof getLessonState>[0],
): LessonMark {
  const mark = getLessonState(lesson)
  if (training === undefined) return mark
  if (mark === 'planned' && isDraftTraining(training)) return 'stopped'
  return mark === 'delivered' && isSharedByLink(training) ? 'open' : mark
}
