import { getTrainingStatus } from '@heed/contracts'
import { syncEnrolment } from '../domain/trainings/delivery/enrolment.ts'
import { isDue, sendDueEmails } from '../domain/trainings/delivery/sending.ts'
import { performVisit } from '../domain/trainings/taking/recordLessonResult.ts'
import { listTrainingEvents } from '../domain/trainings/trainingViews.ts'
import { forEachInSteps } from '../world/steps.ts'
import type { ScheduledEvent } from './ScheduledEvent.ts'

export const trainingEmailEvent: ScheduledEvent = {
  next: ({ campaigns }) => campaigns.trainingAgenda.next,
  name: ({ campaigns }) => {
    const [training] = campaigns.trainingAgenda.listDue()
    return `The training “${training?.name ?? ''}” sends messages`
  },

  run: function* (world) {
    for (const training of world.campaigns.trainingAgenda.listDue()) {
      if (training.deliveries.some((delivery) => isDue(world, delivery)))
        yield* syncEnrolment(world, training)
      const updatedTraining = yield* sendDueEmails(world, training)
      const status = getTrainingStatus(
        updatedTraining.status,
        listTrainingEvents(updatedTraining),
        world.clock.instant,
      )
      world.campaigns.trainings.put({ ...updatedTraining, status })
    }
  },
}

export const lessonVisitEvent: ScheduledEvent = {
  next: ({ campaigns }) => campaigns.visitAgenda.next,
  name: () => 'An employee opens a lesson',

  run: (world) =>
    forEachInSteps(world.campaigns.visitAgenda.listDue(), (visit) => performVisit(world, visit)),
}
