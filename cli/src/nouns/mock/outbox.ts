import type { MockEmail } from '@heed/contracts/controls'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome, Outcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { isApiErrorOfKind } from '../../io/network/explainError.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'
import { withControls } from './controls.ts'
import { addChannel, formatRecipient } from './lists.ts'
import type { outboxShowOptions, outboxWaitOptions } from './options.ts'

const getEmailFacts = ({ id, sent, to, kind, channel, subject, links, text, html }: MockEmail) => ({
  ...{ id, sent, to, kind, channel, subject, links, text, html },
})

function formatEmail(email: MockEmail): FactsOutcome {
  const { id, sent, to, subject, text } = email
  return {
    kind: 'facts',
    document: getEmailFacts(addChannel(email)),
    lines: [
      `${id} · ${sent}`,
      `To: ${formatRecipient(to)}`,
      sanitizeText(subject),
      '',
      ...text.split('\n').map(sanitizeText),
    ],
  }
}

export async function showEmail(
  context: Context,
  options: OptionValues<typeof outboxShowOptions>,
  id: string,
): Promise<Outcome> {
  const { mails } = await withControls(context, options, (controls) => controls.outbox.list())
  const email = mails.find((candidate) => String(candidate.id) === id)
  if (!email) {
    throw new Stop(
      `There's no message ${sanitizeText(id)}.`,
      exitCodes.failed,
      'See all: heed mock outbox list',
    )
  }
  if (!options.html) return formatEmail(email)
  if (email.html === '')
    throw new Stop(`Message ${id} was sent via ${email.channel} and has no HTML.`, exitCodes.failed)
  return { kind: 'text', text: email.html }
}

export async function waitForEmail(
  context: Context,
  options: OptionValues<typeof outboxWaitOptions>,
): Promise<FactsOutcome> {
  const { to, after, wait } = options
  if (to === undefined) throw new Stop('No recipient was given.', exitCodes.usage, 'Add --to <email>')
  const nextMail = await withControls(context, options, (controls) =>
    controls.outbox.next({ to, after, timeout: wait }).catch((error: unknown) => {
      if (!isApiErrorOfKind(error, 'notFound')) throw error
      throw new Stop(
        `No message to ${sanitizeText(to)} arrived within ${formatCount(wait, 'second')}.`,
        exitCodes.notReady,
        'If the message is due later, advance the clock: heed mock clock move P1D',
      )
    }),
  )
  return formatEmail(nextMail)
}
