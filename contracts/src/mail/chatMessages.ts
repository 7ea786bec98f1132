import {
  cardRichText,
  cardText,
  slackMarkdown,
  slackMrkdwn,
  slackPlainText,
  slackRichText,
} from './chatEscapes.ts'
import { addressIn, itemLines, type Letter } from './letter.ts'
import type { WrittenText } from './writtenText.ts'

/** Writes for a place: names and other plain words, and texts with marks of their own. */
interface Writer {
  text: (text: string) => string
  richText: (markdown: string) => string
}

const inSlack: Writer = { text: slackMarkdown, richText: slackRichText }
const inCard: Writer = { text: cardText, richText: cardRichText }

const written = (text: string | WrittenText | null, writer: Writer): string =>
  typeof text === 'string' ? writer.text(text) : writer.richText(text?.markdown ?? '')

/** Paragraphs of a message in their order, above its button. */
const paragraphs = (letter: Letter, writer: Writer): string[] =>
  [
    written(letter.header, writer),
    ...letter.words.map((text) => written(text, writer)),
    itemLines(letter, writer.text),
  ].filter(Boolean)

/** A message as Slack takes it: Block Kit, with its text for notifications. */
export function slackMessage(subject: string, letter: Letter, origin: string): object {
  const { button, footer } = letter
  const end = written(footer, inSlack)
  return {
    text: slackMrkdwn(subject),
    mrkdwn: false,
    blocks: [
      ...paragraphs(letter, inSlack).map((text) => ({ type: 'markdown', text })),
      ...(button
        ? [
            {
              type: 'actions',
              elements: [
                {
                  type: 'button',
                  style: 'primary',
                  text: slackPlainText(button.label),
                  url: addressIn(origin, button.href),
                },
              ],
            },
          ]
        : []),
      ...(end ? [{ type: 'markdown', text: end }] : []),
      { type: 'context', elements: letter.reasons.map(slackPlainText) },
    ],
  }
}

/** A message as Teams takes it: an Adaptive Card. */
export function teamsMessage(subject: string, letter: Letter, origin: string): object {
  const { button, footer, reasons } = letter
  const block = (text: string, more: object = {}) => ({ type: 'TextBlock', text, wrap: true, ...more })
  return {
    type: 'message',
    summary: subject,
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.5',
          body: [
            block(cardText(subject), { weight: 'Bolder', size: 'Medium' }),
            ...paragraphs(letter, inCard).map((text) => block(text)),
            ...[written(footer, inCard)].filter(Boolean).map((text) => block(text)),
            ...reasons.map((text) => block(cardText(text), { isSubtle: true, size: 'Small' })),
          ],
          actions: button
            ? [{ type: 'Action.OpenUrl', title: button.label, url: addressIn(origin, button.href) }]
            : [],
        },
      },
    ],
  }
}
