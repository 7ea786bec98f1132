import type { Letter } from './letter.ts'
import type { WrittenText } from './writtenText.ts'

/** The same message as plain text, for programs and people that read no html. */
export function mailText(letter: Letter, origin: string): string {
  const { header, footer, words, items, button, notes, reasons } = letter
  const lines = items.map(({ title, note }) => (note === '' ? `- ${title}` : `- ${title} · ${note}`))
  const href = button && (button.href.startsWith('/') ? `${origin}${button.href}` : button.href)
  return `${[
    plain(header),
    ...words.map(plain),
    lines.join('\n'),
    button ? `${button.label}: ${href}` : '',
    ...notes,
    plain(footer),
    reasons.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

const plain = (text: string | WrittenText | null): string =>
  typeof text === 'string' ? text : (text?.text ?? '')
