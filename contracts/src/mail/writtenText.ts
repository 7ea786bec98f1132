import { cleanRichText } from '../rules/richText/clean.ts'
import { convertHtmlToMarkdown } from '../rules/richText/markdown.ts'
import { toPlainText } from '../rules/richText/plainText.ts'

export interface FormattedText {
  html: string
  text: string
  markdown: string
}

const maxCachedTexts = 200
const textsByMessage = new Map<string, FormattedText>()

export function createFormattedText(
  message: string | undefined,
  alternativeText?: string,
): FormattedText | undefined {
  const writtenText = message ? (textsByMessage.get(message) ?? parseMessage(message)) : undefined
  if (alternativeText) return { html: '', text: '', ...writtenText, markdown: alternativeText }
  return writtenText?.html === '' ? undefined : writtenText
}

function parseMessage(message: string): FormattedText {
  const html = cleanRichText(message)
  const blocks = html === '' || /^<(?:p|h\d|[uo]l)>/.test(html) ? html : `<p>${html}</p>`
  const writtenText = { html: blocks, text: toPlainText(html), markdown: convertHtmlToMarkdown(html) }
  if (textsByMessage.size >= maxCachedTexts) textsByMessage.clear()
  textsByMessage.set(message, writtenText)
  return writtenText
}
