import type { Nodes, Root, RootContent } from 'mdast'
import { shortenText } from '../chatLimits.ts'
import { printMarkdown } from './markdown.ts'

export function truncateTree(tree: Root, most: number): Root | null {
  if (printMarkdown(tree).length <= most) return tree
  let room = Math.min(letters(tree), most)
  while (room > 0) {
    const beginning = firstLetters(tree, room)
    const { length } = printMarkdown(beginning)
    if (length <= most) return beginning
    room = Math.min(room - 1, Math.floor((room * most) / length))
  }
  return null
}

const letters = (node: Nodes): number => {
  if (node.type === 'text') return node.value.length
  return 'children' in node ? node.children.reduce((sum, child) => sum + letters(child), 0) : 0
}

const firstLetters = (tree: Root, most: number): Root => {
  let left = most
  const keep = <Node extends Nodes>(node: Node): Node | undefined => {
    if (left <= 0) return undefined
    if (node.type === 'text') {
      const value = node.value.length <= left ? node.value : shortenText(node.value, left)
      left -= node.value.length
      return { ...node, value }
    }
    if (!('children' in node)) return node
    const children = node.children.map((child) => keep(child)).filter((child) => child !== undefined)
    return children.length === 0 ? undefined : { ...node, children }
  }
  const children = tree.children.map((child) => keep<RootContent>(child))
  return { ...tree, children: children.filter((child) => child !== undefined) }
}
