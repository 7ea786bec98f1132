import { formatItemLines, type Letter, resolveAddress, splitAtKnownAddresses } from './letter.ts'
import { preventLinks } from './unlinkedText.ts'
import type { FormattedText } from './writtenText.ts'

export function renderEmailText(letter: Letter, origin: string): string {
  const { header, footer, words, button, notes, reasons } = letter
  const formatLine = (line: string) =>
    splitAtKnownAddresses(line, letter, origin)
      .map((part, index) => (index % 2 === 0 ? preventLinks(part) : part))
      .join('')
  return `${[
    toPlainString(header),
    ...words.map(toPlainString),
    formatItemLines(letter, preventLinks),
    button ? `${button.label}: ${resolveAddress(origin, button.href)}` : '',
    ...notes.map(formatLine),
    toPlainString(footer),
    reasons.map(formatLine).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

const toPlainString = (text: string | FormattedText | null): string =>
  typeof text === 'string' ? preventLinks(text) : (text?.text ?? '')
