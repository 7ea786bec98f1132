import type { Formats } from '../../lib/formats.ts'

/** The cell of a column that holds an instant; a dash where there is none. */
export const dateCell =
  (formats: Formats) =>
  ({ getValue }: { getValue: () => string | null }): string =>
    formats.date(getValue()) || '–'
