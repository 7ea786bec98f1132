import { type Channel, channelsOf, type Introduction, type mailTexts } from '@heed/contracts'
import type { CompanyRow, EmployeeRow } from '@heed/fixtures'
import { escapeHtml, sendMail } from './mails.ts'
import type { CampaignMailKind } from './rows.ts'
import type { World } from './World.ts'

/** A message of a campaign: the lines between the company's header and footer, and where it leads. */
export interface CampaignMail {
  to: string
  kind: CampaignMailKind
  /** What it is about, as its subject says it after the company. */
  about: string
  /** Whose texts of the company stand around it. */
  around: 'training' | 'reminder' | 'assessment'
  lines: readonly (string | undefined)[]
  /** null where there is nothing to open. */
  link: string | null
}

const openings: Readonly<Record<CampaignMailKind, string>> = {
  lesson: '',
  invitation: '',
  reminder: 'Reminder: ',
  preview: 'Preview: ',
}

/** By email as html and as text; Slack and Teams get the markdown of the company's texts. */
export function sendCampaignMail(
  world: World,
  company: CompanyRow,
  channel: Channel,
  { to, kind, about, around, lines: said, link }: CampaignMail,
): void {
  const isMail = channel === 'email'
  const textOf = (name: (typeof mailTexts)[number]) =>
    String(company.settings[isMail ? `ui.email.${name}` : `ui.email.mrkdwn_${name}`] ?? '')
  const lines = [textOf(`${around}Header`), ...said, link ?? '', textOf(`${around}Footer`)].filter(Boolean)
  const html = lines.map((line) => (line === link ? `<a href="${link}">Start</a>` : escapeHtml(line ?? '')))
  sendMail(world, {
    to,
    kind,
    channel,
    subject: `${company.name}: ${openings[kind]}${about}`,
    html: isMail ? `<!doctype html><p>${html.join('</p><p>')}</p>` : '',
    text: `${lines.join('\n')}\n`,
    links: link === null ? [] : [link],
  })
}

/** To whom a mail goes and how it begins; behind anonymous tracking the outbox does not say whom. */
export function addressed(
  { anonymousTracking }: CompanyRow,
  { name, email }: EmployeeRow,
): { to: string; greeting: string } {
  return anonymousTracking
    ? { to: '', greeting: 'Hello,' }
    : { to: email, greeting: name === '' ? 'Hello,' : `Hello ${name},` }
}

/** One message per channel of a bitmask; what one says may differ where mail and markdown differ. */
export function sendByChannels(
  world: World,
  company: CompanyRow,
  channels: number,
  mailFor: (channel: Channel) => CampaignMail,
): void {
  for (const channel of channelsOf(channels)) sendCampaignMail(world, company, channel, mailFor(channel))
}

/** The words that introduce a campaign; Slack and Teams get their markdown twin. */
export const introducedBy = (introduction: Introduction | undefined, channel: Channel): string | undefined =>
  channel === 'email' ? introduction?.message : (introduction?.mrkdwn_message ?? introduction?.message)
