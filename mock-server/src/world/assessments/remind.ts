import type { AssessmentReminderRow, AssessmentRow } from '@heed/fixtures'
import type { World } from '../World.ts'
import { sendInvitations } from './invitation.ts'
import { type Participant, participantsOf, remindable } from './participants.ts'

/** Reminds people, and writes down when and how many. */
function remind(
  world: World,
  assessment: AssessmentRow,
  people: readonly Participant[],
  reminder: Pick<AssessmentReminderRow, 'id' | 'send' | 'byHand'>,
): AssessmentRow {
  const { campaigns, clock } = world
  for (const { result } of people) {
    campaigns.results.put({ ...result, reminded: [...result.reminded, clock.instant] })
  }
  sendInvitations(world, assessment, people, 'reminder')
  const sent = { ...reminder, sent: clock.instant, sentTo: people.length }
  const others = assessment.reminders.filter(({ id }) => id !== reminder.id)
  return campaigns.assessments.put({ ...assessment, reminders: [...others, sent] })
}

/** A reminder by the hand of an admin. */
export function remindByHand(
  world: World,
  assessment: AssessmentRow,
  people: readonly Participant[],
): AssessmentRow {
  const id = world.nextId({ name: 'assessmentReminders' })
  return remind(world, assessment, people, { id, send: world.clock.instant, byHand: true })
}

/** Whom a reminder would reach. */
export const peopleToRemind = (world: World, assessment: AssessmentRow): Participant[] =>
  participantsOf(world, assessment).filter(({ result }) => remindable(result))
