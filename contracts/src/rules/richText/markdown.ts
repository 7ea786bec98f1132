import { toMdast } from 'hast-util-to-mdast'
import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toHast } from 'mdast-util-to-hast'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { parseRichText, sanitizeTree, serializeHtml } from './clean.ts'

const disabledConstructs = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
  'thematicBreak',
]

export const convertHtmlToMarkdown = (html: string): string => serializeMarkdown(toMarkdownTree(html))

export function toMarkdownTree(html: string): Root {
  const tree = toMdast(parseRichText(html))
  tightenLists(tree)
  return tree.type === 'root' ? tree : { type: 'root', children: [] }
}

export const serializeMarkdown = (tree: Root, options: Options = {}): string =>
  toMarkdown(tree, { bullet: '-', listItemIndent: 'one', ...options }).trim()

export function convertMarkdownToHtml(markdown: string): string {
  const tree = toHast(fromMarkdown(markdown, { extensions: [{ disable: { null: disabledConstructs } }] }))
  return tree.type === 'root' ? serializeHtml(sanitizeTree(tree)) : ''
}

function tightenLists(node: Nodes): void {
  if (node.type === 'list') node.spread = false
  if (node.type === 'listItem')
    node.spread = node.children.filter(({ type }) => type === 'paragraph').length > 1
  if ('children' in node) for (const child of node.children) tightenLists(child)
}
