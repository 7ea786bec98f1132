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

export interface CampaignMessage extends Pick<CampaignText, 'about' | 'items'> {
  kind: CampaignEmailKind
  textKind: EmailTextKind
  words: readonly (string | FormattedText | undefined)[]
}

export interface CampaignEmail extends CampaignMessage, Recipient {
  link: string | null
}

interface Recipient {
  to: string
  /** Empty for a greeting without a name; no greeting if omitted. */
  name?: string
}

const needsSubjectPrefix = (kind: CampaignEmailKind): kind is 'reminder' | 'preview' =>
  kind === 'reminder' || kind === 'preview'

export function sendCampaignEmail(
  world: World,
  company: CompanyRow,
  channel: Channel,
  { to, name, link, ...message }: CampaignEmail,
): void {
  const letterId = shareLetter(world, company, channel, message, link)
  send(world, letterId, { to, ...(name === undefined ? {} : { name }) }, link)
}

/** Builds the letters at the first recipient; the returned function sends them to one recipient with the link's number. */
export function createCampaignMailer(
  world: World,
  company: CompanyRow,
  channels: number,
  message: CampaignMessage,
  link: NumberedLink,
): (recipient: Recipient, linkNumber: number) => void {
  let letterIds: readonly number[] | undefined
  return (recipient, linkNumber) => {
    letterIds ??= toChannels(channels).map((channel) => shareLetter(world, company, channel, message, link))
    for (const letterId of letterIds) send(world, letterId, recipient, linkNumber)
  }
}

function send(
  world: World,
  letterId: number,
  { to, name = null }: { to: string; name?: string | null },
  link: number | string | null,
): void {
  const { clock, mails } = world
  mails.put({ id: world.nextId(mails), letterId, to, name, link, sent: clock.instant })
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
