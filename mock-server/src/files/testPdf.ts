import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PdfContent {
  title: unknown
  language: unknown
  showsTitle: unknown
  isTagged: boolean
  pages: number
  bookmarks: string[]
  childBookmarks: Map<string, { title: string; page: number }[]>
  texts: string[]
  headings: string[]
  tables: Map<string, string[][]>
}

interface Node {
  role?: string
  id?: string
  type?: string
  children?: Node[]
}

export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { info } = (await pdf.getMetadata()) as unknown as { info: Record<string, unknown> }
  const preferences = (await pdf.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null
  const outline = (await pdf.getOutline()) ?? []
  const pdfContent: PdfContent = {
    title: info.Title,
    language: info.Language,
    showsTitle: preferences?.DisplayDocTitle,
    isTagged: (await pdf.getMarkInfo())?.Marked ?? false,
    pages: pdf.numPages,
    bookmarks: outline.map(({ title }) => title),
    childBookmarks: new Map(),
    texts: [],
    headings: [],
    tables: new Map(),
  }
  for (const { title, items } of outline.filter(({ items }) => items.length > 0)) {
    const childBookmarks = items.map(async (item) => {
      const [page] = Array.isArray(item.dest) ? item.dest : []
      return { title: item.title, page: 1 + (await pdf.getPageIndex(page)) }
    })
    pdfContent.childBookmarks.set(title, await Promise.all(childBookmarks))
  }
  for (let number = 1; number <= pdf.numPages; number++) await readPage(await pdf.getPage(number), pdfContent)
  await pdf.destroy()
  return pdfContent
}

async function readPage(page: PDFPageProxy, pdfContent: PdfContent): Promise<void> {
  const byId = new Map<string, string>()
  const openIds: (string | undefined)[] = []
  let fullText = ''
  let line: number | undefined
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  for (const item of items) {
    if ('str' in item) {
      fullText += `${item.str} `
      const id = openIds.findLast((candidate) => candidate !== undefined)
      if (id !== undefined) {
        const [, , , , , y] = item.transform as number[]
        const gap = byId.has(id) && y !== line ? ' ' : ''
        byId.set(id, `${byId.get(id) ?? ''}${gap}${item.str}`)
        line = y
      }
    } else if (item.type === 'endMarkedContent') openIds.pop()
    else openIds.push('id' in item && typeof item.id === 'string' ? item.id : undefined)
  }
  pdfContent.texts.push(fullText)
  const collectText = (node: Node): string =>
    `${byId.get(node.id ?? '') ?? ''}${(node.children ?? []).map(collectText).join('')}`
      .replaceAll(/\s+/g, ' ')
      .trim()
  const structureTree = (await page.getStructTree()) as Node | null
  if (structureTree) readParts(structureTree, collectText, pdfContent)
}

function readParts(node: Node, getNodeText: (node: Node) => string, pdfContent: PdfContent): void {
  if (node.role === 'Table') readTable(node, getNodeText, pdfContent)
  else if (node.role?.match(/^H\d$/)) pdfContent.headings.push(`${node.role} ${getNodeText(node)}`)
  else for (const child of node.children ?? []) readParts(child, getNodeText, pdfContent)
}

function readTable(table: Node, getNodeText: (node: Node) => string, pdfContent: PdfContent): void {
  const listRows = (role: string) =>
    (table.children ?? [])
      .filter((part) => part.role === role)
      .flatMap(({ children = [] }) => children)
      .map(({ children = [] }) => children.map(getNodeText))
      .filter((cells) => cells.some((cell) => cell !== ''))
  const [headerRow] = listRows('THead')
  // Each page repeats the whole table's structure but contains only its own cells.
  if (headerRow) pdfContent.tables.set(headerRow.join('|'), [])
  const [, tableRows] = [...pdfContent.tables].at(-1) ?? []
  tableRows?.push(...listRows('TBody'))
}

/** Removes spaces, so that wrapped addresses match. */
export const removeSpaces = (text = ''): string => text.replaceAll(/\s/g, '')
