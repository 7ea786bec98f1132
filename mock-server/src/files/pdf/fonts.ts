import { createRequire } from 'node:module'
import { isHeld } from './eastAsian.ts'

const require = createRequire(import.meta.url)

/** Of the signs that all scripts share, pictures such as 🎉 are not among them. */
const held =
  /(?!\p{Emoji_Presentation})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u

/** Whether the faces hold the letters of a text. */
const canWrite = (text: string): boolean => [...text].every((letter) => held.test(letter) || isHeld(letter))

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
