import type { Nodes, Root } from 'hast'
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { ownValue } from '../ownValue.ts'
import { canonical } from './canonical.ts'
import { safeLink } from './links.ts'
import { richTextSchema, sameAs } from './schema.ts'

const deepest = 100

/** The result is safe to store, show and send; cleaning it again changes nothing. */
export const cleanRichText = (html: string): string => written(richTextTree(html))

export const richTextTree = (html: string): Root =>
  measureDepth(html) > deepest
    ? { type: 'root', children: [{ type: 'text', value: html }] }
    : sanitizeTree(fromHtmlIsomorphic(withLines(unstyled(html)), { fragment: true }))

/** Styles are dropped later anyway, but parsing them would trigger CSP reports. */
const unstyled = (html: string): string =>
  withoutSheets(html).replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replaceAll(/\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ''),
  )

/** Takes linear time, even with many unclosed tags. */
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

const withLines = (html: string): string =>
  /<[a-z!/?]/i.test(html) || !html.trim().includes('\n')
    ? html
    : html
        .split(/\n\s*\n/)
        .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
        .join('')

export function sanitizeTree(tree: Root): Root {
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

function measureDepth(html: string): number {
  let [depth, most] = [0, 0]
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (endByThemselves.has(tag.toLowerCase())) continue
    depth = Math.max(0, depth + (slash ? -1 : 1))
    most = Math.max(most, depth)
  }
  return most
}

const endByThemselves = new Set(['br', 'hr', 'img', 'input', 'li', 'meta', 'link', 'p', 'wbr', 'a'])
