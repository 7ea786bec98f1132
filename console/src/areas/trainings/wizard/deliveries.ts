import { type DeliveryEvent, deliveryEventType, planDeliveries, trainingScheduleType } from '@heed/contracts'
import type { TrainingValues } from './values.ts'

export type Delivery = DeliveryEvent

/** The deliveries of the training as they stand now: those changed by hand, else those that follow from what is chosen. */
export function planned(values: TrainingValues, { now, zone }: { now: string; zone: string }): Delivery[] {
  const { subjects, scheduleType, start, interval, subjectsPerInterval } = values
  if (subjects.length === 0) return []
  if (scheduleType !== trainingScheduleType.future) {
    return [{ date: now, type: deliveryEventType.schedule, subjects: [...subjects] }]
  }
  if (values.deliveries) return values.deliveries
  return start === null ? [] : planDeliveries({ subjects, start, zone, interval, subjectsPerInterval })
}
