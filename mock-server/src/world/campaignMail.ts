import { type Channel, channelsOf, type Introduction, type mailTexts } from '@heed/contracts'
import type { CompanyRow, EmployeeRow } from '@heed/fixtures'
import { mailWord } from '@heed/fixtures/library'
import { escapeHtml, sendMail } from './mails.ts'
import type { CampaignMailKind } from './rows.ts'
import type { World } from './World.ts'
import { type WrittenText, writtenText } from './writtenText.ts'

/** A message of a campaign: the lines between the company's header and footer, and where it leads. */
export interface CampaignMail {
  to: string
  kind: CampaignMailKind
  /** What it is about, as its subject says it after the company. */
  about: string
  /** Whose texts of the company stand around it. */
  around: 'training' | 'reminder' | 'assessment'
  lines: readonly (string | WrittenText | undefined)[]
  /** null where there is nothing to open. */
  link: string | null
}

const isOpened = (kind: CampaignMailKind): kind is 'reminder' | 'preview' =>
  kind === 'reminder' || kind === 'preview'

/** By email as html and as text; Slack and Teams get the markdown of the company's texts. */
export function sendCampaignMail(
  world: World,
  company: CompanyRow,
  channel: Channel,
  { to, kind, about, around, lines: said, link }: CampaignMail,
): void {
  const isMail = channel === 'email'
  const own = (name: (typeof mailTexts)[number]) =>
    writtenText(settingOf(company, `ui.email.${name}`), settingOf(company, `ui.email.mrkdwn_${name}`))
  const lines = [own(`${around}Header`), ...said, link ?? '', own(`${around}Footer`)].flatMap(
    (line) => line || [],
  )
  const title = isOpened(kind) ? mailWord(kind, company.language, { about }) : about
  const text = lines.map((line) => (typeof line === 'string' ? line : isMail ? line.text : line.markdown))
  sendMail(world, {
    to,
    kind,
    channel,
    subject: `${company.name}: ${title}`,
    html: isMail ? `<!doctype html>${lines.map((line) => htmlOf(line, link, company)).join('')}` : '',
    text: `${text.filter(Boolean).join('\n')}\n`,
    links: link === null ? [] : [link],
  })
}

const settingOf = ({ settings }: CompanyRow, key: string): string => String(settings[key] ?? '')

function htmlOf(line: string | WrittenText, link: string | null, { language }: CompanyRow): string {
  if (typeof line !== 'string') return line.html
  return line === link
    ? `<p><a href="${link}">${mailWord('start', language)}</a></p>`
    : `<p>${escapeHtml(line)}</p>`
}

/** To whom a mail goes and how it begins; behind anonymous tracking the outbox does not say whom. */
export function addressed(
  { anonymousTracking, language }: CompanyRow,
  { name, email }: EmployeeRow,
): { to: string; greeting: string } {
  const isNamed = !anonymousTracking && name !== ''
  const greeting = isNamed ? mailWord('helloTo', language, { name }) : mailWord('hello', language)
  return { to: anonymousTracking ? '' : email, greeting }
}

/** One message per channel of a bitmask. */
export function sendByChannels(
  world: World,
  company: CompanyRow,
  channels: number,
  mail: CampaignMail,
): void {
  for (const channel of channelsOf(channels)) sendCampaignMail(world, company, channel, mail)
}

/** The words that introduce a campaign. */
export const introducedBy = (introduction: Introduction | undefined): WrittenText | undefined =>
  writtenText(introduction?.message, introduction?.mrkdwn_message)
