import {
  campaignStatus,
  type LessonMark,
  lessonMark,
  type Training,
  trainingScheduleType,
} from '@heed/contracts'

/** A draft again, of which something went out before. */
export const wasStopped = ({ status, subjectsSent }: Pick<Training, 'status' | 'subjectsSent'>): boolean =>
  status === campaignStatus.draft && subjectsSent > 0

/** When the last of its deliveries goes out; of a training that was stopped, when one did. */
export function lastDeliveryOf(training: Training): string | null {
  if (!wasStopped(training)) return training.lastBatch
  const sent = training.events.flatMap(({ send, status }) => (status > 0 ? [send] : []))
  return sent.toSorted().at(-1) ?? training.lastBatch
}

/** People come to it by links that the company hands out: nothing of it is sent. */
export const isByLink = ({ scheduleType }: Pick<Training, 'scheduleType'>): boolean =>
  scheduleType === trainingScheduleType.downloadLinks

/** A draft plans nothing: what was not sent before it was stopped is not sent any more. */
export const plansNothing = ({ status }: Pick<Training, 'status'>): boolean => status === campaignStatus.draft

/** Nothing has come to anybody yet: no share of nothing is 0%. */
export const hasNotBegun = ({ totalForView, opened }: Pick<Training, 'totalForView' | 'opened'>): boolean =>
  totalForView === 0 && opened === 0

export type ShownMark = LessonMark | 'stopped' | 'open'

/** How a lesson stands for one person, in words that are true of this training. */
export function markIn(
  training: Pick<Training, 'status' | 'scheduleType'> | undefined,
  lesson: Parameters<typeof lessonMark>[0],
): ShownMark {
  const mark = lessonMark(lesson)
  if (training === undefined) return mark
  if (mark === 'planned' && plansNothing(training)) return 'stopped'
  return mark === 'delivered' && isByLink(training) ? 'open' : mark
}
