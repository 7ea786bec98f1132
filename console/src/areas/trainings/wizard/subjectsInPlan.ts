import { type DeliveryEvent, type DeliveryInterval, deliveryDate, deliveryEventType } from '@heed/contracts'

interface Plan {
  deliveries: readonly DeliveryEvent[]
  zone: string
  interval: DeliveryInterval
  subjectsPerInterval: number
}

/**
 * A plan that was changed by hand after other subjects were chosen: those that are gone leave their delivery, which goes
 * too when it is empty; new ones follow the last delivery in the usual steps.
 */
export function withSubjects(plan: Plan, subjects: readonly number[]): DeliveryEvent[] {
  const kept = plan.deliveries
    .map((delivery) => ({ ...delivery, subjects: delivery.subjects.filter((id) => subjects.includes(id)) }))
    .filter((delivery) => delivery.subjects.length > 0)
  const planned = new Set(kept.flatMap((delivery) => delivery.subjects))
  const added = subjects.filter((id) => !planned.has(id))
  const last = kept.at(-1) ?? plan.deliveries[0]
  if (!last || added.length === 0) return kept
  const step = kept.length > 0 ? 1 : 0
  const count = Math.ceil(added.length / plan.subjectsPerInterval)
  return [
    ...kept,
    ...Array.from({ length: count }, (_, at) => ({
      date: deliveryDate({ ...plan, start: last.date }, at + step),
      type: deliveryEventType.schedule,
      subjects: added.slice(at * plan.subjectsPerInterval, (at + 1) * plan.subjectsPerInterval),
    })),
  ]
}
