import { trainingStatusAt } from '@heed/contracts'
import { syncEnrolment } from '../domain/trainings/delivery/enrolment.ts'
import { isDue, sendDue } from '../domain/trainings/delivery/sending.ts'
import { makeVisit } from '../domain/trainings/taking/takeLesson.ts'
import { trainingEvents } from '../domain/trainings/trainingViews.ts'
import type { ScheduledEvent } from './ScheduledEvent.ts'

export const trainingMails: ScheduledEvent = {
  next: ({ campaigns }) => campaigns.trainingAgenda.next,
  name: ({ campaigns }) => {
    const [training] = campaigns.trainingAgenda.due()
    return `The training “${training?.name ?? ''}” sends messages`
  },

  happen(world) {
    for (const training of world.campaigns.trainingAgenda.due()) {
      if (training.deliveries.some((delivery) => isDue(world, delivery))) syncEnrolment(world, training)
      const sent = sendDue(world, training)
      const status = trainingStatusAt(sent.status, trainingEvents(sent), world.clock.instant)
      world.campaigns.trainings.put({ ...sent, status })
    }
  },
}

export const lessonVisits: ScheduledEvent = {
  next: ({ campaigns }) => campaigns.visitAgenda.next,
  name: () => 'An employee opens a lesson',

  happen(world) {
    for (const visit of world.campaigns.visitAgenda.due()) makeVisit(world, visit)
  },
}
