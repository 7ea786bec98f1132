import { type Channel, channelsOf, type Introduction, type mailTexts } from '@heed/contracts'
import { type CampaignWords, campaignLetter, type MailTextKind } from '@heed/contracts/mail/campaignLetter'
import { type WrittenText, writtenText } from '@heed/contracts/mail/writtenText'
import type { CompanyRow, EmployeeRow } from '@heed/fixtures'
import { mailWord } from '@heed/fixtures/library'
import type { CampaignMailKind } from '../../store/rows.ts'
import type { World } from '../../world/World.ts'
import { faceOf } from './letters.ts'
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

/** Anonymous tracking hides recipients in the outbox. */
export function addressed(
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
  for (const channel of channelsOf(channels)) sendCampaignMail(world, company, channel, mail)
}

export const introducedBy = (introduction: Introduction | undefined): WrittenText | undefined =>
  writtenText(introduction?.message, introduction?.mrkdwn_message)
