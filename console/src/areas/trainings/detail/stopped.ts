import { campaignStatus, type Training } from '@heed/contracts'

/** A draft again, of which something went out before. */
export const wasStopped = ({ status, subjectsSent }: Pick<Training, 'status' | 'subjectsSent'>): boolean =>
  status === campaignStatus.draft && subjectsSent > 0

/** When the last of its deliveries goes out; of a training that was stopped, when one did. */
export function lastDeliveryOf(training: Training): string | null {
  if (!wasStopped(training)) return training.lastBatch
  const sent = training.events.flatMap(({ send, status }) => (status > 0 ? [send] : []))
  return sent.toSorted().at(-1) ?? training.lastBatch
}
