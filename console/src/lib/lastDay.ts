import { dayBefore } from '@heed/contracts'
import type { Formats } from './formats.ts'

/** The last whole day of what ends at an instant: days of a subscription are those of UTC. */
export const lastDay = (formats: Formats, end: string): string =>
  formats.inZone('UTC').date(`${dayBefore(end)}T00:00:00.000Z`)
