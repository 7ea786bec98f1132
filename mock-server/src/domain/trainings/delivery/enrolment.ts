import { aLessonRow, type LessonRow, lessonsToCome, type TrainingRow } from '@heed/fixtures'
import type { World } from '../../../world/World.ts'
import { selectPeopleOnLists } from '../results/record.ts'

export function enrol(world: World, training: TrainingRow): void {
  const coming = lessonsToCome(training, world.clock.instant)
  if (coming.length === 0) return
  const people = selectPeopleOnLists(world, training)
  const { lessons, lessonsOfTraining } = world.campaigns
  const events = new Set(coming.map(({ eventId }) => eventId))
  const alike = lessonsOfTraining.of(training.id).filter(({ eventId }) => events.has(eventId))
  const enrolled = new Set(alike.map(formatLessonKey))
  for (const lesson of coming) {
    for (const { id: employeeId } of people) {
      if (enrolled.has(formatLessonKey({ ...lesson, employeeId }))) continue
      const own = { id: world.nextId(lessons), trainingId: training.id, employeeId }
      lessons.put(aLessonRow({ ...own, ...lesson }))
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
  const { lessons, lessonsOfTraining } = world.campaigns
  const onLists = new Set(selectPeopleOnLists(world, training).map(({ id }) => id))
  for (const lesson of lessonsOfTraining.of(training.id)) {
    if (isToCome(lesson) && !onLists.has(lesson.employeeId)) lessons.remove(lesson.id)
  }
  enrol(world, training)
}

const isToCome = ({ delivered, bounced }: LessonRow): boolean => delivered === null && bounced === null

export function removeLessons(world: World, { id }: TrainingRow): void {
  const { lessons, lessonsOfTraining, lessonVisits } = world.campaigns
  for (const lesson of lessonsOfTraining.of(id)) {
    lessonVisits.remove(lesson.id)
    if (isToCome(lesson)) lessons.remove(lesson.id)
  }
}

export function deleteTraining(world: World, { id }: TrainingRow): void {
  const { lessons, lessonsOfTraining, lessonVisits, trainings } = world.campaigns
  for (const lesson of lessonsOfTraining.of(id)) {
    lessonVisits.remove(lesson.id)
    lessons.remove(lesson.id)
  }
  trainings.remove(id)
}
