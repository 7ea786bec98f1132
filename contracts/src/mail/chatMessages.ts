import {
  type ChatTextKind,
  chatNameMaxLength,
  chatTextMaxLengths,
  shortenText,
  slackCharactersMax,
  teamsBytesMax,
} from '../rules/chatLimits.ts'
import { getCampaignEmailText } from '../rules/words/campaignEmailTexts.ts'
import {
  type ChatText,
  toCardRichText,
  toCardText,
  toSlackMarkdown,
  toSlackMrkdwn,
  toSlackPlainText,
  toSlackRichText,
} from './chatEscapes.ts'
import { formatItemLines, type Letter, resolveAddress } from './letter.ts'
import type { FormattedText } from './writtenText.ts'

interface Writer {
  text: (text: string) => string
  richText: (text: ChatText) => string
}

const slackWriter: Writer = { text: toSlackMarkdown, richText: toSlackRichText }
const cardWriter: Writer = { text: toCardText, richText: toCardRichText }

const maxLineLength = 3 * chatNameMaxLength
const maxButtonLabelLength = 75
const itemsMax = 30
const minNameLength = 20
const textShares = [1, 0.75, 0.5, 0.25, 0.1, 0] as const

interface MessageParts {
  textsAbove: string[]
  textsBelow: string[]
}

function createMessageParts(letter: Letter, origin: string, writer: Writer, share: number): MessageParts {
  const { header, footer, words, items, button, language } = letter
  const getMaxLength = (kind: ChatTextKind) => Math.floor(chatTextMaxLengths[kind] * share)
  const toSurroundingTexts = (text: FormattedText | null) =>
    text ? writer.richText({ markdown: text.markdown, maxLength: getMaxLength('around') }) : ''
  const buttonBlock = button && {
    label: getCampaignEmailText('readAll', language),
    url: resolveAddress(origin, button.href),
  }
  const writeText = (text: string | FormattedText) =>
    typeof text === 'string'
      ? writer.text(shortenText(text, maxLineLength))
      : writer.richText({
          markdown: text.markdown,
          maxLength: getMaxLength('intro'),
          whole: buttonBlock ?? undefined,
        })
  const maxNameLength = Math.max(minNameLength, Math.floor(chatNameMaxLength * share))
  const shownItems = items
    .slice(0, itemsMax)
    .map(({ title, note }) => ({ title: shortenText(title, maxNameLength), note }))
  const lines = formatItemLines({ items: shownItems }, writer.text)
  const rest = items.length > itemsMax ? '\n- …' : ''
  return {
    textsAbove: [toSurroundingTexts(header), ...words.map(writeText), `${lines}${rest}`].filter(Boolean),
    textsBelow: [toSurroundingTexts(footer)].filter(Boolean),
  }
}

function fitMessage<Message extends object>(
  make: (share: number) => Message,
  fitsLimit: (message: Message) => boolean,
): Message {
  const [firstShare, ...otherShares] = textShares
  let message = make(firstShare)
  for (const share of otherShares) {
    if (fitsLimit(message)) break
    message = make(share)
  }
  return message
}

export const createSlackMessage = (subject: string, letter: Letter, origin: string): object =>
  fitMessage(
    (share) =>
      createSlackBlocks(subject, letter, origin, createMessageParts(letter, origin, slackWriter, share)),
    ({ blocks }) =>
      blocks.reduce((sum, block) => sum + ('text' in block ? block.text.length : 0), 0) <= slackCharactersMax,
  )

const createMarkdownBlock = (text: string) => ({ type: 'markdown', text })

function createSlackBlocks(
  subject: string,
  { button, reasons }: Letter,
  origin: string,
  { textsAbove, textsBelow }: MessageParts,
) {
  const press = button && {
    type: 'button',
    style: 'primary',
    text: toSlackPlainText(shortenText(button.label, maxButtonLabelLength)),
    url: resolveAddress(origin, button.href),
  }
  return {
    text: toSlackMrkdwn(shortenText(subject, maxLineLength)),
    mrkdwn: false,
    blocks: [
      ...textsAbove.map(createMarkdownBlock),
      ...(press ? [{ type: 'actions', elements: [press] }] : []),
      ...textsBelow.map(createMarkdownBlock),
      {
        type: 'context',
        elements: reasons.map((reason) => toSlackPlainText(shortenText(reason, maxLineLength))),
      },
    ],
  }
}

export const createTeamsMessage = (subject: string, letter: Letter, origin: string): object =>
  fitMessage(
    (share) =>
      createTeamsCard(subject, letter, origin, createMessageParts(letter, origin, cardWriter, share)),
    (message) => new TextEncoder().encode(JSON.stringify(message)).length <= teamsBytesMax,
  )

function createTeamsCard(
  subject: string,
  { button, reasons }: Letter,
  origin: string,
  { textsAbove, textsBelow }: MessageParts,
) {
  const createTextBlock = (text: string, extraFields: object = {}) => ({
    type: 'TextBlock',
    text,
    wrap: true,
    ...extraFields,
  })
  const title = shortenText(subject, maxLineLength)
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
            createTextBlock(toCardText(title), { weight: 'Bolder', size: 'Medium' }),
            ...[...textsAbove, ...textsBelow].map((text) => createTextBlock(text)),
            ...reasons.map((reason) =>
              createTextBlock(toCardText(shortenText(reason, maxLineLength)), {
                isSubtle: true,
                size: 'Small',
              }),
            ),
          ],
          actions: button
            ? [
                {
                  type: 'Action.OpenUrl',
                  title: shortenText(button.label, maxButtonLabelLength),
                  url: resolveAddress(origin, button.href),
                },
              ]
            : [],
        },
      },
    ],
  }
}
