import { campaignStatus, remindersAgain } from '@heed/contracts'
import { type AssessmentReminderRow, type AssessmentRow, aResultRow } from '@heed/fixtures'
import type { World } from '../../../world/World.ts'
import { isOnList } from '../../campaigns/isOnList.ts'
import { getParticipants, type Participant, selectInvited } from '../results/participants.ts'
import { invite } from './invite.ts'

export function deliver(world: World, assessment: AssessmentRow): AssessmentRow {
  const { campaigns, clock } = world
  const reached = new Set(campaigns.resultsOfAssessment.of(assessment.id).map(({ employeeId }) => employeeId))
  const fresh = selectInvited(world, assessment).filter(({ id }) => !reached.has(id))
  invite(
    world,
    assessment,
    fresh.map((person) => ({
      person,
      result: aResultRow({
        id: world.nextId(campaigns.results),
        assessmentId: assessment.id,
        employeeId: person.id,
      }),
    })),
  )
  return campaigns.assessments.put({
    ...assessment,
    status: campaignStatus.active,
    deliveryDate: assessment.status === campaignStatus.active ? assessment.deliveryDate : clock.instant,
  })
}

export function deliverAgain(world: World, assessment: AssessmentRow): AssessmentRow {
  const again = { ...assessment, status: campaignStatus.active, deliveryDate: world.clock.instant }
  const before = getParticipants(world, again)
  const staying = before.filter(({ person }) => isOnList(person, again.lists))
  for (const { result } of cleared(world, before)) world.campaigns.results.remove(result.id)
  invite(
    world,
    again,
    cleared(world, staying).map(({ result, person }) => ({ result: { ...result, reachedBy: [] }, person })),
  )
  return deliver(world, { ...again, reminders: plannedAgain(assessment, world.clock.instant) })
}

/** Planned reminders will be sent again (C-22); reminders sent manually are cleared. */
function plannedAgain({ reminders, deliveryDate, due }: AssessmentRow, now: string): AssessmentReminderRow[] {
  return reminders
    .filter(({ byHand }) => !byHand)
    .flatMap((reminder) =>
      remindersAgain([reminder.send], deliveryDate, now, due).map((send) => ({
        ...reminder,
        send,
        sent: null,
        sentTo: 0,
      })),
    )
}

export function clearProgress(world: World, assessment: AssessmentRow, participant: Participant): void {
  const blank = cleared(world, [participant])
  const isAsked = isOnList(participant.person, assessment.lists)
  if (assessment.status === campaignStatus.active && isAsked) invite(world, assessment, blank)
  else for (const { result } of blank) world.campaigns.results.put(result)
}

function cleared({ campaigns }: World, people: readonly Participant[]): Participant[] {
  for (const { result } of people) campaigns.sittings.remove(result.id)
  return people.map(({ result: { said: _said, byHand: _byHand, ...result }, person }) => ({
    person,
    result: { ...result, reminded: [], started: null, completed: null, answers: [] },
  }))
}
