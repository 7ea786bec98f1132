import { trainingScheduleType } from '@heed/contracts'
import type { LessonRow, TrainingRow } from '@heed/fixtures'
import type { World } from '../World.ts'
import { peopleOnLists } from './record.ts'

/** Gives everybody on the lists the lessons that are still to come, each once; those of sign-in links are open at once. */
export function enrol(world: World, training: TrainingRow): void {
  const people = peopleOnLists(world, training)
  const enrolled = new Set(world.campaigns.lessonsOfTraining.of(training.id).map(nameOf))
  for (const { eventId, subjectId, delivered } of lessonsToCome(world, training)) {
    for (const { id: employeeId } of people) {
      if (enrolled.has(nameOf({ eventId, subjectId, employeeId }))) continue
      world.campaigns.lessons.put({
        id: world.nextId(world.campaigns.lessons),
        trainingId: training.id,
        employeeId,
        eventId,
        subjectId,
        delivered,
        bounced: null,
        reminded: [],
        viewed: null,
        answered: null,
        correct: 0,
        incorrect: 0,
      })
    }
  }
}

const nameOf = ({
  eventId,
  subjectId,
  employeeId,
}: Pick<LessonRow, 'eventId' | 'subjectId' | 'employeeId'>): string => `${eventId} ${subjectId} ${employeeId}`

/** Who came to the lists takes part in what is still to come, and who left them does no more (READINGS A-88). */
export function followLists(world: World, training: TrainingRow): void {
  const { lessons, lessonsOfTraining } = world.campaigns
  const onLists = new Set(peopleOnLists(world, training).map(({ id }) => id))
  for (const lesson of lessonsOfTraining.of(training.id)) {
    if (isToCome(lesson) && !onLists.has(lesson.employeeId)) lessons.remove(lesson.id)
  }
  enrol(world, training)
}

/** Nobody got it yet. */
const isToCome = ({ delivered, bounced }: LessonRow): boolean => delivered === null && bounced === null

/** Lessons that are handed out by links belong to no delivery. */
const noDelivery = 0

type ToCome = Pick<LessonRow, 'eventId' | 'subjectId' | 'delivered'>

function lessonsToCome({ clock }: World, { scheduleType, subjects, deliveries }: TrainingRow): ToCome[] {
  if (scheduleType === trainingScheduleType.downloadLinks) {
    return subjects.map((subjectId) => ({ eventId: noDelivery, subjectId, delivered: clock.instant }))
  }
  return deliveries
    .filter(({ sent }) => sent === null)
    .flatMap(({ eventId, ...delivery }) =>
      delivery.subjects.map((subjectId) => ({ eventId, subjectId, delivered: null })),
    )
}

/** Takes the lessons back that nobody got yet, and what people were about to do. */
export function withdraw(world: World, { id }: TrainingRow): void {
  const { lessons, lessonsOfTraining, deeds } = world.campaigns
  for (const lesson of lessonsOfTraining.of(id)) {
    deeds.remove(lesson.id)
    if (isToCome(lesson)) lessons.remove(lesson.id)
  }
}

/** Deletes a training with everything that happened in it. */
export function deleteTraining(world: World, { id }: TrainingRow): void {
  const { lessons, lessonsOfTraining, deeds, trainings } = world.campaigns
  for (const lesson of lessonsOfTraining.of(id)) {
    deeds.remove(lesson.id)
    lessons.remove(lesson.id)
  }
  trainings.remove(id)
}
