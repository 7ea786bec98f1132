import type { ProgressPoint, Training, TrainingEvent } from '../../entities/training.ts'
import type { TrainingRecord } from './trainingFigures.ts'

/** Places between the first and the last instant, beside those at which lessons came. */
const evenPlaces = 48
/** A training has at most 200 deliveries; what came at more instants than these is read at the even places alone. */
const mostSteps = 200

/**
 * How many lessons had come and how many were completed, from the first one that came until `now`; without it until the
 * last thing that happened, as where a training is over. Each instant at which lessons came is a step of its own. Linear
 * in the lessons; the last point says what the figures say.
 */
export function trainingProgress(record: TrainingRecord, now: string | null): ProgressPoint[] {
  const happened = happenedIn(record)
  const places = placesOf(happened, now)
  const points = places.map((at): ProgressPoint => ({ at, delivered: 0, completed: 0 }))
  for (const { delivered, completed } of happened) {
    addAt(points, delivered, 'delivered')
    if (completed !== null) addAt(points, completed, 'completed')
  }
  points.forEach((point, place) => {
    const before = points[place - 1]
    if (!before) return
    point.delivered += before.delivered
    point.completed += before.completed
  })
  return points
}

interface Happened {
  delivered: string
  completed: string | null
}

/** The lessons that came to who is still in the training. */
function happenedIn({ people, lessons }: TrainingRecord): Happened[] {
  const known = new Set(people.map(({ employeeId }) => employeeId))
  return lessons.flatMap(({ employeeId, delivered, completed }) =>
    delivered !== null && known.has(employeeId) ? { delivered, completed } : [],
  )
}

/** The instants that are looked at, ascending; all of what happened lies at or before the last one. */
function placesOf(happened: readonly Happened[], now: string | null): string[] {
  const steps = new Set<string>()
  let last = now ?? ''
  for (const { delivered, completed } of happened) {
    steps.add(delivered)
    if (delivered > last) last = delivered
    if (completed !== null && completed > last) last = completed
  }
  let first = last
  for (const step of steps) if (step < first) first = step
  if (steps.size === 0) return []
  const [from, to] = [Date.parse(first), Date.parse(last)]
  const even = Array.from({ length: evenPlaces }, (_, place) =>
    new Date(from + Math.floor(((to - from) * place) / evenPlaces)).toISOString(),
  )
  const own = steps.size > mostSteps ? [] : steps
  return [...new Set([...even, ...own, last])].sort(earlier)
}

const earlier = (one: string, other: string): number => (one < other ? -1 : 1)

/** Counts at the first place that is not before the instant. */
function addAt(points: ProgressPoint[], instant: string, what: 'delivered' | 'completed'): void {
  let [low, high] = [0, points.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((points[middle]?.at ?? '') < instant) low = middle + 1
    else high = middle
  }
  const point = points[low]
  if (point) point[what] += 1
}

/** A delivery that is still to come, and how many lessons it will bring to the people of now. */
export interface PlannedLessons {
  at: string
  lessons: number
}

/** What is planned, the next delivery first. */
export const plannedLessons = (
  events: readonly Pick<TrainingEvent, 'send' | 'status' | 'subjects'>[],
  totalUsers: number,
): PlannedLessons[] =>
  events
    .filter(({ status }) => status === 0)
    .map(({ send, subjects }) => ({ at: send, lessons: subjects.length * totalUsers }))
    .sort((one, other) => earlier(one.at, other.at))

/**
 * Of the lessons that have not come yet: how many are planned, and how many never will, as those of an address from which
 * mails bounced.
 */
export function lessonsToCome({
  total,
  totalForView,
  events,
  totalUsers,
}: Pick<Training, 'total' | 'totalForView' | 'totalUsers'> & {
  events: Parameters<typeof plannedLessons>[0]
}) {
  const open = total - totalForView
  const sum = plannedLessons(events, totalUsers).reduce((all, { lessons }) => all + lessons, 0)
  const planned = Math.min(open, sum)
  return { planned, lost: open - planned }
}
