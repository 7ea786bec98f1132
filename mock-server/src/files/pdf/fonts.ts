import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The whole faces of Noto Sans; they hold no Chinese, Japanese or Korean letters. */
export const fonts = {
  plain: () => require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: () => require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
} as const
