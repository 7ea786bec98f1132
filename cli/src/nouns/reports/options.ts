/** Files of an execution. */
const fileFormats = ['pdf', 'csv'] as const
export type FileFormat = (typeof fileFormats)[number]
/** Which executions of a report: one by its id, the latest that is done, or all that are. */
export type WantedExecution = number | 'latest' | 'all'

export function parseFormats(given: string): FileFormat[] {
  const words = given.toLowerCase().split(',')
  const found = fileFormats.filter((format) => words.includes(format))
  if (found.length === new Set(words).size) return found
  throw new RangeError(`It must be ${fileFormats.join(', ')}, or both as in ${fileFormats.join(',')}.`)
}

export function parseExecution(given: string): WantedExecution {
  if (given === 'latest' || given === 'all') return given
  if (/^\d{1,15}$/.test(given)) return Number(given)
  throw new RangeError('It must be the id of an execution, latest or all.')
}

/** A day as the instant at which it begins in UTC. */
export function parseSince(given: string): string {
  const start = `${given}T00:00:00.000Z`
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(start))
  // The 31st of February would be read as a day in March.
  if (isDay && new Date(start).toISOString() === start) return start
  throw new RangeError('It must be a day, as in 2026-01-31.')
}
