import { sanitizeText } from '../io/terminal/width.ts'

/** A misspelled column must not be ignored silently. */
export const formatIgnoredColumns = (unreadKeys: readonly string[]): string[] =>
  unreadKeys.length > 0
    ? [
        `Ignored columns: ${unreadKeys.map((heading) => `"${sanitizeText(heading)}"`).join(', ')}. See heed help files`,
      ]
    : []
