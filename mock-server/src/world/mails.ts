import { oneStop } from '@heed/contracts'
import type { PersonRow } from '@heed/fixtures'
import { mailWord } from '@heed/fixtures/library'
import { languageOf } from './managers.ts'
import type { LinkKind, MailRow } from './rows.ts'
import type { World } from './World.ts'

/** Puts a mail into the outbox of the world; ids grow with every mail. */
export function sendMail(world: World, mail: Omit<MailRow, 'id' | 'sent'>): MailRow {
  return world.mails.put({ id: world.nextId(world.mails), ...mail, sent: world.clock.instant })
}

interface Link {
  to: PersonRow
  kind: LinkKind
  link: string
  product: string
}

/** The mail that carries a link, as html and as text, in the language of the company that the person manages. */
export function sendLink(world: World, { to, kind, link, product }: Link): MailRow {
  const language = languageOf(world, to)
  const opening = oneStop(mailWord(`${kind}Text`, language, { product }))
  const ending = mailWord('onceOnly', language)
  const href = escapeHtml(link)
  return sendMail(world, {
    to: to.email,
    kind,
    subject: mailWord(`${kind}Title`, language, { product }),
    html: `<!doctype html><p>${escapeHtml(opening)}</p><p><a href="${href}">${href}</a></p><p>${ending}</p>`,
    text: `${opening}\n\n${link}\n\n${ending}\n`,
    links: [link],
  })
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
