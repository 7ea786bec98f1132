import { Temporal } from 'temporal-polyfill'
import * as z from 'zod/mini'

const IsoDuration = z.iso.duration()

function catchRangeError<T>(compute: () => T): T | undefined {
  try {
    return compute()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

export const parseDuration = (text: string): Temporal.Duration | undefined =>
  IsoDuration.safeParse(text).success ? catchRangeError(() => Temporal.Duration.from(text)) : undefined

/** UTC. A month after 31 January is the end of February. Returns Infinity after the last possible date. */
export const addDuration = (now: number, duration: Temporal.Duration): number =>
  catchRangeError(
    () =>
      Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').add(duration).epochMilliseconds,
  ) ?? Number.POSITIVE_INFINITY
