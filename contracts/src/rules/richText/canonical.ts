import type { Element, ElementContent, Nodes, Root } from 'hast'
import { plain, type Run, type TextMarks, tidyRuns, toElements } from './runs.ts'

export function canonical(tree: Root): Root {
  const { blocks, isBare } = new Blocks(false).of(tree.children)
  const [only] = blocks
  return { type: 'root', children: isBare && only ? only.children : blocks }
}

class Blocks {
  private readonly blocks: Element[] = []
  private line: Run[] = []
  private tag = 'p'
  private isBare = true
  private readonly inList: boolean

  constructor(inList: boolean) {
    this.inList = inList
  }

  of(nodes: readonly Nodes[], marks: TextMarks = plain): { blocks: Element[]; isBare: boolean } {
    for (const node of nodes) this.take(node, marks)
    this.endLine()
    return { blocks: this.blocks, isBare: this.isBare }
  }

  private take(node: Nodes, marks: TextMarks): void {
    if (node.type === 'text') this.line.push({ text: node.value.replaceAll('\n', ' '), marks })
    else if (node.type === 'element') this.takeElement(node, marks)
  }

  private takeElement({ tagName, properties, children }: Element, marks: TextMarks): void {
    const inside = (more: Partial<TextMarks>) => {
      for (const child of children) this.take(child, { ...marks, ...more })
    }
    if (tagName === 'br') this.line.push({ text: this.tag === 'p' ? '\n' : ' ', marks })
    else if (tagName === 'strong' || tagName === 'em') inside({ [tagName]: true })
    else if (tagName === 'a') inside({ href: parseLink(properties.href) ?? marks.href })
    else if (tagName === 'ul' || tagName === 'ol') this.takeList(tagName, children, marks)
    else this.takeBlock(tagName, () => inside({}))
  }

  private takeBlock(tagName: string, inside: () => void): void {
    this.endLine()
    this.isBare = false
    const around = this.tag
    this.tag = tagName === 'li' || this.inList ? 'p' : tagName
    inside()
    this.endLine()
    this.tag = around
  }

  private takeList(tagName: string, children: readonly ElementContent[], marks: TextMarks): void {
    this.endLine()
    this.isBare = false
    const items = groupItems(children).map((item) => new Blocks(true).of(item, marks).blocks)
    const full = items.filter((blocks) => blocks.length > 0)
    if (full.length === 0) return
    this.blocks.push(
      element(
        tagName,
        full.map((blocks) => element('li', tight(blocks))),
      ),
    )
  }

  private endLine(): void {
    const runs = tidyRuns(this.line)
    this.line = []
    if (runs.length > 0) this.blocks.push(element(this.tag, toElements(runs)))
  }
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

const parseLink = (href: unknown): string | null => (typeof href === 'string' ? href : null)

function groupItems(children: readonly ElementContent[]): ElementContent[][] {
  const items: ElementContent[][] = []
  let isLoose = false
  for (const child of children) {
    const isItem = child.type === 'element' && child.tagName === 'li'
    if (isItem) items.push(child.children)
    else if (isLoose) items.at(-1)?.push(child)
    else items.push([child])
    isLoose = !isItem
  }
  return items
}

function tight(blocks: readonly Element[]): ElementContent[] {
  const paragraphs = blocks.filter(({ tagName }) => tagName === 'p')
  return blocks.flatMap((block) =>
    paragraphs.length === 1 && block.tagName === 'p' ? block.children : [block],
  )
}
