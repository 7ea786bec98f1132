import { campaignStatus, rescheduleReminders } from '@heed/contracts'
import { type AssessmentReminderRow, type AssessmentRow, aResultRow } from '@heed/fixtures'
import { complete, type Steps } from '../../../world/steps.ts'
import type { World } from '../../../world/World.ts'
import { isOnList } from '../../campaigns/isOnList.ts'
import { getParticipants, type Participant, selectInvited } from '../results/participants.ts'
import { invitePeople } from './invite.ts'

export function* deliverAssessment(world: World, assessment: AssessmentRow): Steps<AssessmentRow> {
  const { campaigns, clock } = world
  const invitedIds = new Set(
    campaigns.resultsByAssessment.get(assessment.id).map(({ employeeId }) => employeeId),
  )
  const newEmployees = selectInvited(world, assessment).filter(({ id }) => !invitedIds.has(id))
  yield* invitePeople(
    world,
    assessment,
    newEmployees.map((person) => ({
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

export function restartDelivery(world: World, assessment: AssessmentRow): AssessmentRow {
  const restartedRow = { ...assessment, status: campaignStatus.active, deliveryDate: world.clock.instant }
  const participants = getParticipants(world, restartedRow)
  const remainingParticipants = participants.filter(({ person }) => isOnList(person, restartedRow.lists))
  for (const { result } of clearParticipants(world, participants)) world.campaigns.results.remove(result.id)
  complete(
    invitePeople(
      world,
      restartedRow,
      clearParticipants(world, remainingParticipants).map(({ result, person }) => ({
        result: { ...result, reachedBy: [] },
        person,
      })),
    ),
  )
  return complete(
    deliverAssessment(world, {
      ...restartedRow,
      reminders: replanReminders(assessment, world.clock.instant),
    }),
  )
}

/** Planned reminders will be sent again (C-22); reminders sent manually are cleared. */
function replanReminders(
  { reminders, deliveryDate, due }: AssessmentRow,
  now: string,
): AssessmentReminderRow[] {
  return reminders
    .filter(({ byHand }) => !byHand)
    .flatMap((reminder) =>
      rescheduleReminders([reminder.send], deliveryDate, now, due).map((send) => ({
        ...reminder,
        send,
        sent: null,
        sentTo: 0,
      })),
    )
}

export function clearProgress(world: World, assessment: AssessmentRow, participant: Participant): void {
  const clearedParticipants = clearParticipants(world, [participant])
  const isStillOnList = isOnList(participant.person, assessment.lists)
  if (assessment.status === campaignStatus.active && isStillOnList)
    complete(invitePeople(world, assessment, clearedParticipants))
  else for (const { result } of clearedParticipants) world.campaigns.results.put(result)
}

function clearParticipants({ campaigns }: World, people: readonly Participant[]): Participant[] {
  for (const { result } of people) campaigns.sittings.remove(result.id)
  return people.map(({ result: { said: _said, byHand: _byHand, ...result }, person }) => ({
    person,
    result: { ...result, reminded: [], started: null, completed: null, answers: [] },
  }))
}
