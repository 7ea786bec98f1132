import * as z from 'zod/mini'

const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** IANA time zone like 'Europe/Berlin'. */
export const TimeZone = z
  .string()
  .check(
    z.refine(isTimeZone, 'Must be a time zone like Europe/Berlin'),
    z.meta({ examples: ['Europe/Berlin', 'Atlantic/Reykjavik', 'UTC'] }),
  )
