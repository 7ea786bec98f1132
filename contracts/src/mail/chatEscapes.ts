import type { Root, RootContent } from 'mdast'
import type { Options } from 'mdast-util-to-markdown'
import { convertMarkdownToHtml, serializeMarkdown, toMarkdownTree } from '../rules/richText/markdown.ts'
import { truncateTree } from '../rules/richText/truncateTree.ts'
import { preventLinks } from './unlinkedText.ts'

const extraUnsafeCharacters: NonNullable<Options['unsafe']> = ['~', '|', '<'].map((character) => ({
  character,
  inConstruct: 'phrasing',
}))

const slackEscapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
])
const escapeSlackCharacter = (slackCharacter: string): string =>
  slackEscapes.get(slackCharacter) ?? slackCharacter

/** Slack reads text between < and > as mentions or links, and knows only these three character references. */
const slackOptions: Options = {
  resourceLink: true,
  unsafe: [
    ...extraUnsafeCharacters,
    ...[...slackEscapes.keys()].map((character) => ({ character, inConstruct: 'phrasing' as const })),
  ],
  handlers: {
    text: ({ value }: { value: string }, _parent, state, info) =>
      state
        .safe(value, { ...info, encode: [...slackEscapes.keys()] })
        .replace(/&#x(26|3C|3E);/g, (_, code: string) =>
          escapeSlackCharacter(String.fromCharCode(Number.parseInt(code, 16))),
        ),
  },
}

const cardOptions: Options = {
  resourceLink: true,
  unsafe: extraUnsafeCharacters,
  handlers: {
    // Adaptive Cards replace {{DATE(…)}} and {{TIME(…)}} before reading markdown.
    text: ({ value }: { value: string }, _parent, state, info) =>
      state.safe(value.replace(/\{(?=\{)/g, '{\u2060'), info),
  },
}

const createTextTree = (value: string): Root => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [{ type: 'text', value: preventLinks(value.trim()) }] }],
})

const slackLinkPattern = /<(https?:[^|<>\s]+)\|([^<>[\]]+)>/g

const maxCachedTrees = 50
const treesByMarkdown = new Map<string, Root>()

function parseTree(markdown: string): Root {
  const tree =
    treesByMarkdown.get(markdown) ??
    toMarkdownTree(convertMarkdownToHtml(markdown.replaceAll(slackLinkPattern, '[$2]($1)')))
  if (treesByMarkdown.size >= maxCachedTrees) treesByMarkdown.clear()
  treesByMarkdown.set(markdown, tree)
  return tree
}

export interface ChatText {
  markdown: string
  maxLength: number
  whole?: { label: string; url: string } | undefined
}

const createLink = ({ label, url }: NonNullable<ChatText['whole']>): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'link', url, children: [{ type: 'text', value: label }] }],
})

function renderRichText({ markdown, maxLength, whole }: ChatText, options: Options): string {
  const tree = parseTree(markdown)
  const truncatedTree = truncateTree(tree, maxLength)
  if (truncatedTree === tree) return serializeMarkdown(tree, options)
  const children = [...(truncatedTree?.children ?? []), ...(whole ? [createLink(whole)] : [])]
  return serializeMarkdown({ type: 'root', children }, options)
}

/** Returns markdown that a Slack markdown block shows as plain text. */
export const toSlackMarkdown = (text: string): string => serializeMarkdown(createTextTree(text), slackOptions)

export const toSlackRichText = (text: ChatText): string => renderRichText(text, slackOptions)

export const toSlackMrkdwn = (text: string): string =>
  preventLinks(text).replace(/[&<>]/g, escapeSlackCharacter)

export const toSlackPlainText = (text: string) =>
  ({ type: 'plain_text', text: preventLinks(text), emoji: false }) as const

export const toCardText = (text: string): string => serializeMarkdown(createTextTree(text), cardOptions)

export const toCardRichText = (text: ChatText): string => renderRichText(text, cardOptions)
