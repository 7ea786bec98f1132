import { harmless } from '../io/width.ts'

/** Which columns of a file are not read: one that is misspelled must not be missed in silence. */
export const unreadLines = (unread: readonly string[]): string[] =>
  unread.length > 0
    ? [`Not read: ${unread.map((heading) => `"${harmless(heading)}"`).join(', ')}. See heed help files`]
    : []
