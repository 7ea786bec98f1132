import { createRequire } from 'node:module'
import { isHeld } from './eastAsian.ts'

const require = createRequire(import.meta.url)

/** The letters that the whole faces hold, as they say themselves: 𝒜 and ♥ belong to every script, and they have neither. */
function readHeld(): ReadonlySet<number> {
  // Loaded for the first document, as pdfkit is.
  const { openSync } = require('fontkit') as { openSync(path: string): { characterSet: number[] } }
  return new Set(openSync(fonts.plain()).characterSet)
}

let held: ReadonlySet<number> | undefined

function isInFace(letter: string): boolean {
  held ??= readHeld()
  return held.has(letter.codePointAt(0) ?? 0)
}

/** Whether the faces hold the letters of a text. */
const canWrite = (text: string): boolean => [...text].every((letter) => isInFace(letter) || isHeld(letter))

/** Somebody by their name, by their address where there is none or its letters cannot be written. */
export const personText = ({ name, email }: { name: string; email: string }): string =>
  name !== '' && canWrite(name) ? name : email

/** The whole faces of Noto Sans; Chinese and Japanese letters have faces of their own. */
export const fonts = {
  plain: () => require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: () => require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
} as const

/** How far above the line they reach, in parts of their size. */
export const ascent = 1.069
