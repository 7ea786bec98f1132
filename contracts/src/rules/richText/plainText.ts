import type { Element, ElementContent, Nodes, Root } from 'hast'
import { parseRichText } from './clean.ts'

export const toPlainText = (html: string): string => toText(parseRichText(html)).trim()

function toText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'root') return joinBlocks(node)
  if (node.type !== 'element') return ''
  if (node.tagName === 'br') return '\n'
  if (node.tagName === 'a') return formatLink(node)
  if (node.tagName === 'ul' || node.tagName === 'ol') return formatList(node)
  return node.children.map(toText).join('')
}

const isList = (node: Nodes) => node.type === 'element' && /^[uo]l$/.test(node.tagName)
const isBlock = (node: Nodes) => isList(node) || (node.type === 'element' && /^(?:p|h\d)$/.test(node.tagName))

const joinBlocks = ({ children }: Root): string =>
  children.some(isBlock) ? children.map(toText).join('\n\n') : children.map(toText).join('')

function formatLink({ children, properties }: Element): string {
  const words = children.map(toText).join('')
  const address = String(properties.href)
  return address.replace(/^(?:mailto|tel):/, '') === words || address === words
    ? words
    : `${words} (${address})`
}

function formatList({ tagName, children }: Element): string {
  const items = children.filter((child) => child.type === 'element')
  return items
    .map((item, index) => {
      const sign = tagName === 'ol' ? `${index + 1}. ` : '- '
      return `${sign}${formatItem(item.children).replaceAll('\n', `\n${' '.repeat(sign.length)}`)}`
    })
    .join('\n')
}

const formatItem = (children: readonly ElementContent[]): string =>
  children.map((child, index) => `${index > 0 && isBlock(child) ? '\n' : ''}${toText(child)}`).join('')
