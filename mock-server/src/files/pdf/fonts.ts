import { createRequire } from 'node:module'
import { hasGlyph } from './eastAsian.ts'

const require = createRequire(import.meta.url)

/** Checking scripts isn't enough: 𝒜 and ♥ belong to every script, but the fonts lack these characters. */
function readCharacterSet(): ReadonlySet<number> {
  // Load this library, like pdfkit, only with the first document.
  const { openSync } = require('fontkit') as { openSync(path: string): { characterSet: number[] } }
  return new Set(openSync(fonts.plain()).characterSet)
}

let characterSet: ReadonlySet<number> | undefined

function hasLatinGlyph(character: string): boolean {
  characterSet ??= readCharacterSet()
  return characterSet.has(character.codePointAt(0) ?? 0)
}

const hasAllGlyphs = (text: string): boolean =>
  [...text].every((character) => hasLatinGlyph(character) || hasGlyph(character))

export const formatPersonName = ({ name, email }: { name: string; email: string }): string =>
  name !== '' && hasAllGlyphs(name) ? name : email

export const fonts = {
  plain: () => require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: () => require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
} as const

/** In ems. */
export const ascent = 1.069
