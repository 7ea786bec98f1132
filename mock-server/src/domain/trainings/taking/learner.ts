import { campaignStatus, earliest } from '@heed/contracts'
import type { CompanyRow, EmployeeRow, LessonRow, TrainingRow } from '@heed/fixtures'
import type { World } from '../../../world/World.ts'
import { isSigned, linksLast, stripSignature } from '../../campaigns/personalLink.ts'
import { getCompletion } from '../results/lessons.ts'

export interface Learner {
  training: TrainingRow
  company: CompanyRow
  employee: EmployeeRow
  lessons: readonly LessonRow[]
  completed: string | null
}

interface Closed {
  closed: 'notValid' | 'stopped' | 'expired'
  company?: CompanyRow
}

export function findLearner(world: World, key: string): Learner | Closed {
  const [trainingId, employeeId] = stripSignature(key).split('.').map(Number)
  const training = world.campaigns.trainings.get(trainingId ?? 0)
  const isTheirs = isSigned(world, key, training)
  const employee = world.employees.get(employeeId ?? 0)
  const company = training && world.companies.get(training.companyId)
  if (!isTheirs || !training || !employee || !company) return { closed: 'notValid' }
  const all = world.campaigns.lessonsOfEmployee
    .of(employee.id)
    .filter(({ trainingId }) => trainingId === training.id)
  if (training.status === campaignStatus.draft) return { closed: 'stopped', company }
  if (all.length === 0) return { closed: 'notValid' }
  if (hasExpired(world, training, all)) return { closed: 'expired', company }
  const lessons = all
    .filter(({ delivered }) => delivered !== null)
    .toSorted((one, other) => Date.parse(one.delivered ?? '') - Date.parse(other.delivered ?? ''))
  return { training, company, employee, lessons, completed: getCompletion(all) }
}

export function nextLessons({ deliveries }: TrainingRow): string | null {
  const open = deliveries.flatMap(({ sent, send }) => (sent === null ? send : []))
  return earliest(open) ?? null
}

function hasExpired({ clock }: World, training: TrainingRow, lessons: readonly LessonRow[]): boolean {
  if (nextLessons(training) !== null) return false
  const messages = [
    ...training.deliveries.map(({ sent }) => sent),
    ...lessons.flatMap(({ delivered, reminded }) => [delivered, ...reminded]),
  ].flatMap((instant) => (instant === null ? [] : Date.parse(instant)))
  return messages.length > 0 && clock.now > Math.max(...messages) + linksLast
}
