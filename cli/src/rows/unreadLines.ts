import { sanitizeText } from '../io/terminal/width.ts'

/** A misspelled column must not be ignored silently. */
export const formatUnreadLines = (unread: readonly string[]): string[] =>
  unread.length > 0
    ? [
        `Ignored columns: ${unread.map((heading) => `"${sanitizeText(heading)}"`).join(', ')}. See heed help files`,
      ]
    : []
