import { type Channel, type Introduction, type mailTexts, toChannels } from '@heed/contracts'
import { type CampaignWords, campaignLetter, type MailTextKind } from '@heed/contracts/mail/campaignLetter'
import { toWrittenText, type WrittenText } from '@heed/contracts/mail/writtenText'
import type { CompanyRow, EmployeeRow } from '@heed/fixtures'
import { mailWord } from '@heed/fixtures/library'
import type { CampaignMailKind } from '../../store/rows.ts'
import type { World } from '../../world/World.ts'
import { getFace } from './letters.ts'
import { sendMail } from './mails.ts'

export interface CampaignMail extends Pick<CampaignWords, 'about' | 'items'> {
  to: string
  kind: CampaignMailKind
  around: MailTextKind
  words: readonly (string | WrittenText | undefined)[]
  link: string | null
}

const isOpened = (kind: CampaignMailKind): kind is 'reminder' | 'preview' =>
  kind === 'reminder' || kind === 'preview'

export function sendCampaignMail(
  world: World,
  company: CompanyRow,
  channel: Channel,
  { to, kind, about, around, words, items, link }: CampaignMail,
): void {
  const { language } = company
  const own = (name: (typeof mailTexts)[number]) =>
    toWrittenText(getSetting(company, `ui.email.${name}`), getSetting(company, `ui.email.mrkdwn_${name}`)) ??
    null
  const { brand, reasons } = getFace(world, company)
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

const getSetting = ({ settings }: CompanyRow, key: string): string => String(settings[key] ?? '')

/** Anonymous tracking hides recipients in the outbox. */
export function toRecipient(
  { anonymousTracking, language }: CompanyRow,
  { name, email }: EmployeeRow,
): { to: string; greeting: string } {
  const isNamed = !anonymousTracking && name !== ''
  const greeting = isNamed ? mailWord('helloTo', language, { name }) : mailWord('hello', language)
  return { to: anonymousTracking ? '' : email, greeting }
}

export function sendByChannels(
  world: World,
  company: CompanyRow,
  channels: number,
  mail: CampaignMail,
): void {
  for (const channel of toChannels(channels)) sendCampaignMail(world, company, channel, mail)
}

export const toIntroduction = (introduction: Introduction | undefined): WrittenText | undefined =>
  toWrittenText(introduction?.message, introduction?.mrkdwn_message)
