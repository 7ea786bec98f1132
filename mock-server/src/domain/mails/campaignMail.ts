import { type Channel, channelsOf, type Introduction, type mailTexts } from '@heed/contracts'
import { type CampaignWords, campaignLetter, type MailTextKind } from '@heed/contracts/mail/campaignLetter'
import { type WrittenText, writtenText } from '@heed/contracts/mail/writtenText'
import type { CompanyRow, EmployeeRow } from '@heed/fixtures'
import { mailWord } from '@heed/fixtures/library'
import type { CampaignMailKind } from '../../store/rows.ts'
import type { World } from '../../world/World.ts'
import { faceOf } from './letters.ts'
import { sendMail } from './mails.ts'

/** A message of a campaign: what stands between the company's header and footer, and where it leads. */
export interface CampaignMail extends Pick<CampaignWords, 'about' | 'items'> {
  to: string
  kind: CampaignMailKind
  /** Whose texts of the company stand around it. */
  around: MailTextKind
  words: readonly (string | WrittenText | undefined)[]
  /** null where there is nothing to open. */
  link: string | null
}

const isOpened = (kind: CampaignMailKind): kind is 'reminder' | 'preview' =>
  kind === 'reminder' || kind === 'preview'

/** One message by one channel; Slack and Teams get the markdown of the company's texts. */
export function sendCampaignMail(
  world: World,
  company: CompanyRow,
  channel: Channel,
  { to, kind, about, around, words, items, link }: CampaignMail,
): void {
  const { language } = company
  const own = (name: (typeof mailTexts)[number]) =>
    writtenText(settingOf(company, `ui.email.${name}`), settingOf(company, `ui.email.mrkdwn_${name}`)) ?? null
  const { brand, reasons } = faceOf(world, company)
  sendMail(world, {
    to,
    kind,
    channel,
    subject: `${company.name}: ${isOpened(kind) ? mailWord(kind, language, { about }) : about}`,
    letter: campaignLetter({
      language,
      brand,
      reasons,
      about,
      header: own(`${around}Header`),
      footer: own(`${around}Footer`),
      words: words.filter((one) => one !== undefined),
      items,
      href: link,
    }),
    links: link === null ? [] : [link],
  })
}

const settingOf = ({ settings }: CompanyRow, key: string): string => String(settings[key] ?? '')

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
