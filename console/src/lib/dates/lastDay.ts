import { getDayBefore } from '@heed/contracts'
import type { Formats } from '../formats.ts'

/** Uses UTC, because subscription periods are counted in UTC days. */
export const formatLastDay = (formats: Formats, end: string): string =>
  formats.withZone('UTC').date(`${getDayBefore(end)}T00:00:00.000Z`)
