import { cleanRichText } from '../rules/richText/clean.ts'
import { formatMarkdown } from '../rules/richText/markdown.ts'
import { toPlainText } from '../rules/richText/plainText.ts'

export interface WrittenText {
  html: string
  text: string
  markdown: string
}

const most = 200
const known = new Map<string, WrittenText>()

export function toWrittenText(message: string | undefined, twin?: string): WrittenText | undefined {
  const written = message ? (known.get(message) ?? read(message)) : undefined
  if (twin) return { html: '', text: '', ...written, markdown: twin }
  return written?.html === '' ? undefined : written
}

function read(message: string): WrittenText {
  const html = cleanRichText(message)
  const blocks = html === '' || /^<(?:p|h\d|[uo]l)>/.test(html) ? html : `<p>${html}</p>`
  const written = { html: blocks, text: toPlainText(html), markdown: formatMarkdown(html) }
  if (known.size >= most) known.clear()
  known.set(message, written)
  return written
}
