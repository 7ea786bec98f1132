import { type ActionResult, type BouncedMessage, type Client, notRemindedText } from '@heed/contracts'
import { formatCallCommand } from '../../../lib/commands/apiCommand.ts'
import { toFailure } from '../../../lib/requests/failure.ts'
import { ensureSuccess } from '../../../lib/tables/ensureSuccess.ts'

export interface ResendResult {
  remaining: readonly BouncedMessage[]
  problem: string | null
}

type Recipient = { companyId: number; email: string }

/** Stops at the first failure, because all later calls would fail too. */
export async function resendMessages(
  client: Client,
  recipient: Recipient,
  messages: readonly BouncedMessage[],
): Promise<ResendResult> {
  for (const [index, message] of messages.entries()) {
    try {
      ensureSuccess(await resendMessage(client, recipient, message), notRemindedText)
    } catch (thrown) {
      return { remaining: messages.slice(index), problem: toFailure(thrown).text }
    }
  }
  return { remaining: [], problem: null }
}

function resendMessage(
  client: Client,
  recipient: Recipient,
  { trainingId = 0, eventId = 0, assessmentId }: BouncedMessage,
): Promise<ActionResult> {
  return assessmentId === undefined
    ? client.trainings.resendEventMail({ ...recipient, trainingId: String(trainingId), eventId })
    : client.assessments.resetProgress({ ...recipient, assessmentId: String(assessmentId) })
}

export const formatResendCommand = (recipient: Recipient, messages: readonly BouncedMessage[]): string =>
  messages
    .map(({ trainingId = 0, eventId = 0, assessmentId }) =>
      assessmentId === undefined
        ? formatCallCommand('trainings.resendEventMail', { ...recipient, trainingId, eventId })
        : formatCallCommand('assessments.resetProgress', { ...recipient, assessmentId }),
    )
    .join('\n')
