import { aLessonRow, type LessonRow, listUpcomingLessons, type TrainingRow } from '@heed/fixtures'
import { forEachInSteps, type Steps } from '../../../world/steps.ts'
import type { World } from '../../../world/World.ts'
import { selectPeopleOnLists } from '../results/record.ts'

export function* enrolEmployees(world: World, training: TrainingRow): Steps {
  const upcomingLessons = listUpcomingLessons(training, world.clock.instant)
  if (upcomingLessons.length === 0) return
  const listedPeople = selectPeopleOnLists(world, training)
  const { lessons, lessonsByTraining } = world.campaigns
  const events = new Set(upcomingLessons.map(({ eventId }) => eventId))
  const enrolledKeys = new Set<string>()
  yield* forEachInSteps(lessonsByTraining.get(training.id), (lesson) => {
    if (events.has(lesson.eventId)) enrolledKeys.add(formatLessonKey(lesson))
  })
  for (const lesson of upcomingLessons) {
    yield* forEachInSteps(listedPeople, ({ id: employeeId }) => {
      if (enrolledKeys.has(formatLessonKey({ ...lesson, employeeId }))) return
      const ids = { id: world.nextId(lessons), trainingId: training.id, employeeId }
      lessons.put(aLessonRow({ ...ids, ...lesson }))
    })
  }
}

const formatLessonKey = ({
  eventId,
  subjectId,
  employeeId,
}: Pick<LessonRow, 'eventId' | 'subjectId' | 'employeeId'>): string => `${eventId} ${subjectId} ${employeeId}`

/** New list members get the remaining lessons; people who left the lists get no more lessons (C-7). */
export function* syncEnrolment(world: World, training: TrainingRow): Steps {
  const { lessons, lessonsByTraining } = world.campaigns
  const listedIds = new Set(selectPeopleOnLists(world, training).map(({ id }) => id))
  yield* forEachInSteps(lessonsByTraining.get(training.id), (lesson) => {
    if (isUpcoming(lesson) && !listedIds.has(lesson.employeeId)) lessons.remove(lesson.id)
  })
  yield* enrolEmployees(world, training)
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
