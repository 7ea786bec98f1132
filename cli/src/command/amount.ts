import type { OptionSpec } from './command.ts'

function parse(text: string): number {
  const [, wholePart = '', cents = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (wholePart) return Number(wholePart) * 100 + Number(cents.padEnd(2, '0'))
  throw new RangeError('It must be an amount, such as 500 or 499.50.')
}

/** Users type whole currency units; returns cents. */
export const createAmountOption = (help: string): OptionSpec<number | undefined> => ({
  help,
  value: 'amount',
  parse,
})
