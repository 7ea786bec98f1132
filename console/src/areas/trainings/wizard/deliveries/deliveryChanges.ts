import { deliveryDateProblem, deliveryEventsMax, getZonedDay, subjectsPerIntervalMax } from '@heed/contracts'
import { addDays } from '../../../../lib/dates/days.ts'
import { moveToDay, moveToMondays } from '../../../../lib/dates/moveToDay.ts'
import { type Delivery, sortDeliveries } from './deliveries.ts'

// Every change returns all deliveries by date, with each subject exactly once, and removes empty deliveries.

type Deliveries = readonly Delivery[]

export const moveDelivery = (deliveries: Deliveries, at: number, date: string): Delivery[] =>
  sortDeliveries(deliveries.map((delivery, place) => (place === at ? { ...delivery, date } : delivery)))

export function moveProblem(
  deliveries: Deliveries,
  at: number,
  date: string,
  bounds: { start: string; now: string },
): string | null {
  const isTaken = deliveries.some(
    (delivery, place) => place !== at && Date.parse(delivery.date) === Date.parse(date),
  )
  return deliveryDateProblem(date, bounds) ?? (isTaken ? sameTime : null)
}

export function dateProblems(
  deliveries: Deliveries,
  bounds: { start: string; now: string },
): (string | null)[] {
  const times = deliveries.map(({ date }) => Date.parse(date))
  const doubled = new Set(times.filter((time, place) => times.indexOf(time) !== place))
  return deliveries.map(
    ({ date }, place) =>
      deliveryDateProblem(date, bounds) ?? (doubled.has(times[place] ?? 0) ? sameTime : null),
  )
}

const sameTime = 'Another delivery is already scheduled for that time'

/** An empty name removes the delivery's name. */
export const renameDelivery = (deliveries: Deliveries, at: number, name: string): Delivery[] =>
  deliveries.map((delivery, place) => {
    if (place !== at) return delivery
    const { name: _, ...nameless } = delivery
    return name === '' ? nameless : { ...delivery, name }
  })

/** Keeps the first `count` subjects; the remaining subjects move to the next free day. */
export function splitDelivery(deliveries: Deliveries, at: number, count: number, zone: string): Delivery[] {
  const delivery = deliveries[at]
  if (!delivery || count < 1 || count >= delivery.subjects.length) return [...deliveries]
  const { date, type, subjects } = delivery
  const rest = { date: freeDateAfter(deliveries, date, zone), type, subjects: subjects.slice(count) }
  const first = { ...delivery, subjects: subjects.slice(0, count) }
  return sortDeliveries([...deliveries.slice(0, at), first, rest, ...deliveries.slice(at + 1)])
}

function freeDateAfter(deliveries: Deliveries, date: string, zone: string): string {
  const taken = new Set(deliveries.map((delivery) => Date.parse(delivery.date)))
  let day = getZonedDay(date, zone)
  do day = addDays(day, 1)
  while (taken.has(Date.parse(moveToDay(date, day, zone))))
  return moveToDay(date, day, zone)
}

/** Keeps the time of day; if that week's Monday is occupied, uses the week's first free day. */
export function toMondays(deliveries: Deliveries, places: readonly number[], zone: string): Delivery[] {
  const dates = moveToMondays(
    deliveries.map(({ date }) => date),
    zone,
    (at) => places.includes(at),
  )
  return sortDeliveries(deliveries.map((delivery, at) => ({ ...delivery, date: dates[at] ?? delivery.date })))
}

export function splitProblem(deliveries: Deliveries, at: number): string | null {
  if (deliveries.length >= deliveryEventsMax)
    return `You can't plan more than ${deliveryEventsMax} deliveries`
  return (deliveries[at]?.subjects.length ?? 0) < 2 ? "A delivery with one subject can't be split" : null
}

/** Appends subjects to an earlier delivery, but prepends them to a later delivery. */
export function moveSubject(deliveries: Deliveries, subject: number, to: number): Delivery[] {
  const from = deliveries.findIndex(({ subjects }) => subjects.includes(subject))
  if (from < 0 || from === to || !deliveries[to]) return [...deliveries]
  return deliveries
    .map((delivery, place) => {
      if (place === from) return { ...delivery, subjects: delivery.subjects.filter((id) => id !== subject) }
      if (place !== to) return delivery
      const { subjects } = delivery
      return { ...delivery, subjects: to < from ? [...subjects, subject] : [subject, ...subjects] }
    })
    .filter(({ subjects }) => subjects.length > 0)
}

/** If the new subject is already in a delivery, removes it there. */
export const swapSubject = (deliveries: Deliveries, old: number, fresh: number): Delivery[] =>
  deliveries.map((delivery) => ({
    ...delivery,
    subjects: delivery.subjects.filter((id) => id !== fresh).map((id) => (id === old ? fresh : id)),
  }))

export function reorderSubjects(
  deliveries: Deliveries,
  before: readonly number[],
  after: readonly number[],
): Delivery[] {
  const replacements = new Map(before.map((id, at) => [id, after[at] ?? id]))
  return deliveries.map((delivery) => ({
    ...delivery,
    subjects: delivery.subjects.map((id) => replacements.get(id) ?? id),
  }))
}

export const takeProblem = ({ subjects }: Delivery): string | null =>
  subjects.length >= subjectsPerIntervalMax
    ? `A delivery can have at most ${subjectsPerIntervalMax} subjects`
    : null
