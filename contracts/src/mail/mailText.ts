import { addressIn, itemLines, type Letter, ownAddressesIn } from './letter.ts'
import { unlinkedText } from './unlinkedText.ts'
import type { WrittenText } from './writtenText.ts'

export function mailText(letter: Letter, origin: string): string {
  const { header, footer, words, button, notes, reasons } = letter
  const formatLine = (line: string) =>
    ownAddressesIn(line, letter, origin)
      .map((part, at) => (at % 2 === 0 ? unlinkedText(part) : part))
      .join('')
  return `${[
    plain(header),
    ...words.map(plain),
    itemLines(letter, unlinkedText),
    button ? `${button.label}: ${addressIn(origin, button.href)}` : '',
    ...notes.map(formatLine),
    plain(footer),
    reasons.map(formatLine).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

const plain = (text: string | WrittenText | null): string =>
  typeof text === 'string' ? unlinkedText(text) : (text?.text ?? '')
