import { ensureContrast, getTextColor } from '../rules/branding/contrast.ts'
import { escapeHtml } from './escapeHtml.ts'
import frame from './frame.json' with { type: 'json' }
import { addressIn, itemNote, type Letter, ownAddressesIn } from './letter.ts'
import { unlinkedText } from './unlinkedText.ts'
import type { WrittenText } from './writtenText.ts'

const inFrame = { fill: '#0a1b2c', onFill: '#0c1d2e', linkOnDark: '#0e1f31' } as const
const paper = { light: '#f2f2f5', dark: '#1d1d21' } as const

const styles = {
  p: 'margin:0 0 14px',
  h2: 'margin:0 0 12px;font-size:22px;line-height:1.3;font-weight:600',
  h3: 'margin:0 0 10px;font-size:18px;line-height:1.4;font-weight:600',
  ul: 'margin:0 0 14px;padding-left:24px',
  ol: 'margin:0 0 14px;padding-left:24px',
} as const

type Part = keyof typeof frame
type Values = Readonly<Record<string, string>>
type Cut = readonly string[]

const most = 100
/** Cached, because 100,000 emails from one company have the same frame. */
const known = new Map<string, Record<Part, Cut>>()

function paintedIn(color: string): Record<Part, Cut> {
  const found = known.get(color)
  if (found) return found
  const painted = paint(color)
  if (known.size >= most) known.clear()
  known.set(color, painted)
  return painted
}

function paint(color: string): Record<Part, Cut> {
  // A pale brand colour would make the button hard to see.
  const fill = ensureContrast(color, paper.light)
  const cut = (part: string): Cut =>
    part
      .replaceAll(inFrame.fill, fill)
      .replaceAll(inFrame.onFill, getTextColor(fill))
      .replaceAll(inFrame.linkOnDark, ensureContrast(color, paper.dark))
      .split(/\{\{(\w+)\}\}/)
  return Object.fromEntries(Object.entries(frame).map(([part, html]) => [part, cut(html)])) as Record<
    Part,
    Cut
  >
}

const filled = (cut: Cut, values: Values): string =>
  cut.map((piece, at) => (at % 2 === 0 ? piece : (values[piece] ?? ''))).join('')

interface Mail {
  subject: string
  letter: Letter
  origin: string
}

export function mailHtml({ subject, letter, origin }: Mail): string {
  const { brand, header, footer, words, items, button, notes, reasons } = letter
  const link = ensureContrast(brand.color, paper.light)
  const painted = paintedIn(brand.color)
  const fill = (part: Part, values: Values = {}) => filled(painted[part], values)
  const writing = (text: string | WrittenText) => fill('words', { html: renderHtml(text, link) })
  const { logo } = brand
  return [
    fill('begin', {
      lang: escapeHtml(letter.language),
      subject: escapeHtml(subject),
      preheader: textHtml(letter.preheader),
    }),
    logo
      ? fill('logo', {
          logo: escapeHtml(addressIn(origin, logo.href)),
          brand: escapeHtml(brand.name),
          width: String(logo.width),
          height: String(logo.height),
        })
      : fill('name', { brand: textHtml(brand.name) }),
    ...[header ?? [], words].flat().map(writing),
    ...items.map(({ title, note }) =>
      fill('item', { title: textHtml(title), note: textHtml(itemNote(note)) }),
    ),
    button
      ? fill('button', { href: escapeHtml(addressIn(origin, button.href)), label: textHtml(button.label) })
      : '',
    ...notes.map((note) => fill('quiet', { html: linked(ownAddressesIn(note, letter, origin), link) })),
    ...[footer ?? []].flat().map(writing),
    fill('foot', {
      why: reasons.map((reason) => linked(ownAddressesIn(reason, letter, origin), link)).join('<br>'),
    }),
    frame.end,
  ].join('')
}

function renderHtml(text: string | WrittenText, link: string): string {
  if (typeof text === 'string') return `<p style="${styles.p}">${textHtml(text)}</p>`
  return text.html
    .replace(/<(p|h2|h3|ul|ol)>/g, (_, tag: keyof typeof styles) => `<${tag} style="${styles[tag]}">`)
    .replaceAll('<a ', `<a style="color:${link}" `)
}

const textHtml = (text: string): string => escapeHtml(unlinkedText(text))

const linked = (line: readonly string[], color: string): string =>
  line
    .map((part, at) => {
      if (at % 2 === 0) return textHtml(part)
      const isPage = /^(?:https?:|\/)/i.test(part)
      const href = isPage ? part : `mailto:${part}`
      const style = `color:${color};word-break:${isPage ? 'break-all' : 'break-word'}`
      return `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(part)}</a>`
    })
    .join('')
