import type { ProgressPoint, Training, TrainingEvent } from '../../entities/campaigns/training.ts'
import type { TrainingRecord } from './trainingFigures.ts'

const evenPlaces = 48
const mostSteps = 200

export function trainingProgress(record: TrainingRecord, now: string | null): ProgressPoint[] {
  const happened = happenedIn(record)
  const places = listInstants(happened, now)
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

function happenedIn({ people, lessons }: TrainingRecord): Happened[] {
  const known = new Set(people.map(({ employeeId }) => employeeId))
  return lessons.flatMap(({ employeeId, delivered, completed }) =>
    delivered !== null && known.has(employeeId) ? { delivered, completed } : [],
  )
}

function listInstants(happened: readonly Happened[], now: string | null): string[] {
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

export interface PlannedLessons {
  at: string
  lessons: number
}

export const listPlannedLessons = (
  events: readonly Pick<TrainingEvent, 'send' | 'status' | 'subjects'>[],
  totalUsers: number,
): PlannedLessons[] =>
  events
    .filter(({ status }) => status === 0)
    .map(({ send, subjects }) => ({ at: send, lessons: subjects.length * totalUsers }))
    .sort((one, other) => earlier(one.at, other.at))

export function lessonsToCome({
  total,
  totalForView,
  events,
  totalUsers,
}: Pick<Training, 'total' | 'totalForView' | 'totalUsers'> & {
  events: Parameters<typeof listPlannedLessons>[0]
}) {
  const open = total - totalForView
  const sum = listPlannedLessons(events, totalUsers).reduce((all, { lessons }) => all + lessons, 0)
  const planned = Math.min(open, sum)
  return { planned, lost: open - planned }
}
