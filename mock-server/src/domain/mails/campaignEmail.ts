import { type Channel, type emailTextKeys, type Introduction, toChannels } from '@heed/contracts'
import {
  type CampaignText,
  createCampaignLetter,
  type EmailTextKind,
} from '@heed/contracts/mail/campaignLetter'
import { createFormattedText, type FormattedText } from '@heed/contracts/mail/writtenText'
import type { CompanyRow, EmployeeRow } from '@heed/fixtures'
import { getEmailWord } from '@heed/fixtures/library'
import type { CampaignEmailKind, NumberedLink } from '../../store/rows.ts'
import type { World } from '../../world/World.ts'
import { getLetterBrand } from './letters.ts'
import { Mailing, type Recipient } from './Mailing.ts'

export interface CampaignMessage extends Pick<CampaignText, 'about' | 'items'> {
  kind: CampaignEmailKind
  textKind: EmailTextKind
  words: readonly (string | FormattedText | undefined)[]
}

export interface CampaignEmail extends CampaignMessage, Recipient {
  link: string | null
}

const needsSubjectPrefix = (kind: CampaignEmailKind): kind is 'reminder' | 'preview' =>
  kind === 'reminder' || kind === 'preview'

export function sendCampaignEmail(
  world: World,
  company: CompanyRow,
  channel: Channel,
  { to, name, link, ...message }: CampaignEmail,
): void {
  const mailing = new Mailing(world)
  const letterId = shareLetter(world, company, channel, message, link)
  mailing.add(letterId, name === undefined ? { to } : { to, name }, link)
  mailing.send()
}

export type AddRecipient = (recipient: Recipient, linkNumber: number) => void

export function createCampaignMailer(
  world: World,
  company: CompanyRow,
  channels: number,
  message: CampaignMessage,
  link: NumberedLink,
  mailing: Mailing,
): AddRecipient {
  let letterIds: readonly number[] | undefined
  return (recipient, linkNumber) => {
    letterIds ??= toChannels(channels).map((channel) => shareLetter(world, company, channel, message, link))
    for (const letterId of letterIds) mailing.add(letterId, recipient, linkNumber)
  }
}

function shareLetter(
  world: World,
  company: CompanyRow,
  channel: Channel,
  { kind, about, textKind, words, items }: CampaignMessage,
  link: NumberedLink | string | null,
): number {
  const { language } = company
  const getCustomText = (name: (typeof emailTextKeys)[number]) =>
    createFormattedText(
      getSetting(company, `ui.email.${name}`),
      getSetting(company, `ui.email.mrkdwn_${name}`),
    ) ?? null
  const { brand, reasons } = getLetterBrand(world, company)
  const content = {
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
      href: link === null ? null : '',
    }),
    link: typeof link === 'string' ? null : link,
  }
  return world.mails.shareLetter(content, (letters) => world.nextId(letters))
}

const getSetting = ({ settings }: CompanyRow, key: string): string => String(settings[key] ?? '')

/** Anonymous tracking hides recipients in the outbox. */
export function toRecipient(
  { anonymousTracking }: CompanyRow,
  { name, email }: EmployeeRow,
): Required<Recipient> {
  return anonymousTracking ? { to: '', name: '' } : { to: email, name }
}

export const toIntroduction = (introduction: Introduction | undefined): FormattedText | undefined =>
  createFormattedText(introduction?.message, introduction?.mrkdwn_message)
