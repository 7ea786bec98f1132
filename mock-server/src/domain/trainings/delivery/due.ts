import { campaignStatus, trainingEnd } from '@heed/contracts'
import type { TrainingRow } from '@heed/fixtures'

export function trainingDue({ status, isScorm, deliveries }: TrainingRow): string | undefined {
  const isRunning = status === campaignStatus.scheduled || status === campaignStatus.active
  if (!isRunning || isScorm || deliveries.length === 0) return undefined
  const sendings = deliveries.flatMap((delivery) => [delivery, ...delivery.reminders])
  const open = sendings.filter(({ sent }) => sent === null).map(({ send }) => send)
  return open.length > 0 ? open.sort()[0] : new Date(trainingEnd(deliveries)).toISOString()
}
