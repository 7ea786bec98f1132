import { addressIn, itemLines, type Letter } from './letter.ts'
import type { WrittenText } from './writtenText.ts'

const markdown = (text: string | WrittenText | null): string =>
  typeof text === 'string' ? text : (text?.markdown ?? '')

/** Paragraphs of a message in their order, as markdown. */
const paragraphs = (letter: Letter): string[] =>
  [markdown(letter.header), ...letter.words.map(markdown), itemLines(letter)].filter(Boolean)

/** A message as Slack takes it: Block Kit, with its text for notifications. */
export function slackMessage(subject: string, letter: Letter, origin: string): object {
  const { button, footer } = letter
  const end = markdown(footer)
  return {
    text: subject,
    blocks: [
      ...paragraphs(letter).map((text) => ({ type: 'markdown', text })),
      ...(button
        ? [
            {
              type: 'actions',
              elements: [
                {
                  type: 'button',
                  style: 'primary',
                  text: { type: 'plain_text', text: button.label },
                  url: addressIn(origin, button.href),
                },
              ],
            },
          ]
        : []),
      ...(end ? [{ type: 'markdown', text: end }] : []),
      {
        type: 'context',
        elements: letter.reasons.map((text) => ({ type: 'plain_text', text, emoji: false })),
      },
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
            block(subject, { weight: 'Bolder', size: 'Medium' }),
            ...paragraphs(letter).map((text) => block(text)),
            ...[markdown(footer)].filter(Boolean).map((text) => block(text)),
            ...reasons.map((text) => block(text, { isSubtle: true, size: 'Small' })),
          ],
          actions: button
            ? [{ type: 'Action.OpenUrl', title: button.label, url: addressIn(origin, button.href) }]
            : [],
        },
      },
    ],
  }
}
