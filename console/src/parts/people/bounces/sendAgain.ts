import { type ActionResult, type BouncedMessage, type Client, notReminded } from '@heed/contracts'
import { formatCallCommand } from '../../../lib/commands/apiCommand.ts'
import { toFailure } from '../../../lib/requests/failure.ts'
import { ensureSuccess } from '../../../lib/tables/ensureSuccess.ts'

export interface ResendResult {
  left: readonly BouncedMessage[]
  problem: string | null
}

type To = { companyId: number; email: string }

/** Stops at the first failure, because all later calls would fail too. */
export async function sendAgain(
  client: Client,
  to: To,
  messages: readonly BouncedMessage[],
): Promise<ResendResult> {
  for (const [at, message] of messages.entries()) {
    try {
      ensureSuccess(await sendOne(client, to, message), notReminded)
    } catch (thrown) {
      return { left: messages.slice(at), problem: toFailure(thrown).text }
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
        ? formatCallCommand('trainings.resendEventMail', { ...to, trainingId, eventId })
        : formatCallCommand('assessments.resetProgress', { ...to, assessmentId }),
    )
    .join('\n')
