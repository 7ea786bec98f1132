import {
  deliveryEventsMax,
  getDeliveryDateProblem,
  getZonedDay,
  subjectsPerIntervalMax,
} from '@heed/contracts'
import { addDays } from '../../../../lib/dates/days.ts'
import { moveToDay, moveToMondays } from '../../../../lib/dates/moveToDay.ts'
import { type Delivery, sortDeliveries } from './deliveries.ts'

// Every change returns all deliveries by date, with each subject exactly once, and removes empty deliveries.

type Deliveries = readonly Delivery[]

export const moveDelivery = (deliveries: Deliveries, index: number, date: string): Delivery[] =>
  sortDeliveries(
    deliveries.map((delivery, position) => (position === index ? { ...delivery, date } : delivery)),
  )

export function findMoveProblem(
  deliveries: Deliveries,
  index: number,
  date: string,
  bounds: { start: string; now: string },
): string | null {
  const isTimeTaken = deliveries.some(
    (delivery, position) => position !== index && Date.parse(delivery.date) === Date.parse(date),
  )
  return getDeliveryDateProblem(date, bounds) ?? (isTimeTaken ? sameTimeMessage : null)
}

export function findDateProblems(
  deliveries: Deliveries,
  bounds: { start: string; now: string },
): (string | null)[] {
  const times = deliveries.map(({ date }) => Date.parse(date))
  const repeatedTimes = new Set(times.filter((time, position) => times.indexOf(time) !== position))
  return deliveries.map(
    ({ date }, position) =>
      getDeliveryDateProblem(date, bounds) ??
      (repeatedTimes.has(times[position] ?? 0) ? sameTimeMessage : null),
  )
}

const sameTimeMessage = 'Another delivery is already scheduled for that time'

/** An empty name removes the delivery's name. */
export const renameDelivery = (deliveries: Deliveries, index: number, name: string): Delivery[] =>
  deliveries.map((delivery, position) => {
    if (position !== index) return delivery
    const { name: _, ...withoutName } = delivery
    return name === '' ? withoutName : { ...delivery, name }
  })

/** Keeps the first `count` subjects; the remaining subjects move to the next free day. */
export function splitDelivery(
  deliveries: Deliveries,
  index: number,
  count: number,
  zone: string,
): Delivery[] {
  const delivery = deliveries[index]
  if (!delivery || count < 1 || count >= delivery.subjects.length) return [...deliveries]
  const { date, type, subjects } = delivery
  const secondHalf = {
    date: findFreeDateAfter(deliveries, date, zone),
    type,
    subjects: subjects.slice(count),
  }
  const first = { ...delivery, subjects: subjects.slice(0, count) }
  return sortDeliveries([...deliveries.slice(0, index), first, secondHalf, ...deliveries.slice(index + 1)])
}

function findFreeDateAfter(deliveries: Deliveries, date: string, zone: string): string {
  const takenTimes = new Set(deliveries.map((delivery) => Date.parse(delivery.date)))
  let day = getZonedDay(date, zone)
  do day = addDays(day, 1)
  while (takenTimes.has(Date.parse(moveToDay(date, day, zone))))
  return moveToDay(date, day, zone)
}

/** Keeps the time of day; if that week's Monday is occupied, uses the week's first free day. */
export function shiftDeliveriesToMonday(
  deliveries: Deliveries,
  indexes: readonly number[],
  zone: string,
): Delivery[] {
  const dates = moveToMondays(
    deliveries.map(({ date }) => date),
    zone,
    (index) => indexes.includes(index),
  )
  return sortDeliveries(
    deliveries.map((delivery, index) => ({ ...delivery, date: dates[index] ?? delivery.date })),
  )
}

export function findSplitProblem(deliveries: Deliveries, index: number): string | null {
  if (deliveries.length >= deliveryEventsMax)
    return `You can't plan more than ${deliveryEventsMax} deliveries`
  return (deliveries[index]?.subjects.length ?? 0) < 2 ? "A delivery with one subject can't be split" : null
}

/** Appends subjects to an earlier delivery, but prepends them to a later delivery. */
export function moveSubject(deliveries: Deliveries, subject: number, targetIndex: number): Delivery[] {
  const from = deliveries.findIndex(({ subjects }) => subjects.includes(subject))
  if (from < 0 || from === targetIndex || !deliveries[targetIndex]) return [...deliveries]
  return deliveries
    .map((delivery, position) => {
      if (position === from)
        return { ...delivery, subjects: delivery.subjects.filter((id) => id !== subject) }
      if (position !== targetIndex) return delivery
      const { subjects } = delivery
      return { ...delivery, subjects: targetIndex < from ? [...subjects, subject] : [subject, ...subjects] }
    })
    .filter(({ subjects }) => subjects.length > 0)
}

/** If the new subject is already in a delivery, removes it there. */
export const swapSubject = (deliveries: Deliveries, replacedId: number, replacement: number): Delivery[] =>
  deliveries.map((delivery) => ({
    ...delivery,
    subjects: delivery.subjects
      .filter((id) => id !== replacement)
      .map((id) => (id === replacedId ? replacement : id)),
  }))

export function reorderSubjects(
  deliveries: Deliveries,
  previousOrder: readonly number[],
  nextOrder: readonly number[],
): Delivery[] {
  const replacements = new Map(previousOrder.map((id, index) => [id, nextOrder[index] ?? id]))
  return deliveries.map((delivery) => ({
    ...delivery,
    subjects: delivery.subjects.map((id) => replacements.get(id) ?? id),
  }))
}

export const findAddProblem = ({ subjects }: Delivery): string | null =>
  subjects.length >= subjectsPerIntervalMax
    ? `A delivery can have at most ${subjectsPerIntervalMax} subjects`
    : null
