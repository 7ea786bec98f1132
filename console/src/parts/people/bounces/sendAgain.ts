import { type ActionResult, type BouncedMessage, type Client, notReminded } from '@heed/contracts'
import { callCommand } from '../../../lib/commands/apiCommand.ts'
import { failureOf } from '../../../lib/requests/failure.ts'
import { accepted } from '../../../lib/tables/accepted.ts'

export interface SentAgain {
  left: readonly BouncedMessage[]
  problem: string | null
}

type To = { companyId: number; email: string }

/** Stops at the first failure, because all later calls would fail too. */
export async function sendAgain(
  client: Client,
  to: To,
  messages: readonly BouncedMessage[],
): Promise<SentAgain> {
  for (const [at, message] of messages.entries()) {
    try {
      accepted(await sendOne(client, to, message), notReminded)
    } catch (thrown) {
      return { left: messages.slice(at), problem: failureOf(thrown).text }
    }
  }
  return { left: [], problem: null }
}

function sendOne(
  client: Client,
  to: To,
  { trainingId = 0, eventId = 0, assessmentId }: BouncedMessage,
): Promise<ActionResult> {
  return assessmentId === undefined
    ? client.trainings.resendEventMail({ ...to, trainingId: String(trainingId), eventId })
    : client.assessments.resetProgress({ ...to, assessmentId: String(assessmentId) })
}

export const sendAgainCommand = (to: To, messages: readonly BouncedMessage[]): string =>
  messages
    .map(({ trainingId = 0, eventId = 0, assessmentId }) =>
      assessmentId === undefined
        ? callCommand('trainings.resendEventMail', { ...to, trainingId, eventId })
        : callCommand('assessments.resetProgress', { ...to, assessmentId }),
    )
    .join('\n')
