import { ensureContrast, mixColors } from '@heed/contracts'
import { dark, light, type SchemeTokens } from '../theme/tokens.ts'

/** Hue angles that are easy to distinguish; red is left out, because it would suggest an error. */
const HUES = [34, 88, 150, 190, 218, 262, 322]

type Face = { back: string; ink: string }

function shade(hue: number): string {
  const part = (at: number) => {
    const turn = (at + hue / 30) % 12
    const level = 0.48 - 0.29 * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))
    return Math.round(level * 255)
  }
  return `rgb(${String(part(0))}, ${String(part(8))}, ${String(part(4))})`
}

function makeFace(hue: number, tokens: SchemeTokens): Face {
  const color = shade(hue)
  const back = mixColors(tokens.paper, color, 0.18)
  return { back, ink: ensureContrast(color, back) }
}

export const nameFaces: readonly { light: Face; dark: Face }[] = HUES.map((hue) => ({
  light: makeFace(hue, light),
  dark: makeFace(hue, dark),
}))

export function findFaceIndex(name: string): number {
  let sum = 0x811c9dc5
  for (const letter of name.normalize('NFC').toLowerCase()) {
    sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return (sum >>> 0) % HUES.length
}
