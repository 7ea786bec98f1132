import { oneStop } from '@heed/contracts'
import type { LinkKind, MailRow } from './rows.ts'
import type { World } from './World.ts'

/** Puts a mail into the outbox of the world; ids grow with every mail. */
export function sendMail(world: World, mail: Omit<MailRow, 'id' | 'sent'>): MailRow {
  return world.mails.put({ id: world.nextId(world.mails), ...mail, sent: world.clock.instant })
}

const subjects: Readonly<Record<LinkKind, (product: string) => string>> = {
  signin: (product) => `Sign in to ${product}`,
  verify: () => 'Please verify your email.',
  welcome: (product) => `Welcome to ${product}`,
}
const openings: Readonly<Record<LinkKind, (product: string) => string>> = {
  signin: (product) => `Open this link to sign in to ${product}.`,
  verify: (product) => `Welcome to ${product}. Open this link to verify your email and sign in.`,
  welcome: (product) => `You can now manage security training in ${product}. Open this link to sign in.`,
}
const ending = 'It works once, within 24 hours. If you did not ask for it, you need not do anything.'

/** The mail that carries a link, as html and as text. */
export function sendLink(
  world: World,
  { to, kind, link, product }: { to: string; kind: LinkKind; link: string; product: string },
): MailRow {
  const opening = oneStop(openings[kind](product))
  const href = escapeHtml(link)
  return sendMail(world, {
    to,
    kind,
    subject: subjects[kind](product),
    html: `<!doctype html><p>${escapeHtml(opening)}</p><p><a href="${href}">${href}</a></p><p>${ending}</p>`,
    text: `${opening}\n\n${link}\n\n${ending}\n`,
    links: [link],
  })
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
