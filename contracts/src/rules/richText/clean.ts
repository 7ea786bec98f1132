import type { Nodes, Root } from 'hast'
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { getOwnValue } from '../ownValue.ts'
import { toCanonicalTree } from './canonical.ts'
import { toSafeLink } from './links.ts'
import { richTextSchema, tagAliases } from './schema.ts'

const maxDepth = 100

/** The result is safe to store, show and send; cleaning it again changes nothing. */
export const cleanRichText = (html: string): string => serializeHtml(parseRichText(html))

export const parseRichText = (html: string): Root =>
  measureDepth(html) > maxDepth
    ? { type: 'root', children: [{ type: 'text', value: html }] }
    : sanitizeTree(fromHtmlIsomorphic(addLineBreaks(removeStyles(html)), { fragment: true }))

/** Styles are dropped later anyway, but parsing them would trigger CSP reports. */
const removeStyles = (html: string): string =>
  removeStyleSheets(html).replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replaceAll(/\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ''),
  )

/** Takes linear time, even with many unclosed tags. */
function removeStyleSheets(html: string): string {
  const [opening, ends] = [/<style\b/gi, /<\/style\b[^<>]*>/gi]
  let [keptHtml, position] = ['', 0]
  for (;;) {
    opening.lastIndex = position
    const from = opening.exec(html)?.index
    ends.lastIndex = from ?? 0
    if (from === undefined || !ends.test(html)) return keptHtml + html.slice(position)
    keptHtml += html.slice(position, from)
    position = ends.lastIndex
  }
}

const addLineBreaks = (html: string): string =>
  /<[a-z!/?]/i.test(html) || !html.trim().includes('\n')
    ? html
    : html
        .split(/\n\s*\n/)
        .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
        .join('')

export function sanitizeTree(tree: Root): Root {
  replaceTagAliases(tree)
  const cleanTree = sanitize(tree, richTextSchema)
  return toCanonicalTree(cleanTree.type === 'root' ? cleanTree : { type: 'root', children: [cleanTree] })
}

export const serializeHtml = (tree: Root): string =>
  toHtml(tree, { characterReferences: { useNamedReferences: true } })

function replaceTagAliases(node: Nodes): void {
  if (node.type === 'element') {
    node.tagName = getOwnValue(tagAliases, node.tagName) ?? node.tagName
    const { href } = node.properties
    const link = typeof href === 'string' ? toSafeLink(href) : null
    node.properties = link === null ? {} : { href: link }
  }
  if ('children' in node) for (const child of node.children) replaceTagAliases(child)
}

function measureDepth(html: string): number {
  let [depth, maxDepthFound] = [0, 0]
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (selfClosingTags.has(tag.toLowerCase())) continue
    depth = Math.max(0, depth + (slash ? -1 : 1))
    maxDepthFound = Math.max(maxDepthFound, depth)
  }
  return maxDepthFound
}

const selfClosingTags = new Set(['br', 'hr', 'img', 'input', 'li', 'meta', 'link', 'p', 'wbr', 'a'])
