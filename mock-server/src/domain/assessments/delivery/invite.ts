import { assessmentScheduleType } from '@heed/contracts'
import { type AssessmentRow, isBouncing, isDone, makeSitting } from '@heed/fixtures'
import { forEachInSteps, type Steps } from '../../../world/steps.ts'
import type { World } from '../../../world/World.ts'
import type { Participant } from '../results/participants.ts'
import { sendInvitations } from './invitation.ts'

export function* invitePeople(
  world: World,
  assessment: AssessmentRow,
  people: readonly Participant[],
): Steps {
  const { campaigns, clock } = world
  const isManualDelivery = assessment.scheduleType === assessmentScheduleType.manual
  const invitedResults: Participant[] = []
  yield* forEachInSteps(people, ({ result, person }) => {
    const bounces = !isManualDelivery && isBouncing(world.base.seed, person, assessment.channel)
    const nextResult = { ...result, delivered: clock.instant, bounced: bounces ? clock.instant : null }
    invitedResults.push({ person, result: campaigns.results.put(nextResult) })
  })
  if (isManualDelivery) return
  yield* sendInvitations(world, assessment, invitedResults, 'invitation')
  yield* forEachInSteps(invitedResults, (participant) => planSitting(world, assessment, participant))
}

export function planSitting(
  { campaigns, base, clock }: World,
  assessment: AssessmentRow,
  { result, person }: Participant,
): void {
  if (result.bounced !== null || result.completed !== null || result.byHand) return
  const completedLessonCount = campaigns.lessonsByEmployee.get(person.id).filter(isDone).length
  const sitting = makeSitting(base.seed, assessment, result, {
    person,
    from: clock.instant,
    learned: completedLessonCount,
  })
  if (sitting) campaigns.sittings.put(sitting)
}
