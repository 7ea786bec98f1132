import { harmless } from '../io/terminal/width.ts'

/** A misspelled column must not be ignored silently. */
export const unreadLines = (unread: readonly string[]): string[] =>
  unread.length > 0
    ? [
        `Ignored columns: ${unread.map((heading) => `"${harmless(heading)}"`).join(', ')}. See heed help files`,
      ]
    : []
