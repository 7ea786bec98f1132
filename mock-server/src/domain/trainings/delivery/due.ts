import { campaignStatus, getTrainingEnd } from '@heed/contracts'
import type { TrainingRow } from '@heed/fixtures'

export function getTrainingDueTime({ status, isScorm, deliveries }: TrainingRow): string | undefined {
  const isRunning = status === campaignStatus.scheduled || status === campaignStatus.active
  if (!isRunning || isScorm || deliveries.length === 0) return undefined
  const plannedSends = deliveries.flatMap((delivery) => [delivery, ...delivery.reminders])
  const openSendTimes = plannedSends.filter(({ sent }) => sent === null).map(({ send }) => send)
  return openSendTimes.length > 0
    ? openSendTimes.sort()[0]
    : new Date(getTrainingEnd(deliveries)).toISOString()
}
