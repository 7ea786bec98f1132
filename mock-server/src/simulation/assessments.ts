import { advance, takeStep } from '../domain/assessments/delivery/advance.ts'
import type { ScheduledEvent } from './ScheduledEvent.ts'

export const assessmentDates: ScheduledEvent = {
  next: ({ campaigns }) => campaigns.assessmentAgenda.next,
  name: ({ campaigns }) => {
    const [assessment] = campaigns.assessmentAgenda.due()
    return `The assessment “${assessment?.name ?? ''}” continues`
  },

  happen(world) {
    for (const assessment of world.campaigns.assessmentAgenda.due()) advance(world, assessment)
  },
}

export const assessmentSittings: ScheduledEvent = {
  next: ({ campaigns }) => campaigns.sittingAgenda.next,
  name: () => 'An employee answers an assessment',

  happen(world) {
    for (const sitting of world.campaigns.sittingAgenda.due()) takeStep(world, sitting)
  },
}
