import { Temporal } from 'temporal-polyfill'
import * as z from 'zod/mini'

const Iso = z.iso.duration()

/** Reads 'P7D', 'PT90M' or 'P1M2DT3H' (ISO 8601); undefined where the text is none. */
export const parseDuration = (text: string): Temporal.Duration | undefined =>
  Iso.safeParse(text).success ? Temporal.Duration.from(text) : undefined

/** A month after 31 January is the last day of February, in UTC. */
export const addDuration = (now: number, duration: Temporal.Duration): number =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').add(duration).epochMilliseconds
