import { advanceAssessment, advanceSitting } from '../domain/assessments/delivery/advance.ts'
import type { ScheduledEvent } from './ScheduledEvent.ts'

export const assessmentEvent: ScheduledEvent = {
  next: ({ campaigns }) => campaigns.assessmentAgenda.next,
  name: ({ campaigns }) => {
    const [assessment] = campaigns.assessmentAgenda.listDue()
    return `The assessment “${assessment?.name ?? ''}” continues`
  },

  run(world) {
    for (const assessment of world.campaigns.assessmentAgenda.listDue()) advanceAssessment(world, assessment)
  },
}

export const sittingEvent: ScheduledEvent = {
  next: ({ campaigns }) => campaigns.sittingAgenda.next,
  name: () => 'An employee answers an assessment',

  run(world) {
    for (const sitting of world.campaigns.sittingAgenda.listDue()) advanceSitting(world, sitting)
  },
}
