import type { Nodes, Root } from 'hast'
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { ownValue } from '../ownValue.ts'
import { canonical } from './canonical.ts'
import { safeLink } from './links.ts'
import { richTextSchema, sameAs } from './schema.ts'

/** Deeper than anybody writes; whatever reads a tree follows it down. */
const deepest = 100

/** Html of any origin as it may be kept, shown and sent; '' where no words are left. Cleaning twice changes nothing. */
export const cleanRichText = (html: string): string => written(richTextTree(html))

/** The same as a tree. Html that is nested beyond reason is taken for the signs it is written with. */
export const richTextTree = (html: string): Root =>
  depthOf(html) > deepest
    ? { type: 'root', children: [{ type: 'text', value: html }] }
    : allowed(fromHtmlIsomorphic(withLines(unstyled(html)), { fragment: true }))

/** Styles are dropped in any case; a page that forbids them would have each reported as it is read. */
const unstyled = (html: string): string =>
  withoutSheets(html).replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replaceAll(/\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ''),
  )

/** One pass, however many sheets begin and never end. */
function withoutSheets(html: string): string {
  const [begins, ends] = [/<style\b/gi, /<\/style\b[^<>]*>/gi]
  let [kept, at] = ['', 0]
  for (;;) {
    begins.lastIndex = at
    const from = begins.exec(html)?.index
    ends.lastIndex = from ?? 0
    if (from === undefined || !ends.test(html)) return kept + html.slice(at)
    kept += html.slice(at, from)
    at = ends.lastIndex
  }
}

/** Words without a tag were typed where a line is a line. */
const withLines = (html: string): string =>
  /<[a-z!/?]/i.test(html) || !html.trim().includes('\n')
    ? html
    : html
        .split(/\n\s*\n/)
        .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
        .join('')

/** What is allowed of a tree, in its one form. */
export function allowed(tree: Root): Root {
  rename(tree)
  const clean = sanitize(tree, richTextSchema)
  return canonical(clean.type === 'root' ? clean : { type: 'root', children: [clean] })
}

export const written = (tree: Root): string =>
  toHtml(tree, { characterReferences: { useNamedReferences: true } })

function rename(node: Nodes): void {
  if (node.type === 'element') {
    node.tagName = ownValue(sameAs, node.tagName) ?? node.tagName
    const { href } = node.properties
    const link = typeof href === 'string' ? safeLink(href) : null
    node.properties = link === null ? {} : { href: link }
  }
  if ('children' in node) for (const child of node.children) rename(child)
}

/** How deep tags stand in each other at most, whether or not they are ever closed. */
function depthOf(html: string): number {
  let [depth, most] = [0, 0]
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (endByThemselves.has(tag.toLowerCase())) continue
    depth = Math.max(0, depth + (slash ? -1 : 1))
    most = Math.max(most, depth)
  }
  return most
}

/** Tags that the next of their kind ends, or that hold nothing. */
const endByThemselves = new Set(['br', 'hr', 'img', 'input', 'li', 'meta', 'link', 'p', 'wbr', 'a'])
