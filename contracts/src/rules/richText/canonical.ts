import type { Element, ElementContent, Nodes, Root } from 'hast'
import { normalizeRuns, plainMarks, type TextMarks, type TextRun, toElements } from './runs.ts'

export function toCanonicalTree(tree: Root): Root {
  const { blocks, isBare } = new BlockBuilder(false).convert(tree.children)
  const [onlyBlock] = blocks
  return { type: 'root', children: isBare && onlyBlock ? onlyBlock.children : blocks }
}

class BlockBuilder {
  private readonly blocks: Element[] = []
  private line: TextRun[] = []
  private tag = 'p'
  private isBare = true
  private readonly isInList: boolean

  constructor(isInList: boolean) {
    this.isInList = isInList
  }

  convert(nodes: readonly Nodes[], marks: TextMarks = plainMarks): { blocks: Element[]; isBare: boolean } {
    for (const node of nodes) this.take(node, marks)
    this.endLine()
    return { blocks: this.blocks, isBare: this.isBare }
  }

  private take(node: Nodes, marks: TextMarks): void {
    if (node.type === 'text') this.line.push({ text: node.value.replaceAll('\n', ' '), marks })
    else if (node.type === 'element') this.takeElement(node, marks)
  }

  private takeElement({ tagName, properties, children }: Element, marks: TextMarks): void {
    const convertChildren = (extraMarks: Partial<TextMarks>) => {
      for (const child of children) this.take(child, { ...marks, ...extraMarks })
    }
    if (tagName === 'br') this.line.push({ text: this.tag === 'p' ? '\n' : ' ', marks })
    else if (tagName === 'strong' || tagName === 'em') convertChildren({ [tagName]: true })
    else if (tagName === 'a') convertChildren({ href: getHref(properties.href) ?? marks.href })
    else if (tagName === 'ul' || tagName === 'ol') this.takeList(tagName, children, marks)
    else this.takeBlock(tagName, () => convertChildren({}))
  }

  private takeBlock(tagName: string, writeChildren: () => void): void {
    this.endLine()
    this.isBare = false
    const outerTag = this.tag
    this.tag = tagName === 'li' || this.isInList ? 'p' : tagName
    writeChildren()
    this.endLine()
    this.tag = outerTag
  }

  private takeList(tagName: string, children: readonly ElementContent[], marks: TextMarks): void {
    this.endLine()
    this.isBare = false
    const items = groupItems(children).map((item) => new BlockBuilder(true).convert(item, marks).blocks)
    const nonEmptyItems = items.filter((blocks) => blocks.length > 0)
    if (nonEmptyItems.length === 0) return
    this.blocks.push(
      createElement(
        tagName,
        nonEmptyItems.map((blocks) => createElement('li', unwrapOnlyParagraph(blocks))),
      ),
    )
  }

  private endLine(): void {
    const runs = normalizeRuns(this.line)
    this.line = []
    if (runs.length > 0) this.blocks.push(createElement(this.tag, toElements(runs)))
  }
}

const createElement = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

const getHref = (href: unknown): string | null => (typeof href === 'string' ? href : null)

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

function unwrapOnlyParagraph(blocks: readonly Element[]): ElementContent[] {
  const paragraphs = blocks.filter(({ tagName }) => tagName === 'p')
  return blocks.flatMap((block) =>
    paragraphs.length === 1 && block.tagName === 'p' ? block.children : [block],
  )
}
