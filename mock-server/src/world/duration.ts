interface Duration {
  months: number
  ms: number
}

const day = 24 * 60 * 60 * 1000
const pattern =
  /^P(?=\d|T\d)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/

/** Reads 'P7D', 'PT90M' or 'P1M2DT3H' (ISO 8601); undefined where the text is none. */
export function parseDuration(text: string): Duration | undefined {
  const parts: (string | undefined)[] | undefined = pattern.exec(text)?.slice(1)
  if (!parts) return undefined
  const [years, months, weeks, days, hours, minutes, seconds] = parts.map((part) => Number(part ?? 0))
  const time = (hours ?? 0) * 3_600_000 + (minutes ?? 0) * 60_000 + Math.round((seconds ?? 0) * 1000)
  return {
    months: (years ?? 0) * 12 + (months ?? 0),
    ms: ((weeks ?? 0) * 7 + (days ?? 0)) * day + time,
  }
}

/** A month after 31 January is the last day of February, in UTC. */
export function addDuration(now: number, { months, ms }: Duration): number {
  const date = new Date(now)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return date.getTime() + ms
}
