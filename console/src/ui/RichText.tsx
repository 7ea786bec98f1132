import { richTextTree } from '@heed/contracts/rules/richText/clean'
import { createElement, type ReactNode } from 'react'

type Tree = ReturnType<typeof richTextTree>
type Node = Tree['children'][number]

/** Clean html as it is read; what is not allowed in a rich text is left out. It brings a parser along: load it late. */
export function RichText({ html }: { html: string }) {
  const { children } = richTextTree(html)
  const isLine = children.length > 0 && children.every((node) => !isBlock(node))
  return isLine ? <p>{children.map(shown)}</p> : children.map(shown)
}

const isBlock = (node: Node): boolean => node.type === 'element' && /^(?:p|h\d|[uo]l)$/.test(node.tagName)

function shown(node: Node, at: number): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const { tagName, properties, children } = node
  const link = tagName === 'a' && {
    href: String(properties.href),
    target: '_blank',
    rel: 'noopener noreferrer',
  }
  return createElement(
    tagName,
    { key: `${tagName} ${String(at)}`, ...link },
    // A line break holds nothing, not even an empty list.
    ...(children.length > 0 ? [children.map(shown)] : []),
  )
}
