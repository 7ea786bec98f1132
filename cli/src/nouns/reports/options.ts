import { isCalendarDay } from '@heed/contracts'

const fileFormats = ['pdf', 'csv'] as const
export type FileFormat = (typeof fileFormats)[number]
export type ExecutionChoice = number | 'latest' | 'all'

export function parseFormats(text: string): FileFormat[] {
  const words = text.toLowerCase().split(',')
  const formats = fileFormats.filter((format) => words.includes(format))
  if (formats.length === new Set(words).size) return formats
  throw new RangeError(`It must be ${fileFormats.join(' or ')}, or both, such as ${fileFormats.join(',')}.`)
}

export function parseExecution(text: string): ExecutionChoice {
  if (text === 'latest' || text === 'all') return text
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw new RangeError('It must be an execution ID, latest or all.')
}

/** The end of this day: report runs are compared by their start. */
export const parseEndDate = (text: string): string =>
  parseStartDate(text).replace('T00:00:00.000Z', 'T23:59:59.999Z')

export function parseStartDate(text: string): string {
  if (isCalendarDay(text)) return `${text}T00:00:00.000Z`
  throw new RangeError('It must be a day, such as 2026-01-31.')
}
