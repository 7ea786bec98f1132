import type { MockMail } from '@heed/contracts/controls'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome, Outcome, TableOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { isKind } from '../../io/explain.ts'
import type { Column } from '../../io/table.ts'
import { harmless } from '../../io/width.ts'
import { counted } from '../../io/words.ts'
import { withControls } from './controls.ts'
import type { outboxListOptions, outboxShowOptions, outboxWaitOptions } from './options.ts'

const recipient = (to: unknown): string => (to === '' ? 'an anonymous employee' : harmless(String(to)))

const columns: readonly Column[] = [
  { key: 'id', title: 'id', align: 'right' },
  { key: 'sent', title: 'sent' },
  { key: 'to', title: 'to', show: recipient },
  { key: 'kind', title: 'kind' },
  { key: 'channel', title: 'channel' },
  { key: 'subject', title: 'subject' },
  { key: 'links', title: 'links', dataOnly: true },
  { key: 'text', title: 'text', dataOnly: true },
  { key: 'html', title: 'html', dataOnly: true },
]

const mailFacts = ({ id, sent, to, kind, channel, subject, links, text, html }: MockMail) => ({
  id,
  sent,
  to,
  kind,
  channel: channel ?? 'email',
  subject,
  links,
  text,
  html,
})

function letter(mail: MockMail): FactsOutcome {
  const { id, sent, to, subject, text } = mail
  return {
    kind: 'facts',
    document: mailFacts(mail),
    lines: [
      `${id} · ${sent}`,
      `To: ${recipient(to)}`,
      harmless(subject),
      '',
      ...text.split('\n').map(harmless),
    ],
  }
}

export async function listOutbox(
  context: Context,
  { to, kind, ...where }: Values<typeof outboxListOptions>,
): Promise<TableOutcome> {
  const wanted = { ...(to === undefined ? {} : { to }), ...(kind === undefined ? {} : { kind }) }
  const { mails } = await withControls(context, where, (controls) => controls.outbox.list(wanted))
  return {
    kind: 'table',
    columns,
    rows: mails.map(mailFacts),
    empty: 'No matching messages.',
    ...(mails.length > 0 && !context.quiet ? { note: counted(mails.length, 'message') } : {}),
  }
}

export async function showMail(
  context: Context,
  { html, ...where }: Values<typeof outboxShowOptions>,
  id: string,
): Promise<Outcome> {
  const { mails } = await withControls(context, where, (controls) => controls.outbox.list())
  const mail = mails.find((one) => String(one.id) === id)
  if (!mail) {
    throw new Stop(`There's no message ${harmless(id)}.`, exitCodes.failed, 'See all: heed mock outbox list')
  }
  if (!html) return letter(mail)
  if (mail.html === '')
    throw new Stop(`Message ${id} was sent by ${mail.channel} and has no HTML.`, exitCodes.failed)
  return { kind: 'text', text: mail.html }
}

export async function waitForMail(
  context: Context,
  { to, after, wait, ...where }: Values<typeof outboxWaitOptions>,
): Promise<FactsOutcome> {
  if (to === undefined) throw new Stop('No recipient was given.', exitCodes.usage, 'Add --to <email>')
  const next = await withControls(context, where, (controls) =>
    controls.outbox.next({ to, after, timeout: wait }).catch((error: unknown) => {
      if (!isKind(error, 'notFound')) throw error
      throw new Stop(
        `No message to ${harmless(to)} arrived within ${counted(wait, 'second')}.`,
        exitCodes.notReady,
        "If it's due later, move the time forward: heed mock clock move P1D",
      )
    }),
  )
  return letter(next)
}
