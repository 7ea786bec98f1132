import type { Nodes, Root, RootContent } from 'mdast'
import { shortenText } from '../chatLimits.ts'
import { printMarkdown } from './markdown.ts'

export function truncateTree(tree: Root, maxLength: number): Root | null {
  if (printMarkdown(tree).length <= maxLength) return tree
  let remaining = Math.min(countLetters(tree), maxLength)
  while (remaining > 0) {
    const beginning = keepFirstLetters(tree, remaining)
    const { length } = printMarkdown(beginning)
    if (length <= maxLength) return beginning
    remaining = Math.min(remaining - 1, Math.floor((remaining * maxLength) / length))
  }
  return null
}

const countLetters = (node: Nodes): number => {
  if (node.type === 'text') return node.value.length
  return 'children' in node ? node.children.reduce((sum, child) => sum + countLetters(child), 0) : 0
}

const keepFirstLetters = (tree: Root, maxLength: number): Root => {
  let remaining = maxLength
  const keep = <Node extends Nodes>(node: Node): Node | undefined => {
    if (remaining <= 0) return undefined
    if (node.type === 'text') {
      const value = node.value.length <= remaining ? node.value : shortenText(node.value, remaining)
      remaining -= node.value.length
      return { ...node, value }
    }
    if (!('children' in node)) return node
    const children = node.children.map((child) => keep(child)).filter((child) => child !== undefined)
    return children.length === 0 ? undefined : { ...node, children }
  }
  const children = tree.children.map((child) => keep<RootContent>(child))
  return { ...tree, children: children.filter((child) => child !== undefined) }
}
