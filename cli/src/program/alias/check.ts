import { exitCodes, Stop } from '../../io/exit.ts'
import type { Aliases } from '../../io/files/aliases.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { splitLine, splitWords } from '../../io/typedLine.ts'
import { expandNouns, isBuiltIn, listOperands, requestsUnknownHelp } from '../expandWords.ts'

const maxNameLength = 64
const namePattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u

export const quoteAlias = (text: string): string => `"${sanitizeText(text)}"`

/** Returns the expansion without a leading `heed`. */
export function parseAlias(name: string, expansion: string): string {
  if (name.length > maxNameLength || !namePattern.test(name)) {
    throw new Stop(
      `An alias can't be called ${quoteAlias(name)}.`,
      exitCodes.usage,
      'Use letters, digits, dots, dashes and underscores. Start with a letter or digit.',
    )
  }
  if (isBuiltIn(name)) {
    throw new Stop(
      `${quoteAlias(name)} is a command or help topic of heed, so an alias can't have this name.`,
      exitCodes.usage,
      'Choose another name.',
    )
  }
  const text = expansion.trim().replace(/^heed\s+/, '')
  if (sanitizeText(text) !== text) {
    throw new Stop(`The alias ${quoteAlias(name)} contains control characters.`, exitCodes.usage)
  }
  if (splitLine(`heed ${text}`).quote !== '') {
    throw new Stop(`The alias ${quoteAlias(name)} has an unclosed quote: ${text}`, exitCodes.usage)
  }
  const words = expandNouns(splitWords(text))
  const isCommand = isBuiltIn(listOperands(words)[0]?.word ?? '')
  if (words[0] !== 'help' && (!isCommand || requestsUnknownHelp([...words, '--help']))) {
    throw new Stop(
      `The alias ${quoteAlias(name)} doesn't start with a command of heed: ${text}`,
      exitCodes.usage,
      'See all commands: heed --help',
    )
  }
  return text
}

export function refuseExistingAlias(aliases: Aliases, name: string): void {
  if (!Object.hasOwn(aliases, name)) return
  throw new Stop(
    `There's already an alias ${quoteAlias(name)}: ${sanitizeText(aliases[name] ?? '')}`,
    exitCodes.usage,
    'Add --clobber to overwrite it, or choose another name.',
  )
}
