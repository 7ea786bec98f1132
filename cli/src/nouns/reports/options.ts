const fileFormats = ['pdf', 'csv'] as const
export type FileFormat = (typeof fileFormats)[number]
export type WantedExecution = number | 'latest' | 'all'

export function parseFormats(given: string): FileFormat[] {
  const words = given.toLowerCase().split(',')
  const found = fileFormats.filter((format) => words.includes(format))
  if (found.length === new Set(words).size) return found
  throw new RangeError(`It must be ${fileFormats.join(' or ')}, or both, such as ${fileFormats.join(',')}.`)
}

export function parseExecution(given: string): WantedExecution {
  if (given === 'latest' || given === 'all') return given
  if (/^\d{1,15}$/.test(given)) return Number(given)
  throw new RangeError('It must be an execution ID, latest or all.')
}

export function parseSince(given: string): string {
  const start = `${given}T00:00:00.000Z`
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(start))
  // Date.parse reads 31 February as a day in March.
  if (isDay && new Date(start).toISOString() === start) return start
  throw new RangeError('It must be a day, such as 2026-01-31.')
}
