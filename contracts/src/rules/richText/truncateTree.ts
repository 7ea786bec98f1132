import type { Nodes, Root, RootContent } from 'mdast'
import { shortenText } from '../chatLimits.ts'
import { serializeMarkdown } from './markdown.ts'

export function truncateTree(tree: Root, maxLength: number): Root | null {
  if (serializeMarkdown(tree).length <= maxLength) return tree
  let remainingLetters = Math.min(countTextCharacters(tree), maxLength)
  while (remainingLetters > 0) {
    const truncatedStart = truncateTextNodes(tree, remainingLetters)
    const { length } = serializeMarkdown(truncatedStart)
    if (length <= maxLength) return truncatedStart
    remainingLetters = Math.min(remainingLetters - 1, Math.floor((remainingLetters * maxLength) / length))
  }
  return null
}

const countTextCharacters = (node: Nodes): number => {
  if (node.type === 'text') return node.value.length
  return 'children' in node ? node.children.reduce((sum, child) => sum + countTextCharacters(child), 0) : 0
}

const truncateTextNodes = (tree: Root, maxLength: number): Root => {
  let remainingLetters = maxLength
  const keep = <Node extends Nodes>(node: Node): Node | undefined => {
    if (remainingLetters <= 0) return undefined
    if (node.type === 'text') {
      const value =
        node.value.length <= remainingLetters ? node.value : shortenText(node.value, remainingLetters)
      remainingLetters -= node.value.length
      return { ...node, value }
    }
    if (!('children' in node)) return node
    const children = node.children.map((child) => keep(child)).filter((child) => child !== undefined)
    return children.length === 0 ? undefined : { ...node, children }
  }
  const children = tree.children.map((child) => keep<RootContent>(child))
  return { ...tree, children: children.filter((child) => child !== undefined) }
}
