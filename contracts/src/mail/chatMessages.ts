import {
  type ChatTextKind,
  chatNameLength,
  chatTextLength,
  shortenText,
  slackCharacters,
  teamsBytes,
} from '../rules/chatLimits.ts'
import { campaignMailWord } from '../rules/words/campaignMailWords.ts'
import {
  type ChatText,
  cardRichText,
  cardText,
  slackMarkdown,
  slackMrkdwn,
  slackPlainText,
  slackRichText,
} from './chatEscapes.ts'
import { addressIn, itemLines, type Letter } from './letter.ts'
import type { WrittenText } from './writtenText.ts'

interface Writer {
  text: (text: string) => string
  richText: (text: ChatText) => string
}

const inSlack: Writer = { text: slackMarkdown, richText: slackRichText }
const inCard: Writer = { text: cardText, richText: cardRichText }

const lineLength = 3 * chatNameLength
const buttonLength = 75
const itemsMax = 30
const shortestName = 20
const shares = [1, 0.75, 0.5, 0.25, 0.1, 0] as const

interface Parts {
  above: string[]
  below: string[]
}

function makeParts(letter: Letter, origin: string, writer: Writer, share: number): Parts {
  const { header, footer, words, items, button, language } = letter
  const most = (kind: ChatTextKind) => Math.floor(chatTextLength[kind] * share)
  const around = (text: WrittenText | null) =>
    text ? writer.richText({ markdown: text.markdown, most: most('around') }) : ''
  const whole = button && {
    label: campaignMailWord('readAll', language),
    url: addressIn(origin, button.href),
  }
  const written = (text: string | WrittenText) =>
    typeof text === 'string'
      ? writer.text(shortenText(text, lineLength))
      : writer.richText({ markdown: text.markdown, most: most('intro'), whole: whole ?? undefined })
  const nameMost = Math.max(shortestName, Math.floor(chatNameLength * share))
  const shown = items
    .slice(0, itemsMax)
    .map(({ title, note }) => ({ title: shortenText(title, nameMost), note }))
  const lines = itemLines({ items: shown }, writer.text)
  const rest = items.length > itemsMax ? '\n- …' : ''
  return {
    above: [around(header), ...words.map(written), `${lines}${rest}`].filter(Boolean),
    below: [around(footer)].filter(Boolean),
  }
}

function fitted<Message extends object>(
  make: (share: number) => Message,
  fits: (message: Message) => boolean,
): Message {
  const [first, ...others] = shares
  let message = make(first)
  for (const share of others) {
    if (fits(message)) break
    message = make(share)
  }
  return message
}

export const slackMessage = (subject: string, letter: Letter, origin: string): object =>
  fitted(
    (share) => slackBlocks(subject, letter, origin, makeParts(letter, origin, inSlack, share)),
    ({ blocks }) =>
      blocks.reduce((sum, block) => sum + ('text' in block ? block.text.length : 0), 0) <= slackCharacters,
  )

const markdownBlock = (text: string) => ({ type: 'markdown', text })

function slackBlocks(subject: string, { button, reasons }: Letter, origin: string, { above, below }: Parts) {
  const press = button && {
    type: 'button',
    style: 'primary',
    text: slackPlainText(shortenText(button.label, buttonLength)),
    url: addressIn(origin, button.href),
  }
  return {
    text: slackMrkdwn(shortenText(subject, lineLength)),
    mrkdwn: false,
    blocks: [
      ...above.map(markdownBlock),
      ...(press ? [{ type: 'actions', elements: [press] }] : []),
      ...below.map(markdownBlock),
      { type: 'context', elements: reasons.map((reason) => slackPlainText(shortenText(reason, lineLength))) },
    ],
  }
}

export const teamsMessage = (subject: string, letter: Letter, origin: string): object =>
  fitted(
    (share) => teamsCard(subject, letter, origin, makeParts(letter, origin, inCard, share)),
    (message) => new TextEncoder().encode(JSON.stringify(message)).length <= teamsBytes,
  )

function teamsCard(subject: string, { button, reasons }: Letter, origin: string, { above, below }: Parts) {
  const block = (text: string, more: object = {}) => ({ type: 'TextBlock', text, wrap: true, ...more })
  const title = shortenText(subject, lineLength)
  return {
    type: 'message',
    summary: title,
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.5',
          body: [
            block(cardText(title), { weight: 'Bolder', size: 'Medium' }),
            ...[...above, ...below].map((text) => block(text)),
            ...reasons.map((reason) =>
              block(cardText(shortenText(reason, lineLength)), { isSubtle: true, size: 'Small' }),
            ),
          ],
          actions: button
            ? [
                {
                  type: 'Action.OpenUrl',
                  title: shortenText(button.label, buttonLength),
                  url: addressIn(origin, button.href),
                },
              ]
            : [],
        },
      },
    ],
  }
}
