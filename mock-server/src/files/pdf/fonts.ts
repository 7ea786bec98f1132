import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Whether the fonts hold the letters of a text. */
const canWrite = (text: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text)

/** Somebody by their name, by their address where there is none or its letters cannot be written. */
export const personText = ({ name, email }: { name: string; email: string }): string =>
  name !== '' && canWrite(name) ? name : email

/** The whole faces of Noto Sans; they hold no Chinese, Japanese or Korean letters. */
export const fonts = {
  plain: () => require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: () => require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
} as const
