import type { Root, RootContent } from 'mdast'
import type { Options } from 'mdast-util-to-markdown'
import { beginningOf } from '../rules/richText/beginningOf.ts'
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

const treesMax = 50
/** A message is written several times until it fits. */
const trees = new Map<string, Root>()

function treeOf(markdown: string): Root {
  const tree = trees.get(markdown) ?? markdownTree(htmlOfMarkdown(markdown.replaceAll(slackLink, '[$2]($1)')))
  if (trees.size >= treesMax) trees.clear()
  trees.set(markdown, tree)
  return tree
}

/** A text that people wrote, and how much of it a chat shows. */
export interface ChatText {
  markdown: string
  /** Characters of markdown. */
  most: number
  /** Page of the whole text, a link where it is cut. */
  whole?: { label: string; url: string } | undefined
}

/** An address as a link, whatever it is called. */
const linkTo = ({ label, url }: NonNullable<ChatText['whole']>): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'link', url, children: [{ type: 'text', value: label }] }],
})

function richText({ markdown, most, whole }: ChatText, options: Options): string {
  const all = treeOf(markdown)
  const shown = beginningOf(all, most)
  if (shown === all) return printMarkdown(all, options)
  const children = [...(shown?.children ?? []), ...(whole ? [linkTo(whole)] : [])]
  return printMarkdown({ type: 'root', children }, options)
}

/** Text as text in a markdown block of Slack. */
export const slackMarkdown = (text: string): string => printMarkdown(words(text), slackOptions)

/** A written text for a markdown block of Slack: its marks and links stay, nothing else in it is markup. */
export const slackRichText = (text: ChatText): string => richText(text, slackOptions)

/** Text as text where Slack reads mrkdwn with its marks switched off: in notifications. */
export const slackMrkdwn = (text: string): string => unlinkedText(text).replace(/[&<>]/g, slackSign)

/** Text as text in a plain_text object of Slack, with its emoji names as they are written. */
export const slackPlainText = (text: string) =>
  ({ type: 'plain_text', text: unlinkedText(text), emoji: false }) as const

/** Text as text in a TextBlock of an Adaptive Card. */
export const cardText = (text: string): string => printMarkdown(words(text), cardOptions)

/** A written text for a TextBlock of an Adaptive Card. */
export const cardRichText = (text: ChatText): string => richText(text, cardOptions)
