import { campaignStatus, findEarliest } from '@heed/contracts'
import type { CompanyRow, EmployeeRow, LessonRow, TrainingRow } from '@heed/fixtures'
import type { World } from '../../../world/World.ts'
import { linkLifetimeMs, stripSignature, verifySignature } from '../../campaigns/personalLink.ts'
import { getCompletionTime } from '../results/lessons.ts'

export interface Learner {
  training: TrainingRow
  company: CompanyRow
  employee: EmployeeRow
  lessons: readonly LessonRow[]
  completed: string | null
}

interface ClosedTraining {
  closed: 'notValid' | 'stopped' | 'expired'
  company?: CompanyRow
}

export function findLearner(world: World, key: string): Learner | ClosedTraining {
  const [trainingId, employeeId] = stripSignature(key).split('.').map(Number)
  const training = world.campaigns.trainings.get(trainingId ?? 0)
  const hasValidSignature = verifySignature(world, key, training)
  const employee = world.employees.get(employeeId ?? 0)
  const company = training && world.companies.get(training.companyId)
  if (!hasValidSignature || !training || !employee || !company) return { closed: 'notValid' }
  const allLessons = world.campaigns.lessonsByEmployee
    .get(employee.id)
    .filter(({ trainingId }) => trainingId === training.id)
  if (training.status === campaignStatus.draft) return { closed: 'stopped', company }
  if (allLessons.length === 0) return { closed: 'notValid' }
  if (hasExpired(world, training, allLessons)) return { closed: 'expired', company }
  const lessons = allLessons
    .filter(({ delivered }) => delivered !== null)
    .toSorted((a, b) => Date.parse(a.delivered ?? '') - Date.parse(b.delivered ?? ''))
  return { training, company, employee, lessons, completed: getCompletionTime(allLessons) }
}

export function getNextLessonsDate({ deliveries }: TrainingRow): string | null {
  const openSendTimes = deliveries.flatMap(({ sent, send }) => (sent === null ? send : []))
  return findEarliest(openSendTimes) ?? null
}

function hasExpired({ clock }: World, training: TrainingRow, lessons: readonly LessonRow[]): boolean {
  if (getNextLessonsDate(training) !== null) return false
  const messages = [
    ...training.deliveries.map(({ sent }) => sent),
    ...lessons.flatMap(({ delivered, reminded }) => [delivered, ...reminded]),
  ].flatMap((instant) => (instant === null ? [] : Date.parse(instant)))
  return messages.length > 0 && clock.now > Math.max(...messages) + linkLifetimeMs
}
