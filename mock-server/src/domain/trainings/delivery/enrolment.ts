import { aLessonRow, type LessonRow, listUpcomingLessons, type TrainingRow } from '@heed/fixtures'
import type { World } from '../../../world/World.ts'
import { selectPeopleOnLists } from '../results/record.ts'

export function enrolEmployees(world: World, training: TrainingRow): void {
  const upcomingLessons = listUpcomingLessons(training, world.clock.instant)
  if (upcomingLessons.length === 0) return
  const listedPeople = selectPeopleOnLists(world, training)
  const { lessons, lessonsByTraining } = world.campaigns
  const events = new Set(upcomingLessons.map(({ eventId }) => eventId))
  const existingLessons = lessonsByTraining.get(training.id).filter(({ eventId }) => events.has(eventId))
  const enrolledKeys = new Set(existingLessons.map(formatLessonKey))
  for (const lesson of upcomingLessons) {
    for (const { id: employeeId } of listedPeople) {
      if (enrolledKeys.has(formatLessonKey({ ...lesson, employeeId }))) continue
      const ids = { id: world.nextId(lessons), trainingId: training.id, employeeId }
      lessons.put(aLessonRow({ ...ids, ...lesson }))
    }
  }
}

const formatLessonKey = ({
  eventId,
  subjectId,
  employeeId,
}: Pick<LessonRow, 'eventId' | 'subjectId' | 'employeeId'>): string => `${eventId} ${subjectId} ${employeeId}`

/** New list members get the remaining lessons; people who left the lists get no more lessons (C-7). */
export function syncEnrolment(world: World, training: TrainingRow): void {
  const { lessons, lessonsByTraining } = world.campaigns
  const listedIds = new Set(selectPeopleOnLists(world, training).map(({ id }) => id))
  for (const lesson of lessonsByTraining.get(training.id)) {
    if (isUpcoming(lesson) && !listedIds.has(lesson.employeeId)) lessons.remove(lesson.id)
  }
  enrolEmployees(world, training)
}

const isUpcoming = ({ delivered, bounced }: LessonRow): boolean => delivered === null && bounced === null

export function removeLessons(world: World, { id }: TrainingRow): void {
  const { lessons, lessonsByTraining, lessonVisits } = world.campaigns
  for (const lesson of lessonsByTraining.get(id)) {
    lessonVisits.remove(lesson.id)
    if (isUpcoming(lesson)) lessons.remove(lesson.id)
  }
}

export function deleteTraining(world: World, { id }: TrainingRow): void {
  const { lessons, lessonsByTraining, lessonVisits, trainings } = world.campaigns
  for (const lesson of lessonsByTraining.get(id)) {
    lessonVisits.remove(lesson.id)
    lessons.remove(lesson.id)
  }
  trainings.remove(id)
}
