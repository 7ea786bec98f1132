import { Temporal } from 'temporal-polyfill'
import * as z from 'zod/mini'

const Iso = z.iso.duration()

/** Undefined where Temporal finds that a number is too large. */
function within<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Reads 'P7D', 'PT90M' or 'P1M2DT3H' (ISO 8601); undefined where the text is none. */
export const parseDuration = (text: string): Temporal.Duration | undefined =>
  Iso.safeParse(text).success ? within(() => Temporal.Duration.from(text)) : undefined

/** A month after 31 January is the last day of February, in UTC; Infinity is later than any calendar goes. */
export const addDuration = (now: number, duration: Temporal.Duration): number =>
  within(
    () =>
      Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').add(duration).epochMilliseconds,
  ) ?? Number.POSITIVE_INFINITY
