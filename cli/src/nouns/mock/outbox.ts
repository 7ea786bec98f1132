import type { MockMail } from '@heed/contracts/controls'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome, Outcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { isKind } from '../../io/network/explain.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { counted } from '../../io/words.ts'
import { withControls } from './controls.ts'
import { formatRecipient, withChannel } from './lists.ts'
import type { outboxShowOptions, outboxWaitOptions } from './options.ts'

const getMailFacts = ({ id, sent, to, kind, channel, subject, links, text, html }: MockMail) => ({
  ...{ id, sent, to, kind, channel, subject, links, text, html },
})

function formatMail(mail: MockMail): FactsOutcome {
  const { id, sent, to, subject, text } = mail
  return {
    kind: 'facts',
    document: getMailFacts(withChannel(mail)),
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
  options: Values<typeof outboxShowOptions>,
  id: string,
): Promise<Outcome> {
  const { mails } = await withControls(context, options, (controls) => controls.outbox.list())
  const mail = mails.find((candidate) => String(candidate.id) === id)
  if (!mail) {
    throw new Stop(
      `There's no message ${sanitizeText(id)}.`,
      exitCodes.failed,
      'See all: heed mock outbox list',
    )
  }
  if (!options.html) return formatMail(mail)
  if (mail.html === '')
    throw new Stop(`Message ${id} was sent via ${mail.channel} and has no HTML.`, exitCodes.failed)
  return { kind: 'text', text: mail.html }
}

export async function waitForEmail(
  context: Context,
  options: Values<typeof outboxWaitOptions>,
): Promise<FactsOutcome> {
  const { to, after, wait } = options
  if (to === undefined) throw new Stop('No recipient was given.', exitCodes.usage, 'Add --to <email>')
  const next = await withControls(context, options, (controls) =>
    controls.outbox.next({ to, after, timeout: wait }).catch((error: unknown) => {
      if (!isKind(error, 'notFound')) throw error
      throw new Stop(
        `No message to ${sanitizeText(to)} arrived within ${counted(wait, 'second')}.`,
        exitCodes.notReady,
        'If the message is due later, move the time forward: heed mock clock move P1D',
      )
    }),
  )
  return formatMail(next)
}
