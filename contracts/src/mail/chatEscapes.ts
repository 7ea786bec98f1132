import type { Root, RootContent } from 'mdast'
import type { Options } from 'mdast-util-to-markdown'
import { markdownTree, printMarkdown, renderMarkdown } from '../rules/richText/markdown.ts'
import { truncateTree } from '../rules/richText/truncateTree.ts'
import { unlinkedText } from './unlinkedText.ts'

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

/** Slack reads text between < and > as mentions or links, and knows only these three character references. */
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
    // Adaptive Cards replace {{DATE(…)}} and {{TIME(…)}} before reading markdown.
    text: ({ value }: { value: string }, _parent, state, info) =>
      state.safe(value.replace(/\{(?=\{)/g, '{\u2060'), info),
  },
}

const words = (value: string): Root => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [{ type: 'text', value: unlinkedText(value.trim()) }] }],
})

const slackLink = /<(https?:[^|<>\s]+)\|([^<>[\]]+)>/g

const treesMax = 50
const trees = new Map<string, Root>()

function parseTree(markdown: string): Root {
  const tree = trees.get(markdown) ?? markdownTree(renderMarkdown(markdown.replaceAll(slackLink, '[$2]($1)')))
  if (trees.size >= treesMax) trees.clear()
  trees.set(markdown, tree)
  return tree
}

export interface ChatText {
  markdown: string
  most: number
  whole?: { label: string; url: string } | undefined
}

const linkTo = ({ label, url }: NonNullable<ChatText['whole']>): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'link', url, children: [{ type: 'text', value: label }] }],
})

function richText({ markdown, most, whole }: ChatText, options: Options): string {
  const all = parseTree(markdown)
  const shown = truncateTree(all, most)
  if (shown === all) return printMarkdown(all, options)
  const children = [...(shown?.children ?? []), ...(whole ? [linkTo(whole)] : [])]
  return printMarkdown({ type: 'root', children }, options)
}

/** Returns plain text for a Slack markdown block. */
export const slackMarkdown = (text: string): string => printMarkdown(words(text), slackOptions)

export const slackRichText = (text: ChatText): string => richText(text, slackOptions)

export const slackMrkdwn = (text: string): string => unlinkedText(text).replace(/[&<>]/g, slackSign)

export const slackPlainText = (text: string) =>
  ({ type: 'plain_text', text: unlinkedText(text), emoji: false }) as const

export const cardText = (text: string): string => printMarkdown(words(text), cardOptions)

export const cardRichText = (text: ChatText): string => richText(text, cardOptions)
