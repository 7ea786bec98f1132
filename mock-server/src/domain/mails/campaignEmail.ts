import { type Channel, type emailTextKeys, type Introduction, toChannels } from '@heed/contracts'
import {
  type CampaignText,
  createCampaignLetter,
  type EmailTextKind,
} from '@heed/contracts/mail/campaignLetter'
import { createFormattedText, type FormattedText } from '@heed/contracts/mail/writtenText'
import type { CompanyRow, EmployeeRow } from '@heed/fixtures'
import { getEmailWord } from '@heed/fixtures/library'
import type { CampaignEmailKind } from '../../store/rows.ts'
import type { World } from '../../world/World.ts'
import { sendEmail } from './emails.ts'
import { getLetterBrand } from './letters.ts'

export interface CampaignEmail extends Pick<CampaignText, 'about' | 'items'> {
  to: string
  kind: CampaignEmailKind
  textKind: EmailTextKind
  words: readonly (string | FormattedText | undefined)[]
  link: string | null
}

const needsSubjectPrefix = (kind: CampaignEmailKind): kind is 'reminder' | 'preview' =>
  kind === 'reminder' || kind === 'preview'

export function sendCampaignEmail(
  world: World,
  company: CompanyRow,
  channel: Channel,
  { to, kind, about, textKind, words, items, link }: CampaignEmail,
): void {
  const { language } = company
  const getCustomText = (name: (typeof emailTextKeys)[number]) =>
    createFormattedText(
      getSetting(company, `ui.email.${name}`),
      getSetting(company, `ui.email.mrkdwn_${name}`),
    ) ?? null
  const { brand, reasons } = getLetterBrand(world, company)
  sendEmail(world, {
    to,
    kind,
    channel,
    subject: `${company.name}: ${needsSubjectPrefix(kind) ? getEmailWord(kind, language, { about }) : about}`,
    letter: createCampaignLetter({
      language,
      brand,
      reasons,
      about,
      header: getCustomText(`${textKind}Header`),
      footer: getCustomText(`${textKind}Footer`),
      words: words.filter((line) => line !== undefined),
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
  const greeting = isNamed ? getEmailWord('helloTo', language, { name }) : getEmailWord('hello', language)
  return { to: anonymousTracking ? '' : email, greeting }
}

export function sendCampaignEmails(
  world: World,
  company: CompanyRow,
  channels: number,
  campaignEmail: CampaignEmail,
): void {
  for (const channel of toChannels(channels)) sendCampaignEmail(world, company, channel, campaignEmail)
}

export const toIntroduction = (introduction: Introduction | undefined): FormattedText | undefined =>
  createFormattedText(introduction?.message, introduction?.mrkdwn_message)
