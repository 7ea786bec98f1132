import type { OptionSpec } from './command.ts'

export type ErrorLimit = { lines: number } | { percent: number }

function parse(text: string): ErrorLimit {
  const [, digits = '', percent] = /^(\d+(?:\.\d+)?)(%?)$/.exec(text) ?? []
  const number = Number(digits)
  if (digits && percent && number <= 100) return { percent: number }
  if (digits && !percent && Number.isInteger(number)) return { lines: number }
  throw new RangeError('It must be a number of lines, such as 20, or a percentage, such as 1%.')
}

export const createErrorLimitOption = (help: string): OptionSpec<ErrorLimit | undefined> => ({
  help,
  value: 'n|n%',
  parse,
})

export const formatLimit = (limit: ErrorLimit): string =>
  'lines' in limit ? `${limit.lines}` : `${limit.percent}%`

export function exceedsLimit(limit: ErrorLimit, refusedCount: number, filledCount: number): boolean {
  return 'lines' in limit ? refusedCount > limit.lines : refusedCount * 100 > limit.percent * filledCount
}
