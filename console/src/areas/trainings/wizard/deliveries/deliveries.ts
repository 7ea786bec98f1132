import {
  type DeliveryEvent,
  type DeliveryPlan,
  deliveryDate,
  deliveryEventType,
  planDeliveries,
  sameValue,
  trainingScheduleType,
} from '@heed/contracts'
import type { TrainingValues } from '../values.ts'

export type Delivery = DeliveryEvent

export type PlanValues = Pick<
  TrainingValues,
  'subjects' | 'scheduleType' | 'start' | 'interval' | 'subjectsPerInterval' | 'deliveries'
>

export interface PlanFacts {
  now: string
  zone: string
  sentIds?: readonly number[] | undefined
}

/** Returns manual deliveries if there are any, else the regular plan. */
export function computeDeliveries(values: PlanValues, facts: PlanFacts): Delivery[] {
  const { subjects, scheduleType, deliveries } = values
  if (subjects.length === 0) return []
  if (scheduleType !== trainingScheduleType.future) {
    return [{ date: facts.now, type: deliveryEventType.schedule, subjects: [...subjects] }]
  }
  if (deliveries === null || isOnPlan(values, facts)) return planRegularly(values, facts)
  return fitted(values, deliveries, facts)
}

export function isOnPlan(values: PlanValues, facts: PlanFacts): boolean {
  const { deliveries } = values
  if (deliveries === null) return true
  if (deliveries.some(({ name }) => name !== undefined)) return false
  const subjects = deliveries.flatMap((delivery) => delivery.subjects)
  return sameValue(deliveries.map(shape), planRegularly({ ...values, subjects }, facts).map(shape))
}

/** Omits ids, which the server assigns. */
export const shape = ({ date, name, subjects }: Delivery) => ({ date: Date.parse(date), name, subjects })

/** Deliveries that were sent stay unchanged; saved deliveries keep their ids by position. */
export function planRegularly(values: PlanValues, { now, zone, sentIds = [] }: PlanFacts): Delivery[] {
  const { start, interval, subjectsPerInterval } = values
  const saved = values.deliveries ?? []
  const sent = saved.filter((delivery) => isSent(delivery, sentIds))
  const open = saved.filter((delivery) => !isSent(delivery, sentIds))
  const gone = new Set(sent.flatMap(({ subjects }) => subjects))
  if (start === null) return sent
  const subjects = values.subjects.filter((id) => !gone.has(id))
  const plan = { subjects, start, zone, interval, subjectsPerInterval }
  const from = sent.length === 0 ? 0 : placeAfter(plan, [now, ...sent.map(({ date }) => date)])
  const fresh = planDeliveries(plan, from).map((delivery, at) => {
    const id = open[at]?.id
    return id === undefined ? delivery : { ...delivery, id }
  })
  return [...sent, ...fresh]
}

function placeAfter(plan: DeliveryPlan, moments: readonly string[]): number {
  const last = Math.max(...moments.map((moment) => Date.parse(moment)))
  let place = 0
  while (Date.parse(deliveryDate(plan, place)) <= last) place += 1
  return place
}

/** Subjects added to a manual plan are placed after its last delivery. */
function fitted(
  { subjects, start, interval, subjectsPerInterval }: PlanValues,
  deliveries: readonly Delivery[],
  { zone, sentIds = [] }: PlanFacts,
): Delivery[] {
  const chosen = new Set(subjects)
  const kept = deliveries
    .map((delivery) =>
      isSent(delivery, sentIds)
        ? delivery
        : { ...delivery, subjects: delivery.subjects.filter((id) => chosen.has(id)) },
    )
    .filter((delivery) => delivery.subjects.length > 0)
  const known = new Set(kept.flatMap((delivery) => delivery.subjects))
  const fresh = subjects.filter((id) => !known.has(id))
  const last = sortDeliveries(kept).at(-1)?.date
  const plan = { subjects: fresh, start: last ?? start ?? '', zone, interval, subjectsPerInterval }
  if (fresh.length === 0 || plan.start === '') return sortDeliveries(kept)
  return [...sortDeliveries(kept), ...planDeliveries(plan, last === undefined ? 0 : 1)]
}

export const isSent = ({ id }: Delivery, sentIds: readonly number[]): boolean =>
  id !== undefined && sentIds.includes(id)

export const sortDeliveries = (deliveries: readonly Delivery[]): Delivery[] =>
  deliveries.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))
