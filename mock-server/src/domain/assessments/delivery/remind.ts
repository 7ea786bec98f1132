import type { AssessmentReminderRow, AssessmentRow } from '@heed/fixtures'
import { complete, forEachInSteps, type Steps } from '../../../world/steps.ts'
import type { World } from '../../../world/World.ts'
import { isOnList } from '../../campaigns/isOnList.ts'
import { getParticipants, type Participant } from '../results/participants.ts'
import { sendInvitations } from './invitation.ts'
import { planSitting } from './invite.ts'

export function* remindParticipants(
  world: World,
  assessment: AssessmentRow,
  people: readonly Participant[],
  reminder: Pick<AssessmentReminderRow, 'id' | 'send' | 'byHand'>,
): Steps<AssessmentRow> {
  const { campaigns, clock } = world
  yield* sendInvitations(world, assessment, people, 'reminder')
  yield* forEachInSteps(people, ({ result, person }) => {
    const updatedResult = campaigns.results.put({
      ...result,
      reminded: [...result.reminded, clock.instant],
      reachedBy: [...result.reachedBy, reminder.id],
    })
    const hasOpenSitting = campaigns.sittings.get(result.id) !== undefined
    if (!hasOpenSitting) planSitting(world, assessment, { result: updatedResult, person })
  })
  const sentReminder = { ...reminder, sent: clock.instant, sentTo: people.length }
  const otherReminders = assessment.reminders.filter(({ id }) => id !== reminder.id)
  return campaigns.assessments.put({ ...assessment, reminders: [...otherReminders, sentReminder] })
}

export function sendManualReminders(
  world: World,
  assessment: AssessmentRow,
  people: readonly Participant[],
): AssessmentRow {
  const id = world.nextId({ name: 'assessmentReminders' })
  return complete(
    remindParticipants(world, assessment, people, { id, send: world.clock.instant, byHand: true }),
  )
}

export const selectPeopleToRemind = (world: World, assessment: AssessmentRow): Participant[] =>
  getParticipants(world, assessment).filter(isRemindable(assessment))

export const isRemindable =
  ({ lists }: AssessmentRow) =>
  ({ result: { bounced, completed }, person }: Participant): boolean =>
    bounced === null && completed === null && isOnList(person, lists)

export function createReminderFilter(
  assessment: AssessmentRow,
  reminderId: number,
): (participant: Participant) => boolean {
  const isPlanned = assessment.reminders.some(({ id, sent }) => id === reminderId && sent === null)
  return isPlanned ? isRemindable(assessment) : ({ result }) => result.reachedBy.includes(reminderId)
}
