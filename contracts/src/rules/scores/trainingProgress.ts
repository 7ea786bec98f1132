import type { ProgressPoint, Training, TrainingEvent } from '../../entities/campaigns/training.ts'
import type { TrainingRecord } from './trainingFigures.ts'

const evenlySpacedCount = 48
const maxSteps = 200

export function computeTrainingProgress(record: TrainingRecord, now: string | null): ProgressPoint[] {
  const events = listLessonEvents(record)
  const places = listInstants(events, now)
  const points = places.map((instant): ProgressPoint => ({ at: instant, delivered: 0, completed: 0 }))
  for (const { delivered, completed } of events) {
    addAtInstant(points, delivered, 'delivered')
    if (completed !== null) addAtInstant(points, completed, 'completed')
  }
  points.forEach((point, index) => {
    const previousPoint = points[index - 1]
    if (!previousPoint) return
    point.delivered += previousPoint.delivered
    point.completed += previousPoint.completed
  })
  return points
}

interface LessonEvent {
  delivered: string
  completed: string | null
}

function listLessonEvents({ people, lessons }: TrainingRecord): LessonEvent[] {
  const knownIds = new Set(people.map(({ employeeId }) => employeeId))
  return lessons.flatMap(({ employeeId, delivered, completed }) =>
    delivered !== null && knownIds.has(employeeId) ? { delivered, completed } : [],
  )
}

function listInstants(events: readonly LessonEvent[], now: string | null): string[] {
  const steps = new Set<string>()
  let lastInstant = now ?? ''
  for (const { delivered, completed } of events) {
    steps.add(delivered)
    if (delivered > lastInstant) lastInstant = delivered
    if (completed !== null && completed > lastInstant) lastInstant = completed
  }
  let firstInstant = lastInstant
  for (const step of steps) if (step < firstInstant) firstInstant = step
  if (steps.size === 0) return []
  const [from, to] = [Date.parse(firstInstant), Date.parse(lastInstant)]
  const evenlySpacedInstants = Array.from({ length: evenlySpacedCount }, (_, index) =>
    new Date(from + Math.floor(((to - from) * index) / evenlySpacedCount)).toISOString(),
  )
  const exactInstants = steps.size > maxSteps ? [] : steps
  return [...new Set([...evenlySpacedInstants, ...exactInstants, lastInstant])].sort(compareInstants)
}

const compareInstants = (a: string, b: string): number => (a < b ? -1 : 1)

function addAtInstant(points: ProgressPoint[], instant: string, kind: 'delivered' | 'completed'): void {
  let [lower, high] = [0, points.length - 1]
  while (lower < high) {
    const middle = (lower + high) >> 1
    if ((points[middle]?.at ?? '') < instant) lower = middle + 1
    else high = middle
  }
  const point = points[lower]
  if (point) point[kind] += 1
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
    .sort((a, b) => compareInstants(a.at, b.at))

export function countUpcomingLessons({
  total,
  totalForView,
  events,
  totalUsers,
}: Pick<Training, 'total' | 'totalForView' | 'totalUsers'> & {
  events: Parameters<typeof listPlannedLessons>[0]
}) {
  const unopenedCount = total - totalForView
  const sum = listPlannedLessons(events, totalUsers).reduce((total, { lessons }) => total + lessons, 0)
  const plannedLessons = Math.min(unopenedCount, sum)
  return { planned: plannedLessons, lost: unopenedCount - plannedLessons }
}
