import type { Root } from 'mdast'
import type { Options } from 'mdast-util-to-markdown'
import { htmlOfMarkdown, markdownTree, printMarkdown } from '../rules/richText/markdown.ts'
import { unlinkedText } from './unlinkedText.ts'

/** Both chats know more than plain markdown: lines through words, tables, and tags of their own. */
const alsoUnsafe: NonNullable<Options['unsafe']> = ['~', '|', '<'].map((character) => ({
  character,
  inConstruct: 'phrasing',
}))

const slackSigns = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
])
const slackSign = (sign: string): string => slackSigns.get(sign) ?? sign

/** Slack reads mentions between < and >, and knows no references but these three. */
const slackOptions: Options = {
  resourceLink: true,
  unsafe: [
    ...alsoUnsafe,
    ...[...slackSigns.keys()].map((character) => ({ character, inConstruct: 'phrasing' as const })),
  ],
  handlers: {
    text: ({ value }: { value: string }, _parent, state, info) =>
      state
        .safe(value, { ...info, encode: [...slackSigns.keys()] })
        .replace(/&#x(26|3C|3E);/g, (_, code: string) =>
          slackSign(String.fromCharCode(Number.parseInt(code, 16))),
        ),
  },
}

const cardOptions: Options = {
  resourceLink: true,
  unsafe: alsoUnsafe,
  handlers: {
    // A card fills in {{DATE(…)}} and {{TIME(…)}} before it reads markdown.
    text: ({ value }: { value: string }, _parent, state, info) =>
      state.safe(value.replace(/\{(?=\{)/g, '{\u2060'), info),
  },
}

const words = (value: string): Root => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [{ type: 'text', value: unlinkedText(value.trim()) }] }],
})

/** A link in Slack's own notation, <address|words>, as texts written by hand may have it. */
const slackLink = /<(https?:[^|<>\s]+)\|([^<>[\]]+)>/g

const tree = (markdown: string): Root =>
  markdownTree(htmlOfMarkdown(markdown.replaceAll(slackLink, '[$2]($1)')))

/** Text as text in a markdown block of Slack. */
export const slackMarkdown = (text: string): string => printMarkdown(words(text), slackOptions)

/** A written text for a markdown block of Slack: its marks and links stay, nothing else in it is markup. */
export const slackRichText = (markdown: string): string => printMarkdown(tree(markdown), slackOptions)

/** Text as text where Slack reads mrkdwn with its marks switched off: in notifications. */
export const slackMrkdwn = (text: string): string => unlinkedText(text).replace(/[&<>]/g, slackSign)

/** Text as text in a plain_text object of Slack, with its emoji names as they are written. */
export const slackPlainText = (text: string) =>
  ({ type: 'plain_text', text: unlinkedText(text), emoji: false }) as const

/** Text as text in a TextBlock of an Adaptive Card. */
export const cardText = (text: string): string => printMarkdown(words(text), cardOptions)

/** A written text for a TextBlock of an Adaptive Card. */
export const cardRichText = (markdown: string): string => printMarkdown(tree(markdown), cardOptions)
