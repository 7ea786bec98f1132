import { ensureContrast, getTextColor } from '../rules/branding/contrast.ts'
import { escapeHtml } from './escapeHtml.ts'
import frame from './frame.json' with { type: 'json' }
import { formatItemNote, type Letter, resolveAddress, splitAtKnownAddresses } from './letter.ts'
import { preventLinks } from './unlinkedText.ts'
import type { FormattedText } from './writtenText.ts'

const frameColors = { fill: '#0a1b2c', onFill: '#0c1d2e', linkOnDark: '#0e1f31' } as const
export const emailBackgroundColors = { light: '#f2f2f5', dark: '#1d1d21' } as const

const styles = {
  p: 'margin:0 0 14px',
  h2: 'margin:0 0 12px;font-size:22px;line-height:1.3;font-weight:600',
  h3: 'margin:0 0 10px;font-size:18px;line-height:1.4;font-weight:600',
  ul: 'margin:0 0 14px;padding-left:24px',
  ol: 'margin:0 0 14px;padding-left:24px',
} as const

type FramePart = keyof typeof frame
type FrameValues = Readonly<Record<string, string>>
type HtmlPieces = readonly string[]

const maxCachedColors = 100
/** Cached, because 100,000 emails from one company have the same frame. */
const framesByColor = new Map<string, Record<FramePart, HtmlPieces>>()

function getColoredFrame(color: string): Record<FramePart, HtmlPieces> {
  const cachedFrame = framesByColor.get(color)
  if (cachedFrame) return cachedFrame
  const paintedFrame = createColoredFrame(color)
  if (framesByColor.size >= maxCachedColors) framesByColor.clear()
  framesByColor.set(color, paintedFrame)
  return paintedFrame
}

function createColoredFrame(color: string): Record<FramePart, HtmlPieces> {
  // A pale brand colour would make the button hard to see.
  const fill = ensureContrast(color, emailBackgroundColors.light)
  const splitPart = (part: string): HtmlPieces =>
    part
      .replaceAll(frameColors.fill, fill)
      .replaceAll(frameColors.onFill, getTextColor(fill))
      .replaceAll(frameColors.linkOnDark, ensureContrast(color, emailBackgroundColors.dark))
      .split(/\{\{(\w+)\}\}/)
  return Object.fromEntries(Object.entries(frame).map(([part, html]) => [part, splitPart(html)])) as Record<
    FramePart,
    HtmlPieces
  >
}

const fillTemplate = (pieces: HtmlPieces, values: FrameValues): string =>
  pieces.map((piece, index) => (index % 2 === 0 ? piece : (values[piece] ?? ''))).join('')

interface Email {
  subject: string
  letter: Letter
  origin: string
}

function renderNote(note: string, markColor: string | undefined): string {
  if (markColor === undefined) return toTextHtml(formatItemNote(note))
  const [mark = '', ...rest] = note
  const color = escapeHtml(markColor)
  return `${toTextHtml(formatItemNote(' ').trimEnd())} <span style="color:${color}">${mark}</span>${toTextHtml(rest.join(''))}`
}

export function renderEmailHtml({ subject, letter, origin }: Email): string {
  const { brand, header, footer, words, items, button, notes, reasons } = letter
  const link = ensureContrast(brand.color, emailBackgroundColors.light)
  const paintedFrame = getColoredFrame(brand.color)
  const fill = (part: FramePart, values: FrameValues = {}) => fillTemplate(paintedFrame[part], values)
  const renderWrittenText = (text: string | FormattedText) => fill('words', { html: renderHtml(text, link) })
  const { logo } = brand
  return [
    fill('begin', {
      lang: escapeHtml(letter.language),
      subject: escapeHtml(subject),
      preheader: toTextHtml(letter.preheader),
    }),
    logo
      ? fill('logo', {
          logo: escapeHtml(resolveAddress(origin, logo.href)),
          brand: escapeHtml(brand.name),
          width: String(logo.width),
          height: String(logo.height),
        })
      : fill('name', { brand: toTextHtml(brand.name) }),
    ...[header ?? [], words].flat().map(renderWrittenText),
    ...items.map(({ title, note, markColor }) =>
      fill('item', { title: toTextHtml(title), note: renderNote(note, markColor) }),
    ),
    button
      ? fill('button', {
          href: escapeHtml(resolveAddress(origin, button.href)),
          label: toTextHtml(button.label),
        })
      : '',
    ...notes.map((note) =>
      fill('quiet', { html: renderLinkedLine(splitAtKnownAddresses(note, letter, origin), link) }),
    ),
    ...[footer ?? []].flat().map(renderWrittenText),
    fill('foot', {
      why: reasons
        .map((reason) => renderLinkedLine(splitAtKnownAddresses(reason, letter, origin), link))
        .join('<br>'),
    }),
    frame.end,
  ].join('')
}

function renderHtml(text: string | FormattedText, link: string): string {
  if (typeof text === 'string') return `<p style="${styles.p}">${toTextHtml(text)}</p>`
  return text.html
    .replace(/<(p|h2|h3|ul|ol)>/g, (_, tag: keyof typeof styles) => `<${tag} style="${styles[tag]}">`)
    .replaceAll('<a ', `<a style="color:${link}" `)
}

const toTextHtml = (text: string): string => escapeHtml(preventLinks(text))

const renderLinkedLine = (line: readonly string[], color: string): string =>
  line
    .map((part, index) => {
      if (index % 2 === 0) return toTextHtml(part)
      const isPage = /^(?:https?:|\/)/i.test(part)
      const href = isPage ? part : `mailto:${part}`
      const style = `color:${color};word-break:${isPage ? 'break-all' : 'break-word'}`
      return `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(part)}</a>`
    })
    .join('')
