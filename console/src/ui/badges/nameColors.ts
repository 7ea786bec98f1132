import { ensureContrast, mixColors } from '@heed/contracts'
import { darkTokens, lightTokens, type SchemeTokens } from '../theme/tokens.ts'

/** Hue angles that are easy to distinguish; red is left out, because it would suggest an error. */
const HUES = [34, 88, 150, 190, 218, 262, 322]

type NameColors = { background: string; foreground: string }

function createShade(hue: number): string {
  const getChannel = (offset: number) => {
    const hueStep = (offset + hue / 30) % 12
    const level = 0.48 - 0.29 * Math.max(-1, Math.min(hueStep - 3, 9 - hueStep, 1))
    return Math.round(level * 255)
  }
  return `rgb(${String(getChannel(0))}, ${String(getChannel(8))}, ${String(getChannel(4))})`
}

function makeNameColors(hue: number, tokens: SchemeTokens): NameColors {
  const color = createShade(hue)
  const backgroundColor = mixColors(tokens.paper, color, 0.18)
  return { background: backgroundColor, foreground: ensureContrast(color, backgroundColor) }
}

export const nameColorPairs: readonly { light: NameColors; dark: NameColors }[] = HUES.map((hue) => ({
  light: makeNameColors(hue, lightTokens),
  dark: makeNameColors(hue, darkTokens),
}))

export function findColorIndex(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name.normalize('NFC').toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0) % HUES.length
}
