import type { UserAssessment, UserTraining, UserTrainingStatus } from '@heed/contracts'
import type { DeliveryRow, LessonRow, TrainingRow } from '@heed/fixtures'
import { areasOf } from '../world/assessments/questions.ts'
import { isDone, lessonScore, resultScore } from '../world/campaigns.ts'
import type { World } from '../world/World.ts'
import { findEmployee } from './find.ts'
import type { AreaHandlers } from './handler.ts'

/** What one employee did. Behind anonymous tracking nobody can ask: the answers are empty (S2 section 2.3). */
type OfEmployee = Pick<AreaHandlers<'employees'>, 'status' | 'listTrainings' | 'listAssessments'>

export const employeeCampaigns: OfEmployee = {
  status({ world, company, input, caller }) {
    const { id } = findEmployee(world, company, input.email)
    const wanted = input.trainingId === undefined ? undefined : Number(input.trainingId)
    const lessons = company.anonymousTracking
      ? []
      : world.campaigns.lessonsOfEmployee
          .of(id)
          .filter(({ trainingId }) => wanted === undefined || trainingId === wanted)
    const started = lessons.flatMap(({ viewed }) => viewed ?? []).sort()
    return {
      subjects: lessons.map((lesson) => ({
        title: deliveryOf(world, lesson)?.title ?? '',
        delivered: lesson.delivered,
        viewed: lesson.viewed,
        correct: lesson.correct,
        incorrect: lesson.incorrect,
        status: lesson.delivered ? 1 : 0,
        eventId: lesson.eventId,
        training_ids: [lesson.trainingId],
      })),
      score: lessonScore(lessons) ?? 0,
      started: started[0] ?? null,
      trainings: byTraining(world, lessons).map(([{ name, reminderTransport }]) => ({
        name,
        reminderTransport,
      })),
      ...(caller.person.super_admin ? { log: mailLog(world, lessons) } : {}),
    }
  },

  listTrainings({ world, company, input }) {
    const { id } = findEmployee(world, company, input.email)
    if (company.anonymousTracking) return { trainings: [] }
    return { trainings: byTraining(world, world.campaigns.lessonsOfEmployee.of(id)).map(trainingView) }
  },

  listAssessments({ world, company, input }) {
    const { id } = findEmployee(world, company, input.email)
    if (company.anonymousTracking) return { assessments: [] }
    const assessments = world.campaigns.resultsOfEmployee.of(id).flatMap((result): UserAssessment[] => {
      const assessment = world.campaigns.assessments.get(result.assessmentId)
      if (!assessment) return []
      return [
        {
          id: assessment.id,
          name: assessment.name,
          status: assessment.status,
          deliveryDate: result.delivered,
          completionDate: result.completed,
          due: assessment.due,
          userScore: resultScore(result),
          definition: { areas: areasOf(assessment) },
        },
      ]
    })
    return { assessments }
  },
}

function byTraining(world: World, lessons: readonly LessonRow[]): [TrainingRow, LessonRow[]][] {
  const ids = new Set(lessons.map(({ trainingId }) => trainingId))
  return [...ids].flatMap((id): [TrainingRow, LessonRow[]][] => {
    const training = world.campaigns.trainings.get(id)
    return training ? [[training, lessons.filter(({ trainingId }) => trainingId === id)]] : []
  })
}

const deliveryOf = (world: World, { trainingId, eventId }: LessonRow): DeliveryRow | undefined =>
  world.campaigns.trainings.get(trainingId)?.deliveries.find((delivery) => delivery.eventId === eventId)

function trainingView([training, lessons]: [TrainingRow, LessonRow[]]): UserTraining {
  const answered = lessons.filter(({ correct, incorrect }) => correct + incorrect > 0)
  const wrong = answered.reduce((sum, { incorrect }) => sum + incorrect, 0)
  return {
    id: training.id,
    name: training.name,
    status: training.status,
    firstBatch: training.deliveries[0]?.send ?? null,
    lessonsDelivered: lessons.filter(({ delivered }) => delivered !== null).length,
    singleUserScore: lessonScore(lessons),
    opened: lessons.filter(({ viewed }) => viewed !== null).length,
    averageIncorrectAnswerCount: answered.length === 0 ? 0 : Math.round((10 * wrong) / answered.length) / 10,
    subjectsNames: training.deliveries.map(({ title }) => title),
  }
}

function mailLog(world: World, lessons: readonly LessonRow[]): NonNullable<UserTrainingStatus['log']> {
  return lessons.flatMap((lesson) => {
    const title = deliveryOf(world, lesson)?.title ?? ''
    const { delivered, viewed } = lesson
    if (!delivered) return []
    const actions = ['sent', ...(viewed ? ['opened'] : []), ...(isDone(lesson) ? ['answered'] : [])]
    return [{ created: delivered, actions: actions.join(', '), message: title, delivery_status: 'delivered' }]
  })
}
