import { addressIn, itemLines, type Letter } from './letter.ts'
import type { WrittenText } from './writtenText.ts'

/** The same message as plain text, for programs and people that read no html. */
export function mailText(letter: Letter, origin: string): string {
  const { header, footer, words, button, notes, reasons } = letter
  return `${[
    plain(header),
    ...words.map(plain),
    itemLines(letter),
    button ? `${button.label}: ${addressIn(origin, button.href)}` : '',
    ...notes,
    plain(footer),
    reasons.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

const plain = (text: string | WrittenText | null): string =>
  typeof text === 'string' ? text : (text?.text ?? '')
