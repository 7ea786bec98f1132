import { advanceAssessment, advanceSitting } from '../domain/assessments/delivery/advance.ts'
import { forEachInSteps } from '../world/steps.ts'
import type { ScheduledEvent } from './ScheduledEvent.ts'

export const assessmentEvent: ScheduledEvent = {
  next: ({ campaigns }) => campaigns.assessmentAgenda.next,
  name: ({ campaigns }) => {
    const [assessment] = campaigns.assessmentAgenda.listDue()
    return `The assessment “${assessment?.name ?? ''}” continues`
  },

  run: function* (world) {
    for (const assessment of world.campaigns.assessmentAgenda.listDue())
      yield* advanceAssessment(world, assessment)
  },
}

export const sittingEvent: ScheduledEvent = {
  next: ({ campaigns }) => campaigns.sittingAgenda.next,
  name: () => 'An employee answers an assessment',

  run: (world) =>
    forEachInSteps(world.campaigns.sittingAgenda.listDue(), (sitting) => advanceSitting(world, sitting)),
}
