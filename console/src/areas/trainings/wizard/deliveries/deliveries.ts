import {
  computeDeliveryDate,
  type DeliveryEvent,
  type DeliveryPlan,
  deliveryEventType,
  isSameValue,
  planDeliveries,
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
  if (deliveries === null || isRegularPlan(values, facts)) return computeRegularDeliveries(values, facts)
  return fitToSubjects(values, deliveries, facts)
}

export function isRegularPlan(values: PlanValues, facts: PlanFacts): boolean {
  const { deliveries } = values
  if (deliveries === null) return true
  if (deliveries.some(({ name }) => name !== undefined)) return false
  const subjects = deliveries.flatMap((delivery) => delivery.subjects)
  return isSameValue(
    deliveries.map(toComparable),
    computeRegularDeliveries({ ...values, subjects }, facts).map(toComparable),
  )
}

/** Omits ids, which the server assigns. */
export const toComparable = ({ date, name, subjects }: Delivery) => ({
  date: Date.parse(date),
  name,
  subjects,
})

/** Deliveries that were sent stay unchanged; saved deliveries keep their ids by position. */
export function computeRegularDeliveries(
  values: PlanValues,
  { now, zone, sentIds = [] }: PlanFacts,
): Delivery[] {
  const { start, interval, subjectsPerInterval } = values
  const savedDeliveries = values.deliveries ?? []
  const sentDeliveries = savedDeliveries.filter((delivery) => isSent(delivery, sentIds))
  const open = savedDeliveries.filter((delivery) => !isSent(delivery, sentIds))
  const sentSubjects = new Set(sentDeliveries.flatMap(({ subjects }) => subjects))
  if (start === null) return sentDeliveries
  const subjects = values.subjects.filter((id) => !sentSubjects.has(id))
  const plan = { subjects, start, zone, interval, subjectsPerInterval }
  const from =
    sentDeliveries.length === 0 ? 0 : findIndexAfter(plan, [now, ...sentDeliveries.map(({ date }) => date)])
  const newDeliveries = planDeliveries(plan, from).map((delivery, index) => {
    const id = open[index]?.id
    return id === undefined ? delivery : { ...delivery, id }
  })
  return [...sentDeliveries, ...newDeliveries]
}

function findIndexAfter(plan: DeliveryPlan, sentTimes: readonly string[]): number {
  const last = Math.max(...sentTimes.map((moment) => Date.parse(moment)))
  let deliveryIndex = 0
  while (Date.parse(computeDeliveryDate(plan, deliveryIndex)) <= last) deliveryIndex += 1
  return deliveryIndex
}

/** Subjects added to a manual plan are placed after its last delivery. */
function fitToSubjects(
  { subjects, start, interval, subjectsPerInterval }: PlanValues,
  deliveries: readonly Delivery[],
  { zone, sentIds = [] }: PlanFacts,
): Delivery[] {
  const subjectSet = new Set(subjects)
  const remainingDeliveries = deliveries
    .map((delivery) =>
      isSent(delivery, sentIds)
        ? delivery
        : { ...delivery, subjects: delivery.subjects.filter((id) => subjectSet.has(id)) },
    )
    .filter((delivery) => delivery.subjects.length > 0)
  const plannedSubjects = new Set(remainingDeliveries.flatMap((delivery) => delivery.subjects))
  const unplannedSubjectIds = subjects.filter((id) => !plannedSubjects.has(id))
  const last = sortDeliveries(remainingDeliveries).at(-1)?.date
  const plan = {
    subjects: unplannedSubjectIds,
    start: last ?? start ?? '',
    zone,
    interval,
    subjectsPerInterval,
  }
  if (unplannedSubjectIds.length === 0 || plan.start === '') return sortDeliveries(remainingDeliveries)
  return [...sortDeliveries(remainingDeliveries), ...planDeliveries(plan, last === undefined ? 0 : 1)]
}

export const isSent = ({ id }: Delivery, sentIds: readonly number[]): boolean =>
  id !== undefined && sentIds.includes(id)

export const sortDeliveries = (deliveries: readonly Delivery[]): Delivery[] =>
  deliveries.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
